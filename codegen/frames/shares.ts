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

const none: ReadonlyMap<number, number> = new Map()

/** How frames are told by words alone: a word speaks for the frames whose patterns have it more often than others do. */
export function sharesOf(
  read: readonly ReadPattern[],
  all: readonly Frame[],
  words: ReadonlyMap<string, number>,
): CompiledGist {
  const frames = Map.groupBy(read, ({ number }) => number)
  const shares = new Map<string, Map<number, number>>()
  for (const [number, patterns] of frames)
    sharesIn(patterns, all[number]?.examples ?? []).forEach((share, trait) => {
      const of = shares.get(trait)
      if (of === undefined) shares.set(trait, new Map([[number, share]]))
      else of.set(number, share)
    })
  const named = [...new Set(Object.values(kinds))]
  // A word that only examples have is in no message as one of patterns.
  const worth = [...words.keys(), ...named].map((trait) => {
    const of = shares.get(trait) ?? none
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

/** The traits of a frame, each with the share of its patterns and examples that have it. */
function sharesIn(
  patterns: readonly ReadPattern[],
  examples: readonly string[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  const add = (share: number, trait: string) => sums.set(trait, (sums.get(trait) ?? 0) + share)
  for (const { parts, frame } of patterns) traitsOf(parts, frame).forEach(add)
  for (const example of examples)
    for (const word of new Set(tokensOf(example).map(({ key }) => key))) add(1, word)
  const size = patterns.length + examples.length
  sums.forEach((sum, trait) => {
    sums.set(trait, sum / size)
  })
  return sums
}

/** The traits of a pattern, each with how likely a message that it fits has them. */
function traitsOf(parts: readonly Part[], frame: Frame, share = 1): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const add = (trait: string, more: number) =>
    found.set(trait, Math.min(1, (found.get(trait) ?? 0) + more))
  parts.forEach((part) => {
    if (part.kind === 'word') add(part.word, share)
    else if (part.kind === 'slot') {
      const trait = kinds[frame.slots[part.slot] ?? 'text']
      if (trait !== undefined) add(trait, share)
    } else {
      const inner = share / Math.sqrt(part.of.length)
      part.of.forEach((one) => {
        const only = one.length === 1 ? one[0] : undefined
        // A word of a class of words, as most are.
        if (only?.kind === 'word') add(only.word, inner)
        else
          traitsOf(one, frame, inner).forEach((more, trait) => {
            add(trait, more)
          })
      })
    }
  })
  return found
}
