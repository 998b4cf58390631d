import { contract, turn_contract } from '../../generated/sdk/wire.ts'
import type { Envelope } from '../../generated/types.ts'
import { type Attempted, ConnectionError, ProblemError } from './errors.ts'
import { glimpse, noAnswer, problemOf, retryAfterOf } from './problem.ts'
import { keepRaw, type RawResponse } from './raw.ts'

/** Returns the answer that a response brings. Throws a ProblemError or a ConnectionError for anything else. */
export function received(
  response: Response,
  text: string,
  attempted: Attempted,
  token: string,
): Envelope {
  const { status, headers, url } = response
  const answer = status === 200 ? (parsed(text) as Envelope | null) : null
  if (answer && isKnown(answer)) {
    keepRaw(answer, { status, headers, url, text })
    return answer
  }
  const raw = withoutToken(response, text, token)
  if (status !== 200) {
    const problem = problemOf(response, raw, parsed(raw.text))
    throw new ProblemError(problem, retryAfterOf(raw.headers, problem), raw, attempted)
  }
  throw new ConnectionError(`${noAnswer}: ${status} ${glimpse(raw)}`, attempted, raw)
}

/** Whether an answer is a whole one of a capability, or of a turn. */
function isKnown(answer: Envelope): boolean {
  if (answer.contract === contract) return isWhole(answer)
  const { status, turn, calls }: { [name: string]: unknown } = { ...answer }
  const isTurn = turn_contract !== null && answer.contract === turn_contract
  return isTurn && typeof status === 'string' && Object(turn) === turn && Array.isArray(calls)
}

/** Whether an answer says how it ended, and has data or an error: that is what a caller looks at first. */
function isWhole(answer: Envelope): boolean {
  const { status, data, error }: { [name: string]: unknown } = { ...answer }
  const result = error === null ? data : Object(error).code && error
  return typeof status === 'string' && Object(result) === result
}

/** What came back, without the token: a proxy may repeat what it was sent, in its page, in JSON or in a header. */
function withoutToken(
  { status, headers, url }: Response,
  text: string,
  token: string,
): RawResponse {
  // JSON may have a backslash before each character.
  const steps = Array.from(token, (one) => `\\\\?\\x${one.charCodeAt(0).toString(16)}`)
  const shown = (said: string) => said.replace(new RegExp(steps.join(''), 'g'), '***')
  const told = Array.from(headers, ([name, value]): [string, string] => [name, shown(value)])
  return { status, headers: new Headers(told), url, text: shown(text) }
}

/** A text as JSON; null if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
