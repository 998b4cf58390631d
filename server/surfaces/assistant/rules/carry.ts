import type {
  AssistantCard,
  AssistantDisclosure,
  CapabilityId,
  Request as Input,
} from '#generated/types.ts'
import type { ErrorCode } from '#generated/server/errors.ts'
import type { Frame } from '#generated/server/assistant/match.ts'
import { focused, type Paging, type Thing } from '#server/domain/assistant/state.ts'
import { Failure } from '#server/domain/basics/failure.ts'
import { isObject } from '#server/domain/basics/json.ts'
import {
  aboutTo,
  addPerson,
  approveToSend,
  earlierWaits,
  notAllowed,
  sure,
} from '#server/domain/messages/spoken.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import type { Problem } from '#server/runtime/failure.ts'
import { forUser, openQuestionOf } from '#server/runtime/questions/open_question.ts'
import { labelOf, toldApart } from '#server/runtime/questions/labels.ts'
import { newQuestion, questionText } from '#server/surfaces/assistant/rules/ask.ts'
import { preparedIn } from '#server/surfaces/assistant/rules/approval.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { forPeople, tell } from '#server/surfaces/assistant/rules/tell.ts'

/** What came of one request. */
export interface Outcome {
  readonly reply: string
  readonly cards?: readonly AssistantCard[]
  readonly disclosures?: readonly AssistantDisclosure[]
  readonly data?: unknown
  readonly error?: { readonly code: ErrorCode; readonly message: string } | null
  readonly is_accepted?: boolean
}

/** Asks whether a call shall be made. */
export function askYes(
  working: Working,
  frame: Frame,
  input: Readonly<Record<string, unknown>>,
  labels: Request['labels'],
): Outcome {
  const [label = ''] = Object.values(labels).map((thing) => thing.label)
  const text = sure(aboutTo(frame.capability, label))
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

/** Makes a call and says what it answered; what it asks becomes a question of the conversation. */
export async function callAndTell(
  working: Working,
  capability: CapabilityId,
  input: Readonly<Record<string, unknown>>,
  request: Request | null,
): Promise<Outcome> {
  const { hands, said } = working
  try {
    const { body } = await hands.call(capability, input as Input<CapabilityId>)
    if ('outcome' in body && body.status === 'needs_input') {
      const asked = questionFrom(working, capability, body, request)
      if (asked) return asked
    }
    const told = tell(body, said.timezone)
    remember(working, told.things, pagingOf(capability, body))
    keepUndo(working, capability, input, body)
    if (!('outcome' in body)) {
      const { code } = body
      return { reply: told.reply, error: { code, message: told.reply } }
    }
    const approval = approvalFrom(working, body)
    const reply = [
      told.reply,
      ...told.disclosures.filter(isNeeded).map(({ text }) => text),
      ...approval,
    ]
    keepCapture(working, body)
    const { error, status, data } = body
    const failed = error && status === 'failed' ? { code: error.code, message: told.reply } : null
    return {
      reply: [...new Set(reply)].join('\n'),
      ...{ cards: told.cards, disclosures: told.disclosures, data, error: failed },
      is_accepted: status === 'accepted',
    }
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'not_possible_here') throw error
    return { reply: notAllowed, error: { code: 'not_possible_here', message: notAllowed } }
  }
}

/** Disclosures that the person must hear, and that the reply does not say anyway. */
function isNeeded({ name }: AssistantDisclosure): boolean {
  return name !== 'confirmation.action_prepared' && name !== 'availability.freshness'
}

/** Keeps what an answer showed: for numbers, for “it”, and for reading on. */
function remember(working: Working, things: readonly Thing[], paging: Paging | null): void {
  const { now } = working.said
  const { state } = working
  if (things.length === 0) return
  const [first] = things
  const isOne = things.length === 1
  const shown = isOne ? state.shown : things
  const next =
    isOne && first ? focused(state, [first], now) : focused(state, things.slice(0, 1), now)
  working.state = { ...next, shown, paging: isOne ? state.paging : paging }
}

/** How an answer is read on from; null where it is whole. */
function pagingOf(capability: CapabilityId, body: GivenEnvelope | Problem): Paging | null {
  const cursor = 'outcome' in body ? body.outcome.collection?.next_cursor : null
  return cursor ? { capability, input: { cursor } } : null
}

/** What changes the ideas or the people of a list is taken back by the opposite. */
function keepUndo(
  working: Working,
  capability: CapabilityId,
  input: Readonly<Record<string, unknown>>,
  body: GivenEnvelope | Problem,
): void {
  const { mode } = input
  const isDone = 'outcome' in body && body.status === 'completed'
  if (!isDone || !capability.startsWith('ideas.lists.') || (mode !== 'add' && mode !== 'remove'))
    return
  const until = new Date(working.said.now.getTime() + 24 * 3_600_000).toISOString()
  const opposite = mode === 'add' ? 'remove' : 'add'
  const undo = { capability, input: { ...input, mode: opposite }, label: '', until }
  working.state = { ...working.state, undo: [undo, ...working.state.undo] }
}

/** A capture goes on by itself: “is it ready?” asks for it. */
function keepCapture(working: Working, { data }: GivenEnvelope): void {
  if (!isObject(data) || typeof data.capture_public_id !== 'string') return
  const { capture_public_id: handle } = data
  working.state = focused(working.state, [{ kind: 'capture', handle, label: '' }], working.said.now)
}

/** An action that an answer prepared waits for approval from now on. @returns what is said about it. */
function approvalFrom(working: Working, body: GivenEnvelope): string[] {
  const { state, said } = working
  const approval = preparedIn(body, state, said.timezone)
  if (approval === null) return []
  const before = state.approval
  working.state = { ...state, approval, words: state.words + 1 }
  // Where the new one replaced it, the answer says so.
  const isReplaced = body.outcome.disclosures.some(
    ({ name }) => name === 'confirmation.earlier_replaced',
  )
  const other = before !== null && before.action_handle !== approval.action_handle && !isReplaced
  return [approveToSend, ...(other ? [earlierWaits] : [])]
}

/** The question that an answer asks; null where nobody can answer it here. */
function questionFrom(
  working: Working,
  capability: CapabilityId,
  body: GivenEnvelope,
  request: Request | null,
): Outcome | null {
  const { error } = body
  const { now } = working.said
  const kept = openQuestionOf({ body })
  const ask = (question: Parameters<typeof newQuestion>[0]): Outcome => {
    const made = newQuestion(question, now)
    working.state = { ...working.state, question: made }
    return { reply: questionText(made), data: body.data }
  }
  if (kept) {
    const options = (kept.options ?? []).map((one) => ({
      ...{ label: one.title, handle: null },
      value: one.input ?? {
        ...kept.base,
        [kept.field]: kept.most === undefined ? one.const : [one.const],
      },
    }))
    return ask({
      ...({
        kind: options.length > 0 ? 'choice' : 'text',
        slot: kept.field,
        text: kept.message,
      } as const),
      ...{ options, capability: kept.capability, input: kept.base, next: null },
    })
  }
  if (!error) return null
  const choices = (error.candidates ?? []) as readonly Record<string, unknown>[]
  const text = forPeople(forUser(error))
  const named = choices.filter(({ input }) => isObject(input))
  if (named.length > 0) {
    const labels = toldApart(named.map((one, at) => ({ const: String(at), title: labelOf(one) })))
    return ask({
      ...({ kind: 'choice', slot: 'choice', text, capability, input: {}, next: null } as const),
      options: named.slice(0, 5).map((one, at) => ({
        ...{ label: labels[at]?.title ?? '', handle: null, value: one.input },
      })),
    })
  }
  const { prerequisite } = error
  if (
    error.code === 'person_unresolved' &&
    prerequisite?.capability === 'relationships.people.ensure'
  ) {
    const { input } = prerequisite
    const names = Array.isArray(input.people) ? input.people.map(String) : []
    return ask({
      ...({
        kind: 'confirm',
        slot: 'person',
        text: addPerson(names.join(', ')),
        options: [],
      } as const),
      ...{ capability: prerequisite.capability, input },
      next: request && { frame: request.frame, slots: { ...request } },
    })
  }
  return null
}
