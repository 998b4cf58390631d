import { fail } from '#server/domain/basics/failure.ts'
import type { NewMedia } from '#server/data/media/insert.ts'
import type { MediaType } from '#server/domain/media/files.ts'
import { isPicture } from '#server/domain/media/files.ts'
import { isBlank } from '#server/domain/basics/text.ts'
import { type DeclaredType, refusedType, sniffMedia } from '#server/domain/media/type.ts'
import * as said from '#server/domain/messages/media.ts'
import type { Pictures } from '#server/domain/media/pictures.ts'

/** Refuses what the header alone rules out. Errors: `media_type_unsupported`. */
export function refuseType(declared: DeclaredType): void {
  const refused = refusedType(declared)
  if (refused !== null)
    throw unsupported(
      refused === 'type' ? said.typeNeeded(declared.essence) : said.refusedKinds[refused],
    )
}

/** The type of a file. Errors: `media_type_unsupported`, and `input_invalid` for an empty one. */
export function checkedType(declared: DeclaredType, bytes: Uint8Array): MediaType {
  if (bytes.length === 0) throw empty()
  const sniffed = sniffMedia(declared, bytes)
  if ('type' in sniffed) {
    // A text of spaces says as little as an empty one.
    if (!isPicture(sniffed.type) && isBlank(Buffer.from(bytes).toString('utf8'))) throw empty()
    return sniffed.type
  }
  switch (sniffed.refused) {
    case 'type':
      throw unsupported(said.typeNeeded(declared.essence))
    case 'content':
      throw unsupported(said.contentDiffers(declared.essence))
    case 'utf8':
      throw unsupported(said.mustBeUtf8)
    default:
      throw unsupported(said.refusedKinds[sniffed.refused])
  }
}

/**
 * A file as it is stored: a picture encoded anew, and what the camera wrote; a text as it is.
 *
 * Errors: `body_too_large`, `input_invalid`, `media_type_unsupported`, `dependency_unavailable`.
 */
export async function encodeMedia(
  pictures: Pictures,
  owner: string,
  type: MediaType,
  bytes: Uint8Array,
): Promise<Omit<NewMedia, 'media_id'>> {
  if (!isPicture(type)) return { type, content: bytes, width: null, height: null, facts: {} }
  const made = await pictures.encode(owner, bytes).catch(() => {
    throw fail('dependency_unavailable')
  })
  if (!('problem' in made)) return { type: 'image/jpeg', ...made }
  switch (made.problem) {
    case 'too_many_pixels':
      throw fail('body_too_large', said.tooManyPixels)
    case 'no_decoder':
      throw unsupported(said.noPictures)
    case 'damaged':
      throw fail('input_invalid', { pointer: '', message: said.pictureDamaged })
    case 'too_slow':
      throw fail('input_invalid', { pointer: '', message: said.pictureTooSlow })
  }
}

function empty() {
  const message = said.fileEmpty
  return fail('input_invalid', { errors: [{ pointer: '', code: 'rule', message }] })
}

function unsupported(what: { readonly message: string; readonly advice: string }) {
  return fail('media_type_unsupported', { ...what })
}
