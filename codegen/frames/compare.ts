import type { Automaton } from '#codegen/frames/automaton.ts'
import type { Filled, Fits, Frame, Match, SlotKind } from '#codegen/frames/frame.ts'
import type { Token } from '#codegen/frames/tokens.ts'

/** A frame with one of its patterns. */
export interface Compiled extends Automaton {
  readonly frame: Frame
}

/** The most words of a slot that takes a name or a time. */
const maxWords = 12

/** What a word costs that the pattern does not have: between its words, and around them. */
const between = 0.5
const around = 0.22
const aroundKnown = 0.45
/** What a word of the pattern costs that was not said, of its weight. */
const unsaid = 0.75
/** What it costs to leave out a word that turns a sentence round. */
const turned = 4

/** Words that stand in a row, as what fills a slot, with how well. */
interface Span extends Filled {
  readonly well: number
}

/** How well words in a row fill a slot of a kind, asked once for all patterns. `rest` is where the whole message ends. */
export function filler(text: string, tokens: readonly Token[], rest: number, fits: Fits) {
  const known = new Map<SlotKind, (Span | undefined)[]>()
  const size = tokens.length + 1
  return (kind: SlotKind, first: number, count: number): Span => {
    let spans = known.get(kind)
    if (spans === undefined) {
      spans = []
      known.set(kind, spans)
    }
    const place = first * size + count
    const before = spans[place]
    if (before) return before
    const at = tokens[first]?.at ?? 0
    const last = tokens[first + count - 1]?.end ?? 0
    const end = first + count === tokens.length ? Math.max(rest, last) : last
    const span = { at, end, well: fits(kind, text.slice(at, end)) }
    spans[place] = span
    return span
  }
}

/** What a message is compared with patterns by. */
export interface Comparison {
  readonly tokens: readonly Token[]
  readonly fill: ReturnType<typeof filler>
  readonly said: readonly ReadonlyMap<string, number>[]
  readonly fillers: ReadonlySet<string>
  readonly turning: ReadonlySet<string>
  readonly weights: ReadonlyMap<string, number>
}

interface Progress {
  readonly score: number
  /** Of the message, and of the pattern: what both have. */
  readonly common: number
  /** What only one of them has. */
  readonly apart: number
  readonly begun: boolean
  readonly slots: {
    readonly slot: string
    readonly filled: Filled
    readonly before: Progress['slots']
  } | null
}

const nothing: Progress = { score: 0, common: 0, apart: 0, begun: false, slots: null }

/** How well a message fits a pattern at its best; null where it has nothing of it. */
export function compare({ steps, frame }: Compiled, about: Comparison): Match | null {
  const { tokens, said, weights } = about
  const count = tokens.length
  const table: (Progress | undefined)[][] = Array.from({ length: count + 1 }, () => [])
  const reach = (at: number, place: number, progress: Progress) => {
    const row = table[at]
    const before = row?.[place]
    if (row && (!before || progress.score > before.score)) row[place] = progress
  }
  reach(0, 0, nothing)
  for (let at = 0; at <= count; at += 1)
    for (let place = 0; place < steps.length; place += 1) {
      const progress = table[at]?.[place]
      if (!progress) continue
      if (at < count) reach(at + 1, place, skipped(progress, at, place === steps.length - 1, about))
      for (const step of steps[place] ?? []) {
        if (step.kind === 'free') reach(at, step.to, progress)
        else if (step.kind === 'word') {
          const weight = weights.get(step.word) ?? 1
          const sure = said[at]?.get(step.word)
          if (sure !== undefined) reach(at + 1, step.to, gained(progress, weight * sure))
          const cost = about.turning.has(step.word) ? turned : weight * unsaid
          reach(at, step.to, lost(progress, cost))
        } else fill(progress, { at, to: step.to, slot: step.slot }, { frame, about, reach })
      }
    }
  const end = table[count]?.[steps.length - 1]
  if (!end?.begun) return null
  const slots: [string, Filled][] = []
  for (let one = end.slots; one; one = one.before) slots.push([one.slot, one.filled])
  const { score, common, apart } = end
  return { frame, slots: Object.fromEntries(slots), score, covered: common / (common + apart) }
}

function gained(progress: Progress, weight: number): Progress {
  return {
    ...progress,
    begun: true,
    score: progress.score + weight,
    common: progress.common + weight,
  }
}

function lost(progress: Progress, weight: number): Progress {
  return { ...progress, score: progress.score - weight, apart: progress.apart + weight }
}

/** Goes on after a word of the message that the pattern does not have. */
function skipped(
  progress: Progress,
  at: number,
  isEnd: boolean,
  { tokens, fillers, turning, said, weights }: Comparison,
): Progress {
  const { key = '' } = tokens[at] ?? {}
  if (turning.has(key)) return lost(progress, turned)
  if (fillers.has(key)) return { ...progress, score: progress.score - 0.03 }
  const [word] = said[at]?.keys() ?? []
  const weight = word === undefined ? 1.2 : (weights.get(word) ?? 1)
  // A word that patterns have means something, wherever it stands.
  const outside = word === undefined ? around : aroundKnown
  const cost = weight * (progress.begun && !isEnd ? between : outside)
  return { ...progress, score: progress.score - cost, apart: progress.apart + cost }
}

interface Filling {
  readonly frame: Frame
  readonly about: Comparison
  readonly reach: (at: number, place: number, progress: Progress) => void
}

function fill(
  progress: Progress,
  { at, to, slot }: { readonly at: number; readonly to: number; readonly slot: string },
  { frame, about, reach }: Filling,
): void {
  const { tokens } = about
  const kind = frame.slots[slot] ?? 'text'
  const from = tokens[at]
  if (from === undefined) return
  const isText = kind === 'text' || kind === 'link' || kind === 'words'
  const most = isText ? tokens.length - at : Math.min(maxWords, tokens.length - at)
  for (let count = 1; count <= most; count += 1) {
    const last = tokens[at + count - 1]
    if (last === undefined) return
    // Two keys of one short form are not parted.
    if (tokens[at + count]?.at === last.at) continue
    const filled = about.fill(kind, at, count)
    const { well } = filled
    if (well === 0) continue
    const gain =
      kind === 'text' || kind === 'words' ? 0.45 * well - 0.02 * count : 1.5 * well - 0.02 * count
    const weight = Math.max(gain, 0.1)
    reach(at + count, to, {
      begun: progress.begun || (kind !== 'text' && kind !== 'words'),
      score: progress.score + gain,
      common: progress.common + weight,
      // A name that nobody knows says little.
      apart: progress.apart + (well < 0.3 && !isText ? (kind === 'people' ? 0.4 : 1.3) : 0),
      slots: { slot, filled, before: progress.slots },
    })
  }
}
