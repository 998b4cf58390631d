import type { AssistantApproval, AssistantMessage } from '#generated/types.ts'
import { refuse } from '#server/domain/basics/failure.ts'
import { didYouMean } from '#server/domain/basics/nearest.ts'
import { memberPointer } from '#server/domain/basics/pointer.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { isRequired, mustBeShorter, mustNotBeBlank } from '#server/domain/messages/input.ts'
import {
  isThePagesOwn,
  isUnknownHere,
  mustBePrintable,
  mustBeText,
} from '#server/domain/messages/assistant.ts'
import { textErrors } from '#server/runtime/text_rules.ts'

/** The most characters of a message, and of a key. */
const longest = { message: 8_000, key: 191 }

type Body = Readonly<Record<string, unknown>>

/** What was said. Errors: `input_invalid` with each field that is wrong. */
export function messageIn(body: Body): AssistantMessage {
  refuse([
    ...messageErrors(body),
    ...keyErrors(body, 'request_key', true),
    ...keyErrors(body, 'channel_identity', false),
    ...unknownFields(body, ['message', 'request_key', 'channel_identity']),
  ])
  return body as unknown as AssistantMessage
}

/** An approval. Errors: `input_invalid` with each field that is wrong. */
export function approvalIn(body: Body): AssistantApproval {
  refuse([
    ...keyErrors(body, 'request_key', true),
    ...keyErrors(body, 'channel_identity', false),
    ...unknownFields(body, ['request_key', 'channel_identity']),
  ])
  return body as unknown as AssistantApproval
}

function messageErrors({ message }: Body): Violation[] {
  const pointer = '/message'
  if (message === undefined) return [{ pointer, code: 'required', message: isRequired }]
  if (typeof message !== 'string') return [{ pointer, code: 'type', message: mustBeText }]
  const found = textErrors({ message })
  if (message.trim() === '') found.push({ pointer, code: 'too_short', message: mustNotBeBlank })
  // Characters as people count them: one outside of the first plane is two units.
  if (message.length > longest.message && [...message].length > longest.message)
    found.push({ pointer, code: 'too_long', message: mustBeShorter(longest.message) })
  return found
}

function keyErrors(body: Body, name: string, isNeeded: boolean): Violation[] {
  const { [name]: value } = body
  const pointer = `/${name}`
  if (value === undefined)
    return isNeeded ? [{ pointer, code: 'required', message: isRequired }] : []
  if (typeof value !== 'string') return [{ pointer, code: 'type', message: mustBeText }]
  if (value === '') return [{ pointer, code: 'too_short', message: mustNotBeBlank }]
  if (value.length > longest.key)
    return [{ pointer, code: 'too_long', message: mustBeShorter(longest.key) }]
  return /^[\x21-\x7e]+$/.test(value) ? [] : [{ pointer, code: 'format', message: mustBePrintable }]
}

function unknownFields(body: Body, known: readonly string[]): Violation[] {
  return Object.keys(body)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const suggestion = didYouMean(name, known)
      const found = {
        pointer: memberPointer('', name),
        code: 'unknown_field',
        message: isUnknownHere,
      }
      return suggestion === null ? found : { ...found, suggestion }
    })
}

/** The channel of a request: its kind, and the identity without a trace of what it says; null without one. */
export interface Channel {
  readonly kind: 'chat' | 'sms'
  readonly identity: string | null
}

/** The channel that a request names. Errors: `input_invalid` for the page's own. */
export function channelOf(identity: string | undefined): Channel {
  if (identity === undefined) return { kind: 'chat', identity: null }
  if (identity === 'web')
    refuse([{ pointer: '/channel_identity', code: 'rule', message: isThePagesOwn }])
  return { kind: /^(?:sms|tel):/i.test(identity) ? 'sms' : 'chat', identity }
}
