import { type HtmlElement, tokensOf } from '#server/reading/page/html.ts'
import { type Grammar, readMarked } from '#server/reading/page/marked_things.ts'
import type { Thing } from '#server/reading/page/thing.ts'

/** Classes that begin a thing, and what it is in schema.org's words. */
const items: Readonly<Record<string, string>> = {
  ...{ 'h-event': 'Event', vevent: 'Event', 'h-card': 'Place', vcard: 'Place' },
  ...{ 'h-adr': 'PostalAddress', adr: 'PostalAddress', 'h-geo': 'GeoCoordinates' },
}

/** Classes that say something, in microformats and in the older hCalendar, and what they say. */
const properties: Readonly<Record<string, string>> = {
  ...{ 'p-name': 'name', summary: 'name', fn: 'name', org: 'name', 'p-org': 'name' },
  ...{ 'dt-start': 'startDate', dtstart: 'startDate', 'dt-end': 'endDate', dtend: 'endDate' },
  ...{
    'dt-duration': 'duration',
    duration: 'duration',
    'p-location': 'location',
    location: 'location',
  },
  ...{ 'p-summary': 'description', 'p-description': 'description', 'e-description': 'description' },
  ...{ 'e-content': 'description', description: 'description', 'u-url': 'url', url: 'url' },
  ...{ 'p-adr': 'address', 'p-street-address': 'streetAddress', 'street-address': 'streetAddress' },
  ...{ 'p-locality': 'addressLocality', locality: 'addressLocality', 'p-region': 'addressRegion' },
  ...{ 'p-postal-code': 'postalCode', 'postal-code': 'postalCode', region: 'addressRegion' },
  ...{ 'p-country-name': 'addressCountry', 'country-name': 'addressCountry', adr: 'address' },
  ...{ 'p-latitude': 'latitude', latitude: 'latitude', 'p-longitude': 'longitude' },
  ...{ longitude: 'longitude', 'p-geo': 'geo', 'p-category': 'keywords' },
}

interface Scope {
  readonly isEvent: boolean
}

const microformats: Grammar<Scope> = {
  start: { isEvent: false },
  isNamedByWords: true,
  mayBegin: isEvent,
  scopeOf(element, outer) {
    return outer.isEvent || !isEvent(element) ? outer : { isEvent: true }
  },
  itemOf(element, { isEvent }) {
    if (!isEvent) return null
    const types = tokensOf(element, 'class').flatMap((name) => own(items, name) ?? [])
    return types.length > 0 ? { types, id: null } : null
  },
  propertiesOf(element, { isEvent }) {
    if (!isEvent) return []
    return [...new Set(tokensOf(element, 'class').flatMap((name) => own(properties, name) ?? []))]
  },
}

function isEvent(element: HtmlElement): boolean {
  const classes = element.attributes.get('class')
  return classes !== undefined && /(^|\s)(h-event|vevent)(\s|$)/i.test(classes)
}

function own(table: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

/** The events that the classes of a page mark: h-event, and the older hCalendar. */
export function readEventClasses(root: HtmlElement): Thing[] {
  return readMarked(root, microformats)
}
