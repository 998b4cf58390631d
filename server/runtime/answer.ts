import { type Envelope, envelopeText } from '#server/runtime/outcome.ts'
import { type Problem, problemHeaders, problemOf } from '#server/runtime/failure.ts'

/** An answer as it is sent: the stored envelope with what belongs to this one request. */
export type GivenEnvelope = Envelope & { request_id: string; replayed?: true }

/** What every surface gets back from `invoke`. */
export interface Answer {
  /** HTTP status; 200 for every envelope. */
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** `body` as JSON. */
  readonly text: string
  readonly body: GivenEnvelope | Problem
}

/** The answer to the request that did the work. `remembered` is the envelope as text. */
export function firstAnswer(envelope: Envelope, remembered: string, request_id: string): Answer {
  const text = `${remembered.slice(0, -1)}${lastMember(request_id)}}`
  return { status: 200, headers: waitOf(envelope), text, body: { ...envelope, request_id } }
}

function lastMember(request_id: string): string {
  return `,"request_id":${JSON.stringify(request_id)}`
}

/**
 * The answer of a read, which is not remembered. Only some callers want its text: it is written when it is asked for. A copy of
 * the answer by `...` asks for it.
 */
export function readAnswer(envelope: Envelope, request_id: string): Answer {
  let text: string | null = null
  return {
    status: 200,
    headers: waitOf(envelope),
    get text() {
      // Written as a whole: to take a part of a long text puts it together, and then once more with what follows.
      text ??= envelopeText(envelope, lastMember(request_id))
      return text
    },
    body: { ...envelope, request_id },
  }
}

/**
 * An answer with another body, for a caller that writes it in its own way: its text is still that of the answer, and is not
 * asked for, as a copy by `...` would.
 */
export function withBody(answer: Answer, body: Answer['body']): Answer {
  const { status, headers } = answer
  return {
    status,
    headers,
    get text() {
      return answer.text
    },
    body,
  }
}

/** A stored answer again: the same bytes, except for the request id and `replayed`. */
export function replayedAnswer(remembered: string, request_id: string): Answer {
  const text = `${remembered.slice(0, -1)},"replayed":true,"request_id":${JSON.stringify(request_id)}}`
  const body: GivenEnvelope = JSON.parse(text)
  return { status: 200, headers: waitOf(body), text, body }
}

/** The header that says when to read accepted work next: after a second. */
function waitOf({ status }: Pick<Envelope, 'status'>): Readonly<Record<string, string>> {
  return status === 'accepted' ? { 'retry-after': '1' } : {}
}

/** The answer to a failure; `outcome_status` as for `problemOf`. */
export function problemAnswer(
  error: unknown,
  base_url: string,
  request_id: string,
  outcome_status: number | null = null,
): Answer {
  const body = problemOf(error, base_url, request_id, outcome_status)
  return { status: body.status, headers: problemHeaders(body), text: JSON.stringify(body), body }
}
