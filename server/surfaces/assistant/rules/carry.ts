import type {
  AssistantCard,
  AssistantDisclosure,
  CapabilityId,
  Request as Input,
} from '#generated/types.ts'
import type { ErrorCode } from '#generated/server/errors.ts'
import type { Frame } from '#generated/server/assistant/frame.ts'
import { linksToPassOn } from '#server/domain/assistant/given_links.ts'
import { Failure } from '#server/domain/basics/failure.ts'
import { isHandle } from '#server/domain/basics/handle.ts'
import { isObject } from '#server/domain/basics/json.ts'
import {
  aboutTo,
  approveBy,
  earlierWaits,
  notAllowed,
  sure,
} from '#server/domain/messages/spoken.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import { newQuestion } from '#server/surfaces/assistant/rules/ask.ts'
import { preparedIn } from '#server/surfaces/assistant/rules/approval.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { questionFrom } from '#server/surfaces/assistant/rules/questions.ts'
import { remember } from '#server/surfaces/assistant/rules/remember.ts'
import { tell } from '#server/surfaces/assistant/rules/tell.ts'

/** What came of one request. */
export interface Outcome {
  readonly reply: string
  readonly cards?: readonly AssistantCard[]
  readonly disclosures?: readonly AssistantDisclosure[]
  readonly data?: unknown
  readonly error?: { readonly code: ErrorCode; readonly message: string } | null
  readonly is_accepted?: boolean
}

/** What an input says in words: its texts and its numbers, and no handles. */
function detailsOf(input: Readonly<Record<string, unknown>>): string[] {
  return Object.values(input).flatMap((value): string[] => {
    if (Array.isArray(value))
      return value.filter((one) => typeof one === 'string' && !isHandle(one))
    if (isObject(value)) return detailsOf(value)
    if (typeof value === 'number') return [String(value)]
    return typeof value === 'string' && !isHandle(value) ? [value] : []
  })
}

/** Asks whether a call shall be made. */
export function askYes(
  working: Working,
  frame: Frame,
  input: Readonly<Record<string, unknown>>,
  labels: Request['labels'],
): Outcome {
  const [label = ''] = Object.values(labels).map((thing) => thing.label)
  const text = sure(aboutTo(frame.capability, label, detailsOf(input)))
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
      const asked = questionFrom(working, capability, body, { input, request })
      if (asked) return asked
    }
    const told = tell(body, said.timezone)
    remember(working, { capability, input }, body, told)
    if (!('outcome' in body)) {
      const { code } = body
      return { reply: told.reply, error: { code, message: told.reply } }
    }
    const approval = approvalFrom(working, body)
    const needed = told.disclosures.filter(isNeeded).map(({ text }) => text)
    const links = linksToPassOn(body.data)
    const reply = approval
      ? [approval.review, ...needed, ...approval.how]
      : [told.reply, ...links, ...needed]
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

/** An action that an answer prepared waits for approval from now on. @returns what is said of it; null where none was prepared. */
function approvalFrom(
  working: Working,
  body: GivenEnvelope,
): { readonly review: string; readonly how: readonly string[] } | null {
  const { state, said } = working
  const approval = preparedIn(body, state, said.timezone)
  if (approval === null) return null
  const before = state.approval
  working.state = { ...state, approval, words: state.words + 1 }
  // Where the new one replaced it, the answer says so.
  const isReplaced = body.outcome.disclosures.some(
    ({ name }) => name === 'confirmation.earlier_replaced',
  )
  const other = before !== null && before.action_handle !== approval.action_handle && !isReplaced
  const { review_text: review, reply_word } = approval
  return { review, how: [approveBy(reply_word), ...(other ? [earlierWaits] : [])] }
}
