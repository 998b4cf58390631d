import { createClient } from '#sdk/src/client.ts'
import type { ClientOptions } from '#sdk/src/options.ts'

/** What the SDK sent, as a server sees it. */
export interface Seen {
  url: string
  method: string
  headers: Headers
  body: unknown
}

/** Gives an answer, or throws as a lost connection does. */
export type Reply = () => Response | Promise<Response>

export const token = 'svc_pat_secret0123456789'

/** A client before a wire that answers as told, one reply a request; the last one stays. */
export function clientBefore(replies: Reply[], options: Partial<ClientOptions> = {}) {
  const seen: Seen[] = []
  const client = createClient({
    baseUrl: 'https://planning.example.com/',
    token,
    client: 'test/1.0',
    async fetch(request) {
      const { url, method, headers } = request
      seen.push({ url, method, headers, body: await request.json() })
      const reply = replies[Math.min(seen.length, replies.length) - 1]
      if (!reply) throw new Error('no reply was prepared')
      request.signal.throwIfAborted()
      return reply()
    },
    ...options,
  })
  return { client, seen }
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Reply {
  return () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    })
}

/** An envelope with these members. */
export function answer(members: Record<string, unknown> = {}): Reply {
  return json({
    contract: 'service.capability-outcome.v1',
    status: 'completed',
    outcome: {
      kind: 'x',
      facts: {},
      resources: [],
      disclosures: [],
      next_actions: [],
      fallback_text: '',
    },
    data: {},
    error: null,
    errors: [],
    next_actions: [],
    request_id: 'r1',
    ...members,
  })
}

export function problem(
  status: number,
  code: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Reply {
  const retryable = [408, 429, 500, 503].includes(status)
  return json(
    {
      type: `https://x.test/errors/${code}`,
      title: code,
      status,
      detail: 'So it is.',
      code,
      request_id: 'r1',
      retryable,
      errors: [],
      ...more,
    },
    status,
    { 'content-type': 'application/problem+json', 'x-request-id': 'r1', ...headers },
  )
}

export const lost: Reply = () => Promise.reject(new TypeError('fetch failed'))
