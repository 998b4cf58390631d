import type { Token } from '#server/domain/language/time/tokens.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'

const markets = wordsOf('activity.market')
const eventEnding = pattern`${'activity.event_ending'}$`
const lastingShows = wordsOf('activity.lasting_show')
const morningEnding = pattern`${'activity.of_morning_ending'}$`

/** What people do on one day, in the languages that are read: with one of these, “Friday” is when it is. */
const eventWords = wordsOf('activity.event')

/** Whether words name something that people do on one day. */
export function namesEvent(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind, text }, index) => {
    if (kind !== 'word') return false
    // Other markets are places.
    const isMarket = markets.has(text) && seasons.has(tokens[index - 1]?.text ?? '')
    // “Sonderausstellung”; one that is always there is no event.
    const isShow = eventEnding.test(text) && !lastingShows.has(text)
    return eventWords.has(text) || isMarket || isShow
  })
}

/** What makes a market one that takes place on certain days. */
const seasons = wordsOf('activity.market_season')

/** Those that people rather do in the evening: with one of these, “7.30” is then. */
const eveningWords = wordsOf('activity.of_evening')

/** Whether words name something that people rather do in the evening. */
export function namesEvening(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind, text }) => kind === 'word' && eveningWords.has(text))
}

/** Those that people begin in the morning: with one of these, “at 9” is then. */
const morningWords = wordsOf('activity.of_morning')

/** Whether words name something that people begin in the morning, and nothing of the evening. */
export function namesMorning(tokens: readonly Token[]): boolean {
  const isIt = ({ kind, text }: Token) =>
    kind === 'word' && (morningWords.has(text) || morningEnding.test(text))
  return tokens.some(isIt) && !namesEvening(tokens)
}

/** Whether a word alone names something that people do on one day. */
export function isEventWord(word: string): boolean {
  return eventWords.has(word)
}
