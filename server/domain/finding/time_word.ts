import { whenPresets } from '#server/domain/availability/when_preset.ts'
import { joinedNames } from '#server/domain/language/time/named_days.ts'
import { isCompound } from '#server/domain/language/time/compound_day.ts'
import { type Token, tokensOf } from '#server/domain/language/time/tokens.ts'
import { wordLanguages, wordsOf, wordsOfArea } from '#server/domain/language/words/lists.ts'

/**
 * What a word may be in words of time: a part of a `clock`, next to which the name of any city may stand for its zone; a
 * `part` of anything else; null where words of time cannot have it, unless they have a clock.
 */
export type TimeRole = 'clock' | 'part' | null

const parts: ReadonlySet<string> = new Set([
  ...wordLanguages.flatMap((language) => formsOf(wordsOfArea(language, 'time'))),
  ...formsOf(whenPresets),
])

/** Clocks without digits. */
const clocks: ReadonlySet<string> = new Set([
  ...formsOf(wordsOf('time.noon', 'time.noon_joined', 'time.noon_of_day')),
  ...formsOf(wordsOf('time.midnight', 'time.midnight_joined')),
  ...formsOf(wordsOf('time.minute', 'time.spoken_number')),
])

function formsOf(words: Iterable<string>): string[] {
  return [...words].flatMap((word) => tokensOf(word).map(({ text }) => text))
}

/** What a word of a text may be in words of time. */
export function timeRoleOf(word: string): TimeRole {
  let role: TimeRole = 'part'
  for (const token of tokensOf(word)) {
    if (isOfClock(token)) return 'clock'
    if (!isPart(token)) role = null
  }
  return role
}

/** Languages that write no spaces have more than a word in one. */
const withoutSpaces = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/u

function isOfClock({ kind, text }: Token): boolean {
  return kind === 'number' || clocks.has(text) || withoutSpaces.test(text)
}

function isPart({ kind, text }: Token): boolean {
  if (kind === 'mark' || parts.has(text) || isCompound(text)) return true
  return joinedNames.some((name) => text.startsWith(name))
}

/** Whether words next to each other with these roles may say when something is; false where they cannot. */
export function mayBeTime(roles: readonly TimeRole[]): boolean {
  return roles.includes('clock') || !roles.includes(null)
}
