import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request, Response } from 'express'

const compress = {
  // The next quality takes three times as long and saves a sixteenth.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const

type Coding = keyof typeof compress

/** Below this many bytes compression saves no packet. */
const worthwhile = 1_400

/** A page that is sent as it is, once or often. Its bytes are compressed once. */
export interface FixedPage {
  readonly type: string
  readonly bytes: Buffer
  readonly digest: string
  readonly packed: Map<Coding, Promise<Buffer>>
}

/** Makes a page of a text; `type` is its content type. */
export function fixedPage(type: string, text: string | Buffer): FixedPage {
  const bytes = Buffer.from(text)
  return {
    type,
    bytes,
    digest: createHash('sha256').update(bytes).digest('base64url'),
    packed: new Map(),
  }
}

/**
 * Sends a page, compressed as the client likes it best: 304 without the page if the client has it, nothing but
 * headers for HEAD.
 */
export async function sendFixedPage(
  request: Request,
  response: Response,
  page: FixedPage,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const coding = codingFor(request, page)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('vary', 'accept-encoding')
  // The same page in another coding is other bytes, and so needs another tag (RFC 9110, section 8.8.3).
  const tag = `"${page.digest}${coding ? `-${coding}` : ''}"`
  response.setHeader('etag', tag)
  if (hasVersion(request.headers['if-none-match'], tag)) {
    response.statusCode = 304
    response.end()
    return
  }
  const bytes = coding ? await packedBytes(page, coding) : page.bytes
  response.setHeader('content-type', page.type)
  if (coding) response.setHeader('content-encoding', coding)
  response.setHeader('content-length', bytes.length)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/**
 * Whether a client that sends this If-None-Match has the page already (RFC 9110, section 13.1.2). Cache-Control does not
 * count: `fetch()` adds `no-cache` by itself where the program sends a tag.
 */
function hasVersion(known: string | undefined, tag: string): boolean {
  const tags = known?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? []
  return tags.includes(tag) || tags[0] === '*'
}

function codingFor(request: Request, { bytes }: FixedPage): Coding | null {
  if (bytes.length < worthwhile) return null
  if (request.acceptsEncodings('br')) return 'br'
  return request.acceptsEncodings('gzip') ? 'gzip' : null
}

function packedBytes({ bytes, packed }: FixedPage, coding: Coding): Promise<Buffer> {
  const known = packed.get(coding)
  if (known) return known
  const made = compress[coding](bytes)
  packed.set(coding, made)
  return made
}
