import { type Component, lineOf } from '#server/domain/ics/components.ts'
import { eventOf } from '#server/domain/ics/event.ts'
import { paramOf } from '#server/domain/ics/lines.ts'
import { timeOf, type WrittenTime } from '#server/domain/ics/moment.ts'
import type { ParsedEvent } from '#server/domain/ics/parsed.ts'
import type { ZoneTable } from '#server/domain/ics/zone_table.ts'

/** An event as it stands in a file. */
export interface Draft {
  readonly component: Component
  readonly event: ParsedEvent
  /** When it would have been, if it is an occurrence that differs from its series. */
  readonly instead_of: WrittenTime | null
  readonly following: boolean
  /** Whether it says that it belongs to a series, and not to which time of it. */
  readonly alone?: true
}

/** The draft of an event; null where it is not known when it begins. */
export function draftOf(
  component: Component,
  zones: ZoneTable,
  addresses: ReadonlySet<string>,
): Draft | null {
  const event = eventOf(component, zones, addresses)
  const line = lineOf(component, 'RECURRENCE-ID')
  const instead_of = line && timeOf(line)
  if (!event) return null
  // That it takes time is known, and not whose place it takes.
  if (line && !instead_of) {
    const kind = event.kind === 0 ? 0 : 3
    return { component, event: { ...event, kind }, instead_of: null, following: false, alone: true }
  }
  return {
    component,
    event,
    instead_of,
    following: line !== null && paramOf(line.params, 'RANGE')?.toUpperCase() === 'THISANDFUTURE',
  }
}

/** Of several versions of one event those that count: with the highest sequence, then written last. */
export function latestOf(drafts: readonly Draft[]): readonly Draft[] {
  if (drafts.length < 2) return drafts
  return maxBy(maxBy(drafts, sequenceOf), stampOf)
}

function maxBy(drafts: readonly Draft[], rankOf: (draft: Draft) => number): readonly Draft[] {
  const ranks = drafts.map(rankOf)
  const most = ranks.reduce((most, rank) => Math.max(most, rank), 0)
  return drafts.filter((_, index) => ranks[index] === most)
}

function sequenceOf({ component }: Draft): number {
  const text = lineOf(component, 'SEQUENCE')?.value ?? ''
  return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : 0
}

/** The digits of DTSTAMP, which sort by time; 0 for none. */
function stampOf({ component }: Draft): number {
  return Number(lineOf(component, 'DTSTAMP')?.value.replace(/\D/g, '').slice(0, 14) ?? 0)
}
