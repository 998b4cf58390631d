import type { File, FileRef } from '../../generated/sdk/wire.ts'
import type { Envelope } from '../../generated/types.ts'
import type { CodedError, Keyed } from './answer.ts'
import { type Caller, setupFor } from './caller.ts'
import { newKey } from './key.ts'
import { NoResultError } from './no_result.ts'
import { type CallOptions, checkedHeader, type Setup } from './options.ts'
import { retried } from './retried.ts'

/** The answer to an upload. Check `status` first: there is no file where too many are stored already. */
export type UploadAnswer =
  | (Envelope & { status: 'completed'; data: { media: File }; error: null })
  | (Envelope & { status: 'failed'; data: null; error: CodedError<'limit_reached'> })

/** The answer to the deletion of a file. */
export type DeletionAnswer = Envelope & {
  status: 'completed'
  data: { media_ref: FileRef }
  error: null
}

/** The options of an upload. */
export interface UploadOptions extends CallOptions {
  /** The media type of the file. The default is that of the blob; a picture is known by its content anyway. */
  readonly type?: string | undefined
}

/** A running call about a file: a promise of its answer. */
export interface MediaCall<A extends UploadAnswer | DeletionAnswer> extends Keyed<A> {
  readonly idempotencyKey: string
  /** The answer if it has a result, so that `data` is there. Throws a NoResultError for failed. */
  orThrow(): Keyed<Extract<A, { error: null }>>
}

/** The files that capabilities take. */
export interface MediaCalls {
  /**
   * Sends a file: a picture or a text of at most 10 MiB. Its `media_ref` goes into the input of capabilities that
   * take files. Throws what a call throws. Each attempt may take a minute at least.
   */
  upload(file: Blob, options?: UploadOptions): MediaCall<UploadAnswer>
  /** Deletes a file at once. What used it goes on without it. Throws what a call throws. */
  delete(media_ref: FileRef, options?: CallOptions): MediaCall<DeletionAnswer>
}

/** Milliseconds that an attempt to send a file may take at least, as long as the service waits. */
const patience = 65_000

/** Sends a file, as `client.media.upload` does; for small bundles. */
export function uploadMedia(
  caller: Caller,
  file: Blob,
  options: UploadOptions = {},
): MediaCall<UploadAnswer> {
  return upload(setupFor(caller), file, options)
}

/** Deletes a file, as `client.media.delete` does; for small bundles. */
export function deleteMedia(
  caller: Caller,
  media_ref: FileRef,
  options: CallOptions = {},
): MediaCall<DeletionAnswer> {
  return remove(setupFor(caller), media_ref, options)
}

/** The calls of a client. */
export function mediaCalls(setup: Setup): MediaCalls {
  return {
    upload: (file, options = {}) => upload(setup, file, options),
    delete: (media_ref, options = {}) => remove(setup, media_ref, options),
  }
}

function upload(setup: Setup, file: Blob, options: UploadOptions): MediaCall<UploadAnswer> {
  return asCall('media.upload', options, (idempotencyKey) => {
    if (!(file instanceof Blob)) throw new TypeError('a file to upload must be a Blob')
    const { type = file.type || 'application/octet-stream', ...rest } = options
    const timeout = options.timeout ?? Math.max(setup.timeout, patience)
    return retried(setup, rest, () => ({
      ...written('media.upload', { ...rest, timeout, idempotencyKey }, setup),
      to: 'media',
      path: '',
      body: file,
      type: checkedHeader('type', type, 191),
    }))
  })
}

function remove(setup: Setup, media_ref: FileRef, options: CallOptions): MediaCall<DeletionAnswer> {
  return asCall('media.delete', options, (idempotencyKey) =>
    retried(setup, options, () => ({
      ...written('media.delete', { ...options, idempotencyKey }, setup),
      to: 'file',
      path: media_ref,
      body: null,
    })),
  )
}

/** A call whose key is known from the start. */
function asCall<A extends UploadAnswer | DeletionAnswer>(
  name: string,
  options: CallOptions,
  send: (idempotencyKey: string) => Promise<unknown>,
): MediaCall<A> {
  const idempotencyKey = options.idempotencyKey ?? newKey()
  // What is wrong with the options rejects, too.
  const answer = (async () => (await send(idempotencyKey)) as A)()
  const keyed = <T>(result: Promise<T>) => Object.assign(result, { idempotencyKey })
  return Object.assign(keyed(answer), {
    orThrow: () =>
      keyed(
        answer.then((received) => {
          if (received.error !== null) throw new NoResultError(name, received as never)
          return received as Extract<A, { error: null }>
        }),
      ),
  })
}

/** What every write sends. */
function written(
  capability: string,
  {
    idempotencyKey,
    requestId = newKey(),
    signal,
    timeout,
  }: CallOptions & { idempotencyKey: string },
  setup: Setup,
) {
  return {
    capability,
    idempotencyKey: checkedHeader('idempotencyKey', idempotencyKey, 191),
    requestId: checkedHeader('requestId', requestId, 128),
    signal,
    timeout: timeout ?? setup.timeout,
  }
}
