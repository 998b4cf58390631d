import type { AssistantDisclosure, CapabilityId } from '#generated/types.ts'
import { capabilities } from '#generated/server/capabilities.ts'
import type { Frame } from '#generated/server/assistant/frame.ts'
import { linksToPassOn } from '#server/domain/assistant/given_links.ts'
import { isWaitingFor, type Undo } from '#server/domain/assistant/state.ts'
import { Failure } from '#server/domain/basics/failure.ts'
import { isHandle } from '#server/domain/basics/handle.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import { newQuestion } from '#server/surfaces/assistant/rules/ask.ts'
import { searchWider } from '#server/surfaces/assistant/rules/condition/search_wider.ts'
import { savedFirst } from '#server/surfaces/assistant/rules/found.ts'
import { preparedIn } from '#server/surfaces/assistant/rules/approval.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import {
  listsPlans,
  plansThen,
  withoutSifting,
} from '#server/surfaces/assistant/rules/plans_then.ts'
import { friendshipQuestion, questionFrom } from '#server/surfaces/assistant/rules/questions.ts'
import { remember } from '#server/surfaces/assistant/rules/remember.ts'
import { callAsItIsNow } from '#server/surfaces/assistant/rules/state_now.ts'
import { tell, tellPlansThen, type Telling } from '#server/surfaces/assistant/rules/tell.ts'
import { nothing, offer } from '#server/surfaces/assistant/rules/undo_after.ts'
import type { Outcome } from '#server/surfaces/assistant/rules/outcome.ts'

type Input = Readonly<Record<string, unknown>>
type Field = readonly [name: string, value: unknown]
type Called = (handle: string) => string | undefined

/** The fields of an input by their last names, with their values; things by what they are called, and no handles. */
function fieldsIn(input: Input, called: Called): Field[] {
  return Object.entries(input).flatMap(([name, value]): Field[] => {
    if (isObject(value) && !Array.isArray(value)) return fieldsIn(value, called)
    return [value].flat().flatMap((one): Field[] => {
      const label = typeof one === 'string' ? called(one) : undefined
      if (label !== undefined) return [['label', label]]
      return typeof one === 'string' && isHandle(one) ? [] : [[name, one]]
    })
  })
}

/** Who comes to a plan and who leaves it; the input has all the guests that result. */
function guestsIn({ added, removed }: Input, called: Called): Field[] {
  const fieldsOf = (name: string, value: unknown) =>
    [value ?? []].flat().flatMap((one): Field[] => {
      const label = called(String(one))
      return label === undefined ? [] : [[name, label]]
    })
  return [...fieldsOf('added', added), ...fieldsOf('removed', removed)]
}

/** Fields with all the guests of a plan. */
const ofAllGuests: readonly string[] = ['recipient_handles', 'audience_selection']

/** Asks whether a call shall be made. */
export function askYes(
  working: Working,
  frame: Pick<Frame, 'capability' | 'confirm'>,
  input: Input,
  { labels, values }: Pick<Request, 'labels' | 'values'>,
): Outcome {
  const { language, timezone } = working.said
  const things = [...Object.values(labels), ...working.state.focus, ...working.state.shown]
  const called = (handle: string) =>
    things.find((one) => one.handle === handle)?.label ?? working.names.byHandle(handle)?.label
  const main = frame.capability.startsWith('ideas.lists') ? 'list' : 'plan'
  const [first] = Object.values(labels)
  const [, thing = first] = Object.entries(labels).find(([slot]) => slot.includes(main)) ?? []
  // An item is of the checklist of its plan.
  const isItem = frame.capability === 'plans.logistics.update'
  const label = (isItem ? called(String(input.plan_handle)) : thing?.label) ?? ''
  const guests = guestsIn(values, called)
  const isOther = ([name]: readonly [string, unknown]) =>
    guests.length === 0 || !ofAllGuests.includes(name)
  const about = Object.fromEntries(Object.entries(input).filter(isOther))
  const fields = [...fieldsIn(about, called), ...guests]
  const proposed = { capability: frame.capability, label, timezone, fields }
  const text = sentencesIn(language).shallI(proposed, frame.confirm)
  working.state = {
    ...working.state,
    question: newQuestion(
      {
        kind: 'confirm',
        slot: 'confirm',
        text,
        options: [],
        capability: frame.capability,
        input,
        next: null,
      },
      working.said.now,
    ),
  }
  return { reply: text }
}

/**
 * Makes a call and says what it answered; what it asks becomes a question of the conversation. After a change it says how that is
 * taken back, but for one that takes something back (`isUndo`).
 */
export async function callAndTell(
  working: Working,
  asks: CapabilityId,
  asked: Readonly<Record<string, unknown>>,
  request: Request | null,
  { isUndo = false }: { readonly isUndo?: boolean } = {},
): Promise<Outcome> {
  const { hands, said } = working
  const say = sentencesIn(said.language)
  try {
    const saved = await savedFirst(working, asks, asked)
    if ('failed' in saved) return saved.failed
    const { input: given, replies } = saved
    const ofPlans = listsPlans(asks)
    const then = ofPlans ? await plansThen(working, given) : null
    const sent = ofPlans ? withoutSifting(given) : given
    const { body: first } = then ?? (await callAsItIsNow(hands, asks, sent))
    const answered = { capability: asks, input: given, body: first }
    const { capability, input, body } = await searchWider(working, answered)
    const telling = { say, capability, input, timezone: said.timezone }
    if ('outcome' in body && body.status === 'needs_input') {
      const asked = questionFrom(working, capability, body, { input, request })
      if (asked) return asked
    }
    const told = then ? tellPlansThen(then, telling) : tell(body, telling)
    const [before] = working.state.undo
    remember(working, { capability, input }, body, told)
    if (!('outcome' in body)) {
      const { code } = body
      return { reply: told.reply, error: { code, message: told.reply } }
    }
    if (capability === 'relationships.friendship.review' && !body.error) {
      const asked = friendshipQuestion(working, body, told.reply)
      if (asked) return asked
    }
    const approval = approvalFrom(working, body, telling)
    const needed = told.disclosures.filter(isNeeded).map(({ text }) => text)
    const links = linksToPassOn(body.data)
    const reply = approval
      ? [approval.review, ...needed, ...approval.how]
      : [
          ...replies,
          withNames(working, told.reply, { capability, input, body, request }),
          ...(request?.left ? [say.notNarrowed(request.left)] : []),
          ...links,
          ...needed,
          ...outdated(working, telling, body),
          ...(isUndo ? [] : howToUndo(working, before)),
        ]
    const { error, status, data } = body
    const failed = error && status === 'failed' ? { code: error.code, message: told.reply } : null
    return {
      reply: [...new Set(reply)].join('\n'),
      ...{ cards: told.cards, disclosures: told.disclosures, data, error: failed },
      is_accepted: status === 'accepted',
    }
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'not_possible_here') throw error
    return { reply: say.notAllowed, error: { code: 'not_possible_here', message: say.notAllowed } }
  }
}

/** The most names that are told after the sentence of a change. */
const maxNames = 5

interface Changed {
  readonly capability: CapabilityId
  readonly input: Readonly<Record<string, unknown>>
  readonly body: GivenEnvelope
  readonly request: Request | null
}

/** The sentence of a change, with the names of what it only counts: “Added 1 idea to “Date night”: “Jazz night”.” */
function withNames(
  { names, state, said }: Working,
  reply: string,
  { capability, input, body: { status }, request }: Changed,
): string {
  if (capabilities[capability].effect === 'read' || status !== 'completed') return reply
  const known = [...Object.values(request?.labels ?? {}), ...state.focus, ...state.shown]
  const labelOf = (handle: unknown) =>
    names.byHandle(String(handle))?.label ?? known.find((one) => one.handle === handle)?.label
  const labels = Object.values(input)
    .flatMap((value) => (Array.isArray(value) ? value.map(labelOf) : []))
    .filter((label): label is string => label !== undefined && !reply.includes(label))
    .slice(0, maxNames)
  const [first = '', ...lines] = reply.split('\n')
  if (labels.length === 0 || !first.endsWith('.')) return reply
  const { listed } = sentencesIn(said.language)
  return [`${first.slice(0, -1)}: ${listed(labels)}.`, ...lines].join('\n')
}

/** A draft was changed whose invitation waited for approval: it is not offered again. @returns what is said of it. */
function outdated(
  working: Working,
  { say, capability, input }: Telling,
  { status }: GivenEnvelope,
): string[] {
  const isOf = isWaitingFor(working.state, input.plan_handle)
  if (!isOf || capability !== 'plans.draft.update' || status !== 'completed') return []
  working.state = { ...working.state, approval: null }
  return [say.approvalGone]
}

/** How a change that was just made is taken back, or that it cannot be; nothing where nothing was changed. */
function howToUndo({ state, said }: Working, before: Undo | undefined): string[] {
  const [last] = state.undo
  if (last === undefined || last === before || last.capability === offer.capability) return []
  const { undoBy, noUndo } = sentencesIn(said.language)
  return [last.capability === nothing.capability ? noUndo : undoBy]
}

/** Disclosures that the person must hear, and that the reply does not say anyway. */
function isNeeded({ name }: AssistantDisclosure): boolean {
  return name !== 'confirmation.action_prepared' && name !== 'availability.freshness'
}

/** An action that an answer prepared waits for approval from now on. @returns what is said of it; null where none was prepared. */
function approvalFrom(
  working: Working,
  body: GivenEnvelope,
  telling: Telling,
): { readonly review: string; readonly how: readonly string[] } | null {
  const { state } = working
  const { say } = telling
  const approval = preparedIn(body, state, telling)
  if (approval === null) return null
  const before = state.approval
  const { plan_handle } = telling.input
  const approval_plan = typeof plan_handle === 'string' ? plan_handle : null
  working.state = { ...state, approval, approval_plan, words: state.words + 1 }
  // Where the new one replaced it, the answer says so.
  const isReplaced = body.outcome.disclosures.some(
    ({ name }) => name === 'confirmation.earlier_replaced',
  )
  const other = before !== null && before.action_handle !== approval.action_handle && !isReplaced
  const { review_text: review, reply_word } = approval
  return { review, how: [say.approveBy(reply_word), ...(other ? [say.earlierWaits] : [])] }
}
