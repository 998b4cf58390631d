import type { Claim } from '#server/domain/language/claim.ts'
import { mapForm } from '#server/domain/capture/map_forms.ts'
import { unwrapLink, withoutUser } from '#server/domain/capture/unwrap_link.ts'

/** What an address says by itself, before anything is opened. */
export interface LinkForm {
  readonly claims: readonly Claim[]
  /** The address without what only passes visitors on, and without a user name and password. */
  readonly unwrapped_url: string
  /**
   * Whether the page is worth opening: `no` where the address says all there is or the site never shows content,
   * `redirect` where only the address it leads to is read, which then has a form of its own.
   */
  readonly fetch: 'yes' | 'no' | 'redirect'
}

/** Sites that show nothing of a page to those who are not signed in. */
const closed =
  /(^|\.)(instagram\.com|instagr\.am|facebook\.com|fb\.com|fb\.me|fb\.watch|tiktok\.com|threads\.(net|com))$/

/**
 * Reads an address by its form alone (§4.6): maps say the name and the point, sites that never show content say
 * nothing. Errors: none; what is no address is its own form.
 */
export function linkForm(text: string): LinkForm {
  const given = text.length <= 8192 ? URL.parse(text.trim()) : null
  if (!given) return { claims: [], unwrapped_url: text, fetch: 'no' }
  const url = unwrapLink(withoutUser(given))
  const unwrapped_url = url.href
  const form = mapForm(url)
  if (form) {
    const { name, address, point } = form
    const claims: Claim[] = []
    const about = { from: 'link', subject: 0 } as const
    if (name !== null) {
      claims.push({ ...about, field: 'title', value: [...name].slice(0, 160).join('') })
      claims.push({ ...about, field: 'place_name', value: name })
    }
    if (address !== null) claims.push({ ...about, field: 'address', value: address })
    if (point !== null) claims.push({ ...about, field: 'coordinates', value: point })
    if (claims.length > 0) claims.unshift({ ...about, field: 'kind', value: 'place' })
    return { claims, unwrapped_url, fetch: form.fetch }
  }
  const isPage = /^https?:$/.test(url.protocol)
  const isClosed = closed.test(url.hostname.replace(/\.$/, ''))
  return { claims: [], unwrapped_url, fetch: isPage && !isClosed ? 'yes' : 'no' }
}
