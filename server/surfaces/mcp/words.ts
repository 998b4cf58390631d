/** The words of texts as searches compare them. */

/** Words that do not say what is to be done. */
const empty = new Set(
  (
    'a about again also am an and any anything are as at be been being but by called can could did do does doing ' +
    'every for from get gets give go had has have having he her him his how i if in into is it its just ' +
    'let me may might more my no not now of off on one or our ours out please see she should show so some something ' +
    'still than that the their them then there these they this those to too two up us use want was way we were what when ' +
    'where which while who whose why will with would yet you your'
  ).split(' '),
)

// Endings from long to short; what is left of a word has at least three letters.
const endings = [
  /(?:ations?|ating|ated|ates?)$/,
  /(?:itions?|ities|ity)$/,
  /ions?$/,
  /ments?$/,
  /(?:ings?|ied|ies|ed|ers?|(?<=.{3})ly)$/,
  /(?:es|s)$/,
]

/**
 * What the words of a text have in common with their other forms, such as `invit` of invite, invited and invitation, in
 * the text's order. Words that say little are left out, unless there are no others.
 */
export function stemsOf(text: string): string[] {
  const words =
    text
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f’']/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => word.length > 1 && !empty.has(word))
  return (telling.length > 0 ? telling : words).map(stemOf)
}

function stemOf(word: string): string {
  if (word.length < 4 || /^\d/.test(word)) return word
  // Twice, so that answered and answer are the same.
  const stem = withoutEnding(withoutEnding(word))
  return stem.replace(/(?<=.{3})[eiy]$/, '').replace(/([bdglmnprt])\1$/, '$1')
}

function withoutEnding(word: string): string {
  // Those of address are no plural.
  if (word.endsWith('ss')) return word
  const ending = endings.find((one) => one.test(word) && word.replace(one, '').length >= 3)
  return ending ? word.replace(ending, '') : word
}
