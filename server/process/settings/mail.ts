import { registry } from '#generated/server/capabilities.ts'
import { ConfigError } from '#server/process/settings/error.ts'

/** Where mail goes. */
export interface MailConfig {
  /** smtp:, smtps: or the address of an HTTP interface; null for files in `data_dir`. */
  readonly url: string | null
  /** The bearer key of the HTTP interface. */
  readonly key: string | null
  /** The address mail is sent from. */
  readonly from: string
  /** Whether MAIL_FROM is set; otherwise `from` is an address that nobody has. */
  readonly is_from_set: boolean
  /** The name before that address; null for the product's. */
  readonly name: string | null
}

/** Reads the three settings of mail; null for one that is not set. */
export function mailOf(url: string | null, key: string | null, from: string | null): MailConfig {
  // The messages do not repeat the values, which may contain a password.
  if (url !== null && !isMailUrl(url)) {
    throw new ConfigError(
      'MAIL_URL must be a URL such as smtp://user:password@host:587, smtps://user:password@host, or ' +
        'https://api.example.com/emails for an HTTP interface.',
    )
  }
  if (key !== null && (url === null || !/^http/.test(url) || !/^[\x21-\x7e]+$/.test(key))) {
    throw new ConfigError(
      'MAIL_KEY must be the bearer key of an HTTP interface, and MAIL_URL its address.',
    )
  }
  if (from === null && url !== null) {
    throw new ConfigError(
      'MAIL_FROM must be set together with MAIL_URL. It is the address that mail is sent from.',
    )
  }
  const sender = from === null ? null : senderOf(from)
  if (from !== null && sender === null) {
    throw new ConfigError(
      `MAIL_FROM must be an address such as plans@example.com or Plans <plans@example.com>; it is "${from}".`,
    )
  }
  const { address, name } = sender ?? { address: `plans@${registry.brand}.invalid`, name: null }
  return { url, key, from: address, is_from_set: sender !== null, name }
}

const addressForm = /^[^\s@<>"(),:;[\]\\]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/

/** Reads an address with or without a name: `plans@…`, `Plans <plans@…>` or `"Plans, Inc." <plans@…>`. */
function senderOf(text: string): { address: string; name: string | null } | null {
  if (addressForm.test(text)) return { address: text, name: null }
  const [, quoted, bare, address = ''] =
    /^(?:"((?:[^"\\]|\\.)+)"|([^"<>@,;:\\]+))?\s*<([^<>]+)>$/.exec(text) ?? []
  if (!addressForm.test(address)) return null
  const name = (quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '').trim()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a header has none
  if (/[\x00-\x1f\x7f]/.test(name) || name.length > 120) return null
  return { address, name: name === '' ? null : name }
}

// An HTTP interface without TLS is allowed on this machine only, to try things out.
function isMailUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  if (/^smtps?:$/.test(protocol)) return hostname !== '' && isDecodable(username + password)
  if (username !== '' || password !== '') return false
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(127\.|localhost$|\[::1\]$)/.test(hostname))
  )
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
