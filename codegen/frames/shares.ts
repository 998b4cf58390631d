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
  const frames = Map.groupBy(read, ({ number }) => number)
  const shares = new Map<string, Map<number, number>>()
  for (const [number, patterns] of frames)
    for (const [trait, share] of sharesIn(patterns, all[number]?.examples ?? [])) {
      const of = shares.get(trait) ?? new Map<number, number>()
      shares.set(trait, of.set(number, share))
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

/** Of each frame, and the patterns it was read as: a frame is tried alone, and compiled with all of its language. */
const known = new WeakMap<
  Frame,
  { readonly patterns: readonly ReadPattern[]; readonly shares: ReadonlyMap<string, number> }
>()

/** The traits of a frame, each with the share of its patterns and examples that have it. */
function sharesIn(
  patterns: readonly ReadPattern[],
  examples: readonly string[],
): ReadonlyMap<string, number> {
  const frame = patterns[0]?.frame
  const before = frame && known.get(frame)
  const isSame = before?.patterns.every(({ parts }, at) => parts === patterns[at]?.parts)
  if (before && isSame && before.patterns.length === patterns.length) return before.shares
  const sums = new Map<string, number>()
  const keep = (of: ReadonlyMap<string, number>) => {
    for (const [trait, share] of of) sums.set(trait, (sums.get(trait) ?? 0) + share)
  }
  for (const { parts, frame } of patterns) keep(traitsOf(parts, frame))
  for (const example of examples) keep(wordsIn(example))
  const size = patterns.length + examples.length
  const shares = new Map([...sums].map(([trait, sum]) => [trait, sum / size]))
  if (frame) known.set(frame, { patterns, shares })
  return shares
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
