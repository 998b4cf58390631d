/** What callers read when a friendship step cannot be reviewed or applied as they asked. */

export const sayWhichStep = 'Say in operation which step to review.'
export const sayWhichInvitationToAccept = 'Say in invitation_token which invitation to accept.'
export const sayWhichInvitationToClose =
  'Say which invitation to close: its token in invitation_token, or the people it is for in people_handles.'
export const sayWhoToDisconnect = 'Say in person_handle who to disconnect from.'
export const excludeFromEarlierReview =
  'Choices are excluded from an earlier review. Make a review first, then repeat it with previous_review_token.'
export const reviewAppliedBefore =
  'This review was already applied, and each review makes one link.'
export const ownInvitation =
  'This is your own invitation. Somebody else has to accept it with an account of their own.'
export const cannotJoin =
  'Nobody else can join with this invitation. You need a new one from its host.'
export const noOpenInvitation = 'There is no open invitation for these people.'
export const individualIsForOne =
  'An individual invitation is for one person. Name one of them, or make a shared invitation.'

export const copyTheLink =
  'Give the whole link, or the last part of its address. A link that was closed no longer works: ask its host for a new one.'

/** Why another review is suggested where the host may have saved the caller. */
export const chooseIdentityReason =
  'Only if the user says that they are one of identity_choices: review again as that person.'

/** Why applying a review is suggested. */
export const applyOnceAccepted = 'Apply the review once the user has accepted its consequences.'

/** A saved person is, or was, another account than the host's. */
export function isSomebodyElse(name: string): string {
  return `${name} is already somebody else's account. Name another Friend in Mind, or leave the field out.`
}

/** An invitation is for people who are not connected yet. */
export function alreadyConnectedFriend(name: string): string {
  return `${name} is already a Connected Friend. Name only Friends in Mind.`
}

/** There is no connection to end. */
export function notConnected(name: string): string {
  return `${name} is a Friend in Mind, so there is no connection to end. Name a Connected Friend.`
}

/** A review cannot hold that many likes. */
export function tooManyLikes(most: number): string {
  return `There are more than ${most} likes to review. Name fewer people.`
}

/** Reasons of next actions after an invitation was read: for the one who got it, and for the one who made it. */
export const reviewAccepting =
  'Review what accepting this invitation would change; nothing is accepted yet.'
export const reviewClosing = 'Review closing this invitation; nothing is closed yet.'
