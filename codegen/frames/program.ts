import type { CompiledFrames } from '#codegen/frames/compiled.ts'
import type { Frame, SlotKind } from '#codegen/frames/frame.ts'

/** A slot of a frame: its name, and what it takes. */
export interface Slot {
  readonly name: string
  readonly kind: SlotKind
  /** The number of its kind, and whether it takes any words. */
  readonly number: number
  readonly isFree: boolean
}

/**
 * The patterns of a language as numbers: each pattern has places, each place steps. Places are counted within their pattern, so that a
 * step leads `to` a place after its own.
 */
export interface Program
  extends Pick<
    CompiledFrames,
    'frameOf' | 'maxPlaces' | 'sets' | 'patternsOf' | 'setsOf' | 'wordless'
  > {
  readonly patterns: number
  readonly places: Int32Array
  readonly steps: Int32Array
  readonly to: Int32Array
  readonly takes: Int32Array
  readonly frames: readonly Frame[]
  readonly slots: readonly Slot[]
  /** The kinds of slots by their numbers, and the number of each slot's kind. */
  readonly kinds: readonly SlotKind[]
  readonly kindOf: Uint8Array
  /** What it costs more not to say the words of a pattern: free text takes in anything, so that the words around it have to be there. */
  readonly unsaidMore: Float64Array
  readonly unsaid: Float64Array
  /** Words of patterns, in the order in which they were read, each with its number. */
  readonly words: ReadonlyMap<string, number>
  readonly weights: Float64Array
  readonly isTurning: Uint8Array
  readonly isFiller: Uint8Array
}

/** What a step takes that goes on with nothing. */
export const nothing = -1

/** What a pattern costs more whose slots take any words. */
const unsaidBesideText = 1.6
/** What it costs to leave out a word that turns a sentence round. */
export const turned = 4

/** Whether a slot of a kind takes any words. */
export function isFreeKind(kind: SlotKind): boolean {
  return kind === 'text' || kind === 'words'
}

/** Makes compiled patterns ready. `fillers` are words that say nothing, `turning` those that turn a sentence round. */
export function programFrom(
  compiled: CompiledFrames,
  frames: readonly Frame[],
  fillers: ReadonlySet<string>,
  turning: ReadonlySet<string>,
): Program {
  const { frameOf, maxPlaces, sets, patternsOf, setsOf, wordless } = compiled
  const patterns = frameOf.length
  const kinds: SlotKind[] = []
  const numberOf = (kind: SlotKind) => {
    const number = kinds.indexOf(kind)
    return number === -1 ? kinds.push(kind) - 1 : number
  }
  const slots = compiled.slots.map(([frame, name]): Slot => {
    const kind = frames[frame]?.slots[name] ?? 'text'
    return { name, kind, number: numberOf(kind), isFree: isFreeKind(kind) }
  })
  const unsaidMore = new Float64Array(patterns).fill(1)
  for (const pattern of compiled.besideText) unsaidMore[pattern] = unsaidBesideText
  const words = new Map(compiled.words.split(' ').map((word, at) => [word, at]))
  const numbersOf = (some: ReadonlySet<string>) => {
    const is = new Uint8Array(words.size)
    for (const word of some) is[words.get(word) ?? words.size] = 1
    return is
  }
  return {
    ...{ frameOf, maxPlaces, sets, patternsOf, setsOf, wordless, patterns, frames, slots, words },
    ...{ kinds, kindOf: Uint8Array.from(slots, ({ number }) => number) },
    ...{ places: new Int32Array(compiled.places), steps: new Int32Array(compiled.steps) },
    ...{ to: new Int32Array(compiled.to), takes: new Int32Array(compiled.takes), unsaidMore },
    ...{ unsaid: new Float64Array(compiled.unsaid), weights: new Float64Array(compiled.weights) },
    ...{ isTurning: numbersOf(turning), isFiller: numbersOf(fillers) },
  }
}
