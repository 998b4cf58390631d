import type { CapabilityId } from '#generated/types.ts'
import type { Frame } from '#generated/server/assistant/frame.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { namesIn } from '#server/domain/assistant/message.ts'
import { focused, type Thing } from '#server/domain/assistant/state.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import { newQuestion, questionText } from '#server/surfaces/assistant/rules/ask.ts'
import {
  withAddressApart,
  withPeopleNow,
  withTargetKnown,
} from '#server/surfaces/assistant/rules/adjust.ts'
import { askYes, callAndTell } from '#server/surfaces/assistant/rules/carry.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import {
  eachFound,
  isToldBefore,
  notSavedYet,
  withFoundKnown,
} from '#server/surfaces/assistant/rules/found.ts'
import { fillSlot, missingSlots } from '#server/surfaces/assistant/rules/fill.ts'
import { ofMyPeople } from '#server/surfaces/assistant/rules/my_people.ts'
import { isRead } from '#server/surfaces/assistant/rules/matches.ts'
import { withStateNow } from '#server/surfaces/assistant/rules/state_now.ts'
import { askWhich } from '#server/surfaces/assistant/rules/which.ts'
import { spokenIn } from '#server/surfaces/assistant/rules/languages.ts'
import { senseFrames } from '#server/surfaces/assistant/rules/sense/senses.ts'
import type { Outcome } from '#server/surfaces/assistant/rules/outcome.ts'

/** Carries a request out as far as it is clear: reads its slots, asks for what is missing, and makes the call. */
export async function carryOutRequest(working: Working, request: Request): Promise<Outcome> {
  const frame = frameOf(working, request)
  if (frame === null) {
    // Another release knew it, and what it asked cannot be gone on with.
    const { nothingOpen: reply } = sentencesIn(working.said.language)
    working.state = { ...working.state, question: null }
    return { reply, error: { code: 'not_understood', message: reply } }
  }
  const { other } = request
  const of = other && frameOf(working, other)
  // What is confirmed in any case is asked about by itself.
  if (request.unsure && !frame.confirm && other && of && of.capability !== frame.capability)
    return askWhich(working, [
      { frame, request },
      { frame: of, request: other },
    ])
  let now = request
  const isLater = (slot: string) => Number(frame.slots[slot] === 'moment')
  const slots = Object.keys(request.words).sort((one, other) => isLater(one) - isLater(other))
  const missing = missingSlots(frame, request).filter((one) => !isLater(one))
  const first = slots.filter((one) => !isLater(one))
  for (const slot of [...first, ...missing, ...slots.filter(isLater)]) {
    if (slot in now.values) continue
    const words = request.words[slot] ?? null
    const filled = await fillSlot(working, frame, slot, words, now.values)
    if (filled.kind === 'none')
      return { reply: filled.text, error: { code: 'reference_not_found', message: filled.text } }
    if (filled.kind === 'ask') {
      const { [slot]: _, ...rest } = now.words
      return askForSlot(working, frame, slot, { ...now, words: rest }, filled)
    }
    const { [slot]: _, ...left } = now.words
    now = {
      ...now,
      words: left,
      values: { ...now.values, ...filled.values },
      labels: filled.thing ? { ...now.labels, [slot]: filled.thing } : now.labels,
    }
  }
  const unsaved = notSavedYet(working, frame, now)
  if (unsaved !== null) return unsaved
  const each = eachFound(working, now)
  if (each !== null) return carryOutAll(working, each)
  const sent = ofSentPlan(working, frame, now)
  if (sent !== null) return carryOutRequest(working, sent)
  const targeted = withTargetKnown(working, frame, now.values)
  now = { ...now, values: await ofMyPeople(working, frame, targeted) }
  const withPeople = withAddressApart(frame, await withPeopleNow(working, frame, now.values))
  const known = await withFoundKnown(working, frame, withPeople)
  const values = await withStateNow(working, frame, known)
  const absent = await nobodyThere(working, now, values)
  if (absent) return absent
  const nobody = nobodyLeft(working, values, now)
  if (nobody) return nobody
  const input = inputOf(frame, values)
  const things = Object.values(now.labels)
  if (things.length > 0) working.state = focused(working.state, things, working.said.now)
  const isAsked = frame.confirm && !(await isWithFriend(working, frame, input))
  const isTakenBack = working.isTakenBack === true && !isRead({ frame })
  if (isAsked || now.unsure || isTakenBack || isToldBefore(working, frame, values))
    return askYes(working, frame, input, now)
  const done = await callAndTell(working, frame.capability as CapabilityId, input, now)
  const at = working.said.now.toISOString()
  working.state = { ...working.state, last: { frame: frame.id, slots: now.values, at } }
  return done
}

/** Carries out requests one after the other, each where the one before was done. */
export async function carryOutAll(
  working: Working,
  [first, ...others]: readonly Request[],
): Promise<Outcome> {
  if (first === undefined) return { reply: '' }
  const done = await carryOutRequest(working, first)
  if (done.error || working.state.question !== null || others.length === 0) return done
  const after = await carryOutAll(working, others)
  // How all of it is taken back is said once, at the end.
  const lines = [done.reply, after.reply].join('\n').split('\n')
  const reply = lines.filter((line, at) => lines.lastIndexOf(line) === at).join('\n')
  return { ...after, reply }
}

/** A change of a draft that is asked of a plan which was sent, as the change that is prepared for it; null for anything else. */
function ofSentPlan(
  { names, spoken }: Working,
  { capability: asked }: Frame,
  request: Request,
): Request | null {
  const { plan_handle, ...values } = request.values
  const plan = names.byHandle(String(plan_handle))
  const isSent = plan && plan.is_draft === false && plan.is_invited !== true
  if (asked !== 'plans.draft.update' || !isSent) return null
  const isOfGuests = 'added' in values || 'removed' in values
  const capability = isOfGuests ? 'plans.roster.prepare' : 'plans.update.prepare'
  const changes = Object.entries(values).map(
    ([slot, value]) => [isOfGuests ? slot : `changes.${slot}`, value] as const,
  )
  const frame = [...senseFrames, ...spoken.frames.all].find(
    (one) =>
      one.capability === capability &&
      changes.length > 0 &&
      changes.some(([slot]) => slot in one.slots) &&
      (isOfGuests || changes.every(([slot]) => slot in one.slots)),
  )
  if (frame === undefined) return null
  return { ...request, frame: frame.id, values: { plan_handle, ...Object.fromEntries(changes) } }
}

/** Those who are to leave a plan are not among its guests: nothing is changed. */
async function nobodyThere(
  working: Working,
  { values: { added, removed, plan_handle }, labels }: Request,
  now: Readonly<Record<string, unknown>>,
): Promise<Outcome | null> {
  if (!Array.isArray(removed) || typeof plan_handle !== 'string') return null
  // Somebody comes in the place of somebody else.
  if (Array.isArray(added)) return null
  const left = [now['audience_selection.person_handles'], now.recipient_handles].find(Array.isArray)
  const { data } = await working.hands.call('plans.get', { plan_handle })
  const people = [
    ...(data?.audience ?? []).map(({ person_handle }) => person_handle),
    ...(data?.roster ?? []).map(({ person }) => person.person_handle),
  ]
  if (left === undefined || removed.some((one) => people.includes(one))) return null
  const names = removed.map(
    (one) => working.names.byHandle(one)?.label ?? labels.removed?.label ?? '',
  )
  return { reply: sentencesIn(working.said.language).notAmong(names) }
}

/** Somebody is to leave a plan that then had no guest: it is told what to do instead. A draft may be for nobody. */
function nobodyLeft(
  { said, state }: Working,
  { recipient_handles: left, plan_handle }: Readonly<Record<string, unknown>>,
  { values, labels }: Request,
): Outcome | null {
  if (values.removed === undefined || !Array.isArray(left) || left.length > 0) return null
  const things = [...Object.values(labels), ...state.focus, ...state.shown]
  const title = things.find(({ handle }) => handle === plan_handle)?.label ?? ''
  return { reply: sentencesIn(said.language).onlyGuest(title) }
}

/** Whether a list is shared with a friend who has an account: no link is made then, and the approval that follows is enough. */
async function isWithFriend(
  { hands }: Working,
  { capability }: Frame,
  { person_name: query }: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  if (capability !== 'ideas.lists.share.prepare' || typeof query !== 'string') return false
  const { data } = await hands.call('relationships.people.query', { query, limit: 10 })
  const people = peopleIn(data)
  return people.length === 1 && people[0]?.classification === 'connected'
}

function peopleIn(data: unknown): { readonly classification?: unknown }[] {
  if (!isObject(data)) return []
  const lists = Object.values(data).filter((one) => Array.isArray(one))
  return lists.flat().filter((one) => isObject(one) && 'classification' in one)
}

type Ask = Extract<Awaited<ReturnType<typeof fillSlot>>, { kind: 'ask' }>

function askForSlot(
  working: Working,
  frame: Frame,
  slot: string,
  request: Request,
  { as, text, options, day }: Ask,
): Outcome {
  const question = newQuestion(
    {
      ...{ kind: as, slot, text, options, capability: frame.capability },
      ...{ input: {}, next: { frame: frame.id, slots: { ...request } } },
      ...(day !== undefined && { day }),
    },
    working.said.now,
  )
  // Who was named is “her” after the question, too.
  const things = [...Object.values(request.labels), ...peopleNamed(working, request)]
  const state = things.length > 0 ? focused(working.state, things, working.said.now) : working.state
  working.state = { ...state, question }
  return { reply: questionText(question) }
}

/** The people that a request has by their names, read or not, where each name means one person. */
function peopleNamed({ names, spoken }: Working, { values, words }: Request): Thing[] {
  const ofPeople = ([slot]: readonly [string, unknown]) => slot.endsWith('person_names')
  const read = Object.entries(values).filter(ofPeople)
  const said = Object.entries(words).filter(ofPeople)
  const all = [
    ...read.flatMap(([, value]) => [value].flat().map(String)),
    ...said.flatMap(([, text]) => namesIn(text, spoken)),
  ]
  return all.flatMap((name) => {
    const [best, next] = names.find('person', names.wordsOf(name).join(' '))
    return best === undefined || next?.sure === best.sure ? [] : [best.thing]
  })
}

/** The input of a call: what its frame always sends, and the values of its slots at their paths. */
export function inputOf(
  { set }: Pick<Frame, 'set'>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [path, value] of [...Object.entries(set), ...Object.entries(values)]) {
    const [first = '', ...inner] = path.split('.')
    // Nobody is left: the selection of people ends.
    if (inner[0] === 'person_handles' && Array.isArray(value) && value.length === 0) {
      input[first] = null
      continue
    }
    if (inner.length === 0) input[first] = value
    else {
      const [name = ''] = inner
      input[first] = { ...(input[first] as object | undefined), [name]: value }
    }
  }
  return input
}

/** The pattern of a request; null where there is none any more. */
export function frameOf(
  working: Working,
  { frame, language }: Pick<Request, 'frame' | 'language'>,
): Frame | null {
  const { frames } = language === undefined ? working.spoken : spokenIn(language)
  const isIt = ({ id }: Frame) => id === frame
  return frames.all.find(isIt) ?? senseFrames.find(isIt) ?? null
}

/** A request with the answer to what it asked for: words, or a thing that was chosen. */
export function answeredRequest(
  kept: Readonly<Record<string, unknown>>,
  slot: string,
  answer: string | Thing,
): Request {
  const request = kept as unknown as Request
  if (typeof answer === 'string') return { ...request, words: { [slot]: answer, ...request.words } }
  const value = slot.endsWith('handles') ? [answer.handle] : answer.handle
  return {
    ...request,
    values: { ...request.values, [slot]: value },
    labels: { ...request.labels, [slot]: answer },
  }
}
