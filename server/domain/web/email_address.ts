/** The most characters an address may have (RFC 5321). */
export const longestAddress = 254

/**
 * @returns an address as mail is sent to it, with its domain in ASCII; null for what cannot be one. The part before the
 * @ is ASCII: other letters can look, or fold, like somebody else's address.
 */
export function readAddress(text: string | undefined): string | null {
  const [, local = '', domain = ''] = /^([^@]+)@([^@]+)$/.exec(text?.trim() ?? '') ?? []
  if (!/^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(local)) return null
  const host = asciiDomain(domain)
  if (host === null || local.length > 64) return null
  const address = `${local}@${host}`
  return address.length <= longestAddress ? address : null
}

function asciiDomain(domain: string): string | null {
  if (/[\s/\\?#:%[\]]/.test(domain) || !URL.canParse(`http://${domain}/`)) return null
  const { hostname } = new URL(`http://${domain}/`)
  const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
  return new RegExp(`^${label}(\\.${label})+$`).test(hostname) && !/\.\d+$/.test(hostname)
    ? hostname
    : null
}
