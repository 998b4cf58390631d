import type { MediaType } from '#server/domain/media/files.ts'

/** What may be sent, in a sentence. */
const mayBe =
  'A file may be a picture (JPEG, PNG, WebP, GIF, AVIF) or a text (plain, HTML, CSV, iCalendar, GeoJSON, e-mail).'

/** `media_type_unsupported` for a file of a kind that is known and not taken; by kind. */
export const refusedKinds = {
  heic: {
    message: 'HEIC pictures are not read.',
    advice:
      'Send the picture as JPEG. An iPhone does so with the setting Camera, Formats, Most Compatible.',
  },
  svg: { message: 'SVG graphics are not read.', advice: 'Send a PNG or JPEG of it.' },
  pdf: {
    message: 'PDF documents are not read.',
    advice: 'Send a screenshot of the page as PNG, or its text as text/plain.',
  },
  video: { message: 'Videos are not read.', advice: 'Send a screenshot of it as PNG or JPEG.' },
  audio: { message: 'Sound is not read.', advice: 'Send what is said as text/plain.' },
  archive: {
    message: 'Archives and office documents are not read.',
    advice: 'Send a screenshot as PNG, or the text as text/plain.',
  },
  form: {
    message: 'The body must be the file itself, and not a form.',
    advice: 'Send the bytes of one file as the body, with the Content-Type of the file.',
  },
  picture: {
    message: 'Pictures of this type are not read.',
    advice: 'Send the picture as JPEG or PNG.',
  },
  tiff: { message: 'TIFF pictures are not read.', advice: 'Send the picture as JPEG or PNG.' },
} as const

export type RefusedKind = keyof typeof refusedKinds

/** `media_type_unsupported` without the header Content-Type (`declared` is empty), or with one that is not known. */
export function typeNeeded(declared: string): { message: string; advice: string } {
  if (declared === '') {
    return {
      message: `The header Content-Type must name what the file is. ${mayBe}`,
      advice: 'Send the header Content-Type, such as image/jpeg.',
    }
  }
  return {
    message: `Files of the type ${declared} are not read. ${mayBe}`,
    advice: 'Send a picture of it as JPEG or PNG, or what it says as text/plain.',
  }
}

/** `media_type_unsupported` for content that is not what the header says. */
export function contentDiffers(declared: string): { message: string; advice: string } {
  if (declared === 'application/octet-stream')
    return {
      message: `The file is no picture that can be read. ${mayBe}`,
      advice: 'Send a picture, or a text with its Content-Type.',
    }
  return {
    message: `The content of the file is not ${declared}, which the header Content-Type says. ${mayBe}`,
    advice: 'Send the file with the Content-Type that it has.',
  }
}

/** `media_type_unsupported` for a text in another charset. */
export const mustBeUtf8 = {
  message: 'The text is not in UTF-8.',
  advice: 'Send the text in UTF-8.',
} as const

/** `media_type_unsupported` where this service has nothing to decode pictures with. */
export const noPictures = {
  message: 'This service takes no pictures.',
  advice: 'Send what the picture says as text/plain, or in the text of the capture.',
} as const

/** `media_type_unsupported` for a coding of the body. */
export const codingUnknown = {
  message: 'The body may be encoded with gzip or not at all.',
  advice: 'Send the file as it is.',
} as const

/** `body_too_large`. */
export const fileTooLarge = {
  message: 'The file is larger than 10 MiB.',
  advice: 'Send a smaller picture, or the part of the text that matters.',
} as const

/** `body_too_large` for a picture. */
export const tooManyPixels = {
  message: 'The picture has more than 50 million pixels.',
  advice: 'Send a smaller one.',
} as const

/** `input_invalid` for a file that ends too soon, has no content, or cannot be decoded. */
export const bodyCutOff = 'The body ended before it was complete.'
export const notGzip = 'The body is not valid gzip.'
export const fileEmpty = 'must have content'
export const pictureDamaged = 'The picture is damaged or cut off.'
export const pictureTooSlow = 'The picture takes too long to decode. Send a simpler one.'

/** `rate_limited` for too many uploads at the same time. */
export const tooManyAtOnce = 'Too many files are being sent at once.'

/** `dependency_unavailable` where others send too much. */
export const tooMuchAtOnce = 'Too many files are being sent to this service at the moment.'

/** `limit_reached` for files that no capture uses. */
export function tooManyUnused(most: number): { message: string; advice: string } {
  return {
    message: `${most} files wait to be used in a capture, and there may be no more.`,
    advice: 'Use them in captures or delete some. Each is gone a day after it was sent.',
  }
}

/** `limit_reached` for the bytes of a day. */
export const dayUsedUp = {
  message: 'Too much was uploaded today. Nothing was stored.',
  advice: 'Wait for the time in retry_after_seconds, or send smaller files.',
} as const

/** What an upload comes to. */
export function fileStored(type: MediaType): string {
  const what = type.startsWith('image/') ? 'picture' : 'text'
  return `The ${what} is stored for a day. Use it in a capture.`
}

/** What a deletion comes to. */
export const fileDeleted = 'The file is deleted. Captures that used it go on without it.'

/** What an upload is called in the resources of an answer. */
export function fileLabel(type: MediaType, width: number | null, height: number | null): string {
  return width === null || height === null ? `Text (${type})` : `Picture, ${width} × ${height}`
}
