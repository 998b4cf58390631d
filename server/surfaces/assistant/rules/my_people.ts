import type { Frame } from '#generated/server/assistant/frame.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'

type Values = Readonly<Record<string, unknown>>

/** The most people whose free times are compared: as many as the capability takes. */
const maxPeople = 25

/**
 * The values of a request about free times that asks who has some: “who is free on Friday?” asks for the friends of this account, whose
 * calendars may be known. Where somebody is named, that person alone is asked for.
 */
export async function ofMyPeople(
  working: Working,
  { capability }: Pick<Frame, 'capability'>,
  values: Values,
): Promise<Values> {
  const isNamed = 'person_names' in values || 'person_handles' in values
  if (capability !== 'availability.query' || isNamed || !asksWho(working)) return values
  const { data } = await working.hands.call('relationships.people.query', {
    classification: 'connected',
    limit: maxPeople,
  })
  const person_handles = (data?.items ?? []).map(({ person_handle }) => person_handle)
  return person_handles.length === 0 ? values : { ...values, person_handles }
}

function asksWho(working: Working): boolean {
  const { tags } = readingIn(working, working.said.message)
  return tags.some(({ classes }) => classes.has('who'))
}
