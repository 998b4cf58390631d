import type { FoundItem } from '#server/domain/language/claim.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { isBlank, oneLine, optionalText } from '#server/domain/basics/text.ts'

/** How many items a roundup may have. */
export const maxFound = 100

/** How many characters a title, an excerpt and an address may have, as in what a caller sends. */
const longest = { title: 240, excerpt: 1200, link: 2048 }

/** The items that a source lists, as a roundup keeps them: of equal titles the first, each no longer than a caller's. */
export function distinctItems(found: readonly FoundItem[]): FoundItem[] {
  const seen = new Set<string>()
  return found
    .map((item) => {
      const excerpt = optionalText(item.excerpt?.toWellFormed())
      return {
        ...item,
        title: cut(oneLine(item.title.toWellFormed()), longest.title),
        excerpt: excerpt === null ? null : cut(excerpt, longest.excerpt),
        link: item.link === null ? null : pageOf(item.link),
      }
    })
    .filter(({ title }) => {
      const key = nameKey(title)
      if (isBlank(title) || seen.has(key)) return false
      seen.add(key)
      return true
    })
    .slice(0, maxFound)
}

/** An address of a page as it can be opened; null for any other. */
function pageOf(link: string): string | null {
  const url = URL.parse(link)
  return url && /^https?:$/.test(url.protocol) && url.href.length <= longest.link ? url.href : null
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('').trimEnd()
}
