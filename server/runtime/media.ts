import { createHash } from 'node:crypto'
import { insertMedia, type NewMedia } from '#server/data/media/insert.ts'
import { countUnusedMedia } from '#server/data/media/find.ts'
import { deleteMedia } from '#server/data/media/delete.ts'
import { claimRates } from '#server/data/rate_limits/claim.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { maxUnusedMedia, unusedMediaHours } from '#server/domain/media/files.ts'
import type { DeclaredType } from '#server/domain/media/type.ts'
import {
  dayUsedUp,
  fileDeleted,
  fileLabel,
  fileStored,
  tooManyUnused,
} from '#server/domain/messages/media.ts'
import { type Answer, firstAnswer } from '#server/runtime/answer.ts'
import { authorise } from '#server/runtime/authorise.ts'
import { canonical } from '#server/domain/basics/canonical.ts'
import type { Caller } from '#server/runtime/handler.ts'
import { checkKey } from '#server/runtime/idempotency.ts'
import { answered, type Entry } from '#server/runtime/invoke.ts'
import { type Endpoint, mediaAnswer, mediaFailure } from '#server/runtime/media_envelope.ts'
import { encodeMedia, checkedType, refuseType } from '#server/runtime/media_content.ts'
import { type Envelope, envelopeText } from '#server/runtime/outcome.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { writeOnce } from '#server/runtime/write_once.ts'

/** What a request about media says, whatever it asks for. */
export interface MediaCall extends Omit<Entry, 'surface' | 'capability' | 'rate'> {
  /** Reads the header Idempotency-Key. Errors: `idempotency_key_invalid`. */
  readonly key: () => string | null
}

/** A file that is being sent. */
export interface Upload extends MediaCall {
  readonly declared: DeclaredType
  /** Its length in bytes as it is sent; null where nobody knows. */
  readonly announced: number | null
  /** Reads it. Called only when the caller may send it. Errors: `body_too_large`, `input_invalid`. */
  readonly read: () => Promise<Uint8Array>
}

const upload: Endpoint = { name: 'media.upload', version: '1.0', kind: 'media.uploaded' }
const deletion: Endpoint = { name: 'media.delete', version: '1.0', kind: 'media.deleted' }

/** What both need of the token. */
const ability = 'planning:write'

/**
 * Stores a file for captures, once for each key: checked, and a picture encoded anew. Never throws.
 *
 * Answers 401, 403, 413, 415, 422, 429 and 503 as problems, and `limit_reached` inside a 200.
 */
export function uploadMedia(runtime: Runtime, call: Upload): Promise<Answer> {
  return asWrite(runtime, upload, call, async (caller) => {
    const key = checkKey(call.key())
    refuseType(call.declared)
    const { media } = runtime
    if (media === null) return exampleUpload(call, caller)
    return media.uploads.within(caller.owner, call.announced, async () => {
      const bytes = await call.read()
      const type = checkedType(call.declared, bytes)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const file = await encodeMedia(media.pictures, caller.owner, type, bytes)
      const asked = { call, caller, key, input: { type, sha256 } }
      const answer = await once(runtime, upload, asked, async (db, context) => {
        await chargeDay(db, media.day_bytes, bytes.length)
        if ((await countUnusedMedia(db)) >= maxUnusedMedia) {
          throw fail('limit_reached', tooManyUnused(maxUnusedMedia))
        }
        const media_id = newId()
        const expires_at = await insertMedia(db, { media_id, ...file })
        return uploaded(context, toHandle('media', media_id), file, expires_at)
      })
      if (isNew(answer)) runtime.metrics.mediaStored(file.type, file.content.length)
      return answer
    })
  })
}

/** Deletes a file, once for each key. Never throws. Answers 404 for one that the account does not have. */
export function removeMedia(
  runtime: Runtime,
  call: MediaCall & { readonly media_ref: string },
): Promise<Answer> {
  return asWrite(runtime, deletion, call, async (caller) => {
    const { media_ref } = call
    const key = checkKey(call.key())
    if (runtime.media === null) return exampleDeletion(call, caller)
    const id = parseHandle('media', media_ref)
    return once(
      runtime,
      deletion,
      { call, caller, key, input: { media_ref } },
      async (db, context) => {
        if (id === null || !(await deleteMedia(db, id))) {
          throw fail('reference_not_found', { pointer: '/media_ref' })
        }
        return deleted(context, media_ref)
      },
    )
  })
}

function uploaded(
  context: MediaContext,
  media_ref: string,
  { type, content, width, height }: Omit<NewMedia, 'media_id' | 'facts'>,
  expires_at: Date,
): Envelope {
  const shown = { media_ref, type, bytes: content.length, width, height }
  return mediaAnswer(upload, context, {
    data: { media: { ...shown, expires_at: expires_at.toISOString() } },
    media_ref,
    label: fileLabel(type, width, height),
    text: fileStored(type),
    next: [{ capability: 'ideas.capture', input: { media_refs: [media_ref] } }],
  })
}

function deleted(context: MediaContext, media_ref: string): Envelope {
  const none = { label: null, text: fileDeleted, next: [] }
  return mediaAnswer(deletion, context, { data: { media_ref }, media_ref, ...none })
}

/** Whether an answer is that of a new effect. */
function isNew({ body }: Answer): boolean {
  return 'data' in body && body.status === 'completed' && body.replayed === undefined
}

/** What the mock answers, which stores nothing: any file is a small picture. */
function exampleUpload({ request_id }: MediaCall, caller: Caller): Answer {
  const picture = {
    type: 'image/jpeg',
    content: Buffer.alloc(48_213),
    width: 1200,
    height: 700,
  } as const
  const context = { ...caller, execution_id: toHandle('execution', newId()) }
  const expires_at = new Date(Date.now() + unusedMediaHours * 3_600_000)
  const envelope = uploaded(context, toHandle('media', newId()), picture, expires_at)
  return firstAnswer(envelope, envelopeText(envelope), request_id)
}

function exampleDeletion(
  { request_id, media_ref }: MediaCall & { readonly media_ref: string },
  caller: Caller,
): Answer {
  const envelope = deleted({ ...caller, execution_id: toHandle('execution', newId()) }, media_ref)
  return firstAnswer(envelope, envelopeText(envelope), request_id)
}

/** Lets a caller in who may write, as for a capability that writes. */
function asWrite(
  runtime: Runtime,
  { name }: Endpoint,
  call: MediaCall,
  work: (caller: Caller) => Promise<Answer>,
): Promise<Answer> {
  const entry: Entry = { ...call, surface: 'api', capability: name, rate: 'write' }
  return answered(runtime, entry, async (caller) => {
    authorise(caller, { id: name, ability })
    return work(caller)
  })
}

interface OnceFor {
  readonly call: MediaCall
  readonly caller: Caller
  readonly key: string
  readonly input: Readonly<Record<string, string>>
}

type MediaContext = Caller & { readonly execution_id: string }

function once(
  runtime: Runtime,
  endpoint: Endpoint,
  { call, caller, key, input }: OnceFor,
  work: (db: Db, context: MediaContext) => Promise<Envelope>,
): Promise<Answer> {
  const { name: capability, version } = endpoint
  const execution = newId()
  const fingerprint = createHash('sha256')
    .update(canonical({ capability, version, input }))
    .digest()
  const { owner } = caller
  const context = { ...caller, execution_id: toHandle('execution', execution) }
  return writeOnce(runtime, {
    intent: { owner, key, fingerprint, capability, execution_id: execution },
    context: { ...caller, version, request_id: call.request_id },
    client: call.client,
    make: async (db) => ({ envelope: await work(db, context) }),
    failed: (failure) => mediaFailure(endpoint, context, failure),
    written: envelopeText,
  })
}

/**
 * Counts the bytes of an upload against those of a day. The account's row stays locked until the end, so that two uploads
 * at once count the files one after the other. Errors: `limit_reached`.
 */
async function chargeDay(db: Db, day_bytes: number, bytes: number): Promise<void> {
  const bucket = createHash('sha256').update(`media ${db.owner}`).digest()
  const wait = await claimRates(db, [bucket], { limit: day_bytes, seconds: 86_400 }, bytes)
  if (wait > 0) throw fail('limit_reached', { ...dayUsedUp, retryAfter: wait })
}
