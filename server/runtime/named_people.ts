import type { Person } from '#generated/types.ts'
import { listPeople, listPersonIdsMatching } from '#server/data/people/list.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { Failure, fail } from '#server/domain/basics/failure.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { severalAreNamed, whoIsMeantByHandle } from '#server/domain/messages/people.ts'
import { peopleGiven } from '#server/domain/people/named.ts'
import { isBlank } from '#server/domain/basics/text.ts'
import { lookingCall } from '#server/domain/people/calls.ts'
import { listPeopleGiven, maxNear, resolvePeople } from '#server/flows/people/resolve.ts'
import { type PersonCandidate, tellApart } from '#server/flows/people/tell_apart.ts'
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
  /** What the failure is about, where the user can say who is meant; null otherwise. */
  readonly unclear?: UnclearName | null
}

/** A name that does not mean exactly one saved person. */
export interface UnclearName {
  readonly name: string
  /** JSON Pointer into the input as it was sent. */
  readonly pointer: string
  /** Who has the name; nobody does where this is empty. */
  readonly people: readonly PersonCandidate[]
}

/**
 * The saved people of an account that names mean. Former names count, and the names that guests have given themselves do not. `chosen` are
 * names of which the user has said who is meant, with the handle.
 */
export function findNamedPeople(
  { database }: Pick<Runtime, 'database'>,
  owner: string,
  sent: readonly SentName[],
  chosen: ReadonlyMap<string, string> = new Map(),
): Promise<NamedPeople> {
  return database.read(owner, async (db) => {
    const names = sent.map(({ name }) => name)
    const saved = await listPeopleGiven(db, names)
    const handles = new Map<string, string>()
    for (const one of sent) {
      const meant = chosen.get(one.name)
      if (meant !== undefined) {
        handles.set(one.name, meant)
        continue
      }
      const [person, ...others] = isBlank(one.name) ? [] : peopleGiven(saved, one.name)
      if (person === undefined && one.isPerhaps) continue
      if (person === undefined || others.length > 0) {
        const error = await resolvePeople(db, [], [one.name]).catch((failure: unknown) => failure)
        const { name, pointer } = one
        const unclear = { name, pointer, people: candidatesOf(error) }
        return {
          ...{ handles, failure: asked(error, one) },
          unclear: isBlank(name) ? null : unclear,
        }
      }
      handles.set(one.name, toHandle('person', person.person_id))
    }
    return { handles, failure: null }
  })
}

/** The saved people of an account whose names a name is part of, at most three, with what tells them apart. */
export function listPeopleNear(
  { database }: Pick<Runtime, 'database'>,
  owner: string,
  name: string,
): Promise<PersonCandidate[]> {
  return database.read(owner, async (db) => {
    const ids = await listPersonIdsMatching(db, name, maxNear)
    return tellApart(db, await listPeople(db, ids))
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
  const { message, errors } = error.detail
  if (errors !== undefined)
    return fail('input_invalid', { errors: errors.map((one) => ({ ...one, pointer })) })
  const people = candidatesOf(error).map(({ person_handle, details }) => ({
    ...{ handle: person_handle, details },
  }))
  const said = people.length > 0 ? severalAreNamed(name, people) : (message ?? '')
  return fail('input_invalid', {
    errors: [{ pointer, code: 'rule', message: said }],
    message: said,
    advice: whoIsMeantByHandle,
    prerequisite: lookingCall(name),
  })
}

/** The people that a failure offers. */
function candidatesOf(error: unknown): PersonCandidate[] {
  const { candidates = [] } = error instanceof Failure ? error.detail : {}
  return candidates.filter(
    (one): one is PersonCandidate => 'person_handle' in one && 'details' in one,
  )
}
