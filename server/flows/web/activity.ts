import { namingAudit } from '#server/data/audit/insert.ts'
import {
  type AuditFilter,
  type AuditPlace,
  type AuditRow,
  listAudit,
} from '#server/data/audit/list.ts'
import { listStoredAnswers } from '#server/data/executions/list.ts'
import { listIdeas } from '#server/data/ideas/list.ts'
import { listLists } from '#server/data/lists/list.ts'
import { listPeople } from '#server/data/people/list.ts'
import { listPlaces } from '#server/data/places/find.ts'
import { listPlanCopiesOfPlans } from '#server/data/plan_copies/find.ts'
import { listPlans } from '#server/data/plans/find.ts'
import { listReversibleStates } from '#server/data/reversible_actions/list.ts'
import { listPrincipals } from '#server/data/tokens/list_principals.ts'
import type { Db } from '#server/database/db.ts'
import { parseHandle, toHandle, uuidOf } from '#server/domain/basics/handle.ts'
import {
  type Activity,
  type ActivityFilter,
  type ActivityThing,
  answerWords,
} from '#server/domain/web/activity.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/** Rows that a page shows, rows of one step through the audit, and steps of one page. */
const [shown, step, steps] = [20, 500, 10]

/** A page of what was done in an account's name. */
export interface ActivityPage {
  /** The newest first. */
  readonly items: readonly Activity[]
  /** Where the next page begins; null where nothing older is left. */
  readonly older: string | null
}

/**
 * Reads what a principal of an account did, twenty at a time; the account itself is the principal with its own id. It
 * looks through at most 5,000 entries of the account, so a page may have less than older ones have.
 */
export function viewActivity(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  asked: { principal: string; filter: ActivityFilter; sends: Sends; before: string | null },
): Promise<ActivityPage> {
  const { principal, filter, sends } = asked
  const rowsOf = { principal, ...filterOf(filter, sends) }
  return database.read(owner, async (db) => {
    const { rows, older } = await collect(db, rowsOf, readPlace(asked.before))
    return { items: await describe(db, rows), older: older && writePlace(older) }
  })
}

/** What agents and apps of an account changed. */
export interface AgentChanges {
  /** The newest first. */
  readonly items: readonly Activity[]
  /** What the principals are called; those without a label are left out. */
  readonly names: ReadonlyMap<string, string>
}

/**
 * Reads the last changes of every principal of the transaction's account but itself: at most `wanted` of them, among the
 * last 500 entries of the account.
 */
export async function readAgentChanges(
  db: Db,
  { sends, wanted }: { sends: Sends; wanted: number },
): Promise<AgentChanges> {
  const filter = { principal: db.owner, is_other: true, ...filterOf('changed', sends) } as const
  const { rows } = await listAudit(db, filter, { before: null, most: step, wanted })
  const ids = rows.map(({ principal }) => principal)
  const [items, principals] = await Promise.all([describe(db, rows), listPrincipals(db, ids)])
  const named = principals.flatMap(({ principal_id, label }) =>
    label === null ? [] : [[principal_id, label] as const],
  )
  return { items, names: new Map(named) }
}

/** Capabilities that reach other people, and those that only prepare something. */
export interface Sends {
  readonly sending: readonly string[]
  readonly preparing: readonly string[]
}

function filterOf(
  filter: ActivityFilter,
  { sending, preparing }: Sends,
): Omit<AuditFilter, 'principal'> {
  if (filter === 'all') return { only: null, without: [], statuses: null }
  if (filter === 'sent') return { only: sending, without: [], statuses: ['completed'] }
  return { only: null, without: [...preparing, namingAudit], statuses: ['completed'] }
}

async function collect(
  db: Db,
  filter: AuditFilter,
  before: AuditPlace | null,
): Promise<{ rows: AuditRow[]; older: AuditPlace | null }> {
  const rows: AuditRow[] = []
  let place = before
  for (let count = 0; count < steps; count += 1) {
    const wanted = shown + 1 - rows.length
    const found = await listAudit(db, filter, { before: place, most: step, wanted })
    rows.push(...found.rows)
    if (rows.length > shown) return { rows: rows.slice(0, shown), older: rows[shown - 1] ?? null }
    if (found.read < step) return { rows, older: null }
    place = found.last
  }
  return { rows, older: place }
}

async function describe(db: Db, rows: readonly AuditRow[]): Promise<Activity[]> {
  const ids = rows.flatMap(({ execution_id }) => execution_id ?? [])
  const answers = ids.length === 0 ? [] : await listStoredAnswers(db, ids)
  const texts = new Map(answers.map(({ execution_id, answer }) => [execution_id, answer]))
  const said = rows.map((row) => ({
    row,
    words: answerWords((row.execution_id && texts.get(row.execution_id)) ?? null),
  }))
  const changes = said.flatMap(({ words }) => reversibleId(words.reversible) ?? [])
  const states = changes.length === 0 ? [] : await listReversibleStates(db, changes)
  const isGone = await goneAmong(
    db,
    said.flatMap(({ words }) => words.thing ?? []),
  )
  const byId = new Map(states.map((state) => [state.reversible_id, state]))
  return said.map(({ row, words }) => {
    const { reversible: handle, thing, detail } = words
    const state = byId.get(reversibleId(handle) ?? '')
    const { at, capability, status, surface, client, request_id, subject, principal } = row
    const undo = handle !== null && state?.live ? { handle, until: state.expires_at } : null
    const facts = { at, capability, status, surface, client, request_id, subject, principal }
    const is_gone = thing !== null && isGone(thing)
    return { ...facts, thing, is_gone, detail, undo, undone: state?.undone ?? false }
  })
}

/** Which of these people, lists, ideas, places and plans are deleted; anything else is not. */
async function goneAmong(
  db: Db,
  things: readonly ActivityThing[],
): Promise<(thing: ActivityThing) => boolean> {
  const ids = (kind: DeletedKind) => [
    ...new Set(
      things.flatMap((one) => (one.kind === kind ? (parseHandle(kind, one.handle) ?? []) : [])),
    ),
  ]
  const [people, lists, ideas, places, plans, copies] = await Promise.all([
    listPeople(db, ids('person')),
    listLists(db, ids('list')),
    listIdeas(db, ids('idea')),
    listPlaces(db, ids('place')),
    listPlans(db, ids('plan')),
    listPlanCopiesOfPlans(db, ids('plan')),
  ])
  const there = new Set([
    ...people.map(({ person_id }) => toHandle('person', person_id)),
    ...lists.map(({ list_id }) => toHandle('list', list_id)),
    ...ideas.map(({ idea_id }) => toHandle('idea', idea_id)),
    ...places.map(({ place_id }) => toHandle('place', place_id)),
    ...plans.flatMap(({ plan_id, state }) =>
      state === 'deleted' ? [] : toHandle('plan', plan_id),
    ),
    ...copies.map(({ plan_id }) => toHandle('plan', plan_id)),
  ])
  return ({ kind, handle }) => deletedKinds.some((one) => one === kind) && !there.has(handle)
}

const deletedKinds = ['person', 'list', 'idea', 'place', 'plan'] as const
type DeletedKind = (typeof deletedKinds)[number]

function reversibleId(handle: string | null): string | null {
  if (handle === null) return null
  return parseHandle('reversible_action', handle) ?? parseHandle('receipt', handle)
}

function writePlace({ micros, audit_id }: AuditPlace): string {
  return `${micros}-${audit_id.replaceAll('-', '')}`
}

/** The place that a page's address names; null, which is the newest, for any other text. */
function readPlace(text: string | null): AuditPlace | null {
  const [, micros, hex] = /^(\d{1,16})-([\da-f]{32})$/.exec(text ?? '') ?? []
  return micros === undefined || hex === undefined ? null : { micros, audit_id: uuidOf(hex) }
}
