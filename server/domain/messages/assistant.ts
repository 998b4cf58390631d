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

/** `turn_interrupted`: what the person is told, by how much had been done. */
export function interrupted(done: number): string {
  if (done === 0) return 'I was interrupted before I could finish. Nothing was changed.'
  const changes = done === 1 ? 'One change was made' : `${done} changes were made`
  return `I was interrupted before I could finish. ${changes} by then; look before you say it again.`
}

/** What becomes of a turn in which something broke. */
export const somethingBroke = 'Something went wrong here, so I stopped. Please say it again.'
export const somethingBrokeAfter =
  'Something went wrong here, so I stopped. What is listed had been done by then; look before you say it again.'

/** `turn_limit_reached`. */
export const tooMuchAtOnce =
  'That was more than I do at once, so I stopped. Say the rest in another message.'

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
