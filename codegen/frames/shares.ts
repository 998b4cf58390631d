import type { CompiledGist } from '#codegen/frames/compiled.ts'
import type { Frame, SlotKind } from '#codegen/frames/frame.ts'
import type { Part, WrittenFrame } from '#codegen/frames/pattern.ts'
import { tokensOf } from '#codegen/frames/tokens.ts'

/** A pattern of a frame, read. */
export interface ReadPattern {
  readonly frame: WrittenFrame
  /** The number of its frame. */
  readonly number: number
  readonly parts: readonly Part[]
}

/** The kind of thing that fills a slot, as a trait of a message. */
const kinds: { readonly [kind in SlotKind]?: string } = {
  ...{ plan: '{plan}', draft: '{plan}', sent: '{plan}', invite: '{plan}' },
  ...{ idea: '{idea}', candidate: '{idea}', list: '{list}', place: '{place}', item: '{item}' },
  ...{ person: '{person}', people: '{person}', handles: '{person}', number: '{number}' },
  ...{ moment: '{time}', window: '{time}', preset: '{time}', link: '{link}' },
}

/** What a trait is worth that a frame never has, and what no trait exceeds. */
const [smooth, most, lowest] = [0.03, 2.5, -1]

/** How frames are told by words alone: a word speaks for the frames whose patterns have it more often than others do. */
export function sharesOf(
  read: readonly ReadPattern[],
  all: readonly Frame[],
  words: ReadonlyMap<string, number>,
): CompiledGist {
  const frames = new Map<number, Map<string, number>>()
  const sizes = new Map<number, number>()
  const keep = (number: number, of: ReadonlyMap<string, number>) => {
    const traits = frames.get(number) ?? new Map<string, number>()
    frames.set(number, traits)
    sizes.set(number, (sizes.get(number) ?? 0) + 1)
    for (const [trait, share] of of) traits.set(trait, (traits.get(trait) ?? 0) + share)
  }
  for (const { number, frame, parts } of read) keep(number, traitsIn(parts, frame))
  for (const number of [...frames.keys()])
    for (const example of all[number]?.examples ?? []) keep(number, wordsIn(example))
  const shares = new Map<string, Map<number, number>>()
  for (const [number, traits] of frames)
    for (const [trait, sum] of traits) {
      const of = shares.get(trait) ?? new Map<number, number>()
      shares.set(trait, of.set(number, sum / (sizes.get(number) ?? 1)))
    }
  const named = [...new Set(Object.values(kinds))]
  // A word that only examples have is in no message as one of patterns.
  const worth = [...words.keys(), ...named].map((trait) => {
    const of = shares.get(trait) ?? new Map<number, number>()
    const values = [...of.values()]
    const mean = values.reduce((sum, one) => sum + one, 0) / frames.size
    const logOf = (share: number) => Math.log((share + smooth) / (mean + smooth))
    return {
      others: of.size === 0 ? 0 : Math.max(lowest, logOf(0)),
      frames: [...of.keys()],
      worth: values.map((share) => Math.min(most, logOf(share))),
    }
  })
  return {
    kinds: named,
    others: worth.map((one) => one.others),
    frames: worth.map((one) => one.frames),
    worth: worth.map((one) => one.worth),
  }
}

/** The traits of patterns by their frames: each frame is tried alone, and compiled with all of its language. */
const traits = new WeakMap<Frame, Map<readonly Part[], ReadonlyMap<string, number>>>()

function traitsIn(parts: readonly Part[], frame: Frame): ReadonlyMap<string, number> {
  const before = traits.get(frame) ?? new Map<readonly Part[], ReadonlyMap<string, number>>()
  traits.set(frame, before)
  const found = before.get(parts) ?? traitsOf(parts, frame)
  before.set(parts, found)
  return found
}

/** The words of an example, each a trait that it has. */
function wordsIn(example: string): ReadonlyMap<string, number> {
  return new Map(tokensOf(example).map(({ key }) => [key, 1]))
}

/** The traits of a pattern, each with how likely a message that it fits has them. */
function traitsOf(parts: readonly Part[], frame: Frame, share = 1): Map<string, number> {
  const found = new Map<string, number>()
  const add = (trait: string, more: number) =>
    found.set(trait, Math.min(1, (found.get(trait) ?? 0) + more))
  for (const part of parts) {
    if (part.kind === 'word') add(part.word, share)
    else if (part.kind === 'slot') {
      const trait = kinds[frame.slots[part.slot] ?? 'text']
      if (trait !== undefined) add(trait, share)
    } else {
      const inner = share / Math.sqrt(part.of.length)
      for (const one of part.of) {
        const [only] = one
        // A word of a class of words, as most are.
        if (only?.kind === 'word' && one.length === 1) {
          add(only.word, inner)
          continue
        }
        for (const [trait, more] of traitsOf(one, frame, inner)) add(trait, more)
      }
    }
  }
  return found
}
