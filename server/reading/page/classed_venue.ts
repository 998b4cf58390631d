import { wordsIn } from '#server/domain/language/activity/find.ts'
import { isNoVenue } from '#server/domain/capture/deciding/where.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { patternWith } from '#server/domain/language/words/pattern.ts'
import { type HtmlElement, elementsOf, tokensOf } from '#server/reading/page/html.ts'
import { nameAlone } from '#server/reading/page/labelled_venue.ts'
import type { Page } from '#server/reading/page/page.ts'
import { lineOf } from '#server/reading/page/text_of.ts'

/** Classes of elements with the venue of an event: “venue”, “event-location”, “lieu”. */
const classes = patternWith('iu')`^(?<of>[\w-]*[-_])?(?<label>${'text.venue_label'})$`

/** What such a class is of where it is not of the event: “user-location”, “icon-location”. */
const ofOthers = new Set('author filter icon job member menu nav profile search user'.split(' '))

/** The longest text of such an element: longer ones have more than a name and its address in them. */
const maxLength = 100

/** The one venue that a page's content marks by the class of an element, or by a link to its page; null for none, for a city, and for several. */
export function classedVenue(page: Page): string | null {
  const classed = onlyName(page, labelOf)
  return classed.some ? classed.name : onlyName(page, folderOf).name
}

/** The one name of elements that say what they are, and whether there is any. */
function onlyName(
  { main }: Page,
  saying: (element: HtmlElement) => string | null,
): { readonly name: string | null; readonly some: boolean } {
  const names = new Map<string, string>()
  for (const element of elementsOf(main.root, main.isCut)) {
    const label = saying(element)
    if (label === null) continue
    const text = lineOf(element, maxLength + 1)
    const name = text.length > maxLength ? null : nameAlone(text)
    if (name !== null && !saysLabel(name, label)) names.set(nameKey(name), name)
    if (names.size > 1) return { name: null, some: true }
  }
  const [name = null] = names.values()
  return { name, some: name !== null }
}

/** The word for a place that the class of an element ends with; null where it has none, or that of something else. */
function labelOf(element: HtmlElement): string | null {
  for (const one of tokensOf(element, 'class')) {
    const { of = '', label } = classes.exec(one)?.groups ?? {}
    if (
      label !== undefined &&
      !of
        .toLowerCase()
        .split(/[-_]/)
        .some((part) => ofOthers.has(part))
    )
      return label
  }
  return null
}

const labels = new Set([...wordsOf('text.venue_label')].map(nameKey))

/** The most letters by which several places are longer: “venues”, “lieux”, “Orte”. */
const maxEnding = 2

/** The word for a place that is the folder of the page to which a link leads, as sites have one for each: `/venues/lido`. */
function folderOf({ name, attributes }: HtmlElement): string | null {
  const href = name === 'a' ? attributes.get('href') : undefined
  const [path = ''] = href?.slice(0, 500).split(/[?#]/, 1) ?? []
  const [slug = '', folder = ''] = path.split('/').filter(Boolean).reverse()
  if (!/\p{L}/u.test(slug)) return null
  const word = nameKey(folder)
  for (let ending = 0; ending <= maxEnding; ending += 1) {
    const one = word.slice(0, word.length - ending)
    if (one.length > 2 && labels.has(one)) return one
  }
  return null
}

/** Whether words are a button or a link that says what the class says, “Change Location”, “All Venues”, or a venue still to come. */
function saysLabel(name: string, label: string): boolean {
  return isNoVenue(name) || wordsIn(name).some((word) => word.startsWith(nameKey(label)))
}
