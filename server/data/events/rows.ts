import type { EventResult } from '#generated/types.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { zonedInstant } from '#server/domain/basics/wall_clock.ts'

/** An event that the account can see: an own plan, one that it is invited to, a saved idea, or an item of the inventory. */
export interface EventRow {
  role: 'host' | 'invited' | 'saved' | 'public'
  /** The id of the plan, the invite, the idea or the item. */
  id: string
  plan_id: string | null
  title: string
  venue: string | null
  starts_at: Date
  ends_at: Date | null
  /** Null where neither the plan nor the venue has one. */
  timezone: string | null
  /** What the licence of its source wants to be shown with it; only of an item. */
  attribution?: string
}

/** An event as callers see it; `timezone` is the account's own. */
export function toEvent(row: EventRow, timezone: string): EventResult {
  const zone = row.timezone ?? timezone
  return {
    event_handle: toHandle('event', row.id),
    title: row.title,
    venue: row.venue,
    starts_at: zonedInstant(row.starts_at, zone),
    ends_at: row.ends_at && zonedInstant(row.ends_at, zone),
    timezone: zone,
    role: row.role,
    ...(row.attribution !== undefined && { attribution: row.attribution }),
    ...(row.plan_id !== null && { plan_handle: toHandle('plan', row.plan_id) }),
  }
}
