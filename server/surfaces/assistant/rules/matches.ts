import { looksLike } from '#generated/server/assistant/looks.ts'
import type { Fits, Match } from '#generated/server/assistant/frame.ts'
import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import { plainOf, type Spoken, withoutOpeners } from '#server/domain/assistant/message.ts'
import { withDays } from '#server/domain/assistant/said_numbers.ts'
import { namedWell } from '#server/domain/assistant/names.ts'
import { readShift } from '#server/domain/assistant/shift.ts'
import type { ConversationState } from '#server/domain/assistant/state.ts'
import { mayBeTime, tellsTime } from '#server/domain/assistant/time_spans.ts'
import { readMoment, windowFields } from '#server/domain/assistant/times.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'

/** Parts of a message that are read for times. */
const maxReadings = 60

/** The frames that a text may mean, the likeliest first: those of which enough was understood. A text is compared once. */
export function matchesOf(working: Working, clause: string): readonly Match[] {
  const key = `${working.said.language} ${clause}`
  const before = working.found.get(key)
  if (before) return before
  const matches = comparedMatches(working, clause)
  working.found.set(key, matches)
  return matches
}

function comparedMatches({ said, state, spoken, names }: Working, clause: string): Match[] {
  const text = withoutOpeners(clause, spoken)
  if (isForeign(text, { spoken, names })) return []
  let left = maxReadings
  const today = said.now.toISOString().slice(0, 10)
  const silent = new Set([...spoken.words.fillers, ...spoken.words.edges])
  // The same part is asked about once for each kind of slot.
  const known = new Map<string, readonly string[]>()
  const wordsOf = (part: string) => {
    const before = known.get(part)
    if (before) return before
    const words = plainOf(part, spoken.words).split(' ')
    known.set(part, words)
    return words
  }
  const fits: Fits = (kind, part) => {
    if (kind === 'text' || kind === 'words') return textWell(part, wordsOf(part), spoken)
    if (wordsOf(part).some((one) => spoken.words.not.includes(one))) return 0
    if (kind === 'number')
      return Number(
        /^\d{1,4}$/.test(part) || Object.hasOwn(spoken.words.numbers, part.toLowerCase()),
      )
    const looks = looksLike(kind, part)
    if (looks === 0 || kind === 'link') return looks
    if (left === 0) return 0
    const isTimed = kind === 'moment' || kind === 'window' || kind === 'preset'
    // Many words of which no name has one name nothing.
    if (!isTimed && wordsOf(part).length > 4 && !wordsOf(part).some(names.isNear)) return 0
    if (!isTimed)
      return namedWell(kind, part, { names, spoken, shown: state.shown, focus: state.focus })
    const time = withDays(part, spoken)
    if (!mayBeTime(time, said.language, silent)) return 0
    left -= 1
    if (kind !== 'moment') return Number(windowFields(time, said) !== null)
    if (readMoment(time, said, null) !== null) return 1
    // A time alone is on the day of what is moved, and an amount of time from when it is.
    if (readShift(part, clause, spoken.words) !== null) return 0.95
    return readMoment(time, said, today) === null ? 0 : 0.95
  }
  const isTelling = (word: string) =>
    tellsTime(word, said.language) || (word.length > 2 && !silent.has(word) && names.has(word))
  const found = spoken.frames.find(text, tokensOf(text, spoken.words.short), fits, isTelling)
  // What a frame needs and the message does not say is what was spoken of.
  const likely = found.map((one) => ({ ...one, score: one.score + spokenOfBonus(one, state) }))
  return likely.filter(isEnough).sort((one, other) => other.score - one.score)
}

/** The fewest words of which a language shows, and the least share of them that some frame or name has. */
const foreign = { words: 6, known: 0.35 }

/** Whether hardly a word of a text is one of this language or the name of something: then a slip of one word says nothing. */
function isForeign(text: string, { spoken, names }: Pick<Working, 'spoken' | 'names'>): boolean {
  const words = tokensOf(text.slice(0, 600)).filter(({ key }) => /\p{L}{3}/u.test(key))
  if (words.length < foreign.words) return false
  const known = words.filter(({ key }) => spoken.frames.has(key) || names.has(key)).length
  return known < foreign.known * words.length
}

/** More for a frame whose missing slots were spoken of, less for one where nothing was. */
function spokenOfBonus({ frame, slots }: Match, { focus }: ConversationState): number {
  const missing = frame.needs.filter((slot) => !(slot in slots))
  if (missing.length === 0) return 0
  const [newest] = focus
  const kindOf = (slot: string) =>
    slot.replace(/_(?:handles?|public_id)$/, '').replace('ideas_list', 'list')
  if (missing.some((slot) => kindOf(slot) === newest?.kind)) return 0.4
  return missing.every((slot) => focus.some(({ kind }) => kind === kindOf(slot))) ? 0.2 : -0.2
}

/** Free words fit anywhere, but rarely begin with one that joins. */
function textWell(part: string, [first = '']: readonly string[], { words }: Spoken): number {
  if (/^["“„«]/.test(part)) return 2
  if (words.not.includes(first)) return 0
  return words.edges.includes(first) ? 0.2 : 1
}

/** Whether enough of a message was understood to act on it: a change needs more. */
function isEnough(match: Match): boolean {
  return match.score > 0.6 && match.covered >= (isRead(match) ? 0.5 : 0.58)
}

/** Whether a frame changes nothing. */
export function isRead({ frame }: Match): boolean {
  return capabilities[frame.capability as CapabilityId].effect === 'read'
}
