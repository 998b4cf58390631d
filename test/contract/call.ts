import { randomUUID } from 'node:crypto'
import { capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import { isCapability } from '#server/runtime/authorise.ts'
import { answerErrors, problemErrors } from '#test/contract/schemas.ts'
import type { Values } from '#test/contract/sample.ts'
import type { AnswerBody } from '#test/support/world.ts'

export interface Given {
  status: number
  headers: Headers
  body: AnswerBody<Values>
  /** What is wrong with the answer itself, whatever was asked. */
  defects: string[]
}

export interface Sending {
  url: string
  /** Null sends none. */
  token: string | null
  /** A new key by default where one is needed; null sends none. */
  key?: string | null
}

/** Posts a body to a capability and holds the answer against the published schemas. */
export async function post(
  name: string,
  body: unknown,
  { url, token, key }: Sending,
): Promise<Given> {
  const id = isCapability(name) ? name : null
  const chosen =
    key === undefined && id !== null && capabilities[id].idempotency_key ? randomUUID() : key
  const request_id = randomUUID()
  const response = await fetch(`${url}/api/v2/capabilities/${name}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'x-request-id': request_id,
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(chosen != null && { 'idempotency-key': chosen }),
    },
  })
  const { status, headers } = response
  const answer = (await response.json()) as Given['body']
  return {
    status,
    headers,
    body: answer,
    defects: defectsOf(id, status, headers, answer, request_id),
  }
}

/** The challenge of a 401: the scheme, and where apps may connect, what leads them there (RFC 6750, 3; RFC 9728, 5.1). */
const bearerChallenge = /^Bearer(?: .*resource_metadata="https?:[^"]+")?$/

/** Whether an answer keeps what every answer promises. */
function defectsOf(
  id: CapabilityId | null,
  status: number,
  headers: Headers,
  body: Given['body'],
  request_id: string,
): string[] {
  const defects: string[] = []
  if (headers.get('x-request-id') !== request_id)
    defects.push('X-Request-Id is not the one that was sent')
  if (body.request_id !== request_id) defects.push('request_id is not the one that was sent')
  if (headers.get('cache-control') !== 'no-store') defects.push('Cache-Control is not no-store')
  const type =
    status === 200 ? 'application/json; charset=utf-8' : 'application/problem+json; charset=utf-8'
  if (headers.get('content-type') !== type) defects.push(`Content-Type is not ${type}`)
  if (status === 200)
    return id === null ? ['nothing was done'] : [...defects, ...answerErrors(id, body)]
  if (body.status !== status) defects.push('the status of the problem is not that of the answer')
  if (status === 401 && !bearerChallenge.test(headers.get('www-authenticate') ?? ''))
    defects.push('WWW-Authenticate is missing')
  if (!String(body.type).endsWith(`/docs/errors/${body.code}`))
    defects.push('type does not name the code')
  return [...defects, ...problemErrors(body)]
}

/** Works on all of them, sixteen at a time; the results are in the order of `all`. */
export async function inParallel<One, Result>(
  all: readonly One[],
  work: (one: One) => Promise<Result>,
  width = 16,
): Promise<Result[]> {
  const results: Result[] = []
  const open = all.entries()
  const lane = async () => {
    for (const [at, one] of open) results[at] = await work(one)
  }
  await Promise.all(Array.from({ length: width }, lane))
  return results
}
