import type { AccountRow } from '#server/data/account_rows/list.ts'
import type { AccountTable } from '#server/data/account_rows/tables.ts'
import { listIdeas } from '#server/data/ideas/list.ts'
import { toSavedIdea } from '#server/data/ideas/rows.ts'
import { listRoster } from '#server/data/invites/list.ts'
import { toGuest } from '#server/data/invites/rows.ts'
import { listDirections } from '#server/data/list_directions/rows.ts'
import { listLists } from '#server/data/lists/list.ts'
import { toDefaults, toList } from '#server/data/lists/rows.ts'
import { listItems } from '#server/data/logistics/list.ts'
import { toLogisticsItem } from '#server/data/logistics/rows.ts'
import { listPeople } from '#server/data/people/list.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { listPlaces } from '#server/data/places/find.ts'
import { toPlace } from '#server/data/places/rows.ts'
import { listPlanCopies } from '#server/data/plan_copies/find.ts'
import { toGuestPlan, toInvite } from '#server/data/plan_copies/rows.ts'
import { listEvidence } from '#server/data/plan_evidence/list.ts'
import { listPlans } from '#server/data/plans/find.ts'
import { toPlan } from '#server/data/plans/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { Seal } from '#server/domain/basics/seal.ts'

/** A file of one kind of resource, in the shape that capabilities show. */
export interface ResourceFile {
  readonly name: string
  readonly table: AccountTable
  /** Rows of one read; 500 if not given. */
  readonly most?: number
  readonly of: (db: Db, rows: readonly AccountRow[], seal: Seal) => Promise<readonly unknown[]>
}

/** The files of resources. */
export const resourceFiles: readonly ResourceFile[] = [
  {
    name: 'people',
    table: 'people',
    of: async (db, rows) => (await listPeople(db, idsOf(rows, 'person_id'))).map(toPerson),
  },
  {
    name: 'places',
    table: 'places',
    of: async (db, rows) => (await listPlaces(db, idsOf(rows, 'place_id'))).map(toPlace),
  },
  {
    name: 'ideas',
    table: 'ideas',
    most: 100,
    async of(db, rows, seal) {
      const ideas = await listIdeas(db, idsOf(rows, 'idea_id'), true)
      return ideas.map((idea) => {
        // The candidate's id only serves a next call.
        const { candidate_id: _, ...shown } = toSavedIdea({ owner: db.owner, seal }, idea)
        return shown
      })
    },
  },
  { name: 'lists', table: 'lists', most: 50, of: listsOf },
  { name: 'plans', table: 'plans', most: 25, of: plansOf },
  {
    name: 'invitations',
    table: 'invite_cards',
    most: 100,
    async of(db, rows) {
      const copies = await listPlanCopies(db, idsOf(rows, 'invite_id'))
      return copies.map((copy) => ({ invite: toInvite(copy), plan: toGuestPlan(copy) }))
    },
  },
]

async function listsOf(db: Db, rows: readonly AccountRow[]): Promise<unknown[]> {
  const lists = await listLists(db, idsOf(rows, 'list_id'))
  return Promise.all(
    lists.map(async (list) => ({
      ...toList(list),
      defaults: toDefaults(list),
      directions: await listDirections(db, list.list_id),
    })),
  )
}

async function plansOf(db: Db, rows: readonly AccountRow[]): Promise<unknown[]> {
  const plans = await listPlans(db, idsOf(rows, 'plan_id'))
  return Promise.all(
    plans.map(async (plan) => {
      const [guests, items, evidence] = await Promise.all([
        listRoster(db, plan.plan_id),
        listItems(db, plan.plan_id),
        listEvidence(db, plan.plan_id),
      ])
      return {
        ...toPlan(plan),
        guests: guests.map(toGuest),
        logistics: items.map(toLogisticsItem),
        evidence,
      }
    }),
  )
}

function idsOf(rows: readonly AccountRow[], column: string): string[] {
  return rows.map((row) => String(row[column]))
}
