import { type Gains, gainOf, marks, maxWords, wellAtMost } from '#codegen/frames/bounds.ts'
import type { Compared, Filled, SlotKind } from '#codegen/frames/frame.ts'
import type { Heard } from '#codegen/frames/heard.ts'
import { nothing, type Program } from '#codegen/frames/program.ts'
import { clearTable, reach, table, wayTo } from '#codegen/frames/table.ts'

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
  const { program, heard } = about
  const first = program.places[pattern] ?? 0
  const places = (program.places[pattern + 1] ?? 0) - first
  const shape = { first, places, unsaidMore: program.unsaidMore[pattern] ?? 1 }
  const count = heard.tokens.length
  clearTable((count + 1) * places)
  for (let at = 0; at <= count; at += 1)
    for (let place = 0; place < places; place += 1)
      if (table.score[at * places + place] !== Number.NEGATIVE_INFINITY)
        goOn(at, place, shape, about)
  const end = count * places + places - 1
  const score = table.score[end] ?? Number.NEGATIVE_INFINITY
  if (score === Number.NEGATIVE_INFINITY || table.begun[end] === 0) return null
  return matchAt(end, places, program.frames[program.frameOf[pattern] ?? -1], about)
}

/** Takes each step from a cell that may still lead to enough. */
function goOn(
  at: number,
  place: number,
  { first, places, unsaidMore }: Shape,
  about: Comparison,
): void {
  const { program, heard, gains, rest, enough } = about
  const { steps, to, takes, unsaid } = program
  const count = heard.tokens.length
  const here = at * places + place
  const score = table.score[here] ?? 0
  const spent = heard.rest[at] ?? 0
  const least = enough - rounding
  if (score + (rest[place] ?? 0) - spent < least) return
  if (at < count) skip(here, places, at, place === places - 1, heard)
  const last = steps[first + place + 1] ?? 0
  for (let step = steps[first + place] ?? 0; step < last; step += 1) {
    const taken = takes[step] ?? nothing
    const next = to[step] ?? 0
    const there = at * places + next
    if (taken === nothing) reach(here, there, score, 0, 0)
    else if (taken >= 0) {
      const row = gains.rowOf[taken] ?? -1
      const gain = row < 0 || at === count ? 0 : (gains.at[row * count + at] ?? 0)
      if (gain > 0 && reach(here, there + places, score + gain, gain, 0))
        table.begun[there + places] = 1
      const cost = (unsaid[taken] ?? 0) * unsaidMore
      reach(here, there, score - cost, 0, cost)
    } else if (at < count) fill(here, at, -2 - taken, next, places, about)
  }
}

/** Goes on after a word of the message that the pattern does not have. */
function skip(from: number, places: number, at: number, isEnd: boolean, heard: Heard): void {
  const isInside = table.begun[from] === 1 && !isEnd
  const cost = (isInside ? heard.inside[at] : heard.around[at]) ?? 0
  const score = (table.score[from] ?? 0) - cost
  const isLost = heard.isSilent[at] === 0
  if (reach(from, from + places, score, 0, isLost ? cost : 0))
    table.left[from + places] = heard.says[at] ?? 0
}

const isPerson = (kind: SlotKind) => kind === 'person' || kind === 'people' || kind === 'handles'

/** Fills a slot with each number of words from a token on. */
function fill(
  from: number,
  at: number,
  slot: number,
  place: number,
  places: number,
  { program, heard, rest, enough }: Comparison,
): void {
  const { tokens, after, goesOn, swallowed } = heard
  const { kind = 'text', isFree = true } = program.slots[slot] ?? {}
  const left = tokens.length - at
  const longest = isFree || kind === 'link' ? left : Math.min(maxWords, left)
  const each = isFree ? gainOf.free : gainOf.other
  const score = table.score[from] ?? 0
  const ahead = rest[place] ?? 0
  let cost = 0
  for (let count = 1; count <= longest; count += 1) {
    const last = at + count - 1
    const mark = isFree ? (after[last] ?? 0) : 0
    if (isFree) cost += swallowed[last] ?? 0
    // Free text goes to a mark rather than over it, and rarely beyond the end of its sentence.
    if (isFree && count > 1) cost += marks[after[last - 1] ?? 0] ?? 0
    // Two keys of one short form are not parted.
    if (tokens[at + count]?.at === tokens[last]?.at) continue
    // Half of a name names somebody else: “Ada” of “Ada Meier”.
    if (isPerson(kind) && goesOn[last] === 1) continue
    const most = wellAtMost(kind, at, count, heard)
    if (most === 0) continue
    const best = each * most - gainOf.each * count - cost
    const spent = heard.rest[at + count] ?? 0
    if (score + best + gainOf.atMark + ahead - spent < enough - rounding) continue
    const ends = mark > 0 ? gainOf.atMark : 0
    const to = (at + count) * places + place
    // How well it fits is asked about only where it may lead to more than another way.
    if (score + (best + ends) <= (table.score[to] ?? 0)) continue
    const well = heard.fill.well(kind, at, count)
    if (well === 0) continue
    const gain = each * well - gainOf.each * count - cost + ends
    // A name that nobody knows says little.
    const isUnknown = well < 0.3 && !isFree && kind !== 'link'
    const lost = isUnknown ? (kind === 'people' ? 0.4 : 1.3) : 0
    if (!reach(from, to, score + gain, Math.max(gain, 0.1), lost)) continue
    table.slot[to] = slot
    if (!isFree) table.begun[to] = 1
  }
}

/** What was found by the way to a cell. */
function matchAt(
  end: number,
  places: number,
  frame: Compared['frame'] | undefined,
  { program, heard }: Comparison,
): Compared | null {
  if (frame === undefined) return null
  let [common, apart, left] = [0, 0, 0]
  const filled: [string, Filled][] = []
  for (const cell of wayTo(end)) {
    common += table.common[cell] ?? 0
    apart += table.apart[cell] ?? 0
    left += table.left[cell] ?? 0
    const slot = program.slots[table.slot[cell] ?? nothing]
    if (slot === undefined) continue
    const from = Math.floor((table.from[cell] ?? 0) / places)
    const count = Math.floor(cell / places) - from
    filled.unshift([slot.name, heard.fill.at(from, count)])
  }
  return {
    frame,
    slots: Object.fromEntries(filled),
    score: table.score[end] ?? 0,
    covered: common / (common + apart),
    left,
  }
}
