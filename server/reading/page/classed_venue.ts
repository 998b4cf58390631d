import { nameKey } from '#server/domain/basics/name_key.ts'
import { patternWith } from '#server/domain/language/words/pattern.ts'
import { elementsOf, tokensOf } from '#server/reading/page/html.ts'
import { nameAlone } from '#server/reading/page/labelled_venue.ts'
import type { Page } from '#server/reading/page/page.ts'
import { lineOf } from '#server/reading/page/text_of.ts'

/** Classes of elements with the venue of an event: “venue”, “event-location”, “lieu”. */
const classes = patternWith('iu')`^(?:[\w-]*[-_])?${'text.venue_label'}$`

/** The longest text of such an element: longer ones have more than a name and its address in them. */
const maxLength = 100

/** The one venue that elements of a page's content are marked with by their class; null for none, for a city, and for several. */
export function classedVenue({ main }: Page): string | null {
  const names = new Map<string, string>()
  for (const element of elementsOf(main.root, main.isCut)) {
    if (!tokensOf(element, 'class').some((one) => classes.test(one))) continue
    const text = lineOf(element, maxLength + 1)
    const name = text.length > maxLength ? null : nameAlone(text)
    if (name !== null) names.set(nameKey(name), name)
    if (names.size > 1) return null
  }
  const [only = null] = names.values()
  return only
}
