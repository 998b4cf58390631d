import { linkedText, pageAddress } from '#server/domain/basics/linked_text.ts'
import { Phrase } from '#server/domain/basics/phrase.ts'
import { languageNow } from '#server/domain/basics/speaking.ts'

/** HTML that may be sent as it is. Only the tag `html` and `trusted` make it. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** What a template may contain. Text is escaped; null, undefined and false are left out. */
export type Content =
  | Html
  | Phrase
  | string
  | number
  | null
  | undefined
  | false
  | readonly Content[]

/** Makes HTML from a template. Every value is escaped unless it is HTML itself. Put attributes in double quotes. */
export function html(strings: TemplateStringsArray, ...values: Content[]): Html {
  return new Html(strings.reduce((start, part, at) => start + written(values[at - 1]) + part))
}

/** Marks text of our own that is already HTML, such as a stylesheet. */
export function trusted(text: string): Html {
  return new Html(text)
}

/** Somebody's own words within our text. They may be written in the other direction; ours keeps its own. */
export function words(text: string): Html {
  return html`<bdi>${text}</bdi>`
}

/** A sentence of the service that it has in English only, marked as such on a page in another language. */
export function englishWords(text: Content): Content {
  return languageNow() === 'en' ? text : html`<span lang="en">${text}</span>`
}

/** A sentence of a capability: in German where its code has one of ours, else its own, marked as English there. */
export function capabilityWords(english: Content, german: string | null): Content {
  return languageNow() === 'de' && german !== null ? german : englishWords(english)
}

/**
 * A link to somebody else's page, which does not learn where the visitor came from. `name` is what a screen reader
 * says of it, if the label alone says too little.
 *
 * @returns only the label if this is not a web address.
 */
export function elsewhere(address: string, label: Content, name?: string): Content {
  const url = webAddress(address)
  return url === null
    ? label
    : html`<a${name !== undefined && html` aria-label="${name}"`} href="${url.href}" rel="noopener nofollow noreferrer">${label}</a>`
}

/** Somebody's text, with the addresses in it as links. */
export function linked(text: string): Content {
  return linkedText(text).map((part) => (part.url ? elsewhere(part.url, part.text) : part.text))
}

/** @returns an address of the web (http or https); null for anything else. */
export function webAddress(address: string): URL | null {
  const known = pageAddress(address)
  return known === null ? null : new URL(known)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A phrase as HTML, with everybody's words kept apart. */
function spoken({ text, words: theirs }: Phrase): Html {
  return new Html(
    text
      .map((part, at) => (at === 0 ? written(part) : written([words(theirs[at - 1] ?? ''), part])))
      .join(''),
  )
}

function written(value: Content): string {
  if (value instanceof Html) return value.text
  if (value instanceof Phrase) return spoken(value).text
  if (value === null || value === undefined || value === false) return ''
  if (typeof value === 'object') return value.map(written).join('')
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
