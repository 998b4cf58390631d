import { isUtf8 } from 'node:buffer'
import {
  type MediaType,
  type PictureType,
  pictureTypes,
  type TextType,
  textTypes,
} from '#server/domain/media/files.ts'
import type { RefusedKind } from '#server/domain/messages/media.ts'

/** What a file is, or why it is not taken. */
export type SniffedMedia =
  | { readonly type: MediaType }
  | { readonly refused: RefusedKind | 'type' | 'content' | 'utf8' }

/** Other names of the same types. */
const aliases: Readonly<Record<string, MediaType>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'application/vnd.geo+json': 'application/geo+json',
}

/** What a header Content-Type says. */
export interface DeclaredType {
  /** In lower case, without parameters; empty where the header is missing. */
  readonly essence: string
  /** In lower case; null where it names none. */
  readonly charset: string | null
}

/** Reads a header Content-Type. */
export function declaredType(header: string | undefined): DeclaredType {
  const [essence = '', ...parameters] = (header ?? '').toLowerCase().split(';')
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]+)"?\s*$/.exec(parameter)?.[1])
    .find((value) => value !== undefined)
  return { essence: essence.trim(), charset: charset ?? null }
}

/** Office documents, which are archives inside, and archives. */
const archives =
  /^application\/(zip|gzip|x-(zip-compressed|gzip|tar|7z-compressed|rar-compressed)|vnd\.rar|msword|rtf|vnd\.(ms-(excel|powerpoint|word)|openxmlformats-officedocument|oasis\.opendocument)[\w.+-]*)$/

/** Why no file of a type is taken, whatever its content; null where the content decides. */
export function refusedType({ essence }: DeclaredType): RefusedKind | 'type' | null {
  if (essence === 'application/pdf') return 'pdf'
  if (/^multipart\/|^application\/x-www-form-urlencoded$/.test(essence)) return 'form'
  if (archives.test(essence)) return 'archive'
  if (essence.startsWith('video/')) return 'video'
  if (essence.startsWith('audio/')) return 'audio'
  if (essence === 'application/octet-stream' || essence.startsWith('image/')) return null
  return textOf(essence) === null ? 'type' : null
}

/**
 * What a file is: pictures by their content alone, if the header says that it is a picture or nothing; texts as the
 * header says, if the content can be that.
 */
export function sniffMedia({ essence, charset }: DeclaredType, bytes: Uint8Array): SniffedMedia {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1_024))
  const picture = pictureOf(head)
  const refused = refusedOf(head)
  const isPicture = essence.startsWith('image/') || essence === 'application/octet-stream'
  if (isPicture && picture) return { type: picture }
  // A page may begin with a drawing.
  if (refused && (refused !== 'svg' || essence !== 'text/html')) return { refused }
  const type = textOf(essence)
  if (type === null) return { refused: isPicture ? unknownPicture(essence) : 'type' }
  if (isUtf16(head)) return { refused: 'utf8' }
  if (picture || !mayBe[type](bytes, head)) return { refused: 'content' }
  // A page that was copied with its tags is one, whatever it is sent as.
  if (type === 'text/plain' && /^\s*<(!doctype html|html[\s>])/i.test(textIn(head)))
    return charset === null && !isUtf8(bytes) ? { refused: 'utf8' } : { type: 'text/html' }
  const isText = type !== 'text/html' && type !== 'message/rfc822'
  const inUtf8 = charset === null || charset === 'utf-8' || charset === 'us-ascii'
  return !inUtf8 || (isText && !isUtf8(bytes)) ? { refused: 'utf8' } : { type }
}

/** Why a file is not taken that is said to be a picture and begins like none that we know. */
function unknownPicture(essence: string): 'content' | 'picture' {
  const isOurs = essence === 'application/octet-stream' || (aliases[essence] ?? essence) in taken
  return isOurs ? 'content' : 'picture'
}

/** The types of pictures that are taken. */
const taken: Readonly<Record<string, true>> = Object.fromEntries(
  pictureTypes.map((type) => [type, true]),
)

/** Whether a text begins with the mark of UTF-16, as editors on Windows write it. */
function isUtf16(head: Buffer): boolean {
  return /^(fffe|feff)/.test(head.toString('hex', 0, 2))
}

function textOf(essence: string): TextType | null {
  const type = aliases[essence] ?? essence
  return textTypes.find((one) => one === type) ?? null
}

/** Bytes in hexadecimal digits that are at the beginning, and others that follow at an offset. */
type Beginning = readonly [first: string, at?: number, next?: string]

/** How the content of pictures begins. */
const pictures: readonly [PictureType, Beginning][] = [
  ['image/jpeg', ['ffd8ff']],
  ['image/png', ['89504e470d0a1a0a']],
  ['image/gif', ['474946383761']],
  ['image/gif', ['474946383961']],
  ['image/webp', ['52494646', 8, '57454250']],
]

function pictureOf(head: Buffer): PictureType | null {
  if (brandsOf(head).some((brand) => /^avi[fs]$/.test(brand))) return 'image/avif'
  return pictures.find(([, beginning]) => begins(head, beginning))?.[0] ?? null
}

/** Kinds of files that people send and that are not taken, by how their content begins. */
const refusals: readonly [RefusedKind, Beginning][] = [
  ['video', ['1a45dfa3']],
  ['video', ['52494646', 8, '41564920']],
  ['video', ['000001ba']],
  ['video', ['000001b3']],
  ['audio', ['494433', 4, '00']],
  ['audio', ['4f67675300']],
  ['audio', ['664c614300']],
  ['audio', ['52494646', 8, '57415645']],
  ['audio', ['fffb']],
  ['pdf', ['255044462d']],
  ['archive', ['504b0304']],
  ['archive', ['1f8b']],
  ['archive', ['377abcaf271c']],
  ['archive', ['526172211a']],
  ['archive', ['d0cf11e0']],
  ['tiff', ['49492a00']],
  ['tiff', ['4d4d002a']],
]

/** Brands of pictures from phones. Containers of other brands are films. */
const heic = /^(hei[cxms]|hev[cx]|mif1|msf1)$/

function refusedOf(head: Buffer): RefusedKind | null {
  const brands = brandsOf(head)
  if (brands.length > 0) return brands.some((brand) => heic.test(brand)) ? 'heic' : 'video'
  const found = refusals.find(([, beginning]) => begins(head, beginning))
  if (found) return found[0]
  return /^\s*<(svg[\s>]|(\?xml|!--|!DOCTYPE)[\s\S]*<svg[\s>])/i.test(textIn(head)) ? 'svg' : null
}

/** Of a container (ISO 14496-12): its brand, and those that it is compatible with. */
function brandsOf(head: Buffer): string[] {
  if (!begins(head.subarray(4), ['66747970'])) return []
  const end = Math.min(head.readUInt32BE(0), 64, head.length)
  const brands = [head.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4))
  return brands
}

function begins(head: Buffer, [first, at = 0, next = '']: Beginning): boolean {
  const isThere = (offset: number, hex: string) =>
    head.subarray(offset, offset + hex.length / 2).toString('hex') === hex
  return isThere(0, first) && isThere(at, next)
}

/** A text without the mark that says it is UTF-8. */
function textIn(head: Buffer): string {
  return head.toString('utf8').replace(/^\ufeff/, '')
}

/** Whether the content can be a text of a type. */
const mayBe: { readonly [Type in TextType]: (bytes: Uint8Array, head: Buffer) => boolean } = {
  'text/plain': hasNoNul,
  'text/csv': hasNoNul,
  'text/html': (bytes, head) => hasNoNul(bytes) && head.includes('<'),
  'text/calendar': (bytes, head) => hasNoNul(bytes) && /^\s*BEGIN:VCALENDAR/i.test(textIn(head)),
  // It begins with a header, or with the line that mailboxes put before one.
  'message/rfc822': (bytes, head) =>
    hasNoNul(bytes) && /^(>?From [^\n]*\n)?[!-9;-~]+:/.test(textIn(head)),
  'application/geo+json': (bytes, head) => hasNoNul(bytes) && /^\s*\{/.test(textIn(head)),
}

function hasNoNul(bytes: Uint8Array): boolean {
  return !bytes.includes(0)
}
