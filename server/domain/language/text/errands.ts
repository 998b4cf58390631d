import { wordsIn } from '#server/domain/language/activity/find.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { pattern, word } from '#server/domain/language/words/pattern.ts'

/** What people remind themselves to do, where the verb stands first: “buy milk”, “appeler maman”. */
const leadingVerbs = wordsOf('text.errand_first')

/** The same where it stands last: “Milch kaufen”, “mama bellen”. */
const trailingVerbs = wordsOf('text.errand_last')

/** Before the words that say where: “buy cheese at Borough Market”. */
const where = wordsOf('text.errand_where')

/** What is bought for an event. */
const tickets = wordsOf('text.ticket')

/** “Remind me to book …” */
const reminding = pattern`^${'text.reminding'}\s(?!.*${word('text.ticket')})`

/** The most words of such a reminder. */
const most = 5

/**
 * Whether words are something to get done, and no place or event: “buy milk”, “call mum”. With words that say where, they
 * may be about a place.
 */
export function isErrand(text: string): boolean {
  if (reminding.test(text)) return true
  const words = wordsIn(text)
  const [first = '', ...rest] = words
  if (words.length < 2 || words.length > most || /\d/.test(text)) return false
  if (rest.slice(0, -1).some((one) => where.has(one)) || rest.some((one) => tickets.has(one)))
    return false
  // “Call Super” is a name.
  const isName = /^\p{Lu}/u.test(text) && /\s\p{Lu}/u.test(text)
  return (leadingVerbs.has(first) && !isName) || trailingVerbs.has(words.at(-1) ?? '')
}
