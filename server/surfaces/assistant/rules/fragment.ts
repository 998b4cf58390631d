import { tokensOf } from '#generated/server/assistant/tokens.ts'
import type { Tag } from '#server/domain/assistant/lexicon.ts'
import { afterAnd, afterOneOf } from '#server/domain/assistant/message.ts'
import { readShift } from '#server/domain/assistant/shift.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { afterCorrection } from '#server/surfaces/assistant/rules/corrected.ts'
import { tellsOnly } from '#server/surfaces/assistant/rules/doubt/only_told.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { isHedged } from '#server/surfaces/assistant/rules/sure.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'
import { areWeak, isWeak } from '#server/surfaces/assistant/rules/sense/weak.ts'

/** A short turn that says things and times, and what becomes of them, and nothing else. */
export interface Fragment {
  readonly things: readonly Spot[]
  readonly times: readonly Spot[]
  /** Whether they come to others: “and …”, “… too”, “add …”. */
  readonly isMore: boolean
  /** Whether a verb says that they come: “add …”, “lad … ein”. */
  readonly isAdded: boolean
  /** Whether it says that they come as well. */
  readonly isToo: boolean
  /** Whether they go: “take … off”, “without …”. */
  readonly isLess: boolean
  /** Whether a time takes the place of another: “make it …”, “rather …”, “no, …”. */
  readonly isMoved: boolean
  /** Whether it begins with what stands before people who are along: “with Ada”. */
  readonly isWith: boolean
  /** Whether it asks rather than says, and whether it asks for what may be. */
  readonly isAsked: boolean
  readonly isPossible: boolean
}

/** The most words of a short turn. */
const maxWords = 12

/** Classes of words that say what becomes of what a short turn says. */
const becoming = {
  more: ['add', 'invite', 'too', 'belong', 'one_more'],
  less: ['take', 'uninvite', 'delete', 'drop', 'from_w', 'out'],
  move: ['move', 'make_it', 'rather', 'meant', 'start'],
  possible: ['can', 'come', 'fit'],
  too: ['too'],
  /** They say nothing more. */
  silent: [
    ...['time', 'again', 'must', 'come', 'list', 'plan', 'draft', 'same_time', 'checklist'],
    // “For the jazz, too”; and pronouns, which begin reasons.
    ...['mean', 'reason'],
  ],
} as const

const known: ReadonlySet<string> = new Set(Object.values(becoming).flat())

/** Kinds of spots that a short turn may have. */
const things: ReadonlySet<string> = new Set(['name', 'position', 'them'])

/** A message as a short turn; null where it says anything else. */
export function fragmentIn(working: Working, clause: string): Fragment | null {
  const { spoken } = working
  const { without, with_person, clock_words, short } = spoken.words
  if (tokensOf(clause.slice(0, 200), short).length > maxWords) return null
  const corrected = afterCorrection(working, clause)
  const said = corrected ?? clause
  const asked = afterOneOf(said, spoken.words.senses.what_of ?? [], spoken.words)
  const fewer = afterOneOf(said, without, spoken.words)
  const reading = readingIn(working, fewer ?? asked ?? said)
  const { spots, tokens } = reading
  // “Four o'clock”: the word belongs to the number.
  const unknown = reading.unknown.filter((at) => !clock_words.includes(tokens[at]?.key ?? ''))
  const inThing = ({ from, to }: Tag) =>
    spots.some((one) => things.has(one.kind) && one.from <= from && to <= one.to)
  const tags = reading.tags.filter((tag) => !inThing(tag))
  if (unknown.length > 0 || spots.length === 0 || !tags.every(isOfTurn)) return null
  const times = spots.filter(
    ({ kind, isMoment }) => kind === 'time' || (kind === 'number' && isMoment),
  )
  const named = spots.filter(({ kind }) => things.has(kind))
  const rest = spots.filter(({ kind, isSoft }) => kind !== 'it' && !isSoft)
  if (rest.some((one) => !times.includes(one) && !named.includes(one))) return null
  const [more, less] = [onlyOf(tags, 'more', 'less'), onlyOf(tags, 'less', 'more')]
  if (more && less) return null
  const isShift = ({ text }: Spot) => readShift(text, said, spoken.words) !== null
  const firstOf = (text: string) => tokensOf(text.slice(0, 40), short)[0]?.key ?? ''
  const first = firstOf(said)
  // “Move the start to 20:30” is a time with its verb.
  const isMoving = ({ text }: Spot) => {
    const classes = spoken.lexicon.classesOf(firstOf(text))
    return becoming.move.some((one) => classes.has(one))
  }
  return {
    ...{ things: named, times },
    isMore: more || (!less && afterAnd(said, spoken) !== null),
    isAdded: more && tags.some(({ classes }) => classes.has('add') || classes.has('invite')),
    isToo: has(tags, 'too'),
    isLess: less || fewer !== null,
    isMoved:
      corrected !== null || has(tags, 'move') || times.some((one) => isShift(one) || isMoving(one)),
    isWith: with_person.includes(first),
    isAsked:
      asked !== null || /\?\s*$/u.test(clause) || isHedged(working, said) || tellsOnly(reading),
    isPossible: has(tags, 'possible'),
  }
}

/** Whether a word may stand in a short turn. */
function isOfTurn({ classes }: Tag): boolean {
  return areWeak(classes) || [...classes].some((one) => known.has(one) || isWeak(one))
}

function has(tags: readonly Tag[], role: keyof typeof becoming): boolean {
  return tags.some(({ classes }) => becoming[role].some((one) => classes.has(one)))
}

/** Whether some word says one of two things and not the other: “nimm … raus”. */
function onlyOf(tags: readonly Tag[], role: 'more' | 'less', other: 'more' | 'less'): boolean {
  return tags.some((tag) => has([tag], role) && !has([tag], other))
}
