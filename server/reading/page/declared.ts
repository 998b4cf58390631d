import { rankOf } from '#server/reading/page/kinds.ts'
import { metaOf, type PageMeta } from '#server/reading/page/meta.ts'
import { type FoundFrom, isIdea, isTold } from '#server/reading/page/structured.ts'
import type { Thing } from '#server/reading/page/thing.ts'

/**
 * How far the words of a page count for when and where something is. `open`: all of them. `lines`: it calls itself an article,
 * as some builders have all pages do; then only its titles, and lines that hold nothing else. `told`: its JSON-LD says that
 * it is an article, a recipe, a product or a video, and names no event; then only its titles.
 */
export type Telling = 'open' | 'lines' | 'told'

/** Types whose pages tell of something, and of no event unless they declare one. */
const told = /Article$|Posting$|^(?:Report|Recipe|Product|ProductGroup|VideoObject)$/

/** How many things are looked at for an event, and how deep they stand in others. */
const most = { things: 2_000, depth: 6 }

/** Each syntax of a page's metadata, with all that it describes. */
export interface Described {
  readonly from: string
  readonly things: readonly Thing[]
}

/** How far the words of a page count. `found` is what it is about. */
export function tellingOf(
  meta: PageMeta,
  described: readonly Described[],
  found: readonly FoundFrom[],
  isReport: boolean,
): Telling {
  // What describes a place is about that place, whatever else it is.
  if (found.some(({ subject, several }) => isIdea(subject) || listsIdeas(several))) return 'open'
  const things = described.flatMap((one) => one.things)
  if (namesEvent(things)) return 'open'
  if (isReport) return 'told'
  const linked = described.flatMap((one) => (one.from === 'jsonld' ? one.things : []))
  if (linked.some(isTelling)) return 'told'
  const type = metaOf(meta, 'og:type')?.trim().toLowerCase()
  return type === 'article' || isTold(found) || things.some(isTelling) ? 'lines' : 'open'
}

/** Whether a list has things that people go to, and not only articles, sections of a site, or cities that an article names. */
export function listsIdeas(several: FoundFrom['several']): boolean {
  return several.some(
    ({ rank, things }) =>
      rank === 'event' ||
      rank === 'business' ||
      (rank === 'place' &&
        things.some(({ properties: has }) => has.has('address') || has.has('geo'))),
  )
}

/** Whether a thing, or what its page is mainly about, is something that is told. */
function isTelling({ types, properties }: Thing): boolean {
  if (types.some((type) => told.test(type))) return true
  const main = properties.get('mainEntity') ?? []
  return main.some((one) => typeof one !== 'string' && one.types.some((type) => told.test(type)))
}

/** Whether things, or what stands in them, are an event. */
function namesEvent(things: readonly Thing[]): boolean {
  const seen = new Set<Thing>()
  const waiting = things.map((thing) => ({ thing, depth: 0 }))
  for (let next = waiting.pop(); next && seen.size < most.things; next = waiting.pop()) {
    const { thing, depth } = next
    if (seen.has(thing)) continue
    seen.add(thing)
    if (rankOf(thing.types) === 'event') return true
    if (depth === most.depth) continue
    for (const values of thing.properties.values()) {
      for (const value of values) {
        if (typeof value !== 'string') waiting.push({ thing: value, depth: depth + 1 })
      }
    }
  }
  return false
}
