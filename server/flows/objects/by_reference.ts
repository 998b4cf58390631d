import { findCapture } from '#server/data/captures/find.ts'
import { findFound } from '#server/data/discovery_candidates/find.ts'
import { listIdeas } from '#server/data/ideas/list.ts'
import { listKnownInterests } from '#server/data/incoming_interests/list.ts'
import { listItemsById } from '#server/data/inventory_items/list.ts'
import { findList } from '#server/data/lists/find.ts'
import { listPeople } from '#server/data/people/list.ts'
import { listPlaces } from '#server/data/places/find.ts'
import { listPlanCopies, listPlanCopiesOfPlans } from '#server/data/plan_copies/find.ts'
import { listPlans } from '#server/data/plans/find.ts'
import type { Db } from '#server/database/db.ts'
import { openCandidate, sealCandidate } from '#server/domain/ideas/candidate.ts'
import { openKept } from '#server/domain/capture/kept.ts'
import { captureLabel } from '#server/domain/capture/label.ts'
import type { CaptureRow } from '#server/data/captures/rows.ts'
import { type HandleKind, kindOfHandle, parseHandle } from '#server/domain/basics/handle.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { parseSharedHandle, type SharedPart } from '#server/domain/ideas/shared_idea.ts'
import { findShared, readSharedIdea, sharedBy } from '#server/flows/lists/shared.ts'
import type { Thing } from '#server/flows/objects/thing.ts'

/** What references are read with. */
export interface Reading {
  readonly db: Db
  readonly owner: string
  readonly seal: Seal
  /** Whether lists that friends shared are found too: for a read. */
  readonly withShared?: boolean
}

/** How what a handle of each kind names is found. */
const finders: {
  readonly [Kind in HandleKind]?: (reading: Reading, id: string) => Promise<Thing | null>
} = {
  list: findListThing,
  idea: ({ db }, id) => findIdea(db, id),
  place: ({ db }, id) => findPlace(db, id),
  plan: ({ db }, id) => findPlan(db, id),
  invite: ({ db }, id) => findInvite(db, id),
  capture: findCaptureThing,
  interest: ({ db }, id) => findInterest(db, id),
  person: ({ db }, id) => findPerson(db, id),
  event: ({ db }, id) => findEvent(db, id),
  public_place: async (reading, id) =>
    (await findItem(reading.db, id)) ?? findFoundPlace(reading, id),
}

/**
 * What a reference means that this service has given: the handle of something, or a candidate id. Archived ideas and
 * places and canceled plans are there; what was deleted is not.
 *
 * @returns null for anything that this account cannot see.
 */
export async function findByReference(reading: Reading, text: string): Promise<Thing | null> {
  const kind = kindOfHandle(text)
  const shared = kind === null ? parseSharedHandle(text) : null
  if (shared) return findSharedThing(reading, shared)
  if (kind === null) return findByCandidate(reading, text)
  const id = parseHandle(kind, text)
  const find = finders[kind]
  return id === null || find === undefined ? null : find(reading, id)
}

/** What a candidate id stands for; null where it was not given to this account, has expired, or what it stands for is gone. */
export async function findByCandidate(
  reading: Reading,
  candidate_id: string,
): Promise<Thing | null> {
  const subject = openCandidate(reading.seal, reading.owner, candidate_id)
  if (subject?.kind === 'found') return findFoundThing(reading.db, subject.id, candidate_id)
  const isHandle = subject && (kindOfHandle(subject.id) ?? parseSharedHandle(subject.id)) !== null
  return subject && isHandle ? findByReference(reading, subject.id) : null
}

/** What a capture is called. */
export function labelOfCapture({ owner, seal }: Reading, row: CaptureRow): string {
  return captureLabel(openKept(seal, owner, row.kept))
}

async function findListThing({ db, withShared }: Reading, id: string): Promise<Thing | null> {
  const list = await findList(db, id)
  if (list && !list.deleted_at) return { is: 'list', list }
  const shared = withShared ? await findShared(db, id) : null
  return shared && { is: 'shared_list', shared }
}

/** An idea of a list that a friend shared, or its place. */
async function findSharedThing(
  reading: Reading,
  { kind, list_id, idea_id }: SharedPart,
): Promise<Thing | null> {
  const shared = reading.withShared ? await findShared(reading.db, list_id) : null
  const idea = shared && (await readSharedIdea(reading, shared, idea_id))
  if (kind === 'idea') return idea && { is: 'shared_idea', idea }
  const place = idea?.place ?? idea?.event?.venue ?? null
  return place && shared && { is: 'shared_place', place, shared_by: sharedBy(shared.row) }
}

async function findIdea(db: Db, id: string): Promise<Thing | null> {
  const [idea] = await listIdeas(db, [id])
  return idea ? { is: 'idea', idea } : null
}

async function findPlace(db: Db, id: string): Promise<Thing | null> {
  const [place] = await listPlaces(db, [id])
  return place ? { is: 'place', place } : null
}

async function findPlan(db: Db, id: string): Promise<Thing | null> {
  const [[plan], [copy]] = await Promise.all([listPlans(db, [id]), listPlanCopiesOfPlans(db, [id])])
  if (plan && plan.state !== 'deleted') return { is: 'plan', plan: { plan, copy: null } }
  return copy ? { is: 'plan', plan: { plan: null, copy } } : null
}

async function findInvite(db: Db, id: string): Promise<Thing | null> {
  const [copy] = await listPlanCopies(db, [id])
  return copy ? { is: 'plan', plan: { plan: null, copy } } : null
}

async function findCaptureThing(reading: Reading, id: string): Promise<Thing | null> {
  const capture = await findCapture(reading.db, id)
  return capture && { is: 'capture', capture, label: labelOfCapture(reading, capture) }
}

async function findInterest(db: Db, id: string): Promise<Thing | null> {
  const interest = (await listKnownInterests(db, [id])).get(id)
  return interest ? { is: 'interest', interest } : null
}

async function findItem(db: Db, id: string): Promise<Thing | null> {
  const [item] = await listItemsById(db, [id], { over: true })
  return item ? { is: 'item', item } : null
}

/** What a host recorded, by the handle of its place. */
function findFoundPlace({ db, owner, seal }: Reading, id: string): Promise<Thing | null> {
  return findFoundThing(db, id, sealCandidate(seal, owner, { kind: 'found', id }, new Date()))
}

/** What a host recorded in a discovery run that has not expired, or the idea that was made of it. */
async function findFoundThing(db: Db, id: string, candidate_id: string): Promise<Thing | null> {
  const found = await findFound(db, id)
  if (found?.idea_id) return findIdea(db, found.idea_id)
  if (!found || found.expired || found.facts.by !== 'host') return null
  return { is: 'found', found, candidate_id }
}

async function findPerson(db: Db, id: string): Promise<Thing | null> {
  const [person] = await listPeople(db, [id])
  return person ? { is: 'person', person } : null
}

/** The handle of an event is that of a plan, an invite, a saved idea or a public event. */
async function findEvent(db: Db, id: string): Promise<Thing | null> {
  return (
    (await findPlan(db, id)) ??
    (await findInvite(db, id)) ??
    (await findIdea(db, id)) ??
    (await findItem(db, id))
  )
}
