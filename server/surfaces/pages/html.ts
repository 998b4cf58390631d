/** HTML that may be sent as it is. Only the tag `html` and `trusted` make it. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** What a template may hold; text is escaped, what is not there is left out. */
export type Content = Html | string | number | null | undefined | false | readonly Content[]

/** Makes HTML of a template. Every value is escaped unless it is HTML itself; attributes stand in double quotes. */
export function html(strings: TemplateStringsArray, ...values: Content[]): Html {
  return new Html(strings.reduce((start, part, at) => start + written(values[at - 1]) + part))
}

/** Text of our own that is HTML already, such as a stylesheet. */
export function trusted(text: string): Html {
  return new Html(text)
}

/** Somebody's own words in the midst of ours: whichever way they run, ours keep theirs. */
export function words(text: string): Html {
  return html`<bdi>${text}</bdi>`
}

/** A link to somebody else's page, which learns nothing of this one; only its text where it is no web address. */
export function elsewhere(address: string, label: Content): Content {
  const url = webAddress(address)
  return url === null ? label : html`<a href="${url.href}" rel="noreferrer noopener">${label}</a>`
}

/** An address of the web (http or https); null for anything else. */
export function webAddress(address: string): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function written(value: Content): string {
  if (value instanceof Html) return value.text
  if (value === null || value === undefined || value === false) return ''
  if (typeof value === 'object') return value.map(written).join('')
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
