import {
  readBoolean,
  readDate,
  readInteger,
  readList,
  readNullable,
  readObject,
  readOneOf,
  readString,
} from '#server/domain/basics/json.ts'
import { type PageLanguage, readPageLanguage } from '#server/domain/basics/speaking.ts'
import { type ChangedPlan, changeFields } from '#server/domain/plans/change.ts'
import type { PlanChanges } from '#generated/types.ts'

/** How what a commit carries out is stored: as plain JSON, with instants as ISO 8601 strings. */
export interface PayloadForm<Payload> {
  /** Rises with every change of what is stored. What has another version is not committed. */
  readonly version: number
  readonly write: (payload: Payload) => Record<string, unknown>
  /** Errors: `UnreadableJson` for anything that `write` does not write. */
  readonly read: (json: Record<string, unknown>) => Payload
}

/** One person an action concerns, and how they would be reached when it was prepared. */
export interface ChosenGuest {
  person_id: string
  display_name: string
  delivery: 'service' | 'manual_share'
  /** Their account, where the service would write to it; null for a link the host passes on. */
  peer_owner: string | null
  eligible: boolean
  /** The language of the service's mail to them, as it was prepared; left out where it sends none, and by earlier releases. */
  language?: PageLanguage
  /** Whether the name is what somebody called themself who signed up by a link; left out by earlier releases. */
  signed_up?: true
  /** Whether the guest asked for mail about the plan. It is looked up when it is said, and never stored. */
  mailed?: true
}

/** The people an action reaches. */
export interface GuestsPayload {
  guests: readonly ChosenGuest[]
}

export const guestsPayload: PayloadForm<GuestsPayload> = {
  version: 1,
  write: ({ guests }) => ({ guests: guests.map(storedGuest) }),
  read: ({ guests }) => ({ guests: readList(readGuest, guests) }),
}

/** What sharing or sending a draft carries out. */
export interface SendPayload extends GuestsPayload {
  /** What recipients of a private plan read in place of its notes; null leaves what the plan has. */
  public_description: string | null
}

export const sendPayload: PayloadForm<SendPayload> = {
  version: 1,
  write: ({ guests, public_description }) => ({ guests, public_description }),
  read: ({ guests, public_description }) => ({
    guests: readList(readGuest, guests),
    public_description: readNullable(readString, public_description),
  }),
}

/** Who joins a plan's roster, and who leaves it. */
export interface RosterPayload {
  add: readonly ChosenGuest[]
  remove: readonly ChosenGuest[]
}

export const rosterPayload: PayloadForm<RosterPayload> = {
  version: 1,
  write: ({ add, remove }) => ({ add, remove }),
  read: ({ add, remove }) => ({
    add: readList(readGuest, add),
    remove: readList(readGuest, remove),
  }),
}

/** The columns of a change, as they are stored; earlier releases leave `show_guest_list` out, and it stays then. */
export type StoredChange = Omit<ChangedPlan, 'show_guest_list'> &
  Partial<Pick<ChangedPlan, 'show_guest_list'>>

/** What changes in a plan. */
export interface UpdatePayload extends GuestsPayload {
  columns: StoredChange
  /** The fields of the input that asked for it: what is wrong is said of them. */
  fields: readonly (keyof PlanChanges)[]
  /** Whether the guests are told. */
  notify: boolean
}

export const updatePayload: PayloadForm<UpdatePayload> = {
  version: 2,
  write: ({ columns, fields, guests, notify }) => ({
    columns: {
      ...columns,
      scheduled_at: columns.scheduled_at?.toISOString() ?? null,
      scheduled_ends_at: columns.scheduled_ends_at?.toISOString() ?? null,
      meetup_at: columns.meetup_at?.toISOString() ?? null,
      rsvp_deadline: columns.rsvp_deadline?.toISOString() ?? null,
    },
    fields,
    guests: guests.map(storedGuest),
    notify,
  }),
  read: ({ columns, fields, guests, notify }) => ({
    columns: readColumns(columns),
    fields: readList((field) => readOneOf(changeFields, field), fields),
    guests: readList(readGuest, guests),
    notify: readBoolean(notify),
  }),
}

function readColumns(value: unknown): StoredChange {
  const json = readObject(value)
  return {
    scheduled_at: readNullable(readDate, json.scheduled_at),
    scheduled_ends_at: readNullable(readDate, json.scheduled_ends_at),
    meetup_at: readNullable(readDate, json.meetup_at),
    meetup_location_text: readNullable(readString, json.meetup_location_text),
    rsvp_deadline: readNullable(readDate, json.rsvp_deadline),
    capacity_min: readNullable(readInteger, json.capacity_min),
    capacity_max: readNullable(readInteger, json.capacity_max),
    title_override: readNullable(readString, json.title_override),
    description_override: readNullable(readString, json.description_override),
    ...(json.show_guest_list !== undefined && {
      show_guest_list: readBoolean(json.show_guest_list),
    }),
  }
}

function storedGuest({ mailed: _, ...guest }: ChosenGuest): ChosenGuest {
  return guest
}

function languageOf(value: unknown): Pick<ChosenGuest, 'language'> {
  const language = readPageLanguage(typeof value === 'string' ? value : null)
  return language === null ? {} : { language }
}

function readGuest(value: unknown): ChosenGuest {
  const json = readObject(value)
  return {
    person_id: readString(json.person_id),
    display_name: readString(json.display_name),
    delivery: readOneOf(['service', 'manual_share'], json.delivery),
    peer_owner: readNullable(readString, json.peer_owner),
    eligible: readBoolean(json.eligible),
    ...(json.signed_up === true && { signed_up: true }),
    ...languageOf(json.language),
  }
}
