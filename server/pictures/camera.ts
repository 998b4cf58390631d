import readExif from 'exif-reader'
import type { MediaFacts } from '#server/domain/media/files.ts'

/** What the camera wrote: where and when a picture was taken. What cannot be read, or cannot be, is left out. */
export function cameraFacts(exif: Buffer | undefined): MediaFacts {
  if (exif === undefined) return {}
  try {
    const { GPSInfo = {}, Photo = {} } = readExif(exif)
    const coordinates = pointOf(
      degrees(GPSInfo.GPSLatitude, GPSInfo.GPSLatitudeRef, 'S', 90),
      degrees(GPSInfo.GPSLongitude, GPSInfo.GPSLongitudeRef, 'W', 180),
    )
    const taken = takenAt(Photo.DateTimeOriginal, Photo.OffsetTimeOriginal)
    return { ...(coordinates && { coordinates }), ...(taken && { taken }) }
  } catch {
    return {}
  }
}

function pointOf(latitude: number | null, longitude: number | null): MediaFacts['coordinates'] {
  if (latitude === null || longitude === null) return undefined
  // Cameras that do not know where they are often write zeros.
  if (latitude === 0 && longitude === 0) return undefined
  return { latitude, longitude }
}

/** Degrees of degrees, minutes and seconds, to about a tenth of a metre. */
function degrees(parts: unknown, reference: unknown, negative: string, most: number) {
  if (!Array.isArray(parts) || parts.length === 0) return null
  const [whole = 0, minutes = 0, seconds = 0] = parts.map(Number)
  const value = whole + minutes / 60 + seconds / 3600
  if (!Number.isFinite(value) || value < 0 || value > most) return null
  const rounded = Math.round(value * 1e6) / 1e6
  return reference === negative && rounded !== 0 ? -rounded : rounded
}

/** The camera writes wall time, which the reader returns as if it were UTC. */
function takenAt(time: unknown, offset: unknown): MediaFacts['taken'] {
  if (!(time instanceof Date) || Number.isNaN(time.getTime())) return undefined
  const year = time.getUTCFullYear()
  if (year < 1990 || year > 2200) return undefined
  return { local: time.toISOString().slice(0, 19), offset: minutesOf(offset) }
}

function minutesOf(offset: unknown): number | null {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)/.exec(String(offset)) ?? []
  if (sign === undefined) return null
  const value = Number(hours) * 60 + Number(minutes)
  if (value > 14 * 60) return null
  return sign === '-' ? 0 - value : value
}
