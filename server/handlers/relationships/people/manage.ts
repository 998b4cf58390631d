import type { Db } from '#server/database/db.ts'
import {
  requirePerson,
  type PersonRow,
  listPeopleNamed,
  toPerson,
} from '#server/data/people/rows.ts'
import {
  deletePerson,
  insertPeople,
  lockPerson,
  lockPersonWithLists,
  updatePersonName,
} from '#server/data/people/changes.ts'
import { fail, refuse } from '#server/domain/failure.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { readText } from '#server/domain/text.ts'
import type { Violation } from '#server/domain/violation.ts'
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
  const [person] = await insertPeople(db, [name])
  if (!person) throw new Error('An inserted person did not come back.')
  return completed(
    { person: toPerson(person), operation: input.operation },
    {
      text: `Added ${name} to your people. Nobody was notified.`,
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
  if (person.display_name === name) {
    return unchanged(
      { person: toPerson(person), operation: input.operation },
      { text: `The name is ${name} already.` },
    )
  }
  const disclosures = await nameShared(db, name, person)
  const after = await updatePersonName(db, person, name)
  return completed(
    { person: toPerson(after), operation: input.operation },
    {
      text: `${person.display_name} is now called ${name} among your people.`,
      effects: [effect('person.renamed', person)],
      disclosures,
    },
  )
}

async function remove(db: Db, input: Wanted) {
  const handle = readHandle(input)
  await lockPersonWithLists(db, handle)
  const person = await requirePerson(db, handle, '/person_handle')
  if (person.classification === 'connected') {
    throw fail('connected_friend_not_deletable', { pointer: '/person_handle' })
  }
  await deletePerson(db, person)
  return completed(
    { person: toPerson(person), operation: input.operation },
    {
      text: `${person.display_name} is no longer among your people. Nobody was notified.`,
      effects: [effect('person.deleted', person)],
    },
  )
}

function readName({ display_name }: Wanted): string {
  if (display_name === undefined) {
    const message = 'Say the name of the person in display_name.'
    throw fail('subject_required', { pointer: '/display_name', message })
  }
  const violations: Violation[] = []
  const name = readText(display_name, '/display_name', violations)
  refuse(violations)
  return name
}

function readHandle({ person_handle }: Wanted): string {
  if (person_handle !== undefined) return person_handle
  const message = 'Say in person_handle who is meant.'
  throw fail('subject_required', { pointer: '/person_handle', message })
}

/** What an answer must say where somebody else bears the name that a person gets. */
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
