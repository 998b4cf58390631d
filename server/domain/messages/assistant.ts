/** What is wrong with a field of a request. Each is read after the field's name. */
export const mustBeText = 'must be a string'
export const mustBePrintable = 'must be printable ASCII without spaces'
export const isUnknownHere = 'is no field of this request'
export const isThePagesOwn = 'is the name of the service’s own page; choose another one'

/** `reference_not_found` for a conversation. */
export const noSuchConversation = 'This token has no conversation with this handle.'

/** `channel_mismatch` with what to do. */
export const notThisConversation =
  'This action was not prepared in this conversation. Nothing was sent.'

/** `idempotency_conflict` for a turn whose words are no longer kept. */
export const keyEmptied =
  'This request_key was used for a turn whose words are no longer kept. Nothing was done now.'

/** What is wrong with the size of a page. */
export function mustBeLimit(most: number): string {
  return `must be a number from 1 to ${most}`
}

/** The answers to reading conversations. */
export function conversationList(count: number): string {
  return count === 1 ? 'One conversation.' : `${count === 0 ? 'No' : count} conversations.`
}
export const conversationShown = 'The conversation, with what was said in it.'
