/** The words of texts as searches of tools compare them. */

/** Words that do not say what is to be done. */
const empty = new Set(
  (
    'a actually after again all already also am an another and any anybody anyone anything are as at be been being but by ' +
    'called can could did do does doing either else even every everybody everyone for from get gets give given go got had ' +
    'has have having he hello help her here hey hi him his how i if in instead is it its just kind let me ' +
    'may maybe might more my need no not now of off ok on one or our ours out please really she should show so ' +
    'some someone something sort still such than thank thanks that the their them then there these they ' +
    'this those to too two up us use user very want wants was way we were what when where which while who whose ' +
    'why will wish with would yet you your'
  ).split(' '),
)

/** Short forms, with what they stand for. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cannot|can[’']?t)\b/g, 'not'],
  [/\b(?:do|does|did|is|are|was|were|has|have|had|should|would|could|wo)n[’']?t\b/g, 'not'],
  [/(?<=\p{L})[’'](?:s|d|ll|ve|re|m)\b/gu, ''],
  [/\b(what|who|where|when|that|let)s\b/g, '$1'],
  [/\b(?:no|any) (?:longer|more)\b|\banymore\b/g, 'not'],
  [/\bto-do/g, 'todo'],
  [/\b(?:yep|yeah|yup|sure)\b/g, 'yes'],
  [/\b\d{1,2}(?::\d\d)? ?(?:am|pm)\b|\b\d{1,2}:\d\d\b/g, 'hour'],
  [/\bhttps?:\/\/\S+/g, 'link'],
]

/** Forms that no ending makes: what is kept is found by keep. */
const irregular = new Map(
  (
    'bought:buy brought:bring came:come chosen:choose done:do given:give gone:go went:go kept:keep left:leave ' +
    'lost:lose met:meet paid:pay said:say saw:see seen:see sent:send taken:take took:take written:write ' +
    'wrote:write'
  )
    .split(' ')
    .map((pair) => {
      const [form = '', word = ''] = pair.split(':')
      return [form, word] as const
    }),
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

/** The words of a text in small letters without marks, short forms written out. */
export function wordsOf(text: string): string[] {
  const small = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  const long = shortForms.reduce((now, [form, full]) => now.replaceAll(form, full), small)
  return long.replaceAll(/[’']/g, '').match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Those of some words that say what is to be done; all of them, if none does. */
export function tellingOf(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => word.length > 1 && !empty.has(word))
  return telling.length > 0 ? telling : words
}

/** What a word in small letters has in common with its other forms, such as `invit` of invite, invited and invitation. */
export function stemOf(given: string): string {
  const word = irregular.get(given) ?? given
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
