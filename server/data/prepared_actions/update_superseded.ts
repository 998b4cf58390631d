import type { Db } from '#server/database/db.ts'

/** Supersedes the prepared actions of a plan that has changed: they can no longer be committed. */
export async function updateActionsSuperseded(db: Db, plan_id: string): Promise<void> {
  await db.sql`
    update prepared_actions
    set state = 'superseded'
    where owner_id = ${db.owner} and plan_id = ${plan_id} and state = 'prepared'`
}

/** Supersedes what a principal has prepared, because none of its tokens works any more. */
export async function updatePrincipalSuperseded(db: Db, token_id: string): Promise<void> {
  await db.sql`
    update prepared_actions
    set state = 'superseded'
    where owner_id = ${db.owner} and token_id = ${token_id} and state = 'prepared'`
}

/** Supersedes what any token of this account has prepared; what the person prepared on the pages stays. */
export async function updateProgramsSuperseded(db: Db): Promise<void> {
  await db.sql`
    update prepared_actions
    set state = 'superseded'
    where owner_id = ${db.owner} and surface <> 'web' and state = 'prepared'`
}
