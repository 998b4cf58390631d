import type { Attendee } from '#server/domain/calendar/event.ts'
import type { PageLanguage } from '#server/domain/basics/speaking.ts'
import { pageAddress } from '#server/domain/basics/linked_text.ts'
import {
  type PlanFacts,
  placeAttribution,
  planActivity,
  planTitle,
  visibleDescription,
  visibleSource,
} from '#server/domain/plans/content.ts'

/**
 * The content of a message, as `outgoing` stores it: plain JSON, copied when the sending is committed, so that
 * the message says what was approved even if the plan changes before it is sent.
 */
export type MailContent = Spoken & Written

interface Spoken {
  /** The language it was approved in; not given in messages of older releases. */
  language?: PageLanguage
}

type Written =
  | { kind: 'plan_invite'; plan: PlanContent }
  | {
      kind: 'plan_update'
      plan: PlanContent
      changes: Change[]
      /** The same in German; not given in messages of older releases. */
      changes_de?: Change[]
      /** Whether the time or place has changed, so that guests should confirm their answers. */
      needs_reconfirm: boolean
      /** When and where the plan was before; not given in messages of older releases. */
      before?: WhenAndWhere
      /** The previous start of a plan that has no start any more, so that calendars remove it. */
      was_at?: string
      answer?: GuestAnswer
    }
  | { kind: 'plan_cancel'; plan: PlanContent; answer?: GuestAnswer }
  | { kind: 'plan_removed'; plan: PlanContent }
  | { kind: 'list_share'; host_name: string; list_name: string; item_count: number }

/** What a guest had answered when the message was written; not given in messages of older releases. */
export type GuestAnswer = Attendee['answer']

/** The kind of a message. */
export type MailKind = MailContent['kind']

/** A plan as its guests may see it. Instants are ISO 8601 in UTC. */
export interface PlanContent {
  host_name: string
  title: string
  description: string | null
  activity_name: string | null
  /** IANA name; the text shows times in it. */
  timezone: string
  scheduled_at: string | null
  scheduled_ends_at: string | null
  meetup_at: string | null
  meetup_location_text: string | null
  place_name: string | null
  place_address: string | null
  /** What to show with the place, as the licence of its source wants it; not given in messages of older releases. */
  place_attribution?: string | null
  rsvp_deadline: string | null
  /** Both count the host. */
  capacity_min: number | null
  capacity_max: number | null
  source_url: string | null
  /** What guests have to remember; not given in messages of older releases. */
  checklist?: ChecklistLine[]
  /** Whether guests see who is coming; not given in messages of older releases. */
  show_guest_list?: boolean
  /** The calendar entry's sequence number. */
  revision: number
}

/** When and where a plan is. */
export type WhenAndWhere = Pick<
  PlanContent,
  | 'scheduled_at'
  | 'scheduled_ends_at'
  | 'meetup_at'
  | 'meetup_location_text'
  | 'place_name'
  | 'place_address'
>

/** One thing guests have to remember. */
export interface ChecklistLine {
  title: string
  note: string | null
  /** A web page; null for none. */
  url: string | null
}

/** One fact that a change changed. */
export interface Change {
  label: string
  before: string | null
  after: string | null
}

/** A plan as its guests may see it: of a private plan the public description, never the notes or their source. */
export function planContent(
  plan: PlanFacts & { revision: number; tipped_at?: Date | null; show_guest_list: boolean },
  host_name: string,
): PlanContent {
  return {
    host_name,
    title: planTitle(plan),
    description: visibleDescription(plan),
    activity_name: planActivity(plan),
    timezone: plan.timezone,
    scheduled_at: isoOf(plan.scheduled_at),
    scheduled_ends_at: isoOf(plan.scheduled_ends_at),
    meetup_at: isoOf(plan.meetup_at),
    meetup_location_text: plan.meetup_location_text,
    place_name: plan.place_name,
    place_address: plan.place_address,
    place_attribution: placeAttribution(plan),
    rsvp_deadline: isoOf(plan.rsvp_deadline),
    capacity_min: plan.capacity_min,
    capacity_max: plan.capacity_max,
    source_url: visibleSource(plan),
    checklist: plan.guest_items
      .filter(({ phase }) => phase !== 'after_plan_tips' || plan.tipped_at)
      .map(({ title, amount_note, target_url }) => ({
        title,
        note: amount_note,
        url: target_url && pageAddress(target_url),
      })),
    show_guest_list: plan.show_guest_list,
    revision: plan.revision,
  }
}

function isoOf(instant: Date | null): string | null {
  return instant?.toISOString() ?? null
}
