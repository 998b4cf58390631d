import { isIP } from 'node:net'
import { Refusal } from '#server/outbound/fetch/failure.ts'

/** An address as it is fetched. */
export interface Target {
  /** Without a fragment and without a dot after the host. */
  readonly url: URL
  /** A name, or an address without brackets. */
  readonly host: string
  readonly port: number
}

/** The most characters of an address. */
const maxCharacters = 2_048

/** Names that mean something in a private network only, or nothing at all. */
const privateNames =
  /(^|\.)(localhost|local|internal|intranet|private|corp|home|lan|home\.arpa|localdomain|onion|test|invalid|example|arpa)$/

/**
 * Reads an address by the rules that need no look-up: http or https, without a user's name or password. Throws a
 * Refusal.
 */
export function targetOf(text: string): Target {
  if (text.length > maxCharacters || !URL.canParse(text)) throw new Refusal('scheme')
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Refusal('scheme')
  if (url.username !== '' || url.password !== '') throw new Refusal('user_info')
  url.hash = ''
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (host === '' || host.length > 253 || host.endsWith('.')) throw new Refusal('name')
  const usual = url.protocol === 'https:' ? 443 : 80
  return { url, host, port: url.port === '' ? usual : Number(url.port) }
}

/** Whether a name can only lead into a private network: it has a single label, or ends as private names do. */
export function isPrivateName(host: string): boolean {
  return isIP(host) === 0 && (!host.includes('.') || privateNames.test(host))
}
