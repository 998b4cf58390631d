import { foldedWord, tokensOf } from '#generated/server/assistant/tokens.ts'
import { hoursOfPart } from '#server/domain/language/time/parts.ts'
import { namesIn, plainOf, type Spoken } from '#server/domain/assistant/message.ts'

/** The number of an option that a message names: `2`, `the second`, `last`; null where it names none. */
export function positionIn(text: string, count: number, { words }: Spoken): number | null {
  const said = plainOf(text, words)
    .split(' ')
    .filter((one) => !words.articles.includes(one) && !words.numbered.includes(one))
  const only = said[0] ?? (/\bone\b/.test(foldedWord(text)) ? 'one' : '')
  if (said.length > 1) return null
  const number = /^#?\d{1,2}$/.test(only)
    ? Number(only.replace('#', ''))
    : Object.hasOwn(words.positions, only)
      ? (words.positions[only] ?? 0)
      : 0
  const place = number < 0 ? count : number
  return place >= 1 && place <= count ? place : null
}

/** A text with the days of a month in digits, and times as they are spelled: “the eleventh” is “the 11th”. */
export function withDays(text: string, { words }: Spoken): string {
  const { days, weekdays, numbers, clock_words } = words
  const tokens = tokensOf(text)
  let written = ''
  let from = 0
  for (const [at, { key, at: first, end }] of tokens.entries()) {
    const next = tokens[at + 1]?.key ?? ''
    const minutes = minutesBehind(key, next, numbers)
    if (minutes !== null) {
      written += `${text.slice(from, first)}${numbers[key]}:${minutes}`
      from = tokens[at + 1]?.end ?? end
      continue
    }
    const half = halfOfDay(tokens, at, words)
    if (half !== null) {
      written += `${text.slice(from, first)}${half.said}`
      from = tokens[half.to - 1]?.end ?? end
      continue
    }
    const hour =
      clock_words.includes(next) && Object.hasOwn(numbers, key) ? numbers[key] : undefined
    const day = hour === undefined ? (Object.hasOwn(days, key) ? days[key] : undefined) : `${hour}`
    // “The second Saturday” is no day of a month.
    if (
      first < from ||
      day === undefined ||
      (hour === undefined && /\d/.test(day) && weekdays.includes(next))
    )
      continue
    written += text.slice(from, first) + day
    from = end
  }
  return withPartBehind(written + text.slice(from), numbers)
}

/** A day of a month, and what stands right behind it before an hour. */
const dayAndPart = /(?<!\p{N})(\d{1,2}\.(?:\d{1,2}\.)?)\s+(\p{L}+)\s+/u

/** A time with the part of the day behind its hour: “am 18. abends um neun” is “am 18. um neun abends”. */
function withPartBehind(text: string, numbers: Readonly<Record<string, number>>): string {
  const [all = '', day = '', part = ''] = dayAndPart.exec(text) ?? []
  const rest = all === '' ? '' : text.slice(text.indexOf(all) + all.length)
  const isHour = tokensOf(rest).some(({ key }) => /^\d/.test(key) || Object.hasOwn(numbers, key))
  if (!isHour || hoursOfPart(foldedWord(part)) === null) return text
  return `${text.slice(0, text.indexOf(all))}${day} ${rest} ${part}`
}

/** The most words between an hour and the part of the day that it is in. */
const maxBetween = 2

/** An hour with the part of the day behind it, as clocks of twelve hours have it: “six in the evening” is “6 pm”. */
function halfOfDay(
  tokens: ReturnType<typeof tokensOf>,
  at: number,
  { numbers, clock_words, described, articles }: Spoken['words'],
): { readonly said: string; readonly to: number } | null {
  const { key = '' } = tokens[at] ?? {}
  const hour = Object.hasOwn(numbers, key) ? numbers[key] : /^\d{1,2}$/.test(key) ? Number(key) : 0
  if (!hour || hour > 11 || !clock_words.includes('pm')) return null
  const between = [...(described.in ?? []), ...articles]
  for (let to = at + 1; to <= at + 1 + maxBetween; to += 1) {
    const word = tokens[to]?.key ?? ''
    const part = to > at + 1 ? hoursOfPart(word) : null
    if (part !== null) {
      // “Two at night” is of the next day, and “eleven at noon” of neither half.
      const isOther = part.until > 2 * noon && hour < 6
      if (isOther || (part.from < noon && part.until > noon)) return null
      return { said: `${hour} ${part.from < noon ? 'am' : 'pm'}`, to: to + 1 }
    }
    if (!between.includes(word)) return null
  }
  return null
}

/** Seconds until noon. */
const noon = 43_200

/** The minutes of a time whose hour is spelled before them: “eight thirty”; null where they are none. */
function minutesBehind(
  hour: string,
  next: string,
  numbers: Readonly<Record<string, number>>,
): number | null {
  const [hours, minutes] = [hour, next].map((key) =>
    Object.hasOwn(numbers, key) ? (numbers[key] ?? 0) : 0,
  )
  const isTime = hours !== undefined && hours > 0 && hours <= 12 && !/^\d/.test(hour)
  return isTime &&
    minutes !== undefined &&
    minutes >= 10 &&
    minutes < 60 &&
    minutes !== 11 &&
    minutes !== 12
    ? minutes
    : null
}

/** The number in a text, in digits or in words; null where it has none. */
export function numberIn(text: string, { words: { numbers } }: Spoken): number | null {
  const digits = /\d{1,4}/.exec(text)?.[0]
  if (digits !== undefined) return Number(digits)
  const said = tokensOf(text).find(({ key }) => Object.hasOwn(numbers, key))?.key
  return said === undefined ? null : (numbers[said] ?? null)
}

/** The numbers of what was shown that a text names: `the second`, `the first two`, `1 and 3`; none where it names something else. */
export function positionsIn(text: string, count: number, spoken: Spoken): number[] {
  const { positions, numbers, articles, kinds } = spoken.words
  const silent = new Set([...articles, ...Object.values(kinds).flat()])
  const said = plainOf(text, spoken.words)
    .split(' ')
    .filter((one) => !silent.has(one))
  const [first = '', second = ''] = said
  const place = positions[first]
  const counted = Object.hasOwn(numbers, second) ? numbers[second] : undefined
  const many = counted ?? (/^\d$/.test(second) ? Number(second) : undefined)
  if (said.length === 2 && many !== undefined && many > 1 && many <= count) {
    const from = place === 1 ? 1 : place === -1 ? count - many + 1 : null
    if (from !== null) return Array.from({ length: many }, (_, at) => from + at)
  }
  const each = namesIn(text, spoken).map((one) => positionIn(one, count, spoken))
  return each.every((one) => one !== null) ? each : []
}
