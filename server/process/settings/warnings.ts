import { isIP } from 'node:net'
import type { Config } from '#server/config.ts'
import { baseUrlOf } from '#server/process/base_url.ts'

/** @returns what an operator should know of settings that are allowed, one line each, to be logged at the start. */
export function settingWarnings(config: Config): string[] {
  const warnings = [...config.warnings, ...mailWarnings(config)]
  if (isMailMissing(config)) {
    warnings.push(
      'MAIL_URL is not set: mail is written to files in DATA_DIR, and nobody gets an invitation or a link to sign in',
    )
  }
  if (!config.is_production) return warnings
  const { hostname, protocol } = new URL(baseUrlOf(config))
  if (isHere(hostname)) {
    warnings.push(
      `PUBLIC_URL is ${config.public_url ?? 'not set'}: links in mail lead to the reader's own machine; set it to the address that guests use`,
    )
  } else if (protocol === 'http:') {
    warnings.push(
      'PUBLIC_URL begins with http: tokens, and links that sign in, cross the network unencrypted; put TLS in front and begin it with https',
    )
  }
  if (config.public_url !== null && new URL(config.public_url).pathname !== '/') {
    warnings.push('PUBLIC_URL has a path: the pages that people sign in to need one without')
  }
  return warnings
}

/**
 * Whether mail goes into files although people wait for it: in production, with a database of one's own, or with a sender
 * that is set.
 */
export function isMailMissing({ mail, is_production, database_url }: Config): boolean {
  return mail.url === null && (is_production || database_url !== null || mail.is_from_set)
}

/** Ports on which a mail server begins with TLS, or without. */
const tlsFirst = { 'smtp:': ['465'], 'smtps:': ['25', '587'] }

function mailWarnings({ mail }: Config): string[] {
  if (mail.url === null) return []
  const { protocol, port } = new URL(mail.url)
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return []
  if (!tlsFirst[protocol].includes(port)) return []
  const other = protocol === 'smtp:' ? 'smtps' : 'smtp'
  return [
    `MAIL_URL begins with ${protocol}// and has port ${port}, which usually takes ${other}://`,
  ]
}

/** Whether a name in an address is the machine of the person who opens it. */
function isHere(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return (
    /(^|\.)localhost$/.test(host) ||
    ['::1', '::', '0.0.0.0'].includes(host) ||
    (isIP(host) === 4 && host.startsWith('127.'))
  )
}
