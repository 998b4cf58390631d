// Generated from spec/ by codegen. Do not edit.
import type { Frame, SlotKind } from '#generated/server/assistant/frame.ts'
import type { Part } from '#generated/server/assistant/pattern.ts'
import { tokensOf } from '#generated/server/assistant/tokens.ts'

/** What a message has, as far as its order says nothing: words of patterns with how surely, and the kinds of things that it names. */
export type Traits = ReadonlyMap<string, number>

/** How likely each frame is by the words of a message alone, by its id: above 0 where they speak for it. */
export type Gist = (traits: Traits) => ReadonlyMap<string, number>

/** A pattern of a frame, read. */
interface Read {
  readonly frame: Frame
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

/** Makes ready how frames are told by words alone: a word speaks for the frames whose patterns have it more often than others do. */
export function gistOf(read: readonly Read[]): Gist {
  const frames = new Map<string, Map<string, number>>()
  const sizes = new Map<string, number>()
  const keep = ({ id }: Frame, of: ReadonlyMap<string, number>) => {
    const traits = frames.get(id) ?? new Map<string, number>()
    frames.set(id, traits)
    sizes.set(id, (sizes.get(id) ?? 0) + 1)
    for (const [trait, share] of of) traits.set(trait, (traits.get(trait) ?? 0) + share)
  }
  for (const { frame, parts } of read) keep(frame, traitsOf(parts, frame))
  for (const frame of new Set(read.map((one) => one.frame)))
    for (const example of frame.examples)
      keep(frame, new Map(tokensOf(example).map(({ key }) => [key, 1])))
  const shares = new Map<string, Map<string, number>>()
  for (const [id, traits] of frames)
    for (const [trait, sum] of traits) {
      const of = shares.get(trait) ?? new Map<string, number>()
      shares.set(trait, of.set(id, sum / (sizes.get(id) ?? 1)))
    }
  const ids = [...frames.keys()]
  const speaks = new Map(
    [...shares].map(([trait, of]) => {
      const mean = [...of.values()].reduce((sum, one) => sum + one, 0) / ids.length
      const logOf = (share: number) => Math.log((share + smooth) / (mean + smooth))
      const by = new Map([...of].map(([id, share]) => [id, Math.min(most, logOf(share))]))
      return [trait, { by, others: Math.max(lowest, logOf(0)) }]
    }),
  )
  return (traits) => {
    const scores = new Map(ids.map((id) => [id, 0]))
    for (const [trait, sure] of traits) {
      const known = speaks.get(trait)
      if (known === undefined) continue
      for (const id of ids)
        scores.set(id, (scores.get(id) ?? 0) + sure * (known.by.get(id) ?? known.others))
    }
    return scores
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
