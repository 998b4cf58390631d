import type { Frame } from '#generated/server/assistant/frame.ts'
import { isWaitingFor, type Thing } from '#server/domain/assistant/state.ts'
import { readMoment } from '#server/domain/assistant/times.ts'
import { checklistTurn } from '#server/surfaces/assistant/rules/checklist_turn.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { fieldsOfTime, slotsWithout } from '#server/surfaces/assistant/rules/elliptic.ts'
import { type Fragment, fragmentIn } from '#server/surfaces/assistant/rules/fragment.ts'
import { isRead, needKind } from '#server/surfaces/assistant/rules/matches.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { changing, topicKind, topicOf } from '#server/surfaces/assistant/rules/topic.ts'
import { isRefusing } from '#server/surfaces/assistant/rules/doubt/denied.ts'
import { readingIn, senseFrames } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { spotFits } from '#server/surfaces/assistant/rules/sense/slot_fits.ts'
import { areWeak } from '#server/surfaces/assistant/rules/sense/weak.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'
import { besideLooked } from '#server/surfaces/assistant/rules/spoken_day.ts'

/**
 * What a short turn asks for that only completes what was spoken of: “the opera too”, “Sunday?”, “an hour later”, “without Lukas”. It says
 * things or times, and perhaps that they come, go or change; what they belong to is what was done or shown last. Null for anything else.
 */
export function followingRequest(working: Working, clause: string): Request | null {
  const shown = shownAgain(working, clause)
  const turn = shown ?? checklistTurn(working, clause)
  if (turn !== null) return turn
  const fragment = fragmentIn(working, clause)
  if (fragment === null) return null
  return (
    sameWithOther(working, fragment) ??
    sameAtOtherTime(working, fragment) ??
    ofTopic(working, fragment)
  )
}

/** How a plan or a list is shown. */
const shows: Readonly<Record<string, string>> = { plan: 'plans.get', list: 'ideas.lists.get' }

/** The plan or the list that was spoken of last, where a turn says to show it and nothing else: “let me see”. */
function shownAgain(working: Working, clause: string): Request | null {
  const [newest] = working.state.focus
  const capability = shows[newest?.kind ?? '']
  if (newest === undefined || capability === undefined) return null
  const { tags, spots, unknown } = readingIn(working, clause)
  const isAll = tags.every(({ classes }) => classes.has('show') || areWeak(classes))
  const isIt = spots.every(({ kind }) => kind === 'it')
  if (!isAll || !isIt || unknown.length > 0 || !tags.some(({ classes }) => classes.has('show')))
    return null
  const field = newest.kind === 'list' ? 'ideas_list_handle' : 'plan_handle'
  const frame = senseFrames.find(
    (one) => one.capability === capability && one.slots[field] !== undefined,
  )
  if (frame === undefined) return null
  const labels = { [field]: newest }
  return { frame: frame.id, words: {}, values: { [field]: newest.handle }, labels }
}

/** The last change for something else as well: “and on Rainy Sundays”, “the socks too”, “for the jazz as well”. */
function sameWithOther(working: Working, fragment: Fragment): Request | null {
  const { things, times, isMore, isAdded, isLess, isMoved, isAsked } = fragment
  const { last } = working.state
  const frame = last && frameOf(working, { frame: last.frame })
  if (!last || !frame || !isMore || things.length === 0 || times.length > 0) return null
  // Who is added to a plan does not leave it as the last one did.
  if (isAdded && isRefusing(frame)) return null
  if (isLess || isMoved || isRead({ frame }) || !isRepeatable(frame, last.slots)) return null
  const fit = Object.keys({ ...frame.slots, ...last.slots }).filter((slot) => {
    const kind = frame.slots[slot] ?? needKind(slot)
    return things.every((spot) => spotFits(kind, spot, working) > 0)
  })
  const [slot, ...others] = fit
  if (slot === undefined || others.length > 0) return null
  if (isNewGuest(working, last.slots, things)) return null
  const said = [...waitingFor(working, slot, last.slots[slot]), ...things.map(wordsOf)]
  const without = slot === 'item_handle' ? [slot, 'plan_handle'] : [slot]
  return {
    frame: frame.id,
    words: { [slot]: said.join(', ') },
    values: slotsWithout(last.slots, without),
    ...{ labels: {}, unsure: isAsked },
  }
}

/** Whether somebody is named who is not asked to a plan yet, where an invitation of it waits: they come to the plan first. */
function isNewGuest(
  { state, names }: Working,
  { plan_handle }: Readonly<Record<string, unknown>>,
  named: readonly Spot[],
): boolean {
  const { people = [] } = names.byHandle(String(plan_handle)) ?? {}
  const isGuest = ({ things }: Spot) => things.some(({ thing }) => people.includes(thing.handle))
  return isWaitingFor(state, plan_handle) && isSending(state) && !named.every(isGuest)
}

/** Whether what was prepared last is an invitation. */
function isSending({ last }: Working['state']): boolean {
  return (last?.frame ?? '').startsWith('plans.invitation.prepare')
}

/** Whether a change may be made of something else as well: it makes nothing new, and has no text and no time of its own. */
function isRepeatable({ capability, slots }: Frame, values: Readonly<Record<string, unknown>>) {
  const isOwn = (slot: string) => ['text', 'words', 'moment', 'number'].includes(slots[slot] ?? '')
  return (
    !/\.(?:create|ensure|capture|discover)/.test(capability) && !Object.keys(values).some(isOwn)
  )
}

/** The names of those who come to or leave a plan by what was prepared and still waits: it is prepared anew with them. */
function waitingFor({ state, names }: Working, slot: string, value: unknown): string[] {
  const isWaiting = isWaitingFor(state, state.last?.slots.plan_handle)
  if (!isWaiting || (slot !== 'added' && slot !== 'removed')) return []
  return [value ?? []].flat().flatMap((one) => names.byHandle(String(one))?.label ?? [])
}

/** What was looked up last, at another time: “Sunday?”, “and the week after?” */
function sameAtOtherTime(working: Working, fragment: Fragment): Request | null {
  const { things, times, isLess, isMoved } = fragment
  const { last } = working.state
  const frame = last && frameOf(working, { frame: last.frame })
  if (!last || !frame || times.length === 0 || things.length > 0 || isLess || isMoved) return null
  const [slot] = Object.entries(frame.slots).find(([, kind]) => kind === 'window') ?? []
  if (slot === undefined || !times.every(({ isWindow }) => isWindow)) return null
  return {
    frame: frame.id,
    words: { [slot]: besideLooked(working, timeOf(fragment)) },
    values: slotsWithout(last.slots, [...fieldsOfTime, slot]),
    labels: {},
  }
}

/** The words of a thing; of one that was shown by its number, or as the other one, what it is called. */
function wordsOf({ kind, text, things: [meant] }: Spot): string {
  return kind === 'position' ? (meant?.thing.label ?? text) : text
}

function timeOf({ times }: Fragment): string {
  return times.map(({ text }) => text).join(' ')
}

/** A change of the plan or the list that was spoken of last, where the turn says enough to change it. */
function ofTopic(working: Working, said: Fragment): Request | null {
  const named = said.isToo ? draftNamed(working, said) : null
  const topic = named?.topic ?? topicOf(working)
  const fragment = named?.fragment ?? said
  if (topic === null) return null
  const [slot, words] = changeOf(working, fragment, topic) ?? []
  if (slot === undefined || words === undefined) return null
  const field = topic.kind === 'list' ? 'ideas_list_handle' : 'plan_handle'
  const mode = topic.kind === 'list' ? (fragment.isLess ? 'remove' : 'add') : undefined
  const frame = changing(topicKind(working, topic), slot, mode)
  if (frame === undefined) return null
  const waiting = waitingFor(working, slot, working.state.last?.slots[slot])
  return {
    frame: frame.id,
    words: { [slot]: [...waiting, words].join(', ') },
    values: { [field]: topic.handle },
    ...{ labels: { [field]: topic }, unsure: fragment.isAsked || isOfSending(working, fragment) },
  }
}

/** Whether a day alone may say when what waits is to be sent: “tomorrow”. */
function isOfSending({ state, said }: Working, fragment: Fragment): boolean {
  if (fragment.times.length === 0 || fragment.isMoved || !isSending(state)) return false
  const read = readMoment(timeOf(fragment), said, null)
  return state.approval !== null && read !== null && 'day' in read
}

/** The draft that a turn names beside what comes to it as well: “ask Zoë to the fondue, too”. */
function draftNamed(working: Working, fragment: Fragment) {
  const [spot, ...more] = fragment.things.filter((one) => spotFits('draft', one, working) > 0)
  const best = spot?.things.find(({ thing }) => thing.kind === 'plan')
  const isDraft = best && working.names.byHandle(best.thing.handle)?.is_draft === true
  if (!isDraft || more.length > 0 || fragment.things.length < 2) return null
  const things = fragment.things.filter((one) => one !== spot)
  return { topic: best.thing, fragment: { ...fragment, things } }
}

/** The slot that a short turn fills for a topic, with its words; null where it does not say that something is to change. */
function changeOf(
  working: Working,
  fragment: Fragment,
  topic: Thing,
): readonly [slot: string, words: string] | null {
  const { things, times, isMore, isLess, isMoved, isWith, isAsked, isPossible } = fragment
  if (times.length > 0) {
    const isOpen = topic.kind === 'plan' && things.length === 0 && !isLess
    if (!isOpen || !times.every(({ isMoment }) => isMoment)) return null
    // “Does Thursday work?” is asked about before it changes anything.
    const isSaid = isMoved || isOfLast(working, topic) || (isAsked && isPossible)
    if (!isSaid) return null
    const isDraft = topicKind(working, topic) === 'draft'
    const field = isOfDeadline(working, topic) ? 'rsvp_deadline' : 'scheduled_at'
    return [isDraft ? field : `changes.${field}`, timeOf(fragment)]
  }
  const words = things.map(wordsOf).join(', ')
  const isOf = (kind: string) =>
    things.length > 0 && things.every((spot) => spotFits(kind, spot, working) > 0)
  if (!isMore && !isLess && !isWith) return null
  if (topic.kind === 'list') {
    if (isOf('idea')) return ['idea_handles', words]
    return isOf('people') ? ['person_names', words] : null
  }
  return isOf('handles') ? [isLess ? 'removed' : 'added', words] : null
}

/** Whether what was done last was done to a plan: a time alone is its time then. */
function isOfLast(working: Working, { handle }: Thing): boolean {
  const { last } = working.state
  const frame = last && frameOf(working, { frame: last.frame })
  if (!last || !frame || isRead({ frame })) return false
  return last.slots.plan_handle === handle || frame.capability === 'plans.draft.create'
}

/** Whether what was done last set only until when people may answer: a time alone is of that where the plan has its start. */
function isOfDeadline({ state, names }: Working, { handle }: Thing): boolean {
  const set = Object.keys(state.last?.slots ?? {})
  const isSet = (field: string) => set.some((slot) => slot.endsWith(field))
  const hasStart = (names.byHandle(handle)?.scheduled_at ?? null) !== null
  return hasStart && isSet('rsvp_deadline') && !isSet('scheduled_at')
}
