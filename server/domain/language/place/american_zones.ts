import { anyOf } from '#server/domain/language/words/pattern.ts'
import { valuesOf, wordsOf } from '#server/domain/language/words/lists.ts'

/** The zones of a part of a state: ZIP codes by their first three digits. `-` where its counties differ. */
const parts = `
AL 350-369 C; AK 995-999 A; AZ 850-864 Z,865 -; AR 716-729 C; CA 900-961 P; CO 800-816 M; CT 060-069 E; DE 197-199 E;
DC 200-205 E; FL 320-323 E,324 -,325 C,326-349 E; GA 300-319 E,398-399 E; HI 967-968 H; ID 832-834 B,835 -,836-837 B,838 P;
IL 600-629 C; IN 460-462 I,463-464 C,465 -,466-474 I,475 -,476-477 C,478 I,479 -; IA 500-528 C; KS 660-676 C,677-678 -,679 C;
KY 400 E,401 -,402-418 E,420-424 C,425 E,426 -,427 -; LA 700-714 C; ME 039-049 E; MD 206-219 E; MA 010-027 E,055 E; MI 480-497 D,498-499 -;
MN 550-567 C; MS 386-397 C; MO 630-658 C; MT 590-599 M; NE 680-689 C,690-692 -,693 M; NV 889-897 P,898 -; NH 030-038 E;
NJ 070-089 E; NM 870-884 M; NY 005 E,063 E,100-149 E; NC 270-289 E; ND 580-584 C,585-586 -,587-588 C; OH 430-459 E;
OK 730-749 C; OR 970-978 P,979 -; PA 150-196 E; RI 028-029 E; SC 290-299 E; SD 570-574 C,575-576 -,577 M;
TN 370-372 C,373 -,374 E,375 C,376-379 E,380-385 C; TX 750-797 C,798 -,799 M,885 M; UT 840-847 M; VT 050-059 E;
VA 201 E,220-246 E; WA 980-994 P; WV 247-268 E; WI 530-549 C; WY 820-831 M; PR 006-009 R`

const zones: Readonly<Record<string, string>> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  P: 'America/Los_Angeles',
  A: 'America/Anchorage',
  B: 'America/Boise',
  D: 'America/Detroit',
  H: 'Pacific/Honolulu',
  I: 'America/Indiana/Indianapolis',
  R: 'America/Puerto_Rico',
  Z: 'America/Phoenix',
}

interface Part {
  readonly first: number
  readonly last: number
  /** Null where the counties of the part differ. */
  readonly zone: string | null
}

const states = new Map(
  parts
    .trim()
    .split(/;\s+/u)
    .map((line): [string, readonly Part[]] => [
      line.slice(0, 2),
      line.slice(3).split(',').map(partOf),
    ]),
)

function partOf(text: string): Part {
  const [range = '', zone = ''] = text.split(' ')
  const [first, last = first] = range.split('-').map(Number)
  return { first: first ?? 0, last: last ?? 0, zone: zones[zone] ?? null }
}

/** States most of which has one zone; those besides have ZIP codes or large cities that tell. */
const mostly = new Set(['OR', 'TX', 'MI', 'AZ'])

const names = valuesOf('place.american_state')
const codes = new Map([...names].map(([name, code]) => [name.toLowerCase(), code]))
const alsoCities = wordsOf('place.state_also_city')

/** The codes and the names of the states of the USA as parts of a pattern, the longest first. */
export const stateCodes = [...states.keys()].join('|')
export const stateNames = anyOf(names.keys())

/** The names of those that no city has as well. */
export const stateNamesAlone = anyOf([...names.keys()].filter((name) => !alsoCities.has(name)))

/** All zones of the states of the USA. */
export const american: ReadonlySet<string> = new Set(Object.values(zones))

/** The code of a state by its code or its name; null for neither. */
export function stateNamed(name: string): string | null {
  const trimmed = name.trim()
  return states.has(trimmed.toUpperCase())
    ? trimmed.toUpperCase()
    : (codes.get(trimmed.toLowerCase()) ?? null)
}

/**
 * The zone of a state, by its code. `zip` has five digits, null for none; `ofCity` is the zone of a large city of the
 * name of the one in the address. Null where the state has several and nothing tells which, and for a ZIP code that
 * is of another state.
 */
export function zoneOfState(
  state: string,
  zip: string | null,
  ofCity: string | null,
): string | null {
  const known = states.get(state)
  if (!known) return null
  if (zip !== null) {
    const start = Number(zip.slice(0, 3))
    const part = known.find(({ first, last }) => start >= first && start <= last)
    return part?.zone ?? null
  }
  const all = new Set(known.map(({ zone }) => zone))
  if (ofCity !== null && all.has(ofCity)) return ofCity
  return all.size === 1 || mostly.has(state) ? (known[0]?.zone ?? null) : null
}

/** Whether a ZIP code is one of a state. */
export function isZipOf(state: string, zip: string): boolean {
  const start = Number(zip.slice(0, 3))
  return states.get(state)?.some(({ first, last }) => start >= first && start <= last) ?? false
}

/** Whether clocks of a zone are those of a part of a state, by its code. */
export function isZoneOfState(state: string, zone: string): boolean {
  return states.get(state)?.some((part) => part.zone === zone) ?? false
}
