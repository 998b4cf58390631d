import { automatonOf, type Step } from '#codegen/frames/automaton.ts'
import type { CompiledFrames } from '#codegen/frames/compiled.ts'
import {
  readPattern,
  slotsOf,
  type WordClasses,
  type WrittenFrame,
} from '#codegen/frames/pattern.ts'
import { isFreeKind, nothing, turned } from '#codegen/frames/program.ts'
import { type ReadPattern, sharesOf } from '#codegen/frames/shares.ts'

/** The words of a language that patterns are compiled with: those that say nothing, those that turn a sentence round, and classes. */
export interface CompiledWith {
  readonly fillers: readonly string[]
  readonly not: readonly string[]
  readonly classes: WordClasses
}

/** What a word of a pattern costs that was not said, of its weight. */
const unsaid = 0.75

/** Compiles the patterns of frames. */
export function compiledOf(
  frames: readonly WrittenFrame[],
  { fillers = [], not = [], classes = {} }: Partial<CompiledWith>,
): CompiledFrames {
  const read = frames.flatMap((frame, number) =>
    frame.say.map((text) => ({ frame, number, parts: readPattern(text, classes) })),
  )
  const { words, sets, setOf } = wordNumbers()
  const steps = stepsOf(read, setOf)
  const weights = weightsOf(
    [...words.keys()],
    capabilitiesOf(sets, steps.patternsOf, read),
    frames,
    new Set(fillers),
  )
  const ofFrames = Map.groupBy(read, ({ number }) => number)
  const turning = new Set(not.flatMap((word) => words.get(word) ?? []))
  const lightest = (set: readonly number[]) =>
    set.reduce(
      (least, word) => (turning.has(word) ? least : Math.min(least, (weights[word] ?? 1) * unsaid)),
      turned,
    )
  return {
    ...{ frameOf: read.map(({ number }) => number), ...steps, sets, weights },
    words: [...words.keys()].join(' '),
    unsaid: sets.map(lightest),
    setsOf: havingEach(words.size, sets),
    always: frames.map((_, at) => slotsOfAll(ofFrames.get(at) ?? [])),
    gist: sharesOf(read, frames, words),
  }
}

/** Of each word, the sets that have it. */
function havingEach(count: number, sets: readonly (readonly number[])[]): number[][] {
  const having = Array.from({ length: count }, (): number[] => [])
  sets.forEach((set, at) => {
    set.forEach((word) => {
      having[word]?.push(at)
    })
  })
  return having
}

type Steps = Pick<
  CompiledFrames,
  'maxPlaces' | 'places' | 'steps' | 'to' | 'takes' | 'slots' | 'besideText' | 'patternsOf'
> &
  Pick<CompiledFrames, 'wordless'>

/** The steps of patterns. */
function stepsOf(read: readonly ReadPattern[], setOf: (words: readonly string[]) => number): Steps {
  const [places, steps, to, takes]: [number[], number[], number[], number[]] = [[], [], [], []]
  const [besideText, wordless]: [number[], number[]] = [[], []]
  const patternsOf: number[][] = []
  const slots = slotNumbers()
  let maxPlaces = 1
  for (const [pattern, { number, frame, parts }] of read.entries()) {
    const automaton = automatonOf(parts)
    // Numbered in this order, which is that of the pattern.
    const taken = new Set(automaton.words.map(setOf))
    maxPlaces = Math.max(maxPlaces, automaton.places.length)
    places.push(steps.length)
    const all = automaton.places.flat()
    const slotOf = (name: string) => slots.numberOf(number, name)
    automaton.places.forEach((place) => {
      steps.push(to.length)
      place.forEach((step) => {
        to.push(step.to)
        takes.push(takenBy(step, setOf, slotOf))
      })
    })
    for (const set of taken) {
      const having = patternsOf[set] ?? []
      having.push(pattern)
      patternsOf[set] = having
    }
    if (taken.size === 0) wordless.push(pattern)
    const isFree = (slot: string) => isFreeKind(frame.slots[slot] ?? 'text')
    if (all.some((step) => step.kind === 'slot' && isFree(step.slot))) besideText.push(pattern)
  }
  places.push(steps.length)
  steps.push(to.length)
  const { all } = slots
  return { maxPlaces, places, steps, to, takes, slots: all, besideText, patternsOf, wordless }
}

function takenBy(
  step: Step,
  setOf: (words: readonly string[]) => number,
  slotOf: (name: string) => number,
): number {
  if (step.kind === 'free') return nothing
  return step.kind === 'word' ? setOf(step.words) : -2 - slotOf(step.slot)
}

/** Slots by numbers, each of each frame once. */
function slotNumbers() {
  const all: [number, string][] = []
  const known = new Map<string, number>()
  const numberOf = (frame: number, name: string) => {
    const key = `${frame} ${name}`
    const slot = known.get(key) ?? all.push([frame, name]) - 1
    known.set(key, slot)
    return slot
  }
  return { all, numberOf }
}

function slotsOfAll(patterns: readonly ReadPattern[]): readonly string[] | null {
  const [first, ...others] = patterns.map(({ parts }) => slotsOf(parts))
  return first?.filter((slot) => others.every((of) => of.includes(slot))) ?? null
}

/** What lists of words are found by: classes are long, and in the patterns of many frames. */
const keys = new WeakMap<readonly string[], string>()

function keyOf(list: readonly string[]): string {
  const key = keys.get(list) ?? list.join(' ')
  keys.set(list, key)
  return key
}

/** Words and sets of words by numbers: the same words are the same set. */
function wordNumbers() {
  const words = new Map<string, number>()
  const sets: number[][] = []
  const known = new Map<string, number>()
  const byList = new Map<readonly string[], number>()
  const setOf = (list: readonly string[]): number => {
    const before = byList.get(list)
    if (before !== undefined) return before
    const key = keyOf(list)
    const set = known.get(key) ?? sets.length
    if (set === sets.length) {
      known.set(key, set)
      const numbers = [...new Set(list)].map((word) => {
        const number = words.get(word) ?? words.size
        words.set(word, number)
        return number
      })
      sets.push(numbers)
    }
    byList.set(list, set)
    return set
  }
  return { words, sets, setOf }
}

/** The capabilities that have each word in their patterns. */
function capabilitiesOf(
  sets: CompiledFrames['sets'],
  patternsOf: CompiledFrames['patternsOf'],
  read: readonly ReadPattern[],
): Set<string>[] {
  const having: Set<string>[] = []
  // Most words are in one set only, whose capabilities are theirs.
  const several = new Set<number>()
  for (const [set, patterns] of patternsOf.entries()) {
    const own = new Set(patterns.map((pattern) => read[pattern]?.frame.capability ?? ''))
    sets[set]?.forEach((word) => {
      const before = having[word]
      if (before === undefined) having[word] = own
      else if (!several.has(word)) {
        const both = new Set(before)
        own.forEach((one) => {
          both.add(one)
        })
        having[word] = both
        several.add(word)
      } else
        own.forEach((one) => {
          before.add(one)
        })
    })
  }
  return having
}

/** What each word says: more where few capabilities have it in their patterns. */
function weightsOf(
  words: readonly string[],
  having: readonly ReadonlySet<string>[],
  frames: readonly WrittenFrame[],
  fillers: ReadonlySet<string>,
): number[] {
  const all = new Set(frames.map(({ capability }) => capability)).size
  return words.map((word, at) =>
    fillers.has(word) ? 0.2 : 0.6 + Math.log((all + 1) / (having[at]?.size ?? 1)) / 2,
  )
}
