import type { Person } from '#generated/types.ts'
import { listPeople, listPeopleNamed } from '#server/data/people/list.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { Failure, fail } from '#server/domain/basics/failure.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { severalAreNamed, whoIsMeantByHandle } from '#server/domain/messages/people.ts'
import { peopleNamed } from '#server/domain/people/named.ts'
import { isBlank } from '#server/domain/basics/text.ts'
import { lookingCall } from '#server/flows/people/failures.ts'
import { resolvePeople } from '#server/flows/people/resolve.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

/** A name that stands for a person, and where it was sent. */
export interface SentName {
  readonly name: string
  /** JSON Pointer into the input as it was sent. */
  readonly pointer: string
  /** Whether it may be no name at all: then nothing is asked where nobody is called so. */
  readonly isPerhaps?: boolean
}

/** Who names mean: the handle by the name. `failure` says what to ask where a name does not mean exactly one saved person. */
export interface NamedPeople {
  readonly handles: ReadonlyMap<string, string>
  readonly failure: Failure | null
}

/** The saved people of an account that names mean. Former names count, and the names that guests have given themselves do not. */
export function findNamedPeople(
  { database }: Pick<Runtime, 'database'>,
  owner: string,
  sent: readonly SentName[],
): Promise<NamedPeople> {
  return database.read(owner, async (db) => {
    const names = sent.map(({ name }) => name)
    const saved = await listPeopleNamed(db, names)
    const handles = new Map<string, string>()
    for (const one of sent) {
      const [person, ...others] = isBlank(one.name) ? [] : peopleNamed(saved, one.name)
      if (person === undefined && one.isPerhaps) continue
      if (person === undefined || others.length > 0) {
        const error = await resolvePeople(db, [], [one.name]).catch((failure: unknown) => failure)
        return { handles, failure: asked(error, one) }
      }
      handles.set(one.name, toHandle('person', person.person_id))
    }
    return { handles, failure: null }
  })
}

/** The saved people of an account who have these handles. */
export function listPeopleOf(
  { database }: Pick<Runtime, 'database'>,
  owner: string,
  handles: ReadonlySet<string>,
): Promise<Person[]> {
  const ids = [...handles].flatMap((handle) => parseHandle('person', handle) ?? [])
  return database.read(owner, async (db) => (await listPeople(db, ids)).map(toPerson))
}

/** The failure of a capability that takes no names: it says who may be meant, with their handles, and what looks them up. */
function asked(error: unknown, { name, pointer }: SentName): Failure {
  if (!(error instanceof Failure)) throw error
  const { message, candidates = [], errors } = error.detail
  if (errors !== undefined)
    return fail('input_invalid', { errors: errors.map((one) => ({ ...one, pointer })) })
  const people = candidates.flatMap((one) =>
    'person_handle' in one && 'details' in one
      ? [{ handle: String(one.person_handle), details: String(one.details) }]
      : [],
  )
  const said = people.length > 0 ? severalAreNamed(name, people) : (message ?? '')
  return fail('input_invalid', {
    errors: [{ pointer, code: 'rule', message: said }],
    message: said,
    advice: whoIsMeantByHandle,
    prerequisite: lookingCall(name),
  })
}
