import { lockAccount } from '#server/data/accounts/lock.ts'
import { insertPeople } from '#server/data/people/insert.ts'
import { listPeopleNamed } from '#server/data/people/list.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { peopleNamed } from '#server/domain/people/named.ts'
import { personAmbiguous } from '#server/flows/people/failures.ts'
import { fail, refuse } from '#server/domain/basics/failure.ts'
import {
  everyoneWasSaved,
  noPersonIsNamed,
  peopleAdded,
  tooManyNames,
} from '#server/domain/messages/people.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { readText } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

/** How many people one call can name. */
const maxNames = 250

export default handler('relationships.people.ensure', async ({ db }, input) => {
  const named = namesOf(input)
  const wanted = [...named.values()].map(({ name }) => name)
  if (wanted.length === 0) {
    throw fail('subject_required', { pointer: '/people', message: noPersonIsNamed })
  }
  if (wanted.length > maxNames) {
    throw fail('limit_reached', { message: tooManyNames(maxNames) })
  }
  // Without the lock on the account, two calls at once that name the same new person would add two.
  const [, saved] = await Promise.all([lockAccount(db), listPeopleNamed(db, wanted)])
  for (const { name, pointer } of named.values()) {
    const people = peopleNamed(saved, name)
    if (people.length > 1) throw await personAmbiguous(db, name, people, pointer)
  }
  const missing = wanted.filter((name) => peopleNamed(saved, name).length === 0)
  const created = missing.length > 0 ? await insertPeople(db, missing) : []
  const people = wanted.flatMap((name) => {
    const [known] = peopleNamed(saved, name)
    const person = known ?? peopleNamed(created, name)[0]
    return person ? [{ name, person: toPerson(person), created: known === undefined }] : []
  })
  if (created.length === 0) {
    return unchanged({ people }, { text: everyoneWasSaved })
  }
  return completed(
    { people },
    {
      text: peopleAdded(missing),
      facts: { created_count: created.length },
      effects: created.map((person) => ({
        type: 'person.created',
        state: 'confirmed',
        resource: { kind: 'person', handle: toPerson(person).person_handle },
      })),
    },
  )
})

/** Each name once, in its first spelling, with where it stands in the input. Errors: `input_invalid`. */
function namesOf(input: { people?: readonly string[]; names?: readonly string[] }) {
  const violations: Violation[] = []
  const named = new Map<string, { name: string; pointer: string }>()
  for (const field of ['people', 'names'] as const) {
    for (const [index, text] of (input[field] ?? []).entries()) {
      const pointer = `/${field}/${index}`
      const name = readText(text, pointer, violations, 160)
      const key = nameKey(name)
      if (!named.has(key)) named.set(key, { name, pointer })
    }
  }
  refuse(violations)
  return named
}
