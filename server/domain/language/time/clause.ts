import type { DayRule } from '#server/domain/language/time/discard_rule.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import {
  articles,
  bookingWords,
  deadlineWords,
  saleWords,
} from '#server/domain/language/time/words.ts'
import { wordsIn, wordsOf } from '#server/domain/language/words/lists.ts'
import type { DayPhrase } from '#server/domain/language/time/phrase_kinds.ts'

const englishSale = wordsIn('en', 'time.sale_noun')
const boxOffice = wordsOf('time.box_office')

/** Before the English “sale”. */
const saleKinds = wordsOf('time.sale_kind')

/** Before such a word. */
const onSale = wordsOf('time.on_sale')

/** The most tokens of a clause that are looked at. */
const most = 30

/** The index of the first token of the clause that a token is in: after a comma, a colon, a dash or a line. */
export function clauseOf(tokens: readonly Token[], index: number, text: string): number {
  let from = index
  while (from > Math.max(0, index - most) && !isBreak(tokens, from - 1, text)) from -= 1
  return from
}

function isBreak(tokens: readonly Token[], index: number, text: string): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]]
  if (!token || !next || text.slice(token.end, next.at).includes('\n')) return true
  if (/^[,;:!?|·•–—()]$/.test(token.raw)) return true
  // A dash between words, and the end of a sentence.
  if (token.raw === '-') return !next.isGlued
  return (
    token.raw === '.' && !next.isGlued && /^\p{Lu}/u.test(next.raw) && isWord(tokens[index - 1])
  )
}

function isWord(token: Token | undefined): boolean {
  return token !== undefined && token.text.length > 3
}

/**
 * Days on which something can be bought or has to be booked: “tickets on sale 1 December”, “book by Friday”. Beside other
 * days more of them are.
 */
export const booking: DayRule = {
  reason: ({ from }, { lexed: { tokens, text } }) => {
    const clause = tokens.slice(clauseOf(tokens, from, text), from)
    return isOfSale(clause) || clause.some((token) => saleWords.has(token.text))
      ? 'sale'
      : 'booking'
  },
  keep: (left, { lexed: { tokens, text }, all }) => {
    if (!tokens.some((token) => mayBeSale.has(token.text))) return left
    const isBooked = (isOne: boolean) => (day: DayPhrase) =>
      isBookingDay(tokens, day.from, { text, isOne })
    const isOne = all.every((day) => day.kind !== 'days' || isBooked(false)(day))
    return left.filter((day) => !isBooked(isOne)(day))
  },
}

/**
 * Whether a day is when something can be bought or has to be booked, and not when it is: “tickets on sale 1 December”,
 * “book by Friday”. `isOne` says that no other day is named.
 */
function isBookingDay(
  tokens: readonly Token[],
  day: number,
  { text, isOne }: { readonly text: string; readonly isOne: boolean },
): boolean {
  const clause = tokens.slice(clauseOf(tokens, day, text), day)
  const words = clause.filter(({ kind, text: word }) => kind === 'word' && !articles.has(word))
  // “Mise en vente : 1er décembre”
  const label =
    tokens[day - 1]?.raw === ':' ? tokens.slice(clauseOf(tokens, day - 1, text), day) : []
  const isSold = isOfSale(clause) || namesSale(label)
  // “Date limite d’inscription : 1er décembre”
  const isLabel = words.length === 0 && label.some(({ text: word }) => bookingWords.has(word))
  // “Fecha límite:”, “Scadenza:”
  if (words.length === 0 && !isOne && label.some(({ text: word }) => dueNouns.has(word)))
    return true
  if (isLabel) return !isOne || label.some(({ text: word }) => saleWords.has(word))
  if (!isSold && !words.some((word) => bookingWords.has(word.text))) return false
  if (deadlineWords.has(words.at(-1)?.text ?? '')) return true
  const isAbout = isSold || words.slice(0, 2).some((word) => bookingWords.has(word.text))
  return isAbout && (!isOne || words.some((word) => saleWords.has(word.text)))
}

/** Whether words say that something goes on sale, or where: “box office”. */
function isOfSale(clause: readonly Token[]): boolean {
  const isOffice = ({ text }: Token, index: number) =>
    boxOffice.has(`${clause[index - 1]?.text} ${text}`)
  return clause.some(isOffice) || namesSale(clause)
}

/** Whether words say that something goes on sale: “mise en vente”, “im Verkauf”, “à venda”. A sale alone may be an event. */
function namesSale(clause: readonly Token[]): boolean {
  return clause.some(({ text, raw }, index) => {
    const before = clause[index - 1]?.text ?? ''
    const isOn = onSale.has(before) && saleNouns.has(text)
    return isOn || (saleKinds.has(before) && englishSale.has(raw.toLowerCase()))
  })
}

/** Names of the last day on which something can be handed in. */
const dueNouns = wordsOf('time.due')

const saleNouns = wordsOf('time.sale_noun')

/** Without one of these words nothing is sold or booked. */
const mayBeSale: ReadonlySet<string> = new Set([
  ...bookingWords,
  ...saleNouns,
  ...dueNouns,
  ...[...boxOffice].flatMap((phrase) => phrase.split(' ')),
])
