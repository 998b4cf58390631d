import type { SlotKind } from '#generated/server/assistant/frame.ts'
import { needKind } from '#server/surfaces/assistant/rules/matches.ts'
import {
  focusFor,
  isFree,
  isTime,
  spotsFor,
} from '#server/surfaces/assistant/rules/sense/slot_fits.ts'
import { surely, textOf } from '#server/surfaces/assistant/rules/sense/spot.ts'
import {
  costs,
  gains,
  type Reading,
  type Segment,
  type Weighing,
} from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** Slots whose texts may have several sentences. */
const ofLongText: ReadonlySet<string> = new Set(['text', 'description_override'])

/** Fills the slots of a way. @returns whether it has all that it cannot be without; a text may be asked for (`mayLack`). */
export function fillSlots(of: Weighing, mayLack: boolean): boolean {
  const { way } = of
  const order = [
    ...way.slots.map((slot) => [slot, true] as const),
    ...way.maySlots.map((slot) => [slot, false] as const),
  ]
  let isTextTaken = false
  for (const [slot, isNeeded] of order) {
    if (!isFree(kindOf(of, slot), slot, of.frame)) {
      if (!fillByName(of, slot) && isNeeded && !isSpokenOf(of, slot)) return false
      continue
    }
    if (fillBySpot(of, slot)) continue
    if (of.segment !== null && !isTextTaken && slot !== 'area') {
      isTextTaken = true
      if (!fillByText(of, slot)) return false
      continue
    }
    if (isNeeded && !mayLack) return false
    if (isNeeded) of.lacking.push(slot)
  }
  return true
}

/** What its frame needs and no way says: what was spoken of. @returns whether it may be known. */
export function knowNeeds(of: Weighing): boolean {
  for (const slot of of.frame.needs) {
    if (slot in of.words || of.way.slots.includes(slot) || isOfItem(of, slot)) continue
    // Which search is gone on from is known by what was spoken of last alone.
    if (slot === 'parent_run_handle') return false
    const state = focusFor(kindOf(of, slot), of.reading.working)
    if (state === null) miss(of, slot)
    else of.score += state === 0 ? 0.4 : isOlder(of, slot) ? -0.1 : 0.1
  }
  return true
}

/** Whether the newest plan that was spoken of is in another state than a slot takes: a draft is meant, and no plan that was sent before. */
function isOlder(of: Weighing, slot: string): boolean {
  const { state, names } = of.reading.working
  const kind = kindOf(of, slot)
  const newest = state.focus.find((thing) => thing.kind === 'plan')
  return (kind === 'draft' || kind === 'sent') && newest !== undefined && !names.isIn(kind, newest)
}

function kindOf({ frame }: Weighing, slot: string): SlotKind | string {
  return frame.slots[slot] ?? needKind(slot)
}

function miss(of: Weighing, slot: string): void {
  of.score -= costs.noFocus
  of.missing.push(slot)
}

/** Fills a text with what shows by itself: an address, an area. @returns whether there is any. */
function fillBySpot(of: Weighing, slot: string): boolean {
  const { spots } = of.reading
  // What is named already is no name of something new: “I'd like Things for Mum to be named Mum's birthday”.
  if (slot === 'name') return false
  const special = spots.findIndex(
    (one, at) => !of.used[at] && one.kind === slot && !of.isIn(one.from, one.to),
  )
  if (special < 0) return false
  of.used[special] = 1
  of.words[slot] = spots[special]?.text ?? ''
  of.score += 0.8
  return true
}

/** Fills a text with free words. @returns whether they may be what the slot takes. */
function fillByText(of: Weighing, slot: string): boolean {
  const { segment, reading } = of
  if (segment === null) return false
  if (isSomebody(of, slot, segment) || isOfList(of, slot, segment)) return false
  if (slot === 'target_feed_text' && isNumber(reading, segment)) return false
  const text = textOf(reading.text, reading.tokens, segment.from, segment.to)
  of.words[slot] = text
  of.score += gains.text
  return !(segment.isOver && !ofLongText.has(slot)) && (slot !== 'address' || /\d/.test(text))
}

/** Whether words only count: “save all ten”. */
function isNumber({ spots, tokens, working }: Reading, { from, to }: Segment): boolean {
  const { lexicon } = working.spoken
  const isCount = (at: number) =>
    spots.some((one) => one.kind === 'number' && one.from === at) ||
    lexicon.classesOf(tokens[at]?.key ?? '').has('all')
  return tokens.slice(from, to).every((_, at) => isCount(from + at))
}

/** Classes of words for what of a list is changed, and no idea that is put on it. */
const ofLists: readonly string[] = [
  ...['default', 'area_n', 'title', 'rename', 'checklist', 'description', 'directions', 'only'],
]

/** Whether what would be kept on a list is an idea that is there, or something of the list itself: “usually Kreuzberg”. */
function isOfList({ way, reading }: Weighing, slot: string, { from, to }: Segment): boolean {
  if (slot !== 'text' || !way.slots.includes('target_ideas_list_handle')) return false
  // “Add Tom to Date night” adds somebody, and “add ice cream” a part of what is there: only more words are something new.
  const isAdded = way.must.every((group) => !group.includes('save'))
  if (isAdded && !isLong(reading, from, to)) return true
  const isIn = (one: { readonly from: number; readonly to: number }) =>
    one.from >= from && one.to <= to
  return (
    reading.tags.some((tag) => isIn(tag) && ofLists.some((name) => tag.classes.has(name))) ||
    reading.spots.some(
      (spot) =>
        spot.kind === 'name' && isIn(spot) && !spot.isSoft && (spot.things[0]?.sure ?? 0) >= surely,
    )
  )
}

/** The fewest words of something new that is added to a list. */
const leastAdded = 3

/** Whether a text has so many words that it is no name, and one of them is written as no name is. */
function isLong({ unknown, tokens, text }: Reading, from: number, to: number): boolean {
  const isPlain = (at: number) => /^\p{Ll}/u.test(text.slice(tokens[at]?.at))
  return to - from >= leastAdded && unknown.some((at) => from <= at && at < to && isPlain(at))
}

/** Whether what a new list would be called is only who it is for: “Ada”, “Ada and me”, “(Ada and) her kids”. */
function isSomebody({ way, reading }: Weighing, slot: string, { from, to }: Segment): boolean {
  const isFor = [...way.slots, ...way.maySlots].includes('person_names')
  if (slot !== 'name' || !isFor) return false
  const { joiners, selves } = reading.working.spoken.words
  const people = reading.spots.filter(({ things: [best] }) => best?.thing.kind === 'person')
  const isWho = (at: number) => people.some((one) => one.from <= at && at < one.to)
  const isBeside = (key = '') => joiners.includes(key) || selves.includes(key)
  const isBehind = joiners.includes(reading.tokens[from - 1]?.key ?? '') && isWho(from - 2)
  const all = reading.tokens.slice(from, to).map(({ key }, at) => isWho(from + at) || isBeside(key))
  return isBehind || (all.every(Boolean) && people.some((one) => one.from >= from && one.to <= to))
}

/** Fills a slot with the names, times or numbers that it takes. @returns whether there are any. */
function fillByName(of: Weighing, slot: string): boolean {
  const kind = kindOf(of, slot)
  const found = spotsFor(kind, slot, of.reading, of.used, of.isIn)
  if (found.length === 0) return false
  for (const { at } of found) of.used[at] = 1
  const least = Math.min(...found.map(({ sure }) => sure))
  const said = found.map(({ at }) => of.reading.spots[at]?.text ?? '')
  of.words[slot] = said.join(isTime(kind) ? ' ' : ', ')
  of.score += gainOf(kind) * least
  return true
}

/** Whether a slot that no name fills is what was spoken of, or may be asked for. */
function isSpokenOf(of: Weighing, slot: string): boolean {
  const { way, frame, reading, used } = of
  const state = focusFor(kindOf(of, slot), reading.working)
  const isNeed = frame.needs.includes(slot)
  if (!isNeed && state === null) return false
  const ref = reading.spots.findIndex(
    ({ kind, from, to }, at) =>
      !used[at] && (kind === 'it' || kind === 'them') && !of.isIn(from, to),
  )
  if (state !== null && ref >= 0) {
    used[ref] = 1
    of.score += state === 0 ? 0.8 : 0.5
    // “It's” says “it”.
    const { from = 0, to = 0 } = reading.spots[ref] ?? {}
    const keys = reading.tokens.slice(from, to).map(({ key }) => key)
    of.words[slot] = keys.join(' ')
    return true
  }
  // A yes alone answers nothing that was not asked.
  if (way.must.some((group) => group.includes('yes') || group.includes('no'))) return false
  if (!isNeed) return false
  if (state === null) miss(of, slot)
  else of.score += state === 0 ? 0.2 : 0
  return true
}

/** Whether it is known by the item of a checklist that is named: the plan that the item is of. */
function isOfItem({ words }: Weighing, slot: string): boolean {
  return slot === 'plan_handle' && 'item_handle' in words
}

function gainOf(kind: string): number {
  if (kind === 'link') return gains.link
  if (kind === 'number') return gains.number
  return isTime(kind) ? gains.time : gains.name
}
