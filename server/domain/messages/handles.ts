import type { HandleKind } from '#server/domain/basics/handle.ts'

/** What the handles of a kind name, and the capability that reads or takes them. */
const kinds: { readonly [Kind in HandleKind]?: { what: string; takenBy: string } } = {
  list: { what: 'the handle of an Ideas List', takenBy: 'ideas.lists.get' },
  idea: { what: 'the handle of an idea', takenBy: 'ideas.object.get' },
  person: { what: 'the handle of a person', takenBy: 'relationships.person.get' },
  place: { what: 'the handle of a private place', takenBy: 'ideas.object.get' },
  public_place: { what: 'the handle of a public place', takenBy: 'ideas.object.get' },
  plan: { what: 'the handle of a plan', takenBy: 'plans.get' },
  invite: { what: 'the handle of an invite', takenBy: 'invites.get' },
  action: { what: 'the handle of a prepared action', takenBy: 'actions.commit' },
  capture: { what: 'the handle of a capture', takenBy: 'ideas.capture.get' },
  roundup: { what: 'the handle of a roundup', takenBy: 'ideas.roundup.get' },
  event: { what: 'the handle of an event', takenBy: 'ideas.object.get' },
  interest: { what: 'the handle of a like', takenBy: 'ideas.object.get' },
  receipt: { what: 'the receipt_id of a change of likes', takenBy: 'likes.mutate' },
  reversible_action: { what: 'a reversible_action_id', takenBy: 'ideas.object.mutate' },
  logistics_item: {
    what: 'the handle of an item of a checklist',
    takenBy: 'plans.logistics.update',
  },
  run: { what: 'the handle of a discovery run', takenBy: 'discovery.record' },
}

/** What is wrong with a handle of another kind than a field takes; null for a kind that no capability takes alone. */
export function handleOfAnotherKind(kind: HandleKind, field: string): string | null {
  const known = kinds[kind]
  return known
    ? `This is ${known.what}, which ${known.takenBy} takes; ${field} is of another kind.`
    : null
}

/** The same of one whose length alone is refused; null for a kind that no capability takes alone. */
export function isHandleOfAnotherKind(kind: HandleKind): string | null {
  const known = kinds[kind]
  return known ? `is ${known.what}, which ${known.takenBy} takes` : null
}

/** Whether what is wrong with a field is that it has a handle of another kind. */
export function namesKind(message: string): boolean {
  return (Object.keys(kinds) as HandleKind[]).some(
    (kind) => isHandleOfAnotherKind(kind) === message,
  )
}

/** What to do about a handle of another kind. */
export const sendTheOther = 'Look up the handle of the right kind, and copy it exactly.'

/** A name was sent where a handle belongs; `names` is the field that takes a name, null where none does. */
export function nameForHandle(names: string | null): { message: string; advice: string } {
  return {
    message: 'This is no handle.',
    advice:
      names === null
        ? 'Look the handle up by the name and copy it exactly.'
        : `Send a name in ${names}, or look the handle up and copy it exactly.`,
  }
}

/** Where the handle in a field comes from that no one read gives; null for kinds that one does. */
export function whereFrom(
  kind: HandleKind | 'execution_id' | 'invitation_token',
  field: string,
): string | null {
  const origin = origins[kind]
  return origin === undefined ? null : `${field} is in ${origin}.`
}

const undone =
  'the answer of the change that is to be undone; executions.get reads that again by its execution_id'

const origins: { readonly [kind: string]: string | undefined } = {
  action:
    'the answer that prepared the action; plans.status.get shows the action of a plan that waits for approval',
  capture:
    'the answer of ideas.capture; planning.brief.get shows the captures that wait for an answer',
  roundup:
    'the answer of ideas.roundup.mutate; planning.brief.get shows the roundups that wait for an answer',
  reversible_action: undone,
  receipt: undone,
  snapshot: 'the first page of a list: leave out snapshot_handle and cursor to read that again',
  execution_id: 'the answer of each call that changes something; no other call gives it again',
  invitation_token: 'the link that the user got or made, as its last part',
}

/** How a handle is found that a request needs and does not have. */
export function lookUpHandle(field: string, source: string): string {
  return `Look it up with ${source} and send it in ${field}; ask the user only which one is meant.`
}

/** The values of a field that a request needs and does not have. */
export function sendOneOf(field: string, values: readonly string[]): string {
  return `Send ${field}, one of ${values.join(', ')}; ask the user only if it is not clear which.`
}
