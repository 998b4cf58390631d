import type { Frame, SlotKind } from '#generated/server/assistant/frame.ts'
import { isOfKind, isOfOther } from '#server/domain/assistant/names.ts'
import type { Thing } from '#server/domain/assistant/state.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { isEndSaid } from '#server/surfaces/assistant/rules/sense/end_said.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** How surely a spot is what a slot takes: 0 to 1. */
export function spotFits(kind: SlotKind | string, spot: Spot, working: Working): number {
  switch (kind) {
    case 'link':
      return spot.kind === 'link' ? 1 : 0
    case 'number':
      return spot.kind === 'number' ? 1 : 0
    case 'moment':
      return spot.isMoment ? (spot.kind === 'time' ? 1 : 0.6) : 0
    case 'window':
    case 'preset':
      return spot.isWindow ? 1 : 0
    case 'text':
    case 'words':
      return spot.kind === 'quote' ? 1 : 0
    default: {
      const [first] = spot.things.filter(({ thing }) => isTaken(kind, thing, working))
      // “Zoë” is somebody before it is a part of “Zoë's Paris picks”.
      const [best] = spot.things
      const isOther = best?.sure === 1 && best.thing.kind === 'person' && first && first.sure < 1
      if (isOther && !isPeople(kind)) return first.sure * little
      return first?.sure ?? (kind === 'invite' ? hostFits(spot, working) : 0)
    }
  }
}

/** How much the name of somebody is worth as a part of the name of something else. */
const little = 0.6

/** How surely somebody is what they host, where nothing of it is named. */
export const surelyHost = 0.7

/** How surely somebody is meant as the host to answer: “yes to Zoë”. Who comes to what one hosts oneself may be meant as that. */
export function hostFits({ things, isAnswered }: Spot, { names }: Working): number {
  const [first] = things
  if (!isAnswered || first?.thing.kind !== 'person' || first.sure < surelyHost) return 0
  const { handle } = first.thing
  if (names.hostedBy(handle).length === 0) return 0
  const isGuest = names.ahead.some((one) => !isOfOther(one) && one.people?.includes(handle))
  return isGuest ? surelyHost / 2 : surelyHost
}

/** Whether a thing is one that a slot of a kind takes. */
export function isTaken(kind: string, thing: Thing, { names }: Working): boolean {
  return isOfKind(kind, thing) && names.isIn(kind, thing)
}

/** When a plan begins or ends. */
const isStartOrEnd = /scheduled_(?:ends_)?at$/

/** A spot by its number, and how surely it fits. */
interface SpotAt {
  readonly at: number
  readonly sure: number
}

/** The spots that fill a slot: one, or several people or times. */
export function spotsFor(
  kind: string,
  slot: string,
  reading: Pick<Reading, 'spots' | 'tags' | 'tokens' | 'working'>,
  used: Uint8Array,
  isIn: (from: number, to: number) => boolean,
): readonly SpotAt[] {
  const { spots, working } = reading
  if (isStartOrEnd.test(slot) && isEndSaid(reading) !== slot.endsWith('ends_at')) return []
  const fit = spots.flatMap((one, at): SpotAt[] => {
    if (used[at] || isIn(one.from, one.to)) return []
    // “Delay it by an hour” sets no deadline.
    if (one.isShift && slot.endsWith('rsvp_deadline')) return []
    if (isPeople(kind) && one.kind === 'them')
      return focusFor('person', working) === null ? [] : [{ at, sure: 0.8 }]
    if (one.isWhose && isPeople(kind)) {
      const sure = spotFits(kind, one, working)
      return sure > 0 ? [{ at, sure: sure * 0.7 }] : []
    }
    const sure = spotFits(kind, one, working) * (one.isSoft ? 0.8 : 1)
    return sure > 0 ? [{ at, sure }] : []
  })
  if (fit.length === 0) return fit
  const times = fit.filter(({ at }) => spots[at]?.kind === 'time')
  if (isTime(kind) && times.length > 0) return times
  const isSeveral =
    kind === 'people' ||
    kind === 'handles' ||
    kind === 'found' ||
    isTime(kind) ||
    slot === 'idea_handles'
  if (isSeveral) {
    // A word that is perhaps no name does not count next to one: “every” in “the museum, every …”.
    const named = fit.filter(({ at }) => !spots[at]?.isSoft)
    return slot === 'idea_handles' && named.length > 0 ? named : fit
  }
  return [fit.reduce((best, one) => (one.sure > best.sure ? one : best))]
}

function isPeople(kind: string): boolean {
  return kind === 'people' || kind === 'handles' || kind === 'person'
}

/** Whether a slot takes a time. */
export function isTime(kind: string): boolean {
  return kind === 'moment' || kind === 'window' || kind === 'preset'
}

/** Whether a slot takes free text. */
export function isFree(kind: SlotKind | string, slot: string, { id }: Pick<Frame, 'id'>): boolean {
  return (
    kind === 'text' ||
    kind === 'words' ||
    (slot === 'people' && id.startsWith('relationships.people.ensure'))
  )
}

/** Where what was spoken of stands that a slot takes: 0 for the newest; null for nothing. */
export function focusFor(kind: string, working: Working): number | null {
  const { focus } = working.state
  const at = focus.findIndex(
    (thing) =>
      isTaken(kind, thing, working) ||
      (isOfKind(kind, thing) && working.names.byHandle(thing.handle) === undefined),
  )
  if (at !== -1) return at
  const { shown } = working.state
  return shown.filter((thing) => isOfKind(kind, thing)).length === 1 ? 1 : null
}
