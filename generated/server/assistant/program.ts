// Generated from spec/ by codegen. Do not edit.
import { automatonOf, type Step } from '#generated/server/assistant/automaton.ts'
import type { Frame, SlotKind } from '#generated/server/assistant/frame.ts'
import { readPattern, type WordClasses } from '#generated/server/assistant/pattern.ts'

/** A slot of a frame: its name, and what it takes. */
export interface Slot {
  readonly name: string
  readonly kind: SlotKind
  /** Whether it takes any words. */
  readonly isFree: boolean
}

/**
 * The patterns of a language as numbers: each pattern has places, each place steps. Places are counted within their pattern, so that a
 * step leads `to` a place after its own.
 */
export interface Program {
  readonly patterns: number
  /** The most places of a pattern. */
  readonly maxPlaces: number
  /** Of each pattern, and one more: where its places begin, and where they end. */
  readonly places: Int32Array
  /** Of each place, and one more: where its steps begin, and where they end. */
  readonly steps: Int32Array
  readonly to: Int32Array
  /** What a step takes: `nothing`, one of the words of a set, or the slot with the number -2 - it. */
  readonly takes: Int32Array
  readonly frameOf: readonly Frame[]
  readonly slots: readonly Slot[]
  /** What it costs more not to say the words of a pattern: free text takes in anything, so that the words around it have to be there. */
  readonly unsaidMore: Float64Array
  /** What it costs to say no word of a set. */
  readonly unsaid: Float64Array
  /** Words of patterns, in the order in which they were read, each with its number. */
  readonly words: ReadonlyMap<string, number>
  readonly weights: Float64Array
  readonly isTurning: Uint8Array
  readonly isFiller: Uint8Array
  /** The sets that have a word, and the patterns that have a set. */
  readonly setsOf: readonly (readonly number[])[]
  readonly patternsOf: readonly (readonly number[])[]
  /** Patterns without a word. */
  readonly wordless: readonly number[]
}

/** What a step takes that goes on with nothing. */
export const nothing = -1

/** What a pattern costs more whose slots take any words. */
const unsaidBesideText = 1.6
/** What a word of the pattern costs that was not said, of its weight. */
const unsaid = 0.75
/** What it costs to leave out a word that turns a sentence round. */
export const turned = 4

/** Whether a slot of a kind takes any words. */
export function isFreeKind(kind: SlotKind): boolean {
  return kind === 'text' || kind === 'words'
}

/** Reads the patterns of frames. `fillers` are words that say nothing, `turning` those that turn a sentence round. */
export function programOf(
  frames: readonly Frame[],
  fillers: ReadonlySet<string>,
  turning: ReadonlySet<string>,
  classes: WordClasses,
): Program {
  const sets = wordSets()
  const places: number[] = []
  const steps: number[] = []
  const to: number[] = []
  const takes: number[] = []
  const frameOf: Frame[] = []
  const slots: Slot[] = []
  const unsaidMore: number[] = []
  const patternsOf: number[][] = []
  const wordless: number[] = []
  const capabilities = new Map<string, number>()
  const capabilityOf: number[] = []
  let maxPlaces = 1
  for (const frame of frames) {
    const capability = capabilities.get(frame.capability) ?? capabilities.size
    capabilities.set(frame.capability, capability)
    const own = new Map<string, number>()
    const slotOf = (name: string) => {
      const before = own.get(name)
      if (before !== undefined) return before
      const kind = frame.slots[name] ?? 'text'
      own.set(name, slots.push({ name, kind, isFree: isFreeKind(kind) }) - 1)
      return slots.length - 1
    }
    for (const text of frame.say) {
      const pattern = frameOf.push(frame) - 1
      capabilityOf.push(capability)
      const read = automatonOf(readPattern(text, classes), sets.add)
      let isBesideText = false
      let hasWords = false
      places.push(steps.length)
      maxPlaces = Math.max(maxPlaces, read.length)
      for (const place of read) {
        steps.push(to.length)
        for (const step of place) {
          to.push(step.to)
          takes.push(takenBy(step, slotOf))
          const taken = takes.at(-1) ?? nothing
          if (taken >= 0) {
            hasWords = true
            const having = listAt(patternsOf, taken)
            if (having.at(-1) !== pattern) having.push(pattern)
          } else if (taken !== nothing) isBesideText ||= slots[-2 - taken]?.isFree === true
        }
      }
      unsaidMore.push(isBesideText ? unsaidBesideText : 1)
      if (!hasWords) wordless.push(pattern)
    }
  }
  places.push(steps.length)
  steps.push(to.length)
  const { words, all, setsOf } = sets
  const weights = weightsOf(
    { words, setsOf, patternsOf, capabilityOf, capabilities: capabilities.size },
    fillers,
  )
  const isTurning = Uint8Array.from(words.keys(), (word) => Number(turning.has(word)))
  const isFiller = Uint8Array.from(words.keys(), (word) => Number(fillers.has(word)))
  const unsaidOf = (set: readonly number[]) =>
    set.reduce(
      (least, word) => (isTurning[word] ? least : Math.min(least, (weights[word] ?? 1) * unsaid)),
      turned,
    )
  return {
    ...{ patterns: frameOf.length, maxPlaces },
    ...{ places: Int32Array.from(places), steps: Int32Array.from(steps) },
    ...{ to: Int32Array.from(to), takes: Int32Array.from(takes), frameOf, slots },
    ...{ unsaidMore: Float64Array.from(unsaidMore), unsaid: Float64Array.from(all, unsaidOf) },
    ...{ words, weights, isTurning, isFiller, setsOf, patternsOf, wordless },
  }
}

/** The list at a place of lists, which is made where none is there. */
function listAt(lists: number[][], at: number): number[] {
  const before = lists[at]
  if (before) return before
  const list: number[] = []
  lists[at] = list
  return list
}

function takenBy(step: Step, slotOf: (name: string) => number): number {
  if (step.kind === 'free') return nothing
  return step.kind === 'word' ? step.set : -2 - slotOf(step.slot)
}

/** Sets of words by numbers: the same words are the same set. */
function wordSets() {
  const words = new Map<string, number>()
  const setsOf: number[][] = []
  const all: number[][] = []
  const known = new Map<string, number>()
  const byList = new Map<readonly string[], number>()
  const add = (list: readonly string[]): number => {
    const [only = ''] = list
    const before = list.length > 1 ? byList.get(list) : known.get(only)
    if (before !== undefined) return before
    const key = list.length > 1 ? list.join(' ') : only
    const same = known.get(key)
    const set = same ?? all.length
    if (same === undefined) {
      known.set(key, set)
      const numbers = [...new Set(list)].map((word) => {
        const number = words.get(word) ?? words.size
        words.set(word, number)
        return number
      })
      all.push(numbers)
      for (const number of numbers) listAt(setsOf, number).push(set)
    }
    if (list.length > 1) byList.set(list, set)
    return set
  }
  return { words, setsOf, all, add }
}

/** A word that few capabilities have in their patterns says more. */
function weightsOf(
  {
    words,
    setsOf,
    patternsOf,
    capabilityOf,
    capabilities,
  }: Pick<Program, 'words' | 'setsOf' | 'patternsOf'> & {
    readonly capabilityOf: readonly number[]
    readonly capabilities: number
  },
  fillers: ReadonlySet<string>,
): Float64Array {
  const having = patternsOf.map(
    (patterns) => new Set(patterns.map((one) => capabilityOf[one] ?? 0)),
  )
  return Float64Array.from(words, ([word, number]) => {
    if (fillers.has(word)) return 0.2
    const of = new Set((setsOf[number] ?? []).flatMap((set) => [...(having[set] ?? [])]))
    return 0.6 + Math.log((capabilities + 1) / of.size) / 2
  })
}
