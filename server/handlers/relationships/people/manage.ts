import type { Db } from '#server/database/db.ts'
import { updateInvitationsWithout } from '#server/data/connection_invitations/update.ts'
import { updateSharesEndedWith } from '#server/data/list_shares/update.ts'
import { deletePerson } from '#server/data/people/delete.ts'
import { requirePerson } from '#server/data/people/find.ts'
import { insertPeople } from '#server/data/people/insert.ts'
import { listPeopleNamed } from '#server/data/people/list.ts'
import { lockPerson, lockPersonWithLinks } from '#server/data/people/lock.ts'
import { type PersonRow, toPerson } from '#server/data/people/rows.ts'
import { updatePersonName } from '#server/data/people/update.ts'
import { fail, refuse } from '#server/domain/basics/failure.ts'
import {
  noNameIsGiven,
  peopleAdded,
  personDeleted,
  personHasThatName,
  personKept,
  personRenamed,
  noPersonIsMeant,
} from '#server/domain/messages/people.ts'
import { only } from '#server/domain/basics/only.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { readText } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { calledBy } from '#server/domain/people/named.ts'
import { completed, type Effect, handler, unchanged } from '#server/runtime/handler.ts'

interface Wanted {
  operation: 'create' | 'rename' | 'delete'
  display_name?: string | undefined
  person_handle?: string | undefined
}

export default handler('relationships.people.manage', async ({ db }, input) => {
  if (input.operation === 'create') return create(db, input)
  if (input.operation === 'rename') return rename(db, input)
  return remove(db, input)
})

async function create(db: Db, input: Wanted) {
  const name = readName(input)
  const disclosures = await nameShared(db, name)
  const person = only(await insertPeople(db, [name]))
  return completed(
    { person: toPerson(person), operation: input.operation },
    {
      text: peopleAdded([name]),
      effects: [effect('person.created', person)],
      disclosures,
    },
  )
}

async function rename(db: Db, input: Wanted) {
  const name = readName(input)
  const handle = readHandle(input)
  await lockPerson(db, handle)
  const person = await requirePerson(db, handle, '/person_handle')
  const isNew = person.origin === 'sign_up'
  if (person.display_name === name && !isNew) {
    return unchanged(
      { person: toPerson(person), operation: input.operation },
      { text: personHasThatName(name) },
    )
  }
  const disclosures = await nameShared(db, name, person)
  const after = await updatePersonName(db, person, name)
  return completed(
    { person: toPerson(after), operation: input.operation },
    {
      text: person.display_name === name ? personKept(name) : personRenamed(calledBy(person), name),
      effects: [effect('person.renamed', person)],
      disclosures,
    },
  )
}

async function remove(db: Db, input: Wanted) {
  const handle = readHandle(input)
  await lockPersonWithLinks(db, handle)
  const person = await requirePerson(db, handle, '/person_handle')
  if (person.classification === 'connected') {
    throw fail('connected_friend_not_deletable', { pointer: '/person_handle' })
  }
  const list_links_ended = await updateSharesEndedWith(db, person.person_id)
  const invitations_closed = await updateInvitationsWithout(db, person.person_id)
  await deletePerson(db, person)
  return completed(
    { person: toPerson(person), operation: input.operation },
    {
      text: personDeleted(calledBy(person), list_links_ended, invitations_closed),
      facts: { list_links_ended, invitations_closed },
      effects: [effect('person.deleted', person)],
    },
  )
}

function readName({ display_name }: Wanted): string {
  if (display_name === undefined) {
    throw fail('subject_required', { pointer: '/display_name', message: noNameIsGiven })
  }
  const violations: Violation[] = []
  const name = readText(display_name, '/display_name', violations)
  refuse(violations)
  return name
}

function readHandle({ person_handle }: Wanted): string {
  if (person_handle !== undefined) return person_handle
  throw fail('subject_required', { pointer: '/person_handle', message: noPersonIsMeant })
}

/** The disclosures of an answer that gives a person a name: whether another person has the same one. */
async function nameShared(db: Db, name: string, person?: PersonRow): Promise<string[]> {
  const key = nameKey(name)
  const namesakes = (await listPeopleNamed(db, [name])).filter(
    (other) => other.name_key === key && other.person_id !== person?.person_id,
  )
  return namesakes.length > 0 ? ['relationship.same_name'] : []
}

function effect(type: string, person: PersonRow): Effect {
  return {
    type,
    state: 'confirmed',
    resource: { kind: 'person', handle: toPerson(person).person_handle },
  }
}
