import { mapForm } from '#server/domain/capture/map_forms.ts'
import { unwrapLink, withoutUser } from '#server/domain/capture/unwrap_link.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** Parameters that say where a visitor came from, and nothing about the page. */
const tracking =
  /^(utm_\w+|fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|igshid|igsh|mc_\w+|mkt_tok|_hsenc|_hsmi|ref|ref_src|ref_url|spm|srsltid|vero_id|oly_enc_id|oly_anon_id|piwik_\w+|pk_\w+|mtm_\w+|_ga|_gl|fb_\w+|cmpid|wt_mc|wt\.mc\w*|at_medium|at_campaign)$/i

/** @returns an address without tracking, user name and password, as it is shown and kept; null for anything else. */
export function withoutTracking(text: string): string | null {
  const url = URL.parse(text.trim())
  if (!url) return null
  withoutUser(url)
  const cut = [...new Set(url.searchParams.keys())].filter((name) => tracking.test(name))
  for (const name of cut) url.searchParams.delete(name)
  return url.href
}

/**
 * Keys under which ideas are found again by their source (§6): equal for two spellings of one address. The first is
 * the address itself; of a map also the place on it, or its name with the rounded point. Empty if it is no address.
 */
export function sourceKeys(text: string): readonly string[] {
  const given = text.length <= 8192 ? URL.parse(text.trim()) : null
  if (!given) return []
  const url = unwrapLink(withoutUser(given))
  const form = mapForm(url)
  if (!form) return /^https?:$/.test(url.protocol) ? [pageKey(url)] : []
  const keys: string[] = []
  if (form.id) keys.push(`map:${form.id}`)
  if (form.name && form.point) {
    const { latitude, longitude } = form.point
    // Three decimals are about 100 m.
    keys.push(`map:${nameKey(form.name)}@${latitude.toFixed(3)},${longitude.toFixed(3)}`)
  } else if (form.address) {
    keys.push(`map:${nameKey(`${form.name ?? ''} ${form.address}`)}`)
  }
  return keys.length > 0 || url.protocol === 'geo:' ? keys : [pageKey(url, url.hash)]
}

function pageKey(url: URL, hash = pageOf(url.hash)): string {
  const host = url.hostname.replace(/\.$/, '').replace(/^(www|m|mobile|amp)\.(?=.+\.)/, '')
  const port = url.port === '' ? '' : `:${url.port}`
  const path = url.pathname.replace(/\/+$/, '')
  const query = [...url.searchParams]
    .filter(([name]) => !tracking.test(name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  return `url:${host}${port}${path}${query && `?${query}`}${hash}`
}

/** In applications of one page the fragment is the page; elsewhere it is a place in it. */
function pageOf(hash: string): string {
  return /^#[!/]/.test(hash) ? hash : ''
}
