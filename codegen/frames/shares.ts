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
  for (const { number, frame, parts } of read) keep(number, traitsOf(parts, frame))
  for (const number of [...frames.keys()])
    for (const example of all[number]?.examples ?? [])
      keep(number, new Map(tokensOf(example).map(({ key }) => [key, 1])))
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
    const mean = [...of.values()].reduce((sum, one) => sum + one, 0) / frames.size
    const logOf = (share: number) => Math.log((share + smooth) / (mean + smooth))
    return {
      others: of.size === 0 ? 0 : Math.max(lowest, logOf(0)),
      frames: [...of.keys()],
      worth: [...of.values()].map((share) => Math.min(most, logOf(share))),
    }
  })
  return {
    kinds: named,
    others: worth.map((one) => one.others),
    frames: worth.map((one) => one.frames),
    worth: worth.map((one) => one.worth),
  }
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
      for (const one of part.of)
        for (const [trait, more] of traitsOf(one, frame, inner)) add(trait, more)
    }
  }
  return found
}
