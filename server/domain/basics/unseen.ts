/** Most texts have no mark and no character without width: nothing is removed from them. */
const isPlain = /^[^\p{M}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]*$/u

/** The flag of a part of a country, or a letter of the ASCII that no screen shows and every program reads. */
const tags =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu

/** Marks for programs alone: byte order, annotations, invisible operators, beams of music, shorthand, and code points that are not assigned. */
const forPrograms =
  /[\u2061-\u2065\u206a-\u206f\ufeff\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0080}-\u{e00ff}\u{e01f0}-\u{e0fff}]/gu

/** Chooses the form of an ideograph; after anything else it chooses nothing. */
const formOfNothing = /(?<!\p{Script=Han})[\u{e0100}-\u{e01ef}]/gu

/** More characters without width in a row than any script needs. */
const manyWithoutWidth =
  /(?:\u034f|\u17b4|\u17b5|[\u180b-\u180f]|[\u00ad\u061c\u115f\u1160\u200b-\u200f\u2060\u3164\uffa0]){3,}/gu

const manyForms = /([\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+/gu

/** More marks on one letter than any script has: they are drawn over the lines above and below. */
const manyMarks = /(\p{M}{12})\p{M}+/gu

/**
 * A text in NFC without what nobody sees and programs read, which could say something else to an agent than to its reader,
 * and with twelve marks on a letter at most. Emoji, flags and the joiners of scripts stay.
 */
export function withoutUnseen(text: string): string {
  if (isPlain.test(text)) return text.normalize('NFC')
  return text
    .replace(tags, '$1')
    .replace(forPrograms, '')
    .replace(formOfNothing, '')
    .replace(manyWithoutWidth, '')
    .replace(manyForms, '$1')
    .normalize('NFC')
    .replace(manyMarks, '$1')
}
