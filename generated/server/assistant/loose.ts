// Generated from spec/ by codegen. Do not edit.
import type { Filled, Frame, Match, SlotKind } from '#generated/server/assistant/frame.ts'
import type { Traits } from '#generated/server/assistant/gist.ts'
import type { Heard } from '#generated/server/assistant/heard.ts'
import { ofTime } from '#generated/server/assistant/bounds.ts'
import { isFreeKind } from '#generated/server/assistant/program.ts'

/** A message with the words of patterns that each of its tokens may be by their numbers, and what each of them weighs. */
export interface Comparison
  extends Pick<Heard, 'text' | 'tokens' | 'quoted' | 'telling' | 'after' | 'fill' | 'said'> {
  readonly fillers: ReadonlySet<string>
  readonly turning: ReadonlySet<string>
  readonly weights: Float64Array
}

/** How well a part of a message fills a slot that no pattern gives it to. */
const surely = 0.74

/** Kinds of things that a message names, as traits. */
const named = ['plan', 'list', 'idea', 'person', 'place', 'item'] as const

/** The fewest words of a frame beside which free text may be anything. */
const fewest = 2

/** The most words of a name, and of a time. */
const [maxName, maxTime] = [6, 8]

/** What a message has, whatever its order: words of patterns, and the kinds of what it names, by the numbers of traits. */
export function traitsOf(
  { tokens, said, fillers, telling, quoted, fill }: Comparison,
  numberOf: (kind: string) => number,
): Traits {
  const traits = new Map<number, number>()
  const add = (trait: number, sure: number) =>
    traits.set(trait, Math.max(sure, traits.get(trait) ?? 0))
  const addKind = (kind: string, sure: number) => add(numberOf(kind), sure)
  const nameAt = (at: number): number => {
    for (let count = Math.min(maxName, tokens.length - at); count > 0; count -= 1) {
      const of = named.filter((kind) => fill.well(kind, at, count) > surely)
      for (const kind of of) addKind(`{${kind}}`, fill.well(kind, at, count) / of.length)
      if (of.length > 0) return count
    }
    return 0
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const { key = '' } = tokens[at] ?? {}
    const isNumber = /^\d+$/.test(key)
    if (quoted[at]) continue
    if (/^(?:https?:|www\.)/.test(key)) addKind('{link}', 1)
    else if (telling[at]) {
      const count = /\d/.test(key) ? 0 : nameAt(at)
      if (count > 0) {
        at += count - 1
        continue
      }
      addKind(isNumber ? '{number}' : '{time}', isNumber ? 0.5 : 1)
    }
    if (!fillers.has(key)) for (const [word, sure] of said[at] ?? []) add(word, sure)
  }
  return traits
}

/** What a frame is about: the words of all its patterns, and the slots that each of them has. */
export interface Vocabulary {
  readonly words: ReadonlySet<number>
  readonly always: ReadonlySet<string>
}

/** A frame with what of a message may fill its slots, wherever it stands; null where one that it cannot do without is empty. */
export function looseMatch(
  frame: Frame,
  { words, always }: Vocabulary,
  about: Comparison,
): Omit<Match, 'score' | 'likely'> | null {
  const { tokens } = about
  const taken = tokens.map(() => false)
  const slots: Record<string, Filled> = {}
  const take = (slot: string, at: number, count: number) => {
    slots[slot] = about.fill.at(at, count)
    taken.fill(true, at, at + count)
  }
  const kinds = Object.entries(frame.slots)
  for (const [slot, kind] of kinds) {
    if (isFreeKind(kind) || kind === 'number') continue
    const found = spanFor(kind, about, taken)
    if (found) take(slot, found.at, found.count)
  }
  for (const [slot, kind] of kinds) {
    if (!isFreeKind(kind) || !always.has(slot)) continue
    const found = textIn(about, taken, words)
    if (found) take(slot, found.at, found.count)
  }
  // One word and whatever else was said say nothing.
  const isFree = kinds.some(([slot, kind]) => slot in slots && isFreeKind(kind))
  const own = about.said.filter(
    (of, at) => !taken[at] && [...of.keys()].some((one) => words.has(one)),
  )
  if (isFree && own.length < fewest) return null
  for (const slot of always) if (!(slot in slots) && !frame.needs.includes(slot)) return null
  return { frame, slots, ...explainedBy(words, slots, about), loose: true }
}

/** How much of a message a frame and what fills its slots explain. */
export function explainedBy(
  words: ReadonlySet<number>,
  slots: Readonly<Record<string, Filled>>,
  { tokens, said, fillers, turning, telling, quoted, weights }: Comparison,
): Pick<Match, 'covered' | 'left' | 'strange'> {
  const filled = Object.values(slots)
  let [has, lacks, left, strange] = [0, 0, 0, 0]
  for (const [at, token] of tokens.entries()) {
    const isFilled = filled.some((one) => token.at < one.end && token.end > one.at)
    const [word] = said[at]?.keys() ?? []
    const isSilent = fillers.has(token.key) && !turning.has(token.key) && !quoted[at]
    if (isFilled) has += 1
    else if (word !== undefined && words.has(word)) has += weights[word] ?? 1
    else if (!isSilent) {
      const says = quoted[at] || turning.has(token.key) || telling[at]
      if (says) left += 1
      strange += 1
      lacks += word === undefined ? 0.6 : (weights[word] ?? 1)
    }
  }
  return { covered: has / Math.max(has + lacks, 0.1), left, strange }
}

/** What a slot that is filled without the pattern adds to the score of a match. */
const gainOfSlot = 1.5

/**
 * A match with what its pattern left out of the message, where that surely fills a slot of the frame, or of another one that asks for
 * the same: who and when are said anywhere.
 */
export function completedMatch(
  match: Match,
  frames: readonly Frame[],
  words: ReadonlySet<number>,
  about: Comparison,
): Match {
  const { tokens, said } = about
  const filled = Object.values(match.slots)
  const isOwn = (at: number) => [...(said[at]?.keys() ?? [])].some((word) => words.has(word))
  const taken = tokens.map(
    ({ at, end }, number) => isOwn(number) || filled.some((one) => at < one.end && end > one.at),
  )
  const slots = { ...match.slots }
  let { frame } = match
  let more = 0
  const has = (of: Frame) => Object.keys(slots).every((slot) => slot in of.slots)
  for (const [slot, kind] of frames.flatMap((one) => Object.entries(one.slots))) {
    if (slot in slots || isFreeKind(kind) || kind === 'number') continue
    const found = spanFor(kind, about, taken)
    if (found === null) continue
    const other = [frame, ...frames].find((one) => slot in one.slots && has(one))
    if (other === undefined) continue
    frame = other
    slots[slot] = about.fill.at(found.at, found.count)
    taken.fill(true, found.at, found.at + found.count)
    more += gainOfSlot
  }
  if (more === 0) return match
  const [before, after] = [match.slots, slots].map((of) => explainedBy(words, of, about))
  const lacking = (one: typeof before) => 1 - (one?.covered ?? 0)
  const left = Math.max(0, match.left - ((before?.left ?? 0) - (after?.left ?? 0)))
  const covered =
    1 - (1 - match.covered) * Math.min(1, lacking(after) / Math.max(lacking(before), 0.01))
  return {
    ...{ ...match, frame, slots, left, covered, strange: after?.strange ?? match.strange },
    ...{ score: match.score + more, likely: match.likely + more },
  }
}

/** The longest part of a message that surely fills a slot of a kind, and that nothing else has. */
function spanFor(kind: SlotKind, { tokens, telling, fill, quoted }: Comparison, taken: boolean[]) {
  const most = ofTime.has(kind) ? maxTime : maxName
  for (let count = Math.min(most, tokens.length); count > 0; count -= 1)
    for (let at = 0; at + count <= tokens.length; at += 1) {
      if (kind !== 'link' && !telling[at] && !quoted[at]) continue
      if (taken.slice(at, at + count).some(Boolean)) continue
      if (fill.well(kind, at, count) > surely) return { at, count }
    }
  return null
}

/** Words that a message gives as they are: in quotation marks, after a colon, else the longest row of those that nothing else explains. */
function textIn(
  { tokens, quoted, said, after, fillers, text }: Comparison,
  taken: readonly boolean[],
  words: ReadonlySet<number>,
) {
  const first = quoted.findIndex((one, at) => one && !taken[at])
  if (first >= 0) {
    let count = 1
    while (quoted[first + count] && !taken[first + count]) count += 1
    return { at: first, count }
  }
  const colon = after.findIndex(
    (mark, at) => mark > 0 && text.slice(tokens[at]?.end, tokens[at + 1]?.at).includes(':'),
  )
  if (colon >= 0 && !taken.slice(colon + 1).some(Boolean))
    return { at: colon + 1, count: tokens.length - colon - 1 }
  let best: { at: number; count: number } | null = null
  let from = 0
  const isOwn = (at: number) => {
    const [word] = said[at]?.keys() ?? []
    return (
      !taken[at] && !fillers.has(tokens[at]?.key ?? '') && (word === undefined || !words.has(word))
    )
  }
  for (let at = 0; at <= tokens.length; at += 1) {
    if (at < tokens.length && isOwn(at)) continue
    if (at > from && (best === null || at - from > best.count))
      best = { at: from, count: at - from }
    from = at + 1
  }
  return best
}
