import type { RecordedCandidate, RecordedEvidence, TargetKind } from '#generated/types.ts'
import { sha256 } from '#server/domain/discovery/fingerprint.ts'
import { readInstant, toInstant } from '#server/domain/basics/instant.ts'
import { pageAddress } from '#server/domain/basics/linked_text.ts'
import { mustNotBeGreater } from '#server/domain/messages/discovery_input.ts'
import { mustBePageAddress, mustNotBeEarlier } from '#server/domain/messages/input.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { oneLine, readText, severalLines } from '#server/domain/basics/text.ts'
import { readTimeZone } from '#server/domain/basics/time_zone.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

/** A candidate that a host researched, as it is stored: its texts are data, and nothing in them is done. */
export type HostFacts = Omit<RecordedCandidate, 'evidence'>

/** What a host submits of one candidate. */
export interface Recorded {
  readonly facts: HostFacts
  readonly evidence: RecordedEvidence[]
}

/** Texts of several lines; the others have one. */
const paragraphs: ReadonlySet<string> = new Set([
  ...['summary', 'requirements', 'fees', 'note', 'claim_value', 'accessibility_summary'],
])

/** Instants. */
const instants: ReadonlySet<string> = new Set([
  ...['starts_at', 'ends_at', 'available_from', 'available_until', 'observed_at'],
])

/** Addresses of pages. */
const addresses: ReadonlySet<string> = new Set(['official_url', 'canonical_url', 'source_url'])

/**
 * A candidate without control characters and marks that turn other text. Adds a violation for a blank name, an address
 * that is no page's or has a password in it, amounts and times in the wrong order, an instant outside of the years 1 to 9999, and an unknown zone.
 */
export function readRecorded(
  candidate: RecordedCandidate,
  pointer: string,
  violations: Violation[],
): Recorded {
  readText(candidate.public_name, `${pointer}/public_name`, violations)
  readTimeZone(candidate.schedule?.timezone, `${pointer}/schedule/timezone`, violations)
  checkOrder(candidate, pointer, violations)
  const { evidence, ...facts } = cleaned(candidate, '', pointer, violations)
  return { facts, evidence }
}

/** Adds a violation for a least amount above the most, a smallest group above the largest, and an end before its start. */
function checkOrder(
  { price, practical, schedule }: RecordedCandidate,
  pointer: string,
  violations: Violation[],
): void {
  const rule = (field: string, message: string) =>
    violations.push({ pointer: `${pointer}/${field}`, code: 'rule', message })
  const isAbove = (least?: number | null, most?: number | null) =>
    least != null && most != null && least > most
  if (isAbove(price?.minimum, price?.maximum)) rule('price/minimum', mustNotBeGreater('maximum'))
  if (isAbove(practical?.capacity_min, practical?.capacity_max)) {
    rule('practical/capacity_min', mustNotBeGreater('capacity_max'))
  }
  const time = (text?: string | null) => (text == null ? null : toInstant(text)?.getTime())
  if (isAbove(time(schedule?.starts_at), time(schedule?.ends_at))) {
    rule('schedule/ends_at', mustNotBeEarlier('starts_at'))
  }
}

/** A value with each of its texts cleaned; what is null is left out. */
export function cleaned<Value>(
  value: Value,
  name: string,
  pointer: string,
  violations: Violation[],
): Value
export function cleaned(
  value: unknown,
  name: string,
  pointer: string,
  violations: Violation[],
): unknown {
  if (typeof value === 'string') return cleanText(value, name, pointer, violations)
  if (Array.isArray(value)) {
    return value.map((item, index) => cleaned(item, name, `${pointer}/${index}`, violations))
  }
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) =>
      member === null ? [] : [[key, cleaned(member, key, `${pointer}/${key}`, violations)]],
    ),
  )
}

function cleanText(text: string, name: string, pointer: string, violations: Violation[]): string {
  if (instants.has(name)) readInstant(text, pointer, violations)
  if (!addresses.has(name)) return paragraphs.has(name) ? severalLines(text) : oneLine(text)
  if (pageAddress(text.trim()) === null) {
    violations.push({ pointer, code: 'format', message: mustBePageAddress })
  }
  return text.trim()
}

/** Stands for a thing, as hexadecimal SHA-256: two candidates with one key are one thing. */
export function sameKeyOf({ kind, public_name, location, schedule }: HostFacts): string {
  const where = location?.venue_name ?? location?.city ?? ''
  const start = schedule?.starts_at ?? null
  const at = start === null ? null : (toInstant(start)?.toISOString() ?? null)
  return sha256(JSON.stringify([kind, nameKey(public_name), nameKey(where), at]))
}

/** The name of the place of a candidate: its venue, itself where it is a place, else its address; null where nothing says it. */
export function placeNameOfFound({
  kind,
  public_name,
  location,
}: Pick<HostFacts, 'kind' | 'public_name' | 'location'>): string | null {
  return (
    location?.venue_name ?? (kind === 'place' ? public_name : null) ?? location?.address ?? null
  )
}

/** When a candidate begins; null where it has no time of its own. */
export function startOf({ schedule }: HostFacts): Date | null {
  return schedule?.starts_at == null ? null : toInstant(schedule.starts_at)
}

/** Whether a candidate is an event, rather than a place or something that one offers. */
export function isEventKind(kind: TargetKind): boolean {
  return kind === 'event' || kind === 'occurrence'
}
