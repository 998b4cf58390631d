import { listFound } from '#server/data/discovery_candidates/list.ts'
import { lockAccount } from '#server/data/accounts/lock.ts'
import { deleteOldThreads, deleteThreads } from '#server/data/discovery_runs/delete.ts'
import { countRuns, findOldestThread, findRun, maxRuns } from '#server/data/discovery_runs/find.ts'
import { insertRun } from '#server/data/discovery_runs/insert.ts'
import type { RunRow } from '#server/data/discovery_runs/rows.ts'
import { updateRunSuperseded } from '#server/data/discovery_runs/update.ts'
import { requirePeople } from '#server/data/people/find.ts'
import { listPeople } from '#server/data/people/list.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import type { AcceptedBy } from '#server/domain/calls/accepted_by.ts'
import { type ObjectiveInput, readObjective } from '#server/domain/discovery/asked.ts'
import { needsClarification } from '#server/domain/discovery/meaning.ts'
import { inherit, type Objective } from '#server/domain/discovery/objective.ts'
import { fail, refuse } from '#server/domain/basics/failure.ts'
import { isRequired } from '#server/domain/messages/input.ts'
import {
  timesContradict,
  timeWasTakenBack,
  tooManyRuns,
  waitForRuns,
  whatIsMeant,
} from '#server/domain/messages/discovery.ts'
import { needsParent } from '#server/domain/messages/discovery_input.ts'
import { idsOf } from '#server/domain/people/named.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import type { WordsRead } from '#server/domain/messages/words_read.ts'
import type { Context } from '#server/domain/context.ts'
import { withWords } from '#server/flows/discovery/read_query.ts'
import { checkRun, requireNamed, requireRun } from '#server/flows/discovery/runs.ts'
import type { ObjectiveRelation } from '#generated/types.ts'

/** What begins a run. */
export interface RunInput extends ObjectiveInput {
  person_handles?: string[]
  parent_run_handle?: string
  reply_contract_handle?: string
  expected_state_version?: number
  objective_relation?: ObjectiveRelation
}

/** A run before it is kept. */
export interface Wanted {
  readonly objective: Objective
  /** Those of its people who are still there. */
  readonly people: readonly PersonRow[]
  /** The run that it comes from; locked, unless it was foreseen. */
  readonly parent: RunRow | null
  readonly relation: ObjectiveRelation
  /** The keys of what is not offered again, because the parent found it. */
  readonly excluded: ReadonlySet<string>
  /** What words of its query were read as. */
  readonly read: WordsRead
}

/** The most threads that one request deletes because they are over. */
const maxSwept = 10

/**
 * What a request looks for, worked out from its parent if it has one. The account is locked, and threads that are over are deleted.
 *
 * Errors: `input_invalid`, `reference_not_found`, those of `checkRun`, `timing_required`, and `clarification_required` with
 * the constraints that are not clear.
 */
export function readWanted(context: Needs, input: RunInput): Promise<Wanted> {
  return workOut(context, input, lockParent)
}

/** As `readWanted`, before the transaction: it locks and writes nothing, and `confirmWanted` says whether it is still so. */
export function foreseeWanted(context: Needs, input: RunInput): Promise<Wanted> {
  return workOut(context, input, findParent)
}

/**
 * What was worked out before the transaction, with its parent locked; null where its parent or its people have changed since.
 * Errors: those of `readWanted` about its parent.
 */
export async function confirmWanted(
  db: Db,
  input: RunInput,
  wanted: Wanted,
): Promise<Wanted | null> {
  const parent = await lockParent(db, input)
  if (parent !== null) await checkParent(db, input, parent, await db.now())
  const people = await listPeople(db, wanted.objective.people)
  const isSame = JSON.stringify([parent, people]) === JSON.stringify([wanted.parent, wanted.people])
  return isSame ? { ...wanted, parent } : null
}

type Needs = Pick<Context, 'db' | 'timezone'>

/** The run that an input names, locked. Errors: `reference_not_found`. */
async function lockParent(db: Db, { parent_run_handle: handle }: RunInput): Promise<RunRow | null> {
  // Before the parent, as where the oldest runs are deleted; the other order could deadlock.
  await lockAccount(db)
  await deleteOldThreads(db, maxSwept)
  return handle === undefined ? null : requireRun(db, handle, '/parent_run_handle')
}

async function findParent(db: Db, { parent_run_handle: handle }: RunInput): Promise<RunRow | null> {
  return handle === undefined ? null : requireRun(db, handle, '/parent_run_handle', findRun)
}

async function checkParent(db: Db, input: RunInput, parent: RunRow, now: Date): Promise<void> {
  await requireNamed(db, input)
  checkRun(parent, input, now)
}

async function workOut(
  { db, timezone }: Needs,
  input: RunInput,
  parentOf: typeof lockParent,
): Promise<Wanted> {
  const violations: Violation[] = []
  checkParentFields(input, violations)
  const now = await db.now()
  const early = readObjective(input, [], violations)
  refuse(violations)
  const parent = await parentOf(db, input)
  if (parent !== null) await checkParent(db, input, parent, now)
  const named = await requirePeople(
    db,
    input.person_handles ?? [],
    (index) => `/person_handles/${index}`,
  )
  const relation = input.objective_relation ?? 'refine'
  const known = relation === 'supersede' ? null : (parent?.objective ?? null)
  const given = { ...early, people: idsOf(named) }
  const { asked, read } = await withWords(db, given, known, timezone)
  const { objective, unclear } = inherit(parent?.objective ?? null, relation, asked, violations)
  refuse(violations)
  if (unclear === 'timing') throw fail('timing_required', { message: timeWasTakenBack })
  if (unclear === 'window') throw fail('clarification_required', { message: timesContradict })
  refuseUnclear(objective)
  const people = await listPeople(db, objective.people)
  const found = parent !== null && relation === 'continue' ? await listFound(db, parent.run_id) : []
  const excluded = new Set([
    ...found.map(({ same_key }) => same_key),
    ...(relation === 'continue' ? (parent?.excluded_keys ?? []) : []),
  ])
  return {
    objective: { ...objective, people: idsOf(people) },
    ...{ people, parent, relation, excluded, read },
  }
}

const afterParent = [
  'reply_contract_handle',
  'expected_state_version',
  'objective_relation',
  'replacement_dimensions',
] as const

/** A parent is named with its version and its contract, and nothing of a parent without one. */
function checkParentFields(input: RunInput, violations: Violation[]): void {
  if (input.parent_run_handle === undefined) {
    for (const field of afterParent) {
      if (input[field] === undefined) continue
      violations.push({ pointer: `/${field}`, code: 'rule', message: needsParent })
    }
    return
  }
  for (const field of ['reply_contract_handle', 'expected_state_version'] as const) {
    if (input[field] !== undefined) continue
    violations.push({ pointer: `/${field}`, code: 'required', message: isRequired })
  }
}

function refuseUnclear({ constraints }: Objective): void {
  const unclear = constraints.filter(needsClarification)
  if (unclear.length === 0) return
  throw fail('clarification_required', {
    pointer: '/constraint_changes',
    message: whatIsMeant(unclear.map(({ label }) => label)),
    candidates: unclear.map(({ semantic_id, label, source_span }) => ({
      kind: 'constraint' as const,
      title: label,
      semantic_id,
      source_span,
    })),
  })
}

/** Who begins a run. */
export type RunOrigin =
  | { readonly origin: 'host' }
  | {
      readonly origin: 'service'
      /** The execution of the call, a uuid. */
      readonly execution_id: string
      readonly accepted_by: AcceptedBy
    }

/** A run that was kept. */
export type OpenedRun = Pick<
  RunRow,
  'run_id' | 'thread_id' | 'parent_run_id' | 'reply_contract_id' | 'record_until' | 'expires_at'
>

/**
 * Keeps a run that `readWanted` has worked out. A parent that it supersedes is marked as such, and of more than 200 runs the oldest closed thread goes.
 *
 * Errors: `limit_reached` where 200 runs are kept and the service is looking for each of them.
 */
export async function openRun(
  db: Db,
  { objective, parent, relation, excluded }: Wanted,
  by: RunOrigin,
): Promise<OpenedRun> {
  await makeRoom(db, parent?.thread_id ?? null)
  const run_id = newId('run')
  const run = {
    run_id,
    thread_id: parent?.thread_id ?? run_id,
    parent_run_id: parent?.run_id ?? null,
    reply_contract_id: newId('reply_contract'),
    objective,
    gaps: [],
    excluded_keys: [...excluded],
    origin: by.origin,
    execution_id: by.origin === 'service' ? by.execution_id : null,
    accepted_by: by.origin === 'service' ? by.accepted_by : null,
  }
  if (parent !== null && relation === 'supersede') await updateRunSuperseded(db, parent.run_id)
  return { ...run, ...(await insertRun(db, run)) }
}

async function makeRoom(db: Db, keep: string | null): Promise<void> {
  for (let count = await countRuns(db); count >= maxRuns; ) {
    const oldest = await findOldestThread(db, keep)
    if (oldest === null) {
      throw fail('limit_reached', { message: tooManyRuns(maxRuns), advice: waitForRuns })
    }
    count -= await deleteThreads(db, [oldest])
  }
}
