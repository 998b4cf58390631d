import type { HtmlElement } from '#server/reading/page/html.ts'
import { elementsOf } from '#server/reading/page/html.ts'
import type { Page } from '#server/reading/page/page.ts'

/** How many of the first elements of a page are looked at, and the most letters of a name. */
const most = { elements: 400, name: 80 }

/** The first page of a site, in one of its languages or in none. */
const first = /^\/(?:[a-z]{2}\/?)?$/u

/**
 * What a site calls itself in its logo: the words of the picture at the top of a page that leads to its first page,
 * “Python Barranquilla”. Null where it has none of several words.
 */
export function logoName({ root, about, canonical_url }: Page): string | null {
  const own = canonical_url ?? about.url
  if (own === null) return null
  for (const { name, attributes, parent } of elementsOf(root).slice(0, most.elements)) {
    if (name !== 'img') continue
    const alt = attributes.get('alt')?.trim() ?? ''
    if (!/\p{L}\s+\p{L}/u.test(alt) || alt.length > most.name) continue
    if (isToFirstPage(linkAround(parent), own)) return alt
  }
  return null
}

/** Where the link leads that something stands in; null for none. */
function linkAround(element: HtmlElement | null): string | null {
  for (let around = element, steps = 0; around && steps < 3; around = around.parent, steps += 1) {
    if (around.name === 'a') return around.attributes.get('href') ?? null
  }
  return null
}

function isToFirstPage(href: string | null, own: string): boolean {
  const url = href === null ? null : URL.parse(href.trim(), own)
  return url !== null && url.host === URL.parse(own)?.host && first.test(url.pathname)
}
