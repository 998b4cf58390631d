import windows from 'windows-iana'
import { isTimeZone } from '#server/domain/basics/time_zone.ts'

/** The zone of IANA that an id means exactly: by its name, a link, or `UTC` in one of its spellings. Null for none. */
export function namedZone(id: string): string | null {
  const name = id.trim()
  if (/^(z|utc|gmt|zulu|tzone:\/\/microsoft\/utc)$/i.test(name)) return 'UTC'
  return isTimeZone(name) ? name : null
}

/**
 * The zone of IANA that an id probably means: a name of Windows, what Windows shows for it
 * (`(UTC+02:00) Helsinki, Kyiv, …`), or a path that ends in a name of IANA. Null for none.
 */
export function guessedZone(id: string): string | null {
  const name = id.trim()
  return windowsZone(name) ?? shownZone(name) ?? pathZone(name) ?? spacedZone(name)
}

function windowsZone(name: string): string | null {
  const known = byLowerCase().get(name.toLowerCase())
  return known === undefined ? null : (windows.findIana(known, '001')[0] ?? null)
}

/** What Windows shows for zones that are named for no city, and in which zone of Windows they lie. */
const shownNames: Readonly<Record<string, string>> = {
  alaska: 'Alaskan Standard Time',
  arizona: 'US Mountain Standard Time',
  'baja california': 'Pacific Standard Time (Mexico)',
  'central america': 'Central America Standard Time',
  'coordinated universal time': 'UTC',
  greenland: 'Greenland Standard Time',
  hawaii: 'Hawaiian Standard Time',
  'indiana (east)': 'US Eastern Standard Time',
  newfoundland: 'Newfoundland Standard Time',
  saskatchewan: 'Canada Central Standard Time',
  'west central africa': 'W. Central Africa Standard Time',
}

function shownZone(name: string): string | null {
  const after = /^\((?:UTC|GMT)\s*(?:[+-]\d{1,2}[:.]\d\d)?\)\s*(.+)$/i.exec(name)?.[1]
  // Some leave out what Windows shows before the cities.
  const shown = (after ?? (name.includes(',') ? name : undefined))?.replace(/ and /i, ' & ')
  if (shown === undefined) return null
  const usual = shown.replace(/ \((US & Canada|Canada|Mexico)\)/i, '')
  const direct =
    windowsZone(shownNames[shown.toLowerCase()] ?? '') ??
    windowsZone(usual.replace(/ Time$/i, ' Standard Time'))
  if (direct !== null) return direct
  for (const city of shown.split(/[,/]/)) {
    const zone = byCity().get(keyOf(city))
    if (zone !== undefined) return zone
  }
  return null
}

function pathZone(name: string): string | null {
  const parts = name.split('/')
  for (const count of [3, 2]) {
    if (parts.length <= count) continue
    const end = parts.slice(-count).join('/')
    if (isTimeZone(end)) return end
  }
  return null
}

/** A name of IANA that is written with spaces or without a slash, such as `America/New York` and `US-Eastern`. */
function spacedZone(name: string): string | null {
  if (!/^[A-Za-z]+[/-][A-Za-z]/.test(name)) return null
  return namedZone(name.replace('-', '/').replaceAll(' ', '_'))
}

let lowerCase: Map<string, string> | null = null

function byLowerCase(): Map<string, string> {
  lowerCase ??= new Map(
    windows.WINDOWS_TO_IANA_MAP.map(({ windowsName }) => [windowsName.toLowerCase(), windowsName]),
  )
  return lowerCase
}

let cities: Map<string, string> | null = null

/** Zones of IANA by the city that they are named for. */
function byCity(): Map<string, string> {
  if (cities) return cities
  cities = new Map()
  for (const { alias } of windows.IANA_ALIAS_MAP) {
    const usual = alias[0]
    for (const name of alias) {
      const city = keyOf(name.slice(name.lastIndexOf('/') + 1))
      if (usual !== undefined && name.includes('/') && isTimeZone(usual)) cities.set(city, usual)
    }
  }
  return cities
}

/** The zone of IANA that is named for a city, in whatever letters; null for none. */
export function zoneOfCity(city: string): string | null {
  const zone = byCity().get(keyOf(city)) ?? null
  return zone?.startsWith('Etc/') ? null : zone
}

function keyOf(city: string): string {
  return city
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
}
