import type { Coordinates } from '#server/domain/basics/distance.ts'
import { checked } from '#server/domain/capture/map_forms.ts'
import { type HtmlElement, elementsOf } from '#server/reading/page/html.ts'

/** What the head of a page says about it, as it is written. */
export interface PageMeta {
  /** The content of the first `meta` of each name or property, by its name in lower case. */
  readonly named: ReadonlyMap<string, string>
  readonly title: string | null
  readonly canonical: string | null
  /** The attribute `lang` of the page. */
  readonly lang: string | null
  readonly has_password: boolean
}

/** How many `meta` elements a page may have. */
const most = 300

/** Reads what stands in `meta`, `link`, `title` and `html`, wherever in the page it stands. */
export function readMeta(root: HtmlElement): PageMeta {
  const named = new Map<string, string>()
  let title: string | null = null
  let canonical: string | null = null
  let lang: string | null = null
  let has_password = false
  for (const element of elementsOf(root)) {
    const { name, attributes } = element
    if (name === 'meta' && named.size < most) {
      const content = attributes.get('content')
      const keys = ['property', 'name', 'http-equiv'].map((key) => attributes.get(key))
      for (const key of keys) {
        const lower = key?.slice(0, 100).trim().toLowerCase()
        if (lower && content?.trim() && !named.has(lower)) named.set(lower, content)
      }
    } else if (name === 'title' && title === null && element.parent?.name !== 'svg') {
      const text = element.children.filter((child) => typeof child === 'string').join('')
      if (text.trim() !== '') title = text
    } else if (name === 'link') {
      const rel = attributes.get('rel')?.toLowerCase().split(/\s+/)
      if (rel?.includes('canonical')) canonical ??= attributes.get('href') ?? null
    } else if (name === 'html') {
      lang ??= attributes.get('lang') ?? attributes.get('xml:lang') ?? null
    } else if (name === 'input' && attributes.get('type')?.toLowerCase() === 'password') {
      has_password = true
    }
  }
  return { named, title, canonical, lang, has_password }
}

/** The first of several names that a page has; null where it has none of them. */
export function metaOf({ named }: PageMeta, ...names: string[]): string | null {
  for (const name of names) {
    const content = named.get(name)
    if (content !== undefined) return content
  }
  return null
}

/** The point that a page gives for itself in its head; null where it gives none. */
export function metaPoint(meta: PageMeta): Coordinates | null {
  const latitude = metaOf(meta, 'place:location:latitude', 'og:latitude')
  const longitude = metaOf(meta, 'place:location:longitude', 'og:longitude')
  const pair = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(
    latitude && longitude
      ? `${latitude.slice(0, 30)};${longitude.slice(0, 30)}`
      : (metaOf(meta, 'geo.position', 'icbm') ?? '').slice(0, 60),
  )
  return pair && checked(Number(pair[1]), Number(pair[2]))
}

/**
 * The address that a page gives for itself; null unless it is on the page's own host and in the same folder: one of
 * many sites on a host must not pass for another.
 */
export function canonicalOf(meta: PageMeta, url: string | null): string | null {
  const page = url === null ? null : URL.parse(url)
  if (!page) return null
  for (const given of [meta.canonical, metaOf(meta, 'og:url')]) {
    const own = given && given.length <= 2_048 ? URL.parse(given.trim(), page.href) : null
    if (!own || !/^https?:$/.test(own.protocol) || own.username || own.password) continue
    if (hostOf(own) === hostOf(page) && folderOf(own) === folderOf(page)) return own.href
  }
  return null
}

function hostOf({ host }: URL): string {
  return host.replace(/^(www|m)\.(?=.+\.)/, '')
}

function folderOf({ pathname }: URL): string {
  return pathname.split('/')[1] ?? ''
}
