import { type Statement, sql } from '#server/database/sql.ts'
import { nameKey } from '#server/domain/name_key.ts'

/** Saved people as an input names them. */
export interface MeantPeople {
  ids: readonly string[]
  names: readonly string[]
}

/** Whether a person of `people`, which is `p` there, may be one of those meant: a name may mean several. */
export function isMeant({ ids, names }: MeantPeople): Statement {
  const keys = names.map(nameKey)
  const byId = sql`p.person_id = any(${[...ids]}::uuid[])`
  if (keys.length === 0) return byId
  return sql`(${byId} or p.name_key = any(${keys}::text[]) or p.alias_keys && ${keys}::text[])`
}
