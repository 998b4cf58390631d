import type { Sharp, SharpConstructor } from 'sharp'
import {
  type EncodedPicture,
  longestSide,
  maxPixels,
  type PictureProblem,
} from '#server/domain/media/pictures.ts'
import { cameraFacts } from '#server/pictures/camera.ts'

/** What may be decoded: JPEG, PNG, WebP, GIF and AVIF. Everything else that the library could decode is blocked. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map(
  (name) => `VipsForeignLoad${name}Buffer`,
)

let loading: Promise<SharpConstructor | null> | null = null

/** Loads the decoder once; null where its package was left out. */
function decoder(): Promise<SharpConstructor | null> {
  const made =
    loading ??
    import('sharp').then(
      ({ default: sharp }) => {
        sharp.block({ operation: ['VipsForeignLoad'] })
        sharp.unblock({ operation: loaders })
        sharp.concurrency(1)
        sharp.cache(false)
        return sharp
      },
      () => null,
    )
  loading = made
  return made
}

/** A smaller picture is made up to twice as large, because small letters are hard to read. Pixels of the longest side. */
const readable = 1_600

/** Decodes a picture and encodes its first frame anew: upright, on white, at most 2,048 pixels wide and high. */
export async function encodePicture(
  bytes: Uint8Array,
): Promise<EncodedPicture | { readonly problem: PictureProblem }> {
  const sharp = await decoder()
  if (sharp === null) return { problem: 'no_decoder' }
  try {
    return await encoded(sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }))
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    return { problem: message.includes('pixel limit') ? 'too_many_pixels' : 'damaged' }
  }
}

async function encoded(picture: Sharp): Promise<EncodedPicture> {
  const { exif, width, height } = await picture.metadata()
  const longest = Math.max(width, height)
  const side = longest < readable ? Math.min(2 * longest, readable) : Math.min(longest, longestSide)
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true })
  return { content: data, width: info.width, height: info.height, facts: cameraFacts(exif) }
}
