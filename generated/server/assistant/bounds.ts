// Generated from spec/ by codegen. Do not edit.
import type { SlotKind } from '#generated/server/assistant/frame.ts'
import type { Heard } from '#generated/server/assistant/heard.ts'
import { isFreeKind, nothing, type Program } from '#generated/server/assistant/program.ts'

/** The most words of a slot that takes a name or a time. */
export const maxWords = 9
/** What filling a slot gives where its words fit at their best, and what each word costs. */
export const gainOf = { free: 0.45, other: 1.5, each: 0.02, atMark: 0.06 }
/** What free text costs that goes on after no mark, a comma, the end of a sentence. */
export const marks: readonly number[] = [0, 0.07, 0.6]

/** What the steps of patterns may give in a message. */
export interface Gains {
  /** The row of each set of words that the message has one of; -1 for the others. */
  readonly rowOf: Int32Array
  /** Of each row and each token, what the token gives. */
  readonly at: Float64Array
  /** Of each row, the most that a token gives, with what is not spent for leaving it out. */
  readonly most: Float64Array
  /** The same of each kind of slot, and what it may take. */
  readonly ofKind: Float64Array
  readonly spans: readonly Spans[]
  /** Patterns that have a word of the message which says something, or no words at all. */
  readonly candidates: readonly number[]
}

/** What words in a row may give to a slot of some kind. */
export interface Spans {
  /** Of each token and so many words from it on, how well they may fill it at most; 0 where they cannot. */
  readonly well: Float64Array
  /** The same of each token at its best, with all that it costs to leave out the words behind it. */
  readonly best: Float64Array
}

/** What a message may give to the steps of patterns. */
export function gainsIn(heard: Heard, program: Program): Gains {
  const { weights, isFiller, setsOf, patternsOf, wordless } = program
  const { said, around } = heard
  const size = said.length
  const rowOf = new Int32Array(program.unsaid.length).fill(-1)
  const hit: number[] = []
  const isCandidate = new Uint8Array(program.patterns)
  const candidates = [...wordless]
  for (const words of said)
    for (const word of words.keys())
      for (const set of setsOf[word] ?? []) {
        if (rowOf[set] === -1) rowOf[set] = hit.push(set) - 1
        if (isFiller[word]) continue
        for (const pattern of patternsOf[set] ?? []) {
          if (isCandidate[pattern]) continue
          isCandidate[pattern] = 1
          candidates.push(pattern)
        }
      }
  const at = new Float64Array(hit.length * size)
  const most = new Float64Array(hit.length)
  for (const [token, words] of said.entries())
    for (const [word, sure] of words)
      for (const set of setsOf[word] ?? []) {
        const row = rowOf[set] ?? 0
        const gain = Math.max(at[row * size + token] ?? 0, (weights[word] ?? 1) * sure)
        at[row * size + token] = gain
        most[row] = Math.max(most[row] ?? 0, gain + (around[token] ?? 0))
      }
  const known = new Map<SlotKind, { readonly spans: Spans; readonly most: number }>()
  const ofKinds = program.kinds.map((kind) => {
    const like = likeKind(kind)
    const of = known.get(like) ?? { spans: spansOf(like, heard), most: bestIn(like, heard) }
    known.set(like, of)
    return of
  })
  const spans = ofKinds.map((one) => one.spans)
  const ofKind = Float64Array.from(ofKinds, (one) => one.most)
  return { rowOf, at, most, ofKind, spans, candidates }
}

const isPerson = (kind: SlotKind) => kind === 'person' || kind === 'people'

/** The one of the kinds that take the same words as far as each of them is known alone. */
function likeKind(kind: SlotKind): SlotKind {
  if (isFreeKind(kind)) return 'text'
  if (ofTime.has(kind)) return 'moment'
  if (kind === 'handles') return 'people'
  return kind in maxStrange || kind === 'link' || kind === 'number' ? kind : 'plan'
}

function spansOf(kind: SlotKind, heard: Heard): Spans {
  const { tokens, goesOn, rest } = heard
  const size = tokens.length + 1
  const well = new Float64Array(size * size)
  const best = new Float64Array(size).fill(Number.NEGATIVE_INFINITY)
  const isFree = isFreeKind(kind)
  const isLong = isFree || kind === 'link'
  const each = isFree ? gainOf.free : gainOf.other
  const isWhole = isPerson(kind)
  for (let at = 0; at < tokens.length; at += 1) {
    const longest = isLong ? tokens.length - at : Math.min(maxWords, tokens.length - at)
    for (let count = 1; count <= longest; count += 1) {
      const last = at + count - 1
      // Two keys of one short form are not parted.
      if (tokens[at + count]?.at === tokens[last]?.at) continue
      // Half of a name names somebody else: “Ada” of “Ada Meier”.
      if (isWhole && goesOn[last] === 1) continue
      const most = wellAtMost(kind, at, count, heard)
      if (most === 0) continue
      well[at * size + count] = most
      const gain = each * most - gainOf.each * count - (rest[at + count] ?? 0)
      if (gain > (best[at] ?? 0)) best[at] = gain
    }
  }
  return { well, best }
}

/** Slots that take words about time. */
export const ofTime: ReadonlySet<SlotKind> = new Set(['moment', 'window', 'preset'])

/** How well words in a row may fill a slot at most, by what is known of each of them. */
export function wellAtMost(kind: SlotKind, at: number, count: number, heard: Heard): number {
  if (isFreeKind(kind)) return heard.hasQuotes ? 2 : 1
  if (kind === 'link') return heard.hasLink ? 1 : 0
  if (kind === 'number') return 1
  const has = (before: Uint8Array) => (before[at + count] ?? 0) > (before[at] ?? 0)
  if (ofTime.has(kind)) return has(heard.untimedBefore) ? 0 : 1
  const strange = (heard.strangeBefore[at + count] ?? 0) - (heard.strangeBefore[at] ?? 0)
  if (strange === 0) return 1
  if (strange > (maxStrange[kind] ?? maxNewName)) return 0
  return has(heard.capitalBefore) ? newName : 0.06
}

/** How many words a name has at most that nobody knows; several names in a row have any number. */
const maxNewName = 3
const maxStrange: { readonly [kind in SlotKind]?: number } = {
  ...{ person: 2, people: 255, handles: 255, idea: 255 },
}

/** How well a capitalised name fits at most that nobody knows. */
const newName = 0.25

/** The most that filling a slot of a kind may give, with what is not spent for leaving its words out. */
function bestIn(kind: SlotKind, heard: Heard): number {
  const { tokens, fill, around, swallowed, after } = heard
  if (isFreeKind(kind)) {
    const well = heard.hasQuotes ? 2 : 1
    const gains = Array.from(around, (cost, at) => cost - (swallowed[at] ?? 0) - gainOf.each)
    const before = (at: number) => (at === 0 ? 0 : (marks[after[at - 1] ?? 0] ?? 0))
    return gainOf.free * well + gainOf.atMark + bestRun(gains, before)
  }
  if (kind === 'link' || kind === 'number') {
    // A link and a number are one word each: without one there is nothing to fill their slots.
    const wells = tokens.map((_, at) => fill.well(kind, at, 1))
    if (wells.every((well) => well === 0)) return Number.NEGATIVE_INFINITY
  }
  if (kind === 'link') return gainOf.other + bestRun(around, () => 0)
  let most = Number.NEGATIVE_INFINITY
  for (let first = 0; first < around.length; first += 1) {
    let kept = 0
    for (let count = 1; count <= Math.min(maxWords, around.length - first); count += 1) {
      kept += (around[first + count - 1] ?? 0) - gainOf.each
      const well = wellAtMost(kind, first, count, heard)
      if (well > 0) most = Math.max(most, gainOf.other * well + kept)
    }
  }
  return most
}

/** The greatest sum of numbers in a row, less what it costs to go on. */
function bestRun(numbers: ArrayLike<number>, before: (at: number) => number): number {
  let [best, now] = [Number.NEGATIVE_INFINITY, 0]
  for (let at = 0; at < numbers.length; at += 1) {
    now = Math.max(0, now - before(at)) + (numbers[at] ?? 0)
    best = Math.max(best, now)
  }
  return best
}

/**
 * The most that a message may still score from each place of a pattern on, with what is not spent for leaving words out, in whatever
 * order they stand; written to `rest`. Returns that of the first place.
 */
export function restOf(
  pattern: number,
  { places, steps, to, takes, unsaid, unsaidMore, kindOf }: Program,
  { rowOf, most, ofKind }: Gains,
  rest: Float64Array,
): number {
  const first = places[pattern] ?? 0
  const last = (places[pattern + 1] ?? 0) - 1
  const more = unsaidMore[pattern] ?? 1
  rest[last - first] = 0
  for (let place = last - 1; place >= first; place -= 1) {
    let best = Number.NEGATIVE_INFINITY
    const end = steps[place + 1] ?? 0
    for (let step = steps[place] ?? 0; step < end; step += 1) {
      const taken = takes[step] ?? nothing
      let gain = rest[to[step] ?? 0] ?? 0
      if (taken >= 0) {
        const row = rowOf[taken] ?? -1
        gain += row < 0 ? -(unsaid[taken] ?? 0) * more : (most[row] ?? 0)
      } else if (taken !== nothing) gain += ofKind[kindOf[-2 - taken] ?? 0] ?? 0
      if (gain > best) best = gain
    }
    rest[place - first] = best
  }
  return rest[0] ?? 0
}
