/** A request that a load sends. */
export interface Shot {
  readonly path: string
  /** POST if not given. A GET has no body. */
  readonly method?: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Wherever this stands in a shot, each request has another text of the same length. */
export const unique = '000unique000'

/** A call of a capability; a write also needs `keyed`. */
export function callOf(id: string, token: string, body: unknown, keyed = false): Shot {
  return {
    path: `/api/v2/capabilities/${id}`,
    headers: { authorization: `Bearer ${token}`, ...(keyed && { 'idempotency-key': unique }) },
    body,
  }
}

/** Shots that a load sends in turn, and how many it has sent. */
export interface Series {
  readonly shots: readonly Shot[]
  sent: number
}

/** A series from its first shot on. */
export function seriesOf(shots: readonly Shot[]): Series {
  if (shots.length === 0) throw new Error('A load needs something to send.')
  return { shots, sent: 0 }
}

/** The text of a request over a connection that stays open. */
export function requestText(url: string, { path, method, headers, body }: Shot): string {
  const { host } = new URL(url)
  const text = JSON.stringify(body)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  if (method === 'GET') return `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n`
  return (
    `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n` +
    `${lines.join('')}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  )
}
