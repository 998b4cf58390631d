import { type ZoneChoice, zonesNamed } from '#server/domain/language/time/zone_names.ts'
import { ianaZone } from '#server/domain/basics/zone.ts'

/** What tells which zone is meant. */
export interface ZoneHints {
  /** The zone of the place (IANA), null where it is not known. */
  readonly venue: string | null
  readonly account: string
  /** Countries that a source hints at, by their two letters, in lower case. */
  readonly countries?: ReadonlySet<string>
}

/** The zone that a name beside a time means. */
export interface ZoneMeant {
  /** The zone that the time is shown in. */
  readonly timezone: string
  /** Minutes that the time is ahead of UTC. */
  readonly offset: number
  /** Whether the name may mean another time as well, and nothing tells. */
  readonly isUnclear: boolean
}

/**
 * The zone that a name such as `IST` means beside a time on the clock (in seconds, as if it were UTC): the one of the
 * place, of the account, or of a country that the source hints at, else the one that is meant most. Who says `EST` in
 * July means the clocks of New York all the same. Null for no such name.
 */
export function zoneMeant(name: string, clock: number, hints: ZoneHints): ZoneMeant | null {
  const all = zonesNamed(name)
  const [first] = all
  if (!first) return null
  const { venue, account, countries } = hints
  const shown = (zone: string) => (clock - ianaZone(zone).instantOf(clock)) / 60
  const fits = (zone: string) => (choice: ZoneChoice) =>
    choice.timezone === zone || (shown(zone) === shown(choice.timezone) && isTrue(choice))
  const isTrue = ({ timezone, offset }: ZoneChoice) => offset === null || offset === shown(timezone)
  if (venue !== null) {
    const isThere = all.some((choice) => fits(venue)(choice) || choice.offset === shown(venue))
    if (isThere) return { timezone: venue, offset: shown(venue), isUnclear: false }
  } else if (all.some(fits(account))) {
    return { timezone: account, offset: shown(account), isUnclear: false }
  }
  const hinted = all.filter(({ country }) => countries?.has(country))
  const common = all.filter(({ isRare }) => !isRare)
  const [meant = first, ...others] = hinted.length > 0 ? hinted : common
  const isUnclear = others.length > 0 || !isTrue(meant)
  return { timezone: venue ?? meant.timezone, offset: shown(meant.timezone), isUnclear }
}
