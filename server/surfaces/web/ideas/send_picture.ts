import { fail } from '#server/domain/basics/failure.ts'
import { newIdea as say } from '#server/domain/messages/said/web_ideas.ts'
import { noPictures } from '#server/domain/messages/media.ts'
import { uploadMedia } from '#server/runtime/media.ts'
import { ownPrincipal } from '#server/surfaces/web/own_principal.ts'
import { capabilityWords, type Content } from '#server/surfaces/web/parts/html.ts'
import { refusalWords } from '#server/surfaces/web/parts/refused.ts'
import type { UploadedFile } from '#server/surfaces/web/parts/form.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** A picture that is stored, or why not. */
export type SentPicture = { readonly media_ref: string } | { readonly wrong: Content }

/**
 * Stores a picture that was sent with a form, once for its key, for what the form makes of it. Errors: those that pass by
 * themselves, such as `rate_limited`.
 */
export async function sendPicture(
  { runtime, session, request_id, remote_address }: SignedInVisit,
  { bytes }: UploadedFile,
  key: string,
): Promise<SentPicture> {
  const { body } = await uploadMedia(runtime, {
    ...{ token: null, principal: ownPrincipal(session), client: null, request_id, remote_address },
    key: () => key,
    // What a picture is, its content says.
    declared: { essence: 'application/octet-stream', charset: null },
    announced: bytes.length,
    read: async () => bytes,
  })
  if ('contract' in body) {
    const { data, error } = body
    if (error !== null) return { wrong: refusalWords(error) }
    const { media } = data as { media: { media_ref: string } }
    return { media_ref: media.media_ref }
  }
  const { code, detail, retry_after_seconds: retryAfter } = body
  if (code === 'body_too_large') return { wrong: say.tooLarge }
  if (code === 'media_type_unsupported')
    return {
      wrong:
        detail === noPictures.message ? capabilityWords(detail, say.noPictures) : say.notPicture,
    }
  if (code === 'input_invalid') return { wrong: say.notPicture }
  throw fail(code, retryAfter === undefined ? {} : { retryAfter })
}
