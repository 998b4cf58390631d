import { randomUUID } from 'node:crypto'
import type { AnswerBody, Caller } from '#test/support/world.ts'

/** An uploaded file as it is answered. */
export interface SentMedia {
  media_ref: string
  type: string
  bytes: number
  width: number | null
  height: number | null
  expires_at: string
}

export interface UploadOptions {
  type?: string | null
  /** A key of its own by default; null sends none. */
  key?: string | null
  headers?: Record<string, string>
}

export interface UploadAnswer {
  status: number
  headers: Headers
  body: AnswerBody<{ media: SentMedia }>
}

/** Sends a file. */
export async function upload(
  account: Pick<Caller, 'request'>,
  file: RequestInit['body'],
  { type = 'image/jpeg', key = randomUUID(), headers = {} }: UploadOptions = {},
): Promise<UploadAnswer> {
  const response = await account.request('/api/v2/media', {
    method: 'POST',
    body: file,
    // A stream is sent in chunks, without its length.
    ...(file instanceof ReadableStream && { duplex: 'half' }),
    headers: {
      ...(type !== null && { 'content-type': type }),
      ...(key !== null && { 'idempotency-key': key }),
      ...headers,
    },
  } as RequestInit)
  const body: UploadAnswer['body'] = JSON.parse(await response.text())
  return { status: response.status, headers: response.headers, body }
}

/** Sends a file that can be stored. @returns its reference. */
export async function aFile(
  account: Pick<Caller, 'request'>,
  body: RequestInit['body'] = 'Ostsee Sauna, Seestraße 9',
  type = 'text/plain',
): Promise<string> {
  const answer = await upload(account, body, { type })
  if (answer.body.status !== 'completed') throw new Error(JSON.stringify(answer.body))
  return answer.body.data.media.media_ref
}

/** Deletes a file. */
export async function drop(
  account: Pick<Caller, 'request'>,
  media_ref: string,
  key: string | null = randomUUID(),
) {
  const response = await account.request(`/api/v2/media/${encodeURIComponent(media_ref)}`, {
    method: 'DELETE',
    headers: key === null ? {} : { 'idempotency-key': key },
  })
  const body: AnswerBody<{ media_ref: string }> = JSON.parse(await response.text())
  return { status: response.status, body }
}
