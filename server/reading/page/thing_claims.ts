import type {
  Claim,
  ClaimValues,
  Field,
  FoundItem,
  FoundTime,
  Origin,
} from '#server/domain/language/claim.ts'
import { type Whereabouts, whereaboutsOf } from '#server/reading/page/address.ts'
import { atNextPlace, timesOf } from '#server/reading/page/event_times.ts'
import { activitiesOf, rankOf } from '#server/reading/page/kinds.ts'
import type { Subject } from '#server/reading/page/subject.ts'
import { plainLine, shortened } from '#server/reading/page/text_of.ts'
import { readMetaTime } from '#server/reading/page/time.ts'
import {
  addValue,
  newThing,
  lineFrom,
  nameOf,
  paragraphsFrom,
  type Thing,
  textsOf,
  thingsOf,
  valuesOf,
} from '#server/reading/page/thing.ts'

/** Makes claims about one subject. */
export interface Claims {
  readonly list: Claim[]
  add<F extends Field>(field: F, value: ClaimValues[F] | null): void
}

/** Collects what one origin says about one subject; null is nothing. */
export function claimsFrom(from: Origin, subject: number): Claims {
  const list: Claim[] = []
  return {
    list,
    add(field, value) {
      if (value !== null) list.push({ field, value, from, subject } as Claim)
    },
  }
}

/** What is claimed of a thing that a page describes. `now` is the instant from which next dates count. */
export function claimsOf(
  { rank, things: all }: Subject,
  from: Origin,
  subject: number,
  now: string,
): Claim[] {
  const claims = claimsFrom(from, subject)
  const things = rank === 'event' ? atNextPlace(all, now) : all
  const [thing] = things
  if (!thing) return []
  if (rank === 'event') {
    claims.add('kind', 'event')
    addTimes(claims, things, now)
    addVenue(claims, things.find(({ properties }) => properties.has('location')) ?? thing)
  } else if (rank !== 'work') {
    claims.add('kind', 'place')
    claims.add('place_name', nameOf(thing))
    addWhereabouts(claims, whereaboutsOf(thing))
  } else {
    addOffered(claims, thing)
  }
  claims.add('title', nameOf(thing))
  claims.add('description', descriptionOf(thing))
  const topics = ['servesCuisine', 'sport', 'keywords'].flatMap((name) => textsOf(thing, name))
  const cuisines = topics
    .slice(0, 10)
    .flatMap((text) => text.slice(0, 300).split(/[,;]/))
    .map((text) => plainLine(text, 40))
  const types = things.flatMap(({ types }) => types)
  const named = activitiesOf(types, cuisines.filter((cuisine) => cuisine !== null).slice(0, 20))
  for (const activity of named.slice(0, 3)) claims.add('activity', activity)
  const [cuisine] = textsOf(thing, 'servesCuisine')
  if (cuisine) claims.add('activity', plainLine(cuisine.split(/[,;]/)[0], 40))
  return claims.list
}

/** What is claimed of where a place is, without what it is. */
export function placeClaims(place: Thing, from: Origin): Claim[] {
  const claims = claimsFrom(from, 0)
  claims.add('place_name', nameOf(place))
  addWhereabouts(claims, whereaboutsOf(place))
  return claims.list
}

function descriptionOf(thing: Thing): string | null {
  return paragraphsFrom(thing, 2_000, 'description', 'abstract', 'summary')
}

function addTimes(claims: Claims, things: readonly Thing[], now: string): void {
  const { times, repeats } = timesOf(things, now)
  const says = (name: string, pattern: RegExp) =>
    things.every((thing) => textsOf(thing, name).some((text) => pattern.test(text)))
  // The date of what was postponed is the one on which it is off.
  const isPostponed = things.length > 0 && says('eventStatus', /Postponed$/i)
  for (const { starts, ends } of isPostponed ? [] : times) {
    claims.add('starts', starts)
    claims.add('ends', ends)
  }
  for (const time of doorTimes(things)) claims.add('doors', time)
  claims.add('repeats', repeats)
  if (says('eventStatus', /Cancell?ed$/i)) claims.add('is_canceled', true)
  if (says('eventStatus', /(?:Postponed|Rescheduled)$/i)) claims.add('is_moved', true)
  const isOnline =
    says('eventAttendanceMode', /OnlineEventAttendanceMode$/i) ||
    says('eventStatus', /MovedOnline$/i)
  const places = things.flatMap((thing) => thingsOf(thing, 'location'))
  const isVirtual =
    places.length > 0 && places.every(({ types }) => types.includes('VirtualLocation'))
  const isMixed = says('eventAttendanceMode', /MixedEventAttendanceMode$/i)
  if ((isOnline || isVirtual) && !isMixed) claims.add('is_online', true)
}

/** When doors open, where it is not in universal time: a time alone is on the day of the event. */
function doorTimes(things: readonly Thing[]): FoundTime[] {
  return things.slice(0, 20).flatMap((thing) => {
    const [day = ''] = textsOf(thing, 'startDate')
    const doors = textsOf(thing, 'doorTime').slice(0, 5)
    return doors.flatMap((text) => {
      const isClock = /^T?\d{1,2}:\d\d/.test(text)
      const time = readMetaTime(isClock ? `${day.slice(0, 10)} ${text.replace(/^T/, '')}` : text)
      return time?.precision === 'exact' && time.offset !== 0 ? [time] : []
    })
  })
}

function addVenue(claims: Claims, event: Thing): void {
  const location = valuesOf(event, 'location').find((value) => {
    return typeof value === 'string' || !value.types.includes('VirtualLocation')
  })
  if (location === undefined) return
  if (typeof location === 'string') {
    if (/^https?:/i.test(location)) return
    const line = plainLine(location.replace(/\r?\n/g, ', '), 200)
    // "Lido, Cuvrystraße 7, 10997 Berlin": a name, and the rest is where it is.
    const match = /^([^,\d]{2,80}), (.{0,40}\d.*)$/.exec(line ?? '')
    claims.add('place_name', match?.[1] ?? line)
    if (match?.[2]) addWhereabouts(claims, whereaboutsOf(placeAt(match[2])))
    return
  }
  const name = nameOf(location)
  const where = whereaboutsOf(location)
  claims.add('place_name', name ?? null)
  addWhereabouts(claims, where)
}

function addWhereabouts(
  claims: Claims,
  { address, city, country, timezone, point }: Whereabouts,
): void {
  claims.add('address', address)
  claims.add('city', city)
  claims.add('country', country)
  claims.add('coordinates', point)
  claims.add('timezone', timezone)
}

/** A place of which only the address is known. */
function placeAt(address: string): Thing {
  const place = newThing(['Place'])
  addValue(place, 'address', address)
  return place
}

/** A product or an article may say where it is to be had. */
function addOffered(claims: Claims, work: Thing): void {
  const offers = [work, ...thingsOf(work, 'offers').slice(0, 5)]
  for (const offer of offers) {
    for (const name of ['availableAtOrFrom', 'location', 'contentLocation']) {
      const place = thingsOf(offer, name).find(({ types }) => {
        const rank = rankOf(types)
        return rank === 'business' || rank === 'place'
      })
      if (!place) continue
      claims.add('kind', 'place')
      claims.add('place_name', nameOf(place))
      addWhereabouts(claims, whereaboutsOf(place))
      return
    }
  }
}

/** The longest excerpt of an item. */
const longestExcerpt = 1_200

/** What a page lists under one name. The lines at the end of the excerpt say where and until when it is. */
export function itemOf(
  { rank, things }: Subject,
  url: string | null,
  now: string,
): FoundItem | null {
  const [thing] = things
  const title = thing && nameOf(thing)
  if (!thing || !title) return null
  const next = rank === 'event' ? nextOf(things, now) : null
  const claims = claimsOf({ rank, things }, 'jsonld', 0, now)
  const lines: string[] = []
  for (const claim of claims) {
    if (claim.field === 'address') {
      const name = rank === 'event' ? claims.find(({ field }) => field === 'place_name') : null
      const venue = name?.field === 'place_name' ? `${name.value}, ` : ''
      lines.push(`address: ${venue}${claim.value}`)
    }
    if (claim.field === 'coordinates') {
      lines.push(`geo: ${claim.value.latitude},${claim.value.longitude}`)
    }
  }
  const ends = lines.length === 0 ? '' : `\n${lines.slice(0, 2).join('\n')}`
  const words = shortened(descriptionOf(thing) ?? '', longestExcerpt - ends.length)
  const link = lineFrom(thing, 2_048, 'url')
  return {
    title,
    kind: rank === 'work' ? null : rank === 'event' ? 'event' : 'place',
    excerpt: `${words}${ends}`.trim() || null,
    link: link === null ? null : linkFrom(link, url),
    starts: next,
  }
}

function nextOf(things: readonly Thing[], now: string): FoundTime | null {
  const { times } = timesOf(things, now)
  // Half a day late is still tonight.
  const from = new Date(Date.parse(now) - 12 * 3_600_000).toISOString().slice(0, 19)
  const time =
    times.find(({ starts: { local, precision } }) => {
      return precision === 'exact' ? local >= from : local.slice(0, 10) >= now.slice(0, 10)
    }) ?? times.at(-1)
  return time?.starts ?? null
}

/** An address on the web as a page means it; null for any other. */
export function linkFrom(text: string, base: string | null): string | null {
  const url = base === null ? URL.parse(text.trim()) : URL.parse(text.trim(), base)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  return url.href.length <= 2_048 ? url.href : null
}
