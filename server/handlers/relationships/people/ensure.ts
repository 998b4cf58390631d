import { lockAccount } from '#server/data/accounts/lock.ts'
import {
  answeringTo,
  listPeopleNamed,
  personAmbiguous,
  toPerson,
} from '#server/data/people/rows.ts'
import { insertPeople } from '#server/data/people/changes.ts'
import { fail, refuse } from '#server/domain/failure.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { readText } from '#server/domain/text.ts'
import type { Violation } from '#server/domain/violation.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

/** People one call may name. */
const most = 250

export default handler('relationships.people.ensure', async ({ db }, input) => {
  const named = namesOf(input)
  const wanted = [...named.values()].map(({ name }) => name)
  if (wanted.length === 0) {
    throw fail('subject_required', {
      pointer: '/names',
      message: 'Nobody is named. Name at least one person.',
    })
  }
  if (wanted.length > most) {
    throw fail('limit_reached', { message: `One call may name ${most} people at most.` })
  }
  // Two racing calls that name one new person must meet, or both would make one.
  const [, saved] = await Promise.all([lockAccount(db), listPeopleNamed(db, wanted)])
  for (const { name, pointer } of named.values()) {
    const people = answeringTo(saved, name)
    if (people.length > 1) throw personAmbiguous(name, people, pointer)
  }
  const missing = wanted.filter((name) => answeringTo(saved, name).length === 0)
  const created = missing.length > 0 ? await insertPeople(db, missing) : []
  const people = wanted.flatMap((name) => {
    const [known] = answeringTo(saved, name)
    const person = known ?? answeringTo(created, name)[0]
    return person ? [{ name, person: toPerson(person), created: known === undefined }] : []
  })
  if (created.length === 0) {
    return unchanged({ people }, { text: 'All of them were among your people already.' })
  }
  return completed(
    { people },
    {
      text: `Added ${inWords(missing)} to your people. Nobody was notified.`,
      facts: { created_count: created.length },
      effects: created.map((person) => ({
        type: 'person.created',
        state: 'confirmed',
        resource: { kind: 'person', handle: toPerson(person).person_handle },
      })),
    },
  )
})

/** Each name once, as it was first spelled, with where it stands in the input. */
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

function inWords(names: readonly string[]): string {
  if (names.length <= 5) return names.join(', ')
  return `${names.slice(0, 4).join(', ')} and ${names.length - 4} more`
}
