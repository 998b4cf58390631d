/** The vectors of sdk/vectors, as vector.schema.json says they are. */
export interface Vector {
  name: string
  client?: Partial<VectorClient> & { tokens?: string[]; now?: string }
  steps: Step[]
}

export interface VectorClient {
  token: string
  client: string
  retries: number
  timeout_ms: number
  base_path: string
}

export interface Step {
  do: 'call' | 'pages' | 'wait' | 'commit'
  capability?: string
  input?: Record<string, unknown>
  take?: number
  options?: {
    idempotency_key?: string
    request_id?: string
    retries?: number
    timeout_ms?: number
    abort_after_ms?: number
  }
  exchanges: Exchange[]
  ends: { answer?: object; items?: unknown[]; error?: VectorError }
}

export interface Exchange {
  request?: {
    method?: string
    path?: string
    headers?: Record<string, string | null>
    body?: object
  }
  delay_ms?: Range
  reply: Reply
}

export type Range = [number, number]

export interface Reply {
  status?: number
  headers?: Record<string, string>
  answer?: object
  problem?: { status: number }
  text?: string
  lost?: true
  hang?: true
}

export interface VectorError {
  kind: string
  after_ms?: Range
  idempotency_key?: string
  retry_after_seconds?: number
  [member: string]: unknown
}
