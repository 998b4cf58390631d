import type { FoundDate } from '#server/domain/language/time/found.ts'
import type { Token } from '#server/domain/language/time/tokens.ts'
import { articles } from '#server/domain/language/time/words.ts'

/**
 * Dates of which two days may be meant, as that one whose number stands elsewhere in the text behind an article: a
 * “réveillon” is on 24 or 31 December, “Réveillon chez Paul le 31” on the 31st.
 */
export function withNumbers(dates: readonly FoundDate[], tokens: readonly Token[]): FoundDate[] {
  if (dates.every(({ either }) => either === null)) return [...dates]
  const numbers = tokens.flatMap((token, index) => {
    const article = tokens[index - 1]
    const isLed = token.kind === 'number' && !token.isGlued && articles.has(article?.text ?? '')
    return isLed && article ? [{ number: Number(token.text), article, token }] : []
  })
  return dates.map((date) => {
    const { at, quote, spans = [{ at, end: at + quote.length }] } = date
    const chosen = numbers.flatMap(({ number, article, token }) => {
      // Its own numbers are those of which nobody knows which is meant.
      if (spans.some((span) => token.at >= span.at && token.end <= span.end)) return []
      const starts = date.either?.find(({ local }) => Number(local.slice(8, 10)) === number)
      return starts ? [{ starts, article, token }] : []
    })
    const [one, ...others] = chosen
    if (!one || others.length > 0) return date
    const { starts, article, token } = one
    // Where the day's name stays a part of the title, the number says when it is.
    const stood = date.quote === '' ? { at: article.at, quote: `${article.raw} ${token.raw}` } : {}
    return { ...date, ...stood, starts, either: null }
  })
}
