// Generated from spec/ by codegen. Do not edit.
import type { Automaton } from '#generated/server/assistant/automaton.ts'
import type { Filled, Frame, Match, SlotKind } from '#generated/server/assistant/frame.ts'
import type { filler } from '#generated/server/assistant/spans.ts'
import type { Token } from '#generated/server/assistant/tokens.ts'

/** A frame with one of its patterns. */
export interface Compiled extends Automaton {
  readonly frame: Frame
}

/** The most words of a slot that takes a name or a time. */
const maxWords = 9

/** What a word of patterns costs that this one does not have, of its weight: between its words, and around them. */
const between = 0.5
const aroundKnown = 0.45
/** What a word of the pattern costs that was not said, of its weight. */
const unsaid = 0.75
/** What it costs to leave out a word that turns a sentence round. */
const turned = 4

/** What a message is compared with patterns by. */
export interface Comparison {
  readonly tokens: readonly Token[]
  readonly fill: ReturnType<typeof filler>
  /** Of each token, the words of patterns that it may be, with how surely. */
  readonly said: readonly ReadonlyMap<string, number>[]
  readonly fillers: ReadonlySet<string>
  readonly turning: ReadonlySet<string>
  readonly weights: ReadonlyMap<string, number>
  /** Of each token, whether it says who, what or when: a name, a number, a word about time. */
  readonly telling: readonly boolean[]
  /** Of each token, what follows it: 0 for no mark, 1 for a comma or a colon, 2 for the end of a sentence. */
  readonly after: readonly number[]
  /** Of each token, whether a name goes on after it: the next one is a capitalised word that nothing knows. */
  readonly goesOn: readonly boolean[]
  /** Of each token, whether it stands in quotation marks. */
  readonly quoted: readonly boolean[]
}

/** The slots that were filled on the way to a place, the last first. */
interface Slots {
  readonly slot: string
  readonly filled: Filled
  readonly before: Slots | null
}

/** What each cell of the table has: the best way to have read so many tokens at a place of the pattern. */
const table = {
  size: 0,
  score: new Float64Array(),
  /** Of the message, and of the pattern: what both have. */
  common: new Float64Array(),
  /** What only one of them has. */
  apart: new Float64Array(),
  begun: new Uint8Array(),
  /** Names, numbers and words about time that were left out. */
  left: new Uint8Array(),
  slots: [] as (Slots | null)[],
}

function cleared(size: number): typeof table {
  if (table.size < size) {
    table.size = size
    table.score = new Float64Array(size)
    table.common = new Float64Array(size)
    table.apart = new Float64Array(size)
    table.begun = new Uint8Array(size)
    table.left = new Uint8Array(size)
  }
  table.score.fill(Number.NEGATIVE_INFINITY, 0, size)
  return table
}

/** Goes to a cell from another one: what is gained, what both have more, what only one of them has more. */
function reach(
  from: number,
  to: number,
  gain: number,
  more: number,
  lost: number,
  begins: boolean,
  slots: Slots | null,
  left = 0,
): void {
  const { score, common, apart, begun } = table
  const next = (score[from] ?? 0) + gain
  if (next <= (score[to] ?? 0)) return
  score[to] = next
  common[to] = (common[from] ?? 0) + more
  apart[to] = (apart[from] ?? 0) + lost
  begun[to] = begins ? 1 : (begun[from] ?? 0)
  table.slots[to] = slots
  table.left[to] = (table.left[from] ?? 0) + left
}

/** How well a message fits a pattern at its best; null where it has nothing of it. */
export function compare({ steps, frame }: Compiled, about: Comparison): Match | null {
  const { tokens, said } = about
  const count = tokens.length
  const places = steps.length
  const { score, common, apart, begun, slots } = cleared((count + 1) * places)
  score[0] = 0
  common[0] = 0
  apart[0] = 0
  begun[0] = 0
  table.left[0] = 0
  slots[0] = null
  for (let at = 0; at <= count; at += 1)
    for (let place = 0; place < places; place += 1) {
      const here = at * places + place
      if (score[here] === Number.NEGATIVE_INFINITY) continue
      const now = slots[here] ?? null
      if (at < count) skip(here, here + places, at, place === places - 1, about)
      for (const step of steps[place] ?? []) {
        const there = at * places + step.to
        if (step.kind === 'free') reach(here, there, 0, 0, 0, false, now)
        else if (step.kind === 'word') {
          const gain = at < count ? saidOf(step.words, said[at], about.weights) : 0
          if (gain > 0) reach(here, there + places, gain, gain, 0, true, now)
          const cost = step.unsaid
          reach(here, there, -cost, 0, cost, false, now)
        } else if (at < count) fill(here, at, places, step.to, step.slot, frame, about)
      }
    }
  const end = count * places + places - 1
  if (score[end] === Number.NEGATIVE_INFINITY || begun[end] === 0) return null
  const filled: [string, Filled][] = []
  for (let one = slots[end] ?? null; one; one = one.before) filled.push([one.slot, one.filled])
  const both = common[end] ?? 0
  return {
    frame,
    slots: Object.fromEntries(filled),
    score: score[end] ?? 0,
    covered: both / (both + (apart[end] ?? 0)),
    left: table.left[end] ?? 0,
  }
}

/** What one of some words gives where a token is one of them: 0 where it is not. */
export function saidOf(
  words: ReadonlySet<string>,
  token: ReadonlyMap<string, number> | undefined,
  weights: ReadonlyMap<string, number>,
): number {
  let best = 0
  for (const [word, sure] of token ?? [])
    if (words.has(word)) best = Math.max(best, (weights.get(word) ?? 1) * sure)
  return best
}

/** What it costs to say none of some words. */
export function unsaidOf(
  words: ReadonlySet<string>,
  { turning, weights }: Pick<Comparison, 'turning' | 'weights'>,
): number {
  let least = turned
  for (const word of words)
    if (!turning.has(word)) least = Math.min(least, (weights.get(word) ?? 1) * unsaid)
  return least
}

/** Goes on after a word of the message that the pattern does not have. */
function skip(from: number, to: number, at: number, isEnd: boolean, about: Comparison): void {
  const { tokens, fillers, turning, telling, quoted } = about
  const { key = '' } = tokens[at] ?? {}
  const now = table.slots[from] ?? null
  const isInside = table.begun[from] === 1 && !isEnd
  if (!quoted[at] && !turning.has(key) && fillers.has(key)) {
    reach(from, to, -0.03, 0, 0, false, now)
    return
  }
  const says = quoted[at] || turning.has(key) || telling[at]
  const cost = skipCost(at, isInside, about)
  reach(from, to, -cost, 0, cost, false, now, says ? 1 : 0)
}

/** What it costs to leave a word out: more inside a pattern than around it. */
function skipCost(
  at: number,
  isInside: boolean,
  { tokens, turning, said, weights, telling, quoted }: Comparison,
): number {
  if (quoted[at]) return 0.8
  if (turning.has(tokens[at]?.key ?? '')) return turned
  if (telling[at]) return isInside ? 0.9 : 0.75
  const [word] = said[at]?.keys() ?? []
  if (word === undefined) return isInside ? 0.42 : 0.15
  // A word that patterns have means something, wherever it stands.
  return (weights.get(word) ?? 1) * (isInside ? between : aroundKnown)
}

/** What a word costs that free text takes in, though it says something by itself. */
function swallowed(
  at: number,
  { said, fillers, turning, weights, telling, quoted }: Comparison,
): number {
  const [word] = said[at]?.keys() ?? []
  if (quoted[at]) return 0
  if (telling[at]) return 0.1
  if (word === undefined || fillers.has(word)) return 0
  return turning.has(word) ? 0.2 : 0.1 * (weights.get(word) ?? 1)
}

/** What filling a slot gives at the most, by its kind. */
export function bestGain(kind: SlotKind): number {
  return kind === 'text' || kind === 'words' ? 0.9 : 1.5
}

/** What free text costs that goes on after no mark, a comma, the end of a sentence. */
const marks: readonly number[] = [0, 0.07, 0.6]

function fill(
  from: number,
  at: number,
  places: number,
  place: number,
  slot: string,
  frame: Frame,
  about: Comparison,
): void {
  const { tokens } = about
  const kind = frame.slots[slot] ?? 'text'
  const isFree = kind === 'text' || kind === 'words'
  const isPerson = kind === 'person' || kind === 'people' || kind === 'handles'
  const most =
    isFree || kind === 'link' ? tokens.length - at : Math.min(maxWords, tokens.length - at)
  const before = table.slots[from] ?? null
  let cost = 0
  for (let count = 1; count <= most; count += 1) {
    if (isFree) cost += swallowed(at + count - 1, about)
    // Free text goes to a mark rather than over it, and rarely beyond the end of its sentence.
    if (isFree && count > 1) cost += marks[about.after[at + count - 2] ?? 0] ?? 0
    const last = tokens[at + count - 1]
    if (last === undefined) return
    // Two keys of one short form are not parted.
    if (tokens[at + count]?.at === last.at) continue
    // Half of a name names somebody else: “Ada” of “Ada Meier”.
    if (isPerson && about.goesOn[at + count - 1]) continue
    const filled = about.fill(kind, at, count)
    const { well } = filled
    if (well === 0) continue
    const ends = isFree && (about.after[at + count - 1] ?? 0) > 0 ? 0.06 : 0
    const gain = (isFree ? 0.45 : 1.5) * well - 0.02 * count - cost + ends
    // A name that nobody knows says little.
    const isUnknown = well < 0.3 && !isFree && kind !== 'link'
    const lost = isUnknown ? (kind === 'people' ? 0.4 : 1.3) : 0
    const to = (at + count) * places + place
    reach(from, to, gain, Math.max(gain, 0.1), lost, !isFree, { slot, filled, before })
  }
}
