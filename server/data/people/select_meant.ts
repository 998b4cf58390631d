import { withPlainLetters } from '#server/database/containing.ts'
import { type Statement, sql, type Uuids } from '#server/database/sql.ts'
import { plainLetters } from '#server/domain/basics/plain_letters.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** Saved people as an input names them. */
export interface MeantPeople {
  ids: readonly string[]
  names: readonly string[]
}

/** Selects the ids of the people that may be meant, as an array: a name may mean several. */
export function selectMeant(owner: string, { ids, names }: MeantPeople): Uuids {
  if (names.length === 0) return ids
  const keys = names.map(nameKey)
  return named(owner, ids, [...keys, ...keys.map(plainLetters)])
}

function named(owner: string, ids: readonly string[], keys: readonly string[]): Statement {
  return sql`
    (${[...ids]}::uuid[] || array(
      select person_id
      from people
      where owner_id = ${owner} and deleted_at is null
        and (name_key = any(${[...keys]}::text[]) or alias_keys && ${[...keys]}::text[]
          or octet_length(name_key) > length(name_key)
            and ${withPlainLetters(sql`name_key`)} = any(${[...keys]}::text[]))
    ))`
}
