import { readYear, type Read } from '#server/domain/language/time/day.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { joinedNames, type NamedDay, namedDays } from '#server/domain/language/time/named_days.ts'
import { type Token, tokensOf } from '#server/domain/language/time/tokens.ts'
import { calendarDayOf, weekdayOf } from '#server/domain/basics/day_numbers.ts'
import { valuesOf, wordsOf } from '#server/domain/language/words/lists.ts'

/** A day that a text calls by its name, with the year behind it. */
export interface WrittenName {
  readonly name: NamedDay
  /** Null where none stands there. */
  readonly year: number | null
  /** Whether other words are joined to it, so that it stays a part of them: “Silvesterparty”. */
  readonly isJoined: boolean
}

/** A named day that a day of the week is the next one before or after. */
export interface BesideNamed {
  readonly name: WrittenName
  readonly isAfter: boolean
}

/** Before a name that means the day and nothing else: “on Halloween”, “an Ostern”. */
const leading = wordsOf('time.name_before')

/** Behind these, a name of a day is that of a place or a person. */
const namesElse = wordsOf('time.name_elsewhere')

/** Names of days that people have as well. */
const firstNames = wordsOf('time.name_of_person')

/**
 * A name of a day that begins at a token; null for none, and for one that may be something else. `isLed` where words before it say
 * that it is the day.
 */
export function readNamedDay(
  tokens: readonly Token[],
  index: number,
  isLed = false,
): Read<WrittenName> | null {
  const token = tokens[index]
  if (token?.kind !== 'word' && token?.kind !== 'number') return null
  const joined = readJoined(token)
  if (joined) return { value: { name: joined, year: null, isJoined: true }, next: index + 1 }
  for (const name of namedDays.get(token.text) ?? []) {
    const next = endOf(tokens, index, name.words)
    if (next === null || !(isLed || isMeant(tokens, index, next, name))) continue
    const year = readYear(tokens, next)
    return { value: { name, year: year?.value ?? null, isJoined: false }, next: year?.next ?? next }
  }
  return null
}

/** The fewest letters of a name with a word joined to it. */
const shortestJoined = Math.min(...joinedNames.map((name) => name.length)) + 4

/** “Silvesterparty”, “Karfreitagskonzert” */
function readJoined({ text }: Token): NamedDay | null {
  if (text.length < shortestJoined) return null
  const found = joinedNames.find((name) => text.length > name.length + 3 && text.startsWith(name))
  const [day] = found === undefined ? [] : (namedDays.get(found) ?? [])
  return day ?? null
}

/** The index after the words of a name, with apostrophes, dots and dashes between them; null where others stand there. */
function endOf(tokens: readonly Token[], index: number, words: readonly string[]): number | null {
  let next = index
  for (const word of words) {
    while (next > index && /^['’.-]$/.test(tokens[next]?.raw ?? '')) next += 1
    if (tokens[next]?.text !== word) return null
    next += 1
  }
  return next
}

function isMeant(
  tokens: readonly Token[],
  from: number,
  next: number,
  { means_day, words }: NamedDay,
): boolean {
  if (means_day === 'beside') return false
  const [before, after] = [tokens[from - 1], tokens[next]]
  if (namesElse.has(before?.text ?? '')) return false
  // Nye is a beach, too.
  if (words[0] === 'nye' && tokens[from]?.raw !== 'NYE') return false
  // “Silvester-Straße”, “Easter Monday’s”, a hashtag or an account.
  if (after?.isGlued === true && /^[-'’&_]$/.test(after.raw)) return false
  if (before !== undefined && tokens[from]?.isGlued === true && !/^[(,;:'’"„“/]$/.test(before.raw))
    return false
  const isPerson = firstNames.has(words.join(' ')) && isSurname(after)
  const isLed = leading.has(before?.text ?? '') || /^['’]$/.test(before?.raw ?? '')
  if (isLed) return true
  return means_day === 'anywhere' && !isPerson
}

/** “Silvester Groth”, but not “Silvester Party”. */
function isSurname(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(token.raw) && !isEventWord(token.text)
}

/**
 * The days that a name means, as numbers since 1970: the next from today on, or those of its year. Two where lands differ,
 * none where it is not clear of which year it is: “New Year’s Eve 2027”.
 */
export function daysNamed({ name, year }: WrittenName, today: number): number[] {
  const now = calendarDayOf(today).year
  if (year !== null) {
    const isOpen = name.isEve && year !== now
    return isOpen ? [] : name.rules.map((rule) => rule(year))
  }
  return name.rules.flatMap((rule) => {
    return [now, now + 1].map(rule).find((day) => day + name.more >= today) ?? []
  })
}

const besides = valuesOf('time.beside_feast')
const beforeFeast = wordsOf('time.unit_day', 'time.unit_week')
const small = new Set([...wordsOf('time.of'), ...wordsOf('time.article_of_month_day')])

/**
 * “before Christmas”, “antes de Navidad”, behind the tokens of a day of the week, with an article before that; null for
 * anything else.
 */
export function readBesideNamed(
  tokens: readonly Token[],
  day: { readonly from: number; readonly next: number },
): { readonly beside: BesideNamed; readonly from: number; readonly next: number } | null {
  const beside = besides.get(tokens[day.next]?.text ?? '')
  if (beside === undefined) return null
  const isSmall = (at: number) => small.has(tokens[at]?.text ?? '')
  const named = readNamedDay(tokens, day.next + (isSmall(day.next + 1) ? 2 : 1), true)
  const from = isSmall(day.from - 1) ? day.from - 1 : day.from
  return (
    named && { beside: { name: named.value, isAfter: beside === 'after' }, from, next: named.next }
  )
}

/**
 * A named day behind “before”: all of “before Christmas”, “the week before Easter”, “in den Tagen vor Weihnachten”. `isWeek` where a
 * week or days before it are named. Null for anything else.
 */
export function readBeforeNamed(
  tokens: readonly Token[],
): { readonly name: WrittenName; readonly isWeek: boolean } | null {
  const isWeek = beforeFeast.has(tokens[0]?.text ?? '')
  const at = isWeek ? 1 : 0
  if (besides.get(tokens[at]?.text ?? '') !== 'before') return null
  const isSmall = small.has(tokens[at + 1]?.text ?? '')
  const named = readNamedDay(tokens, at + (isSmall ? 2 : 1), true)
  return named && named.next === tokens.length ? { name: named.value, isWeek } : null
}

/** The day of the week, 1 to 7, next to a named day that comes from today on, as a number since 1970. */
export function weekdayBeside(
  { name: { name, year }, isAfter }: BesideNamed,
  weekday: number,
  today: number,
): number {
  const now = calendarDayOf(today).year
  const years = year === null ? [now - 1, now, now + 1] : [year]
  const [rule] = name.rules
  const days = years.flatMap((one) => (rule === undefined ? [] : rule(one)))
  const found = days.map((day) => {
    const last = day + name.more
    return isAfter
      ? last + ((weekday - 1 - weekdayOf(last) + 7) % 7 || 7)
      : day - ((weekdayOf(day) - weekday + 1 + 7) % 7 || 7)
  })
  return found.find((day) => day >= today) ?? found.at(-1) ?? today
}

/** Whether words are nothing but the name of a day: “NYE”. */
export function isNameOfDay(text: string): boolean {
  const tokens = tokensOf(text)
  const read = readNamedDay(tokens, 0)
  return read !== null && read.next === tokens.length && !read.value.isJoined
}
