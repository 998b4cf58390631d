/** A number, and a word or a number that may be a month. */
const dayAndMonth = /\d.*(?:\p{L}{3}|[./-]\s?\d)|\p{L}{3}.*\d/u

/** Whether words have a day and a month. */
export function isDayAndMonth(words: string): boolean {
  return dayAndMonth.test(words)
}

/** Whether words have a day with its year or its day of the week: “30.11.” and “5 sie” may be other things. */
export function isClearDay(words: string): boolean {
  const isFull = /\d{4}/u.test(words) || (words.match(/\p{L}{3,}/gu)?.length ?? 0) > 1
  return isFull && dayAndMonth.test(words)
}
