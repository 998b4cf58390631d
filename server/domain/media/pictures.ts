import type { MediaFacts } from '#server/domain/media/files.ts'

/** A picture encoded anew: upright JPEG without anything that the camera or anybody else wrote into it. */
export interface EncodedPicture {
  readonly content: Uint8Array
  readonly width: number
  readonly height: number
  /** What the camera had written. */
  readonly facts: MediaFacts
}

/** Why a picture cannot be used. */
export type PictureProblem =
  /** It has more than 50 million pixels. */
  | 'too_many_pixels'
  /** It is damaged, cut off, or not what it begins like. */
  | 'damaged'
  /** It takes too long to decode. */
  | 'too_slow'
  /** This process has no decoder, because optional packages were left out. */
  | 'no_decoder'

/** What decodes pictures that others sent. */
export interface Pictures {
  /**
   * Encodes a picture anew, when it is its owner's turn: one of an owner and two in all at once, each in at most ten
   * seconds.
   *
   * Errors: an `Error` if this process is about to end.
   */
  encode(
    owner: string,
    bytes: Uint8Array,
  ): Promise<EncodedPicture | { readonly problem: PictureProblem }>
  /** Ends what decodes, and rejects what waits or runs. */
  stop(): Promise<void>
}

/** The most pixels that a picture may have. */
export const maxPixels = 50_000_000

/** The longest side of a picture as it is stored. */
export const longestSide = 2_048
