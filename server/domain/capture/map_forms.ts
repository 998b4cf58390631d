import type { Coordinates } from '#server/domain/basics/distance.ts'

/** What the address of a map says by itself. */
export interface MapForm {
  readonly name: string | null
  readonly address: string | null
  readonly point: Coordinates | null
  /** Identifies the place on that map; null where the address has none. */
  readonly id: string | null
  /** `redirect`: only where it leads is read, not what stands there. */
  readonly fetch: 'yes' | 'no' | 'redirect'
}

const nothing: MapForm = { name: null, address: null, point: null, id: null, fetch: 'no' }

/** Reads the address of a map without opening it (§4.6); null for anything else. */
export function mapForm(url: URL): MapForm | null {
  if (url.protocol === 'geo:') return geoForm(url)
  const host = url.hostname.replace(/\.$/, '').replace(/^www\./, '')
  if (/^(maps\.app\.goo\.gl|maps\.apple)$/.test(host)) return { ...nothing, fetch: 'redirect' }
  if (host === 'goo.gl')
    return /^\/maps\//.test(url.pathname) ? { ...nothing, fetch: 'redirect' } : null
  if (/^(maps\.)?google\.[a-z]{2,3}(\.[a-z]{2})?$/.test(host)) return googleForm(url, host)
  if (host === 'maps.apple.com') return appleForm(url)
  if (/^(openstreetmap\.(org|de)|osm\.org)$/.test(host)) return osmForm(url)
  if (/^(ul\.)?waze\.com$/.test(host)) {
    const point = pointOf(url.searchParams.get('ll'))
    const q = url.searchParams.get('q')
    return point || q ? { ...nothing, ...named(q), point } : null
  }
  return null
}

function googleForm(url: URL, host: string): MapForm | null {
  const path = partsOf(url.pathname)
  if (path[0] !== 'maps' && !host.startsWith('maps.')) return null
  const rest = path[0] === 'maps' ? path.slice(1) : path
  if (rest[0] === 'embed') return embedForm(url)
  const query = (name: string) => url.searchParams.get(name)
  const cid = cidOf(query('cid')) ?? cidOf(query('ludocid')) ?? featureCid(url.pathname)
  const id = cid && `google:${cid}`
  // The point of the place itself stands in the data; the one after @ is the middle of what is shown.
  const exact = /!3d(-?\d{1,2}(?:\.\d+)?)!4d(-?\d{1,3}(?:\.\d+)?)/.exec(url.pathname)
  const shown = /@(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)/.exec(url.pathname)
  const found = exact ?? shown
  const point =
    (found && checked(Number(found[1]), Number(found[2]))) ??
    pointOf(query('ll')) ??
    pointOf(query('center')) ??
    pointOf(query('sll'))
  const said =
    rest[0] === 'place' || rest[0] === 'search'
      ? rest[1]
      : rest[0] === 'dir'
        ? rest.slice(1).findLast((part) => !/^[@!]|^data=|^am=/.test(part))
        : null
  const searched = said && !said.startsWith('@') && !said.startsWith('data=') ? said : null
  const text = searched ?? query('query') ?? query('q') ?? query('destination') ?? query('daddr')
  // The number of a place is no name: its page may say it.
  const [, place = query('query_place_id')] = /^place_id:([\w-]{10,200})$/.exec(text ?? '') ?? []
  if (place !== null && (text === null || text.startsWith('place_id:'))) {
    return { ...nothing, point, id: `google:${place}`, fetch: 'yes' }
  }
  const form = { ...nothing, ...named(text), id }
  const at = form.point ?? point
  const isNamed = form.name !== null || form.address !== null
  return { ...form, point: at, fetch: id && !isNamed ? 'yes' : 'no' }
}

/** A map inside of a page: `pb=…!2d13.43!3d52.48…!2sName`, longitude first. */
function embedForm({ searchParams }: URL): MapForm {
  const pb = (searchParams.get('pb') ?? '').slice(0, 2_000)
  const at = /!2d(-?\d{1,3}(?:\.\d+)?)!3d(-?\d{1,2}(?:\.\d+)?)/.exec(pb)
  const name = /!1s0x[^!]{3,60}!2s([^!]{1,200})/.exec(pb)?.[1]
  const form = { ...nothing, ...named(name ?? searchParams.get('q')) }
  return { ...form, point: (at && checked(Number(at[2]), Number(at[1]))) ?? form.point }
}

function appleForm(url: URL): MapForm {
  const query = (name: string) => url.searchParams.get(name)
  const text = query('name') ?? query('q') ?? query('daddr')
  const form = { ...nothing, ...named(text) }
  const address = query('address')?.trim() || form.address
  const point = pointOf(query('coordinate')) ?? pointOf(query('ll')) ?? form.point
  const place = query('place-id') ?? query('auid')
  const id = place && /^[\w-]{4,40}$/.test(place) ? `apple:${place}` : null
  const name = form.name ?? (address ? address : null)
  return { ...form, name, address, point, id, fetch: id && !name ? 'yes' : 'no' }
}

function osmForm(url: URL): MapForm | null {
  const [kind, number] = partsOf(url.pathname)
  const hash = /^#.*?map=\d+(?:\.\d+)?\/(-?\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)/.exec(url.hash)
  const { searchParams } = url
  const lat = searchParams.get('mlat') ?? searchParams.get('lat')
  const lon = searchParams.get('mlon') ?? searchParams.get('lon')
  const marked = lat && lon ? pointOf(`${lat},${lon}`) : null
  if (/^(node|way|relation)$/.test(kind ?? '') && /^\d{1,19}$/.test(number ?? '')) {
    return { ...nothing, point: marked, id: `osm:${kind}/${number}`, fetch: 'yes' }
  }
  const text = kind === 'search' ? searchParams.get('query') : null
  const point = marked ?? (hash && checked(Number(hash[1]), Number(hash[2])))
  if (!point && !text) return null
  const form = { ...nothing, ...named(text) }
  return { ...form, point: form.point ?? point }
}

/** `geo:52.5,13.4?q=52.5,13.4(Name)` (RFC 5870, and what telephones add to it). */
function geoForm(url: URL): MapForm {
  const point = pointOf(url.pathname.split(';')[0] ?? '')
  const text = new URLSearchParams(url.search).get('q') ?? ''
  const labelled = /^(-?[\d.]+,-?[\d.]+)\((.*)\)$/.exec(text.slice(0, 500))
  if (labelled) {
    return { ...nothing, ...named(labelled[2]), point: pointOf(labelled[1] ?? '') ?? point }
  }
  const form = { ...nothing, ...named(text) }
  return { ...form, point: form.point ?? point }
}

/** What a searched text is: a point, an address, a name, or a name with its address. */
function named(text: string | null | undefined): Pick<MapForm, 'name' | 'address' | 'point'> {
  const line = (text ?? '')
    .slice(0, 500)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  const empty = { name: null, address: null, point: null }
  if (line === '') return empty
  const point = pointOf(line.replace(/^loc:/i, ''))
  if (point) return { ...empty, point }
  // 52°31'12.0"N 13°24'36.0"E
  if (/^\d{1,3}°[\d.'"′″\s]*[NSEW]/.test(line)) return empty
  const pinned = /^(.+?)@(-?[\d.]+,\s*-?[\d.]+)$/.exec(line)
  if (pinned) return { ...named(pinned[1]), point: pointOf(pinned[2] ?? '') }
  const comma = line.indexOf(', ')
  const first = comma < 0 ? line : line.slice(0, comma)
  const rest = comma < 0 ? '' : line.slice(comma + 2)
  const hasNumber = /\d/.test(rest)
  if (!hasNumber) return { ...empty, name: line }
  // "Seestraße 9, 13353 Berlin" is an address; "Ostsee Sauna, Seestraße 9, 13353 Berlin" has a name before it.
  const isStreet = /^(\d+[a-z]?\s+\p{L}|\p{L}.*\s\d+\s?[a-z]?([-/]\d+)?$)/iu.test(first)
  const goesOn = rest.includes(', ') && /\d/.test(rest.slice(0, rest.indexOf(', ')))
  if (isStreet && !goesOn) return { ...empty, name: line, address: line }
  return { ...empty, name: first, address: rest }
}

/** A point written as `latitude,longitude` and nothing else; null for anything else, and for 0,0. */
export function pointOf(text: string | null): Coordinates | null {
  const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)(?:,[\d.]+z?)?\s*$/.exec(
    (text ?? '').slice(0, 100),
  )
  return match && checked(Number(match[1]), Number(match[2]))
}

/** A point on the earth; null where the numbers are none, or are both 0 as where nothing was filled in. */
export function checked(latitude: number, longitude: number): Coordinates | null {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null
  return latitude === 0 && longitude === 0 ? null : { latitude, longitude }
}

function partsOf(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((part) => decoded(part.replaceAll('+', ' ')))
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function cidOf(text: string | null): string | null {
  return text && /^\d{1,20}$/.test(text) ? BigInt(text).toString() : null
}

/** `!1s0x47a8:0xB1`: the second number is what `?cid=` has in decimal. */
function featureCid(path: string): string | null {
  const match = /!1s0x[0-9a-f]{1,16}(?::|%3a)0x([0-9a-f]{1,16})/i.exec(path)
  return match ? BigInt(`0x${match[1]}`).toString() : null
}
