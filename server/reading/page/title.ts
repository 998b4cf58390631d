import { getDomainWithoutSuffix } from 'tldts'
import { compact, isGeneric } from '#server/reading/page/generic_titles.ts'
import { plainLine } from '#server/reading/page/text_of.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'

/** What a site is called, by what it says and by its host. */
export interface SiteNames {
  /** Keys of names. */
  readonly keys: ReadonlySet<string>
  /** Whether the page is the site's first page, or one about the site itself: its name is then the page's title. */
  readonly is_own_page: boolean
}

/** What stands between the parts of a title. */
const divider = /\s+(?:[–—|·•»«›‹~:-]|::|--|\|\||>>|\/\/)\s+|\s*\|\s*|:\s+(?=[^:]*$)/u

/** What is left of a name as hosts write it: ö as oe. */
function spelled(name: string): string {
  return compact(
    name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'),
  )
}

/** @param names what the page calls its site. @param url the page's address, if it has one. */
export function siteNames(names: readonly (string | null)[], url: string | null): SiteNames {
  const keys = new Set<string>()
  for (const name of names) if (name) keys.add(compact(name))
  const { hostname = '', pathname = '' } = (url && URL.parse(url)) || {}
  const label = getDomainWithoutSuffix(hostname)
  if (label) keys.add(compact(label))
  const domain = compact(hostname.replace(/^www\./, ''))
  if (domain) keys.add(domain)
  // `maps.google.com` is called “Google Maps”.
  const [part = ''] = hostname.split('.')
  if (label && part !== label && !isPlainPart.test(part)) keys.add(compact(`${label}${part}`))
  keys.delete('')
  return { keys, is_own_page: ownPage.test(pathname) }
}

const ownPage = pattern`^\/?(?:(?:[a-z]{2}(?:[-_][a-z]{2})?)\/?)?(?:${'page.own_path'}(?:\.\w{2,5})?\/?)?$`

const isPlainPart = /^(?:www?\d?|m|amp|[a-z]{2})$/

/** How a site greets its visitors: “Willkommen bei SPIEGEL”. */
const greeting = pattern`^${'page.welcome_at'}\s+`

/** Whether a name is that of the site. */
export function isSiteName(part: string, site: SiteNames): boolean {
  const name = part.replace(greeting, '')
  const keys = [compact(name), spelled(name)]
  return keys.some((key) => {
    return (
      site.keys.has(key) || [...site.keys].some((name) => name.length > 3 && isNameOf(key, name))
    )
  })
}

/** `vabaliberlin` is what `vabali.de/berlin` calls itself; a title that only begins so has more to say. */
function isNameOf(key: string, name: string): boolean {
  return (
    key.startsWith(name) && /^(com|de|org|net|co|online|official)$/.test(key.slice(name.length))
  )
}

/**
 * A title as people name the thing: without markup, without the name of the site and without parts that say nothing; at
 * most 160 graphemes. Null where nothing is left.
 */
export function cleanTitle(text: string | null | undefined, site: SiteNames): string | null {
  const line = plainLine(text?.slice(0, 2_000), 400)
  if (!line || !/[\p{L}\p{N}]/u.test(line)) return null
  const parts = partsOf(line)
  const saying = parts.filter(({ text: part }) => !isGeneric(part) && part !== '')
  const kept = trimmed(saying, site)
  if (kept.length > 0) return plainLine(joined(kept), 160)
  // Nothing but the site's name: on its own first page that is the place.
  const [own] = saying
  return own && site.is_own_page ? plainLine(own.text, 160) : null
}

interface Part {
  readonly text: string
  /** What stands before it. */
  readonly divider: string
}

function partsOf(line: string): Part[] {
  const parts: Part[] = []
  let rest = line
  let before = ''
  for (let count = 0; count < 12; count += 1) {
    const match = divider.exec(rest)
    if (!match) break
    parts.push({ text: rest.slice(0, match.index).trim(), divider: before })
    before = match[0]
    rest = rest.slice(match.index + match[0].length)
  }
  parts.push({ text: rest.trim(), divider: before })
  return parts
}

/** The parts without the site's name at either end. */
function trimmed(parts: readonly Part[], site: SiteNames): Part[] {
  let from = 0
  let until = parts.length
  while (until > from && isSiteName(parts[until - 1]?.text ?? '', site)) until -= 1
  while (until > from && isSiteName(parts[from]?.text ?? '', site)) from += 1
  return parts.slice(from, until)
}

function joined(parts: readonly Part[]): string {
  return parts.map(({ text, divider }, at) => (at === 0 ? text : divider + text)).join('')
}

/** A name by which two titles of one thing are equal. */
export function titleKey(title: string): string {
  return compact(title)
}

/** The parts of a title, without markup. */
export function titleParts(text: string): string[] {
  const line = plainLine(text.slice(0, 2_000), 400)
  return line ? partsOf(line).map((part) => part.text) : []
}
