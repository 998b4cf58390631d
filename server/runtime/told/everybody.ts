import { isObject } from '#server/domain/basics/json.ts'

type Part = Readonly<Record<string, unknown>>

/** The field of a time with the people that it is for, each with a status of their own. */
const field = 'people'

/**
 * The people that every entry of a list is for, without their statuses, where at least two entries have one status for all of them: they
 * are named above the list, and such an entry says that status of everybody. Null for any other list.
 */
export function everybodyIn(list: readonly unknown[]): readonly Part[] | null {
  const [first, ...others] = list.map((one) => (isObject(one) ? peopleIn(one[field]) : null))
  if (!first || first.length < 2) return null
  const json = JSON.stringify(first)
  if (!others.every((one) => JSON.stringify(one) === json)) return null
  const alike = list.filter((one) => isObject(one) && sharedStatus(one[field]) !== null)
  return alike.length >= 2 ? first : null
}

/** What an entry says in place of its people, who are those named above the list: `everybody free`; null where they differ. */
export function everybodyText(name: string, value: unknown): string | null {
  const status = name === field ? sharedStatus(value) : null
  return status === null ? null : `everybody ${status}`
}

/** People without their statuses; null for anything else. */
function peopleIn(value: unknown): Part[] | null {
  if (!Array.isArray(value)) return null
  const people = value.flatMap((one: unknown) => {
    if (!isObject(one) || typeof one.status !== 'string') return []
    const { status: _, ...person } = one
    return [person]
  })
  return people.length === value.length ? people : null
}

/** The status that all people have; null where they have several. */
function sharedStatus(value: unknown): string | null {
  const [first, ...others] = Array.isArray(value) ? value.map((one: Part) => one.status) : []
  return typeof first === 'string' && others.every((one) => one === first) ? first : null
}
