import type { SentFields } from '#server/domain/capture/kept.ts'
import { refuse } from '#server/domain/basics/failure.ts'
import {
  belongsToAnAnswer,
  mustBeSourceAddress,
  mustNotBeBesideAnAnswer,
  needsASource,
} from '#server/domain/messages/capture.ts'
import { isRequired, mustNotBeBlank } from '#server/domain/messages/input.ts'
import { isBlank } from '#server/domain/basics/text.ts'
import { uriOf } from '#server/domain/basics/uri.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

/** What `ideas.capture` takes (specification, "Idea capture"). */
export interface CaptureInput {
  readonly raw_text?: string | undefined
  readonly text?: string | undefined
  readonly subject_text?: string | undefined
  readonly source_url?: string | undefined
  readonly target_feed_text?: string | undefined
  readonly target_person_text?: string | undefined
  readonly media_refs?: readonly string[] | undefined
  readonly capture_public_id?: string | undefined
  readonly clarification_answer?: string | undefined
  readonly expected_state_version?: number | undefined
  readonly target_ideas_list_handle?: string | undefined
}

/** One of the two forms of a call. */
export type CaptureCall =
  | { readonly form: 'new'; readonly sent: SentFields }
  | {
      readonly form: 'answer'
      readonly capture_public_id: string
      readonly words: string
      readonly expected_state_version: number | null
    }

/** Fields that say what to capture. */
const sources = ['raw_text', 'text', 'subject_text', 'source_url', 'media_refs'] as const

/** Fields that say where to put it. */
const targets = ['target_feed_text', 'target_person_text', 'target_ideas_list_handle'] as const

/**
 * The form that a call has. Texts that are blank, and no media, count as absent.
 *
 * Errors: `input_invalid` with a violation for each field of the other form, and for what is missing.
 */
export function readCaptureCall(input: CaptureInput): CaptureCall {
  return input.capture_public_id === undefined && !isAnswerAlone(input)
    ? { form: 'new', sent: readNew(input) }
    : readAnswerForm(input)
}

/** Whether an answer is given and nothing that could be captured: the capture is what is missing. */
function isAnswerAlone(input: CaptureInput): boolean {
  return isGiven(input.clarification_answer) && !sources.some((field) => isGiven(input[field]))
}

function readAnswerForm(input: CaptureInput): CaptureCall {
  const { capture_public_id, clarification_answer: words, expected_state_version } = input
  const violations: Violation[] = []
  const need = (field: 'capture_public_id' | 'clarification_answer', message: string) =>
    violations.push({ pointer: `/${field}`, code: 'required', message })
  if (capture_public_id === undefined) need('capture_public_id', isRequired)
  if (!isGiven(words))
    need('clarification_answer', words === undefined ? isRequired : mustNotBeBlank)
  for (const field of [...sources, ...targets]) {
    if (!isGiven(input[field])) continue
    const pointer = `/${field}`
    const message = mustNotBeBesideAnAnswer
    violations.push({ pointer, code: 'rule', message, suggestion: 'clarification_answer' })
  }
  refuse(violations)
  if (capture_public_id === undefined || words === undefined) throw new Error('Checked above.')
  const expected = expected_state_version ?? null
  return { form: 'answer', capture_public_id, words, expected_state_version: expected }
}

function readNew(input: CaptureInput): SentFields {
  const violations: Violation[] = []
  for (const field of ['clarification_answer', 'expected_state_version'] as const) {
    if (!isGiven(input[field])) continue
    violations.push({ pointer: `/${field}`, code: 'rule', message: belongsToAnAnswer })
  }
  if (!sources.some((field) => isGiven(input[field]))) {
    violations.push({ pointer: '', code: 'required', message: needsASource(sources) })
  }
  const source_url = isGiven(input.source_url) ? readSourceUrl(input.source_url, violations) : null
  refuse(violations)
  const media_refs = [...new Set(input.media_refs ?? [])]
  return {
    ...text('raw_text', input),
    ...text('text', input),
    ...text('subject_text', input),
    ...(source_url !== null && { source_url }),
    ...(media_refs.length > 0 && { media_refs }),
    ...text('target_feed_text', input),
    ...text('target_person_text', input),
    // A handle is copied, never blank: a blank one names nothing that exists.
    ...(input.target_ideas_list_handle !== undefined && {
      target_ideas_list_handle: input.target_ideas_list_handle,
    }),
  }
}

/** An http, https or geo address without a user name and a password; null with a violation for any other. */
function readSourceUrl(given: string, violations: Violation[]): string | null {
  const address = readSourceAddress(given)
  if (address !== null) return address
  violations.push({ pointer: '/source_url', code: 'format', message: mustBeSourceAddress })
  return null
}

/** An http, https or geo address as RFC 3986 writes it, without a user name and a password; null for any other. */
export function readSourceAddress(given: string): string | null {
  const text = given.trim()
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (url.protocol === 'geo:') return uriOf(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  if (url.username === '' && url.password === '') return uriOf(text)
  url.username = ''
  url.password = ''
  return uriOf(url.href)
}

type TextField = Exclude<keyof SentFields, 'media_refs' | 'source_url'>

function text(field: TextField, input: CaptureInput): SentFields {
  const value = input[field]
  return isGiven(value) ? { [field]: value } : {}
}

function isGiven<Value>(value: Value | undefined): value is Value {
  if (typeof value === 'string') return !isBlank(value)
  if (Array.isArray(value)) return value.length > 0
  return value !== undefined
}
