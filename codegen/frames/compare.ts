import { type Gains, gainOf, marks, maxWords, ofTime } from '#codegen/frames/bounds.ts'
import type { Compared, Filled } from '#codegen/frames/frame.ts'
import type { Heard } from '#codegen/frames/heard.ts'
import { nothing, type Program } from '#codegen/frames/program.ts'
import { clearTable, reach, skipping, table, wayTo } from '#codegen/frames/table.ts'

/** What a pattern is compared by. */
export interface Comparison {
  readonly program: Program
  readonly heard: Heard
  readonly gains: Gains
  /** The most that may still be gained from each place of the pattern on. */
  readonly rest: Float64Array
  /** A score below which nothing is looked for. */
  readonly enough: number
}

/** How many places a pattern has, and how much its words cost more that are not said. */
interface Shape {
  readonly first: number
  readonly places: number
  readonly unsaidMore: number
}

/** Sums of floating-point numbers in another order differ by less. */
const rounding = 1e-9

/** How well a message fits a pattern at its best; null where it has nothing of it, or scores less than what is looked for. */
export function compare(pattern: number, about: Comparison): Compared | null {
  const { program, heard, rest, enough } = about
  const first = program.places[pattern] ?? 0
  const places = (program.places[pattern + 1] ?? 0) - first
  const shape = { first, places, unsaidMore: program.unsaidMore[pattern] ?? 1 }
  const count = heard.tokens.length
  clearTable((count + 1) * places)
  const { score } = table
  const least = enough - rounding
  for (let at = 0; at <= count; at += 1) {
    const spent = heard.rest[at] ?? 0
    for (let place = 0; place < places; place += 1) {
      const here = score[at * places + place] ?? 0
      // A cell that was not reached scores less than anything.
      if (here + (rest[place] ?? 0) - spent >= least) goOn(at, place, shape, about)
    }
  }
  const end = count * places + places - 1
  if (score[end] === Number.NEGATIVE_INFINITY || table.begun[end] === 0) return null
  return matchAt(end, shape, program.frames[program.frameOf[pattern] ?? -1], about)
}

/** Takes each step from a cell that may still lead to enough. */
function goOn(
  at: number,
  place: number,
  { first, places, unsaidMore }: Shape,
  about: Comparison,
): void {
  const { program, heard, gains } = about
  const { steps, to, takes, unsaid } = program
  const count = heard.tokens.length
  const here = at * places + place
  const score = table.score[here] ?? 0
  const begun = table.begun[here] ?? 0
  if (at < count)
    reach(here, here + places, skipping, score - skippedAt(at, here, place, places, heard), begun)
  const last = steps[first + place + 1] ?? 0
  for (let step = steps[first + place] ?? 0; step < last; step += 1) {
    const taken = takes[step] ?? nothing
    const next = to[step] ?? 0
    const there = at * places + next
    if (taken === nothing) reach(here, there, step, score, begun)
    else if (taken >= 0) {
      const row = gains.rowOf[taken] ?? -1
      const gain = row < 0 || at === count ? 0 : (gains.at[row * count + at] ?? 0)
      if (gain > 0) reach(here, there + places, step, score + gain, 1)
      reach(here, there, step, score - (unsaid[taken] ?? 0) * unsaidMore, begun)
    } else if (at < count) fill(here, at, step, places, about)
  }
}

/** What it costs to go on after a word of the message that the pattern does not have. */
function skippedAt(
  at: number,
  cell: number,
  place: number,
  places: number,
  { inside, around }: Heard,
): number {
  const isInside = table.begun[cell] === 1 && place !== places - 1
  return (isInside ? inside[at] : around[at]) ?? 0
}

/** Fills a slot with each number of words from a token on. */
function fill(
  from: number,
  at: number,
  step: number,
  places: number,
  { program, heard, gains, rest, enough }: Comparison,
): void {
  const { tokens, after } = heard
  const {
    kind = 'text',
    isFree = true,
    number = 0,
  } = program.slots[-2 - (program.takes[step] ?? nothing)] ?? {}
  const place = program.to[step] ?? 0
  const spans = gains.spans[number]
  const score = table.score[from] ?? 0
  const ahead = rest[place] ?? 0
  const most = score + (spans?.best[at] ?? 0) + gainOf.atMark + ahead
  if (spans === undefined || most < enough - 2 * rounding) return
  const row = at * (tokens.length + 1)
  const left = tokens.length - at
  const longest = isFree || kind === 'link' ? left : Math.min(maxWords, left)
  const each = isFree ? gainOf.free : gainOf.other
  const isTime = ofTime.has(kind)
  const begun = isFree ? (table.begun[from] ?? 0) : 1
  let cost = 0
  for (let count = 1; count <= longest; count += 1) {
    const last = at + count - 1
    const mark = isFree ? (after[last] ?? 0) : 0
    if (isFree) cost = withCost(cost, last, count, heard)
    const wellAtMost = spans.well[row + count] ?? 0
    if (wellAtMost === 0) continue
    const best = each * wellAtMost - gainOf.each * count - cost
    const spent = heard.rest[at + count] ?? 0
    if (score + best + gainOf.atMark + ahead - spent < enough - rounding) continue
    const ends = mark > 0 ? gainOf.atMark : 0
    const to = (at + count) * places + place
    // How well a name fits is asked about only where it may lead to more than another way; of times only so many are read.
    if (!isTime && score + (best + ends) <= (table.score[to] ?? 0)) continue
    const well = heard.fill.well(kind, at, count)
    if (well === 0) continue
    const gain = each * well - gainOf.each * count - cost + ends
    reach(from, to, step, score + gain, begun)
  }
}

/** What free text costs that takes in one word more, and what stands before it. */
function withCost(cost: number, last: number, count: number, { swallowed, after }: Heard): number {
  const more = cost + (swallowed[last] ?? 0)
  // Free text goes to a mark rather than over it, and rarely beyond the end of its sentence.
  return count > 1 ? more + (marks[after[last - 1] ?? 0] ?? 0) : more
}

/** What a step of the way adds: what both the message and the pattern have, and what only one of them has. */
interface Added {
  readonly common: number
  readonly apart: number
  /** A name, a number or a word about time that was left out. */
  readonly left: number
  readonly filled: readonly [string, Filled] | null
}

const added: Added = { common: 0, apart: 0, left: 0, filled: null }

/** What was found by the way to a cell. */
function matchAt(
  end: number,
  shape: Shape,
  frame: Compared['frame'] | undefined,
  about: Comparison,
): Compared | null {
  if (frame === undefined) return null
  let [common, apart, left] = [0, 0, 0]
  const slots: [string, Filled][] = []
  for (const cell of wayTo(end)) {
    const one = addedAt(cell, shape, about)
    common += one.common
    apart += one.apart
    left += one.left
    if (one.filled) slots.unshift([...one.filled])
  }
  return {
    frame,
    slots: Object.fromEntries(slots),
    score: table.score[end] ?? 0,
    covered: common / (common + apart),
    left,
  }
}

function addedAt(
  cell: number,
  { places, unsaidMore }: Shape,
  { program, heard, gains }: Comparison,
): Added {
  const [from, step] = [table.from[cell] ?? 0, table.by[cell] ?? nothing]
  const at = Math.floor(from / places)
  const count = Math.floor(cell / places) - at
  if (step === skipping) {
    const cost = skippedAt(at, from, from % places, places, heard)
    const isLost = heard.isSilent[at] === 0
    return { ...added, apart: isLost ? cost : 0, left: heard.says[at] ?? 0 }
  }
  const taken = program.takes[step] ?? nothing
  if (taken === nothing) return added
  if (taken < nothing) return filledBy(-2 - taken, at, count, { program, heard })
  if (count === 0) return { ...added, apart: (program.unsaid[taken] ?? 0) * unsaidMore }
  const row = gains.rowOf[taken] ?? -1
  return { ...added, common: gains.at[row * heard.tokens.length + at] ?? 0 }
}

function filledBy(
  number: number,
  at: number,
  count: number,
  { program, heard }: Pick<Comparison, 'program' | 'heard'>,
): Added {
  const slot = program.slots[number]
  if (slot === undefined) return added
  const { kind, isFree } = slot
  const last = at + count - 1
  let cost = 0
  if (isFree) for (let to = at; to <= last; to += 1) cost = withCost(cost, to, to - at + 1, heard)
  const well = heard.fill.well(kind, at, count)
  const ends = isFree && (heard.after[last] ?? 0) > 0 ? gainOf.atMark : 0
  const gain = (isFree ? gainOf.free : gainOf.other) * well - gainOf.each * count - cost + ends
  // A name that nobody knows says little.
  const isUnknown = well < 0.3 && !isFree && kind !== 'link'
  const apart = isUnknown ? (kind === 'people' ? 0.4 : 1.3) : 0
  const filled = [slot.name, heard.fill.at(at, count)] as const
  return { ...added, common: Math.max(gain, 0.1), apart, filled }
}
