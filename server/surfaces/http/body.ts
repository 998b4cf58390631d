import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { registry } from '#generated/server/capabilities.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { readBytes } from '#server/surfaces/http/bytes.ts'
import { parseJson } from '#server/surfaces/http/json.ts'

const usual = registry.limits.body_bytes

const decompress = promisify(gunzip)

/**
 * The JSON object a request carries: UTF-8, perhaps gzipped, at most `most` bytes either way, which is
 * 256 kB unless a capability says more. A promise only where it has to be waited for; `waits` is called then.
 *
 * Errors: `media_type_unsupported`, `body_too_large`, `input_invalid`.
 */
export function readJson(
  request: IncomingMessage,
  most: number = usual,
  waits?: () => void,
): Record<string, unknown> | Promise<Record<string, unknown>> {
  const text = readText(request, most, waits)
  return typeof text === 'string' ? parseJson(text) : text.then(parseJson)
}

/** The text of such a body, whatever JSON it holds. Errors: as `readJson`. */
export function readText(
  request: IncomingMessage,
  most: number = usual,
  waits?: () => void,
): string | Promise<string> {
  const { 'content-type': type, 'content-encoding': encoding = 'identity' } = request.headers
  checkType(type)
  // Names of codings have no case (RFC 9110, section 8.4.1).
  const coding = encoding.toLowerCase()
  if (coding !== 'identity' && coding !== 'gzip') {
    throw fail('media_type_unsupported', {
      message: 'The body may be encoded with gzip or not at all.',
    })
  }
  const sent = readBytes(request, most, cutOff)
  if (sent instanceof Promise) waits?.()
  else if (coding === 'identity') return textIn(sent)
  return textOf(sent, coding, most)
}

async function textOf(
  sent: Buffer | Promise<Buffer>,
  coding: 'identity' | 'gzip',
  most: number,
): Promise<string> {
  const bytes = await sent
  return textIn(coding === 'gzip' && bytes.length > 0 ? await unzipped(bytes, most) : bytes)
}

function textIn(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw invalid('The body is not valid UTF-8.')
  return bytes.toString('utf8')
}

// The usual spellings are compared directly; others are parsed.
const usualTypes = new Set([
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=utf-8',
])

function checkType(type: string | undefined): void {
  if (type !== undefined && usualTypes.has(type)) return
  const [essence = '', ...parameters] = (type ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  if (essence !== 'application/json') throw fail('media_type_unsupported')
  for (const parameter of parameters) {
    const [name, value = ''] = parameter.split('=')
    if (name === 'charset' && value.replaceAll('"', '') !== 'utf-8') {
      throw fail('media_type_unsupported', { message: 'The body must be in UTF-8.' })
    }
  }
}

function cutOff() {
  return invalid('The body ended before it was complete.')
}

async function unzipped(sent: Buffer, most: number): Promise<Buffer> {
  try {
    return await decompress(sent, { maxOutputLength: most })
  } catch (error) {
    if (error instanceof RangeError) throw fail('body_too_large')
    throw invalid('The body is not valid gzip.')
  }
}

function invalid(message: string) {
  return fail('input_invalid', { pointer: '', message })
}
