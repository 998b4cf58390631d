import type { Db } from '#server/database/db.ts'

/** Who may see this account's time, of Connected Friends in general, and of some people. */
export interface TimeShown {
  /** Whether all of them may, but for those who were left out. */
  all: boolean
  /** Which of the people may, once they are Connected Friends. */
  people: ReadonlySet<string>
}

/** Who may see this account's time; `person_ids` are the people it is asked about. */
export async function findTimeShown(db: Db, person_ids: readonly string[]): Promise<TimeShown> {
  const rows = await db.sql<{
    sharing: string
    person_id: string | null
    excluded: boolean | null
  }>`
    select s.sharing, x.person_id, x.excluded
    from calendar_settings s
    left join calendar_sharing x on x.owner_id = s.owner_id and x.person_id = any(${[...person_ids]}::uuid[])
    where s.owner_id = ${db.owner} and s.sharing <> 'off'`
  const all = rows[0]?.sharing === 'all'
  const decided = new Map(rows.map(({ person_id, excluded }) => [person_id, !excluded]))
  const shown = person_ids.filter((id) => decided.get(id) ?? all)
  return { all, people: new Set(rows.length > 0 ? shown : []) }
}
