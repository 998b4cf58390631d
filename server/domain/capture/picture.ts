import type { MediaFacts } from '#server/domain/media/files.ts'

/** A line of words in a picture, from the top down. */
export interface PictureLine {
  /** Its words, with one space between them; never empty. */
  readonly text: string
  /** How high its letters are, in pixels. */
  readonly height: number
  /** Its words with the middle of each in pixels, where that is known. */
  readonly words?: readonly PictureWord[]
}

/** A word in a picture. */
export interface PictureWord {
  readonly text: string
  /** Pixels from the left and from the top to its middle. */
  readonly x: number
  readonly y: number
}

/** What is known of a picture before its pixels are looked at. */
export interface PictureAbout {
  /** What the camera wrote. */
  readonly facts: MediaFacts
  /** The words in it, empty where there are none; null where nobody could look for words. */
  readonly lines: readonly PictureLine[] | null
}
