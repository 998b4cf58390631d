import {
  isObject,
  readInteger,
  readList,
  readNullable,
  readObject,
  readOneOf,
  readString,
  UnreadableJson,
} from '#server/domain/basics/json.ts'
import type {
  ChangedGuest,
  CommitDelivery,
  IdeasList,
  Plan,
  PlanPlace,
  RsvpCounts,
} from '#generated/types.ts'

/** What is stored of a commit's answer for a later commit of the same action: all but its links. */
export interface CommittedResult {
  plan?: Plan
  list?: IdeasList
  /** What became of the message to each person. */
  deliveries: CommitDelivery[]
  /** Who is invited now, and who is no longer; left out where that was not changed, and by earlier releases. */
  added?: ChangedGuest[]
  removed?: ChangedGuest[]
}

/** The result of a commit as it was stored; what another release stored in an unreadable way is left out. */
export function readCommittedResult(value: unknown): CommittedResult {
  const json = isObject(value) ? value : {}
  const plan = ifReadable(readPlan, json.plan)
  const list = ifReadable(readIdeasList, json.list)
  const deliveries = ifReadable((items) => readList(readDelivery, items), json.deliveries)
  const [added, removed] = [json.added, json.removed].map((guests) =>
    ifReadable((items) => readList(readChangedGuest, items), guests),
  )
  return {
    ...(plan && { plan }),
    ...(list && { list }),
    deliveries: deliveries ?? [],
    ...(added && { added }),
    ...(removed && { removed }),
  }
}

function ifReadable<Value>(read: (value: unknown) => Value, value: unknown): Value | null {
  try {
    return read(value)
  } catch (error) {
    if (error instanceof UnreadableJson) return null
    throw error
  }
}

function readDelivery(value: unknown): CommitDelivery {
  const json = readObject(value)
  return {
    person_handle: readString(json.person_handle),
    // Earlier releases stored no names.
    ...(json.display_name !== undefined && { display_name: readString(json.display_name) }),
    status: readOneOf(['queued', 'manual_share', 'delivery_unavailable'], json.status),
  }
}

function readChangedGuest(value: unknown): ChangedGuest {
  const { person_handle, display_name, signed_up_by_link } = readObject(value)
  return {
    person_handle: readString(person_handle),
    display_name: readString(display_name),
    ...(signed_up_by_link === true && { signed_up_by_link }),
  }
}

function readPlan(value: unknown): Plan {
  const json = readObject(value)
  const tip = readObject(json.tip)
  return {
    plan_handle: readString(json.plan_handle),
    title: readString(json.title),
    state: readOneOf(planStates, json.state),
    role: readOneOf(['host', 'invitee'], json.role),
    scheduled_at: readNullable(readString, json.scheduled_at),
    timezone: readString(json.timezone),
    revision: readInteger(json.revision),
    checksum: readString(json.checksum),
    rsvp: readCounts(json.rsvp),
    tip: {
      capacity_min: readNullable(readInteger, tip.capacity_min),
      have: readInteger(tip.have),
      state: readOneOf(['open', 'tipped', 'missed'], tip.state),
    },
    rsvp_deadline: readNullable(readString, json.rsvp_deadline),
    place: readNullable(readPlace, json.place),
  }
}

const planStates = [
  ...(['draft', 'reviewed', 'prepared', 'shared', 'active', 'past'] as const),
  ...(['canceled', 'discarded'] as const),
]

function readCounts(value: unknown): RsvpCounts {
  const json = readObject(value)
  return {
    accepted: readInteger(json.accepted),
    declined: readInteger(json.declined),
    pending: readInteger(json.pending),
    removed: readInteger(json.removed),
  }
}

/** A plan's place; what only its host sees is left out where it is missing. */
function readPlace(value: unknown): PlanPlace {
  const json = readObject(value)
  const place: PlanPlace = {
    name: readString(json.name),
    address: readNullable(readString, json.address),
  }
  if (json.place_handle === undefined) return place
  return {
    place_handle: readString(json.place_handle),
    ...place,
    description: readNullable(readString, json.description),
    timezone: readNullable(readString, json.timezone),
    activity_name: readNullable(readString, json.activity_name),
    state: readOneOf(['active', 'archived'], json.state),
  }
}

function readIdeasList(value: unknown): IdeasList {
  const json = readObject(value)
  return {
    ideas_list_handle: readString(json.ideas_list_handle),
    name: readString(json.name),
    item_count: readInteger(json.item_count),
    people_count: readInteger(json.people_count),
    share_link_count: readInteger(json.share_link_count),
    updated_at: readString(json.updated_at),
  }
}
