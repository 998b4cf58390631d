import type { Frame, Way } from '#generated/server/assistant/frame.ts'
import type { Token } from '#generated/server/assistant/tokens.ts'
import type { Tag } from '#server/domain/assistant/lexicon.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { needKind } from '#server/surfaces/assistant/rules/matches.ts'
import {
  focusFor,
  isFree,
  isTime,
  spotsFor,
} from '#server/surfaces/assistant/rules/sense/slot_fits.ts'
import { isWeak } from '#server/surfaces/assistant/rules/sense/weak.ts'
import { type Spot, textOf } from '#server/surfaces/assistant/rules/sense/spot.ts'

/** A message as it is weighed. */
export interface Reading {
  readonly working: Working
  readonly text: string
  readonly tokens: readonly Token[]
  readonly tags: readonly Tag[]
  readonly spots: readonly Spot[]
  /** The words that say something, which are neither of a class nor of a spot. */
  readonly unknown: readonly number[]
}

/** Classes whose words turn a request into another, however short they are: “off”, “out”. */
const turning: ReadonlySet<string> = new Set(['take', 'cancel', 'decline', 'only'])

/** How well a way explains a message. */
export interface Weighed {
  readonly score: number
  /** The words of its slots. */
  readonly words: Readonly<Record<string, string>>
  /** What of the message it leaves out that says something, and how many words nobody knows. */
  readonly left: number
  readonly strange: number
  /** Slots that are neither said nor known. */
  readonly missing: readonly string[]
  /** Texts that have to be said and are not. */
  readonly lacking: readonly string[]
}

/** Words that free text is made of: from one token to before another. */
export interface Segment {
  readonly from: number
  readonly to: number
  /** Whether it goes beyond its sentence. */
  readonly isOver: boolean
  readonly worth: number
}

/** Slots whose texts may have several sentences. */
const ofLongText: ReadonlySet<string> = new Set(['text', 'description_override'])

const gains = { strong: 1, weak: 0.3, text: 0.5, time: 1, name: 1.1, link: 1.3, number: 0.9 }
const costs = {
  noWeak: 0.15,
  noFocus: 0.6,
  strongLeft: 0.6,
  weakLeft: 0.06,
  unknownLeft: 0.3,
}
const leftOf: { readonly [kind in Spot['kind']]: number } = {
  ...{
    name: 1,
    time: 0.7,
    link: 1.3,
    quote: 0.8,
    number: 0.4,
    position: 0.5,
    them: 0.15,
    it: 0.05,
  },
  ...{ area: 0.3, address: 0.6, subject: 0.5 },
}

/** Classes of which spots are as well: a way may want one of them without a slot for it. */
export const spotsOfClass: Readonly<Record<string, Spot['kind'] | undefined>> = {
  time: 'time',
  food: 'subject',
}

/** Weighs a way; null where it lacks what it cannot be without. A text may be left out where it can be asked for (`mayLack`). */
export function weigh(
  way: Way,
  frame: Frame,
  reading: Reading,
  segment: Segment | null,
  mayLack = false,
): Weighed | null {
  const { tags, spots, unknown, working, tokens, text } = reading
  const used = new Uint8Array(spots.length)
  const isIn = (from: number, to: number) =>
    segment !== null && from < segment.to && to > segment.from
  const words: Record<string, string> = {}
  const missing: string[] = []
  const lacking: string[] = []
  let score = segment?.worth ?? 0
  const kindOf = (slot: string) => frame.slots[slot] ?? needKind(slot)
  const order = [
    ...way.slots.map((slot) => [slot, true] as const),
    ...way.maySlots.map((slot) => [slot, false] as const),
  ]
  let isTextTaken = false
  for (const [slot, isNeeded] of order) {
    const kind = kindOf(slot)
    if (isFree(kind, slot, frame)) {
      const special = spots.findIndex(
        (one, at) => !used[at] && one.kind === slot && !isIn(one.from, one.to),
      )
      if (special >= 0) {
        used[special] = 1
        words[slot] = spots[special]?.text ?? ''
        score += 0.8
        continue
      }
      if (segment !== null && !isTextTaken && slot !== 'area') {
        isTextTaken = true
        words[slot] = textOf(text, tokens, segment.from, segment.to)
        if (segment.isOver && !ofLongText.has(slot)) return null
        if (slot === 'address' && !/\d/.test(words[slot])) return null
        score += gains.text
        continue
      }
      if (isNeeded && !mayLack) return null
      if (isNeeded) lacking.push(slot)
      continue
    }
    const found = spotsFor(kind, slot, reading, used, isIn)
    if (found.length > 0) {
      for (const { at } of found) used[at] = 1
      const least = Math.min(...found.map(({ sure }) => sure))
      words[slot] = found.map(({ at }) => spots[at]?.text ?? '').join(isTime(kind) ? ' ' : ', ')
      score += gainOf(kind) * least
      continue
    }
    if (!isNeeded) continue
    const state = focusFor(kind, working)
    if (frame.needs.includes(slot) || state !== null) {
      const ref = spots.findIndex(
        (one, at) =>
          !used[at] && (one.kind === 'it' || one.kind === 'them') && !isIn(one.from, one.to),
      )
      if (state !== null && ref >= 0) {
        used[ref] = 1
        score += state === 0 ? 0.8 : 0.5
        words[slot] = spots[ref]?.text ?? ''
      } else if (way.must.some((group) => group.includes('yes') || group.includes('no')))
        // A yes alone answers nothing that was not asked.
        return null
      else if (state !== null && frame.needs.includes(slot)) score += state === 0 ? 0.2 : 0
      else if (state === null && frame.needs.includes(slot)) {
        score -= costs.noFocus
        missing.push(slot)
      } else return null
      continue
    }
    return null
  }
  // What it needs and no way says: what was spoken of.
  for (const slot of frame.needs)
    if (!(slot in words) && !way.slots.includes(slot) && !isOfItem(slot, words)) {
      // Which search is gone on from is known by what was spoken of last alone.
      if (slot === 'parent_run_handle') return null
      const state = focusFor(kindOf(slot), working)
      if (state === null) {
        score -= costs.noFocus
        missing.push(slot)
      } else score += state === 0 ? 0.4 : 0.1
    }
  const explained = new Uint8Array(tags.length)
  const isCovered = (from: number, to: number) =>
    isIn(from, to) ||
    spots.some((one, at) => used[at] === 1 && isName(one) && one.from <= from && one.to >= to)
  for (const group of way.must) {
    const isStrong = group.some((name) => !isWeak(name))
    const at = tags.findIndex(
      ({ classes, from, to }, tag) =>
        !explained[tag] && !isCovered(from, to) && group.some((name) => classes.has(name)),
    )
    if (at >= 0) {
      explained[at] = 1
      score += (isStrong ? gains.strong : gains.weak) * (tags[at]?.sure ?? 1)
      continue
    }
    const spot = spots.findIndex(({ kind }) => group.some((name) => spotsOfClass[name] === kind))
    if (spot >= 0) {
      if (!used[spot]) score += gains.time
      used[spot] = 1
    } else if (isStrong) return null
    else score -= costs.noWeak
  }
  const may = new Set([...way.may, ...way.must.flat()])
  const { silent, vagueWords } = working.spoken
  const isLittle = (from: number, to: number) =>
    tokens.slice(from, to).every(({ key }) => silent.has(key) || vagueWords.has(key))
  let left = 0
  for (const [at, { classes, from, to }] of tags.entries()) {
    if (explained[at] || isCovered(from, to)) continue
    if ([...classes].some((name) => may.has(name))) {
      score += 0.05
      continue
    }
    if (classes.has('not') || classes.has('stop')) {
      score -= 1
      left += 1
    } else if (isLittle(from, to) && ![...classes].some((name) => turning.has(name)))
      score -= costs.weakLeft
    else if ([...classes].every(isWeak)) score -= costs.weakLeft
    else if (![...classes].some(isWeak)) {
      score -= costs.strongLeft
      left += 0.5
    } else score -= costs.strongLeft / 3
  }
  for (const [at, one] of spots.entries()) {
    if (used[at]) continue
    if (isIn(one.from, one.to)) {
      if (one.kind === 'link') return null
      if (one.kind === 'name') score -= 0.25
      if (one.kind === 'time') score -= 0.1
      continue
    }
    // A word of a name may be one of a class as well.
    const isWanted = [...may].some((name) => spotsOfClass[name] === one.kind)
    const isWhose = one.isWhose && one.things.some(({ thing }) => thing.kind === 'person')
    const cost = isWhose || one.isSoft || isWanted ? 0.15 : leftOf[one.kind]
    score -= cost
    if (cost >= 0.4) left += 1
  }
  const strange = unknown.filter((at) => !isIn(at, at + 1)).length
  score -= Math.min(strange * costs.unknownLeft, 1.5)
  return { score, words, left, strange, missing, lacking }
}

/** Whether it is known by the item of a checklist that is named: the plan that the item is of. */
function isOfItem(slot: string, words: Readonly<Record<string, string>>): boolean {
  return slot === 'plan_handle' && 'item_handle' in words
}

function isName({ kind }: Spot): boolean {
  return kind === 'name' || kind === 'quote' || kind === 'time' || kind === 'link'
}

function gainOf(kind: string): number {
  if (kind === 'link') return gains.link
  if (kind === 'number') return gains.number
  return isTime(kind) ? gains.time : gains.name
}
