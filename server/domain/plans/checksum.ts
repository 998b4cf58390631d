import { createHash } from 'node:crypto'
import {
  type GuestItem,
  type PlanFacts,
  planActivity,
  planTitle,
  visibleDescription,
  visibleSource,
} from '#server/domain/plans/content.ts'

/**
 * The checksum of a plan: SHA-256, in hexadecimal, of what its recipients can see as canonical JSON
 * (RFC 8785). Plans that look the same to recipients have the same checksum.
 */
export function planChecksum(plan: PlanFacts): string {
  // RFC 8785 sorts members by their names.
  const content = JSON.stringify({
    activity: planActivity(plan),
    capacity_max: plan.capacity_max,
    capacity_min: plan.capacity_min,
    description: visibleDescription(plan),
    // A plan without a checklist for its guests has the checksum that earlier releases gave it.
    ...(plan.guest_items.length > 0 && { guest_items: plan.guest_items.map(shown) }),
    meetup_at: written(plan.meetup_at),
    meetup_location_text: plan.meetup_location_text,
    place_address: plan.place_address,
    place_name: plan.place_name,
    rsvp_deadline: written(plan.rsvp_deadline),
    scheduled_at: written(plan.scheduled_at),
    scheduled_ends_at: written(plan.scheduled_ends_at),
    source_url: visibleSource(plan),
    timezone: plan.timezone,
    title: planTitle(plan),
  })
  return createHash('sha256').update(content).digest('hex')
}

/** How many characters of a checksum tell whether a plan has changed: nobody guesses 64 bits by chance. */
const telling = 16

/** The beginning of a checksum, which is taken for it. */
export function shortChecksum(checksum: string): string {
  return checksum.slice(0, telling)
}

/** Whether a checksum is the one that a caller expects, who may send its first 16 characters or more. */
export function isExpected(checksum: string, expected: string): boolean {
  return expected.length >= telling && checksum.startsWith(expected)
}

function shown({ actor_type, amount_note, kind, phase, target_url, title }: GuestItem): GuestItem {
  return { actor_type, amount_note, kind, phase, target_url, title }
}

function written(instant: Date | null): string | null {
  return instant?.toISOString() ?? null
}
