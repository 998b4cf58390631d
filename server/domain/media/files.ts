import type { Coordinates } from '#server/domain/basics/distance.ts'

/** Pictures as they may be sent. They are stored as JPEG. */
export const pictureTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
] as const

/** Texts, stored as they are sent. */
export const textTypes = [
  'text/plain',
  'text/html',
  'text/csv',
  'text/calendar',
  'message/rfc822',
  'application/geo+json',
] as const

export type PictureType = (typeof pictureTypes)[number]
export type TextType = (typeof textTypes)[number]

/** What an upload may be. */
export type MediaType = PictureType | TextType

/** What is stored of an upload. */
export type StoredMediaType = 'image/jpeg' | TextType

/** What the camera wrote into a picture. Only what is known is there. */
export interface MediaFacts {
  /** Where it was taken. */
  readonly coordinates?: Coordinates
  /** When it was taken: the wall time, `YYYY-MM-DDTHH:MM:SS`, and minutes ahead of UTC where the camera says so. */
  readonly taken?: { readonly local: string; readonly offset: number | null }
}

/** The longest file, in bytes. */
export const maxMediaBytes = 10 * 1024 * 1024

/** Files that an account may have which no capture uses. */
export const maxUnusedMedia = 50

/** Hours after which a file that no capture uses is gone. */
export const unusedMediaHours = 24

/** Bytes that an account may upload in a day, if the operator says nothing else. */
export const usualDayBytes = 200 * 1024 * 1024

/** Whether a file of this type is a picture. */
export function isPicture(type: MediaType): type is PictureType {
  return pictureTypes.some((one) => one === type)
}
