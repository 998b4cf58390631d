import { seeWhoIsMeant } from '#server/domain/messages/people.ts'

/** The call that shows the saved people of a name. */
export function lookingCall(name: string) {
  return { capability: 'relationships.people.query', reason: seeWhoIsMeant, input: { name } }
}

/** The call that adds people of these names where they are not saved yet. */
export function ensureCall(names: string[]) {
  return { capability: 'relationships.people.ensure', input: { people: names } }
}
