import sniff from 'html-encoding-sniffer'

/** How many bytes of a page are searched for the charset that it names itself. */
const prescanned = 8_192

/**
 * The text of a page. Its encoding is that of its byte order mark, the server's, its own, or windows-1252, in this
 * order; a label that nobody knows is ignored. Where the bytes contradict it, the bytes win: what is valid UTF-8 beyond
 * ASCII is UTF-8. Never throws; bytes that mean nothing become U+FFFD, and NUL is left out.
 */
export function decodePage(bytes: Uint8Array, charset: string | null): string {
  const options = {
    defaultEncoding: 'windows-1252',
    maxPrescanBytes: prescanned,
    ...(charset !== null && { transportLayerEncodingLabel: charset.slice(0, 64) }),
  }
  const encoding = sniff(bytes, options).toLowerCase()
  if (encoding === 'windows-1252') {
    const utf8 = strictUtf8(bytes)
    if (utf8 !== null) return withoutNul(utf8)
  }
  const text = encoding === 'windows-1252' ? western(bytes) : decoded(bytes, encoding)
  return withoutNul(encoding === 'utf-8' && isNotUtf8(text) ? fallback(bytes) : text)
}

/** Encodings of Cyrillic letters that pages were written in without saying so. */
const cyrillic = ['koi8-r', 'windows-1251'] as const

/**
 * Bytes in windows-1252, or in the encoding of Cyrillic letters that reads most of them as small ones, where whole words
 * would have accents only: “ëÁÆÅ” is “Кафе”.
 */
function western(bytes: Uint8Array): string {
  const text = decoded(bytes, 'windows-1252')
  const words = text.slice(0, prescanned * 4).match(/\p{L}{3,}/gu) ?? []
  const strange = words.filter((word) => /^[\u00c0-\u00ff]+$/.test(word))
  if (strange.length < 3) return text
  const own = words.filter((word) => /[\u00c0-\u00ff]/.test(word))
  if (strange.length < own.length * 0.8) return text
  const small = (one: string) =>
    (one.match(/\p{Ll}/gu) ?? []).filter((sign) => /[а-яё]/.test(sign)).length
  const read = cyrillic.map((encoding) => decoded(bytes, encoding))
  return read.reduce((best, one) => (small(one) > small(best) ? one : best))
}

function decoded(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    // An encoding that is known and not decoded, such as `replacement`.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Null where the bytes are not UTF-8. A character that the end cuts off is left out. */
function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return null
  }
}

/** Whether most of what is not ASCII was nothing: a page in another encoding that the server calls UTF-8. */
function isNotUtf8(text: string): boolean {
  if (!text.includes('\ufffd')) return false
  let broken = 0
  let whole = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0xfffd) broken += 1
    else if (code > 0x7f) whole += 1
  }
  return broken > whole
}

function fallback(bytes: Uint8Array): string {
  const own = sniff(bytes, { defaultEncoding: 'windows-1252' }).toLowerCase()
  return decoded(bytes, own === 'utf-8' ? 'windows-1252' : own)
}

function withoutNul(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '') : text
}
