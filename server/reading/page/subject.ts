import { type Rank, rankOf } from '#server/reading/page/kinds.ts'
import { titleKey } from '#server/reading/page/title.ts'
import {
  addValue,
  lineFrom,
  nameOf,
  newThing,
  type Thing,
  thingsOf,
} from '#server/reading/page/thing.ts'

/** What a page is about. */
export interface Subject {
  readonly rank: Rank
  /** One thing, or several events of one name: the dates of one event. */
  readonly things: readonly Thing[]
}

/** What the metadata of one syntax says a page is about: one thing, several, or nothing. */
export interface Found {
  readonly subject: Subject | null
  /** Two or more things of different names, in the page's order; empty where there is a subject. */
  readonly several: readonly { readonly rank: Rank; readonly things: readonly Thing[] }[]
}

/** By what a thing is known to be the one that the page is about. */
export interface PageNames {
  /** Keys of the page's own titles. */
  readonly titles: ReadonlySet<string>
  /** Addresses of the page, without scheme and fragment. */
  readonly urls: ReadonlySet<string>
}

const order: readonly Rank[] = ['event', 'business', 'place', 'work']

/** How many things of a page are looked at. */
const most = 2_000

/** Chooses what a page is about: what its title names, else the most specific thing there is (§4.3). */
export function chooseSubject(top: readonly Thing[], page: PageNames): Found {
  const candidates = candidatesOf(top.slice(0, most))
  const groups = grouped(candidates)
  const ideas = groups.filter((group) => group.rank !== 'work')
  const own = sorted(ideas.filter((group) => isOwn(group, page)))[0] ?? onlyOf(ideas)
  if (own) return { subject: own, several: [] }
  const list = listOf(top)
  for (const rank of order.slice(0, 3)) {
    const ranked = groups.filter((group) => group.rank === rank)
    if (ranked.length === 1 && ranked[0]) return { subject: ranked[0], several: [] }
    if (ranked.length > 1) return { subject: null, several: list.length > 1 ? list : ranked }
  }
  if (list.length > 1) return { subject: null, several: list }
  const works = groups.filter((group) => group.rank === 'work')
  const work = works.find((group) => isOwn(group, page)) ?? (works.length === 1 ? works[0] : null)
  return { subject: work ?? null, several: [] }
}

interface Group extends Subject {
  readonly isMain: boolean
}

interface Candidate {
  readonly thing: Thing
  readonly isMain: boolean
}

function sorted(groups: readonly Group[]): Group[] {
  return [...groups].sort((one, other) => order.indexOf(one.rank) - order.indexOf(other.rank))
}

/** The one thing that says it is what its page is about; null where several say so. */
function onlyOf(groups: readonly Group[]): Group | null {
  const main = groups.filter((group) => group.isMain)
  return main.length === 1 ? (main[0] ?? null) : null
}

/** The things at the top, and what pages, articles, reviews and offers there are about. */
function candidatesOf(top: readonly Thing[]): Candidate[] {
  const parts = new Set<Thing>()
  for (const thing of top) {
    for (const name of ['subEvent', 'subEvents', 'organizer', 'publisher', 'author', 'provider']) {
      for (const part of thingsOf(thing, name)) parts.add(part)
    }
  }
  const found: Candidate[] = []
  const seen = new Set<Thing>()
  const add = (thing: Thing, isMain: boolean) => {
    if (seen.has(thing) || parts.has(thing)) return
    seen.add(thing)
    found.push({ thing, isMain })
  }
  for (const thing of top) {
    for (const event of eventsOf(thing)) add(event, false)
    add(thing, thing.properties.has('mainEntityOfPage') && rankOf(thing.types) !== 'work')
    for (const main of thingsOf(thing, 'mainEntity').slice(0, 10)) add(main, true)
    for (const name of ['about', 'itemReviewed', 'contentLocation', 'itemOffered']) {
      for (const about of thingsOf(thing, name).slice(0, 10)) {
        const rank = rankOf(about.types)
        if (rank !== null && rank !== 'work') add(about, false)
      }
    }
  }
  return found
}

/** The events that a course has, and the one that something is booked for. */
function eventsOf(thing: Thing): Thing[] {
  const name = nameOf(thing)
  const instances = thingsOf(thing, 'hasCourseInstance').slice(0, 20)
  for (const instance of instances) {
    if (nameOf(instance) === null && name !== null) addValue(instance, 'name', name)
  }
  const isBooking = thing.types.some((type) => /Reservation$/.test(type))
  const [booked] = isBooking ? thingsOf(thing, 'reservationFor') : []
  if (!booked || rankOf(booked.types) === 'event') return booked ? [booked] : instances
  const starts = lineFrom(thing, 60, 'startTime')
  const called = nameOf(booked)
  if (starts === null || called === null) return instances
  const event = newThing(['Event'])
  addValue(event, 'name', called)
  addValue(event, 'startDate', starts)
  addValue(event, 'location', booked)
  return [event]
}

function grouped(candidates: readonly Candidate[]): Group[] {
  const groups = new Map<string, { rank: Rank; things: Thing[]; isMain: boolean }>()
  for (const { thing, isMain } of candidates) {
    const rank = rankOf(thing.types)
    const name = nameOf(thing)
    if (rank === null || name === null) continue
    const key = `${rank} ${titleKey(name)}`
    const group = groups.get(key)
    if (!group) groups.set(key, { rank, things: [thing], isMain })
    else {
      group.things.push(thing)
      group.isMain ||= isMain
    }
  }
  // The parts of an event that have its name, or none, are its dates.
  for (const [key, group] of groups) {
    if (group.rank !== 'event') continue
    for (const part of group.things.flatMap((thing) => thingsOf(thing, 'subEvent', 'subEvents'))) {
      const name = nameOf(part)
      if (name === null || `event ${titleKey(name)}` === key) group.things.push(part)
    }
  }
  return [...groups.values()]
}

function isOwn(group: Group, page: PageNames): boolean {
  return group.things.some((thing) => {
    const key = titleKey(nameOf(thing) ?? '')
    const url = lineFrom(thing, 2_048, 'url') ?? thing.id
    return page.titles.has(key) || (url !== null && page.urls.has(bareUrl(url)))
  })
}

/** An address without scheme, `www.`, fragment and last slash: two spellings of one page are equal. */
export function bareUrl(text: string): string {
  const url = URL.parse(text.slice(0, 2_048))
  if (!url || !/^https?:$/.test(url.protocol)) return text
  // The address of a site's first page names the site, not what the page is about.
  if (url.pathname === '/' && url.search === '') return text
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}${url.search}`
}

/** The entries of the first list of a page that has names for two or more, by their positions. */
function listOf(top: readonly Thing[]): Subject[] {
  const lists = top.flatMap((thing) => [thing, ...thingsOf(thing, 'mainEntity').slice(0, 5)])
  for (const list of lists) {
    if (!list.types.includes('ItemList')) continue
    const entries = thingsOf(list, 'itemListElement').map((entry, at) => {
      const item = thingsOf(entry, 'item')[0] ?? entry
      const position = Number(lineFrom(entry, 10, 'position') ?? Number.NaN)
      return { entry, item, position: Number.isFinite(position) ? position : at + 1 }
    })
    const named = entries
      .sort((one, other) => one.position - other.position)
      .flatMap(({ entry, item }) => {
        const thing = nameOf(item) === null ? entry : item
        if (nameOf(thing) === null || thing.types.includes('SiteNavigationElement')) return []
        return [{ rank: rankOf(item.types) ?? 'work', things: [thing] } satisfies Subject]
      })
    if (named.length > 1) return named
  }
  return []
}
