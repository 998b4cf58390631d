// Generated from spec/ by codegen. Do not edit.
import { type Part, readPattern, wordsOf } from '#generated/server/assistant/pattern.ts'
import type { Token } from '#generated/server/assistant/tokens.ts'

/** What a slot takes, by the type of its field. */
export type SlotKind =
  | 'plan'
  | 'idea'
  | 'candidate'
  | 'list'
  | 'person'
  | 'people'
  | 'place'
  | 'invite'
  | 'item'
  | 'moment'
  | 'window'
  | 'number'
  | 'link'
  | 'text'

/** One way to ask for something. */
export interface Frame {
  /** Its capability, and what tells it from other frames of that. */
  readonly id: string
  readonly capability: string
  readonly say: readonly string[]
  /** Values that it always sends, by the paths of fields. */
  readonly set: Readonly<Record<string, unknown>>
  /** Its slots by the paths of fields. */
  readonly slots: Readonly<Record<string, SlotKind>>
  /** Slots without which it cannot be carried out. */
  readonly needs: readonly string[]
  /** Whether the call is asked about before it is made. */
  readonly confirm: boolean
  readonly examples: readonly string[]
}

/** Where a slot stands: characters of the text. */
export interface Filled {
  readonly at: number
  readonly end: number
}

/** A frame that fits a message. */
export interface Match {
  readonly frame: Frame
  readonly slots: Readonly<Record<string, Filled>>
  readonly score: number
}

/** Whether words may be what a slot takes. */
export type Fits = (kind: SlotKind, words: string) => boolean

/** Frames that are ready to be compared with messages. */
export interface Frames {
  readonly all: readonly Frame[]
  readonly find: (text: string, tokens: readonly Token[], fits: Fits) => Match[]
}

interface Compiled {
  readonly frame: Frame
  readonly parts: readonly Part[]
}

/** The most words of a slot that others follow, and of a message that is compared whole. */
const maxWords = 14
const maxTokens = 80

/** Steps after which a comparison with one pattern ends: hostile messages cost no more. */
const maxSteps = 4_000

/** Makes frames ready. `fillers` are words that say nothing, which a message may have anywhere. */
export function compileFrames(frames: readonly Frame[], fillers: ReadonlySet<string>): Frames {
  const compiled = frames.flatMap((frame) =>
    frame.say.map((text): Compiled => ({ frame, parts: readPattern(text) })),
  )
  const weights = weightsOf(compiled)
  return {
    all: frames,
    find(text, tokens, fits) {
      const first = tokens.slice(0, maxTokens)
      const rest = tokens.at(-1)?.end ?? 0
      const best = new Map<string, Match>()
      const said = new Set(first.map(({ key }) => key))
      for (const { frame, parts } of compiled) {
        if (!mayFit(parts, said)) continue
        const found = compare(parts, { frame, text, tokens: first, rest, fillers, weights, fits })
        const before = best.get(frame.id)
        if (found && (!before || found.score > before.score)) best.set(frame.id, found)
      }
      return [...best.values()].sort((one, other) => other.score - one.score)
    },
  }
}

/** A word that few patterns have says more. */
function weightsOf(compiled: readonly Compiled[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const ids = new Map<string, Set<string>>()
  for (const { frame, parts } of compiled)
    for (const word of wordsOf(parts)) {
      const of = ids.get(word) ?? new Set()
      ids.set(word, of.add(frame.capability))
      counts.set(word, of.size)
    }
  const all = new Set(compiled.map(({ frame }) => frame.capability)).size
  return new Map([...counts].map(([word, count]) => [word, 1 + Math.log((all + 1) / count)]))
}

/** Whether a message has a word of each part that must be there. */
function mayFit(parts: readonly Part[], said: ReadonlySet<string>): boolean {
  return parts.every((part) => {
    if (part.kind === 'slot') return true
    if (part.kind === 'word') return said.has(part.word)
    return part.of.some((sequence) => mayFit(sequence, said))
  })
}

interface Comparison {
  readonly frame: Frame
  readonly text: string
  readonly tokens: readonly Token[]
  /** Where the last word of the whole message ends. */
  readonly rest: number
  readonly fillers: ReadonlySet<string>
  readonly weights: ReadonlyMap<string, number>
  readonly fits: Fits
}

interface Progress {
  readonly at: number
  readonly score: number
  readonly slots: Readonly<Record<string, Filled>>
}

function compare(parts: readonly Part[], about: Comparison): Match | null {
  const { tokens, fillers, weights, fits, frame, text, rest } = about
  let steps = 0
  let best: Progress | null = null
  const end = (progress: Progress) => {
    // What is left says nothing.
    for (let at = progress.at; at < tokens.length; at += 1)
      if (!fillers.has(tokens[at]?.key ?? '')) return
    if (!best || progress.score > best.score) best = progress
  }
  const go = (left: readonly Part[], progress: Progress, done: (now: Progress) => void): void => {
    steps += 1
    if (steps > maxSteps) return
    const [part, ...others] = left
    if (part === undefined) {
      done(progress)
      return
    }
    const next = (now: Progress) => go(others, now, done)
    if (part.kind === 'either') {
      for (const sequence of part.of) go(sequence, progress, next)
      return
    }
    if (part.kind === 'slot') {
      fill(part.slot, others.length === 0, progress, next)
      return
    }
    const token = tokens[progress.at]
    if (token === undefined) return
    if (token.key === part.word) {
      const weight = weights.get(part.word) ?? 1
      next({ ...progress, at: progress.at + 1, score: progress.score + weight })
    } else if (fillers.has(token.key)) {
      go(left, { ...progress, at: progress.at + 1, score: progress.score - 0.05 }, done)
    }
  }
  const fill = (
    slot: string,
    isLast: boolean,
    progress: Progress,
    next: (now: Progress) => void,
  ) => {
    const kind = frame.slots[slot] ?? 'text'
    const from = tokens[progress.at]
    if (from === undefined) return
    const most = kind === 'text' || kind === 'link' ? tokens.length - progress.at : maxWords
    for (let count = 1; count <= most; count += 1) {
      const last = tokens[progress.at + count - 1]
      if (last === undefined) return
      const isWhole = isLast && progress.at + count === tokens.length
      const filled = { at: from.at, end: isWhole ? rest : last.end }
      if (kind === 'text' && isLast && !isWhole && count < tokens.length - progress.at) continue
      if (!fits(kind, text.slice(filled.at, filled.end))) continue
      const cost = kind === 'text' ? 0.06 : 0.02
      next({
        at: progress.at + count,
        score: progress.score + 0.3 - cost * count,
        slots: { ...progress.slots, [slot]: filled },
      })
    }
  }
  go(parts, { at: 0, score: 0, slots: {} }, end)
  const found = best as Progress | null
  return found && { frame, slots: found.slots, score: found.score }
}
