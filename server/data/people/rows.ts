import type { Person } from '#generated/types.ts'
import { madeOf } from '#server/domain/ideas/authored.ts'
import { sql } from '#server/database/sql.ts'
import { toHandle } from '#server/domain/basics/handle.ts'

/** A saved person as the table stores them. */
export interface PersonRow {
  person_id: string
  display_name: string
  /** The `nameKey` of the display name. */
  name_key: string
  classification: Person['classification']
  /** Former names, the last one first. */
  aliases: string[]
  /** The `nameKey` of each alias, in the same order. */
  alias_keys: string[]
  /** `sign_up` for somebody who signed up by a plan's open link, and was not renamed since. */
  origin: 'saved' | 'sign_up'
  created_at: Date
  updated_at: Date
}

/** Who a person is, and no more. */
export type PersonName = Pick<PersonRow, 'person_id' | 'display_name'>

/** The columns of a `PersonRow`, for statements that call the table `p`. */
export const personColumns = sql`
  p.person_id, p.display_name, p.name_key, p.classification, p.aliases, p.alias_keys, p.origin,
  p.created_at, p.updated_at`

/** Whether a person of `people` is one of those the host knows, and not only a guest who signed up by a link. */
export const isKnown = sql`(origin <> 'sign_up' or classification = 'connected')`

/** The opposite of `isKnown`, for a row. */
export function isOnlyGuest({ origin, classification }: PersonRow): boolean {
  return origin === 'sign_up' && classification !== 'connected'
}

/** A person as callers see them. */
export function toPerson(row: PersonRow): Person {
  const person: Person = {
    person_handle: toHandle('person', row.person_id),
    display_name: row.display_name,
    classification: row.classification,
  }
  return madeOf(person, { kind: 'person', row, is_guest: isOnlyGuest(row) })
}
