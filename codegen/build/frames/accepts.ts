import { type Automaton, automatonOf, type Step } from '#codegen/frames/automaton.ts'
import type { SlotKind } from '#codegen/frames/frame.ts'
import { looksLike } from '#codegen/frames/looks.ts'
import { readPattern, type WordClasses, type WrittenFrame } from '#codegen/frames/pattern.ts'
import type { Token } from '#codegen/frames/tokens.ts'

/** What a message is read by, from one of its words and one of a pattern's places on. */
interface Reading {
  readonly pattern: Automaton
  readonly slots: { readonly [slot: string]: SlotKind }
  readonly tokens: readonly Token[]
  readonly fillers: ReadonlySet<string>
  /** From which words and places no way leads to the end. */
  readonly dead: Set<number>
}

/**
 * Whether a message has what a pattern of a frame has, in its order, and nothing in addition but fillers: it finds the
 * frame then, which a comparison with all that says otherwise takes far longer to find out.
 */
export function acceptedBy(
  { say, slots }: WrittenFrame,
  fillers: ReadonlySet<string>,
  classes: WordClasses,
): (tokens: readonly Token[]) => boolean {
  const patterns = say.map((text) => automatonOf(readPattern(text, classes)))
  const dead = new Set<number>()
  return (tokens) =>
    patterns.some((pattern) => {
      dead.clear()
      return leadsToEnd(0, 0, { pattern, slots, tokens, fillers, dead })
    })
}

function leadsToEnd(at: number, place: number, reading: Reading): boolean {
  const { pattern, tokens, fillers, dead } = reading
  const last = pattern.places.length - 1
  if (at === tokens.length && place === last) return true
  const here = at * (last + 1) + place
  if (dead.has(here)) return false
  const key = tokens[at]?.key
  const found =
    pattern.places[place]?.some((step) => goesOn(step, at, reading)) ||
    (key !== undefined && fillers.has(key) && leadsToEnd(at + 1, place, reading))
  if (!found) dead.add(here)
  return found
}

function goesOn(step: Step, at: number, reading: Reading): boolean {
  if (step.kind === 'free') return leadsToEnd(at, step.to, reading)
  const { tokens, slots } = reading
  const token = tokens[at]
  if (token === undefined) return false
  if (step.kind === 'word')
    return setOf(step.words).has(token.key) && leadsToEnd(at + 1, step.to, reading)
  const kind = slots[step.slot] ?? 'text'
  const other = tokens.findIndex(({ key }, one) => one >= at && looksLike(kind, key) === 0)
  // A link and a number are one word each.
  const most = kind === 'link' || kind === 'number' ? at + 1 : tokens.length
  const end = Math.min(most, other === -1 ? tokens.length : other)
  for (let next = at + 1; next <= end; next += 1)
    if (leadsToEnd(next, step.to, reading)) return true
  return false
}

/** Classes of words are long, and in many patterns. */
const sets = new WeakMap<readonly string[], ReadonlySet<string>>()

function setOf(words: readonly string[]): ReadonlySet<string> {
  const set = sets.get(words) ?? new Set(words)
  sets.set(words, set)
  return set
}
