/** The characters that a text message counts as one (GSM 03.38), the escaped ones as two. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const escaped = '^{}\\[~]|€'

/** The most characters of three joined text messages: in the alphabet of text messages, and in any other. */
const longest = { basic: 459, wide: 201 }

/** Marks that text messages have in another form. */
const plain: readonly (readonly [RegExp, string])[] = [
  [/[“”„]/g, '"'],
  [/[‘’]/g, "'"],
  [/[–—]/g, '-'],
  [/…/g, '...'],
  [/\u00a0/g, ' '],
]

/** A reply for its channel: that of text messages is cut at the end of a word. `last` is what then must stand at its end. */
export function fittedText(
  text: string,
  channel: 'chat' | 'sms',
  last = '',
): { text: string; truncated: boolean } {
  if (channel === 'chat') return { text, truncated: false }
  const here = plain.reduce((now, [mark, other]) => now.replaceAll(mark, other), text)
  if (lengthOf(here) <= limitOf(here)) return { text: here, truncated: false }
  const characters = [...here]
  let count = characters.length
  const end = last === '' ? ' ...' : ` ...\n${last}`
  const limit = limitOf(`${here}${end}`)
  const shorter = () => `${characters.slice(0, count).join('').trimEnd()}${end}`
  while (count > 0 && sizeOf(shorter(), limit) > limit) count -= 1
  const cut = characters.slice(0, count).join('')
  const word = cut.lastIndexOf(' ')
  return { text: `${(word > 0 ? cut.slice(0, word) : cut).trimEnd()}${end}`, truncated: true }
}

function isBasic(text: string): boolean {
  return [...text].every((one) => basic.includes(one) || escaped.includes(one))
}

function limitOf(text: string): number {
  return isBasic(text) ? longest.basic : longest.wide
}

/** The length of a text that counts in the alphabet of another one. */
function sizeOf(text: string, limit: number): number {
  return limit === longest.wide ? text.length : lengthOf(text)
}

function lengthOf(text: string): number {
  if (!isBasic(text)) return text.length
  return [...text].reduce((sum, one) => sum + (escaped.includes(one) ? 2 : 1), 0)
}
