import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'

/** How many faces stand in a row; a number says how many more there are. */
const most = 6

/** The first letter of a name in a circle; the name next to it says the whole, so screen readers leave it out. */
export function face(name: string): Html {
  return html`<span class="face f${colourOf(name)}" aria-hidden="true">${initialOf(name)}</span>`
}

/** Faces in a row, for the top of a plan; the names stand elsewhere on the page. Nothing for nobody. */
export function faces(names: readonly string[]): Content {
  if (names.length === 0) return null
  const more = names.length - most
  return html`<p class="faces" aria-hidden="true">${names.slice(0, most).map(face)}${more > 0 && html`<span class="face">+${more}</span>`}</p>`
}

function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name.trim())
  return first === undefined ? '' : first.segment.toLocaleUpperCase('en')
}

/** One of five colours, always the same for a name. */
function colourOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 5
}
