import type { PreparedAction } from '#generated/types.ts'

type Recipient = PreparedAction['recipients'][number]

/** How an action reaches a person, named as the words for it are. */
export type Reach = 'byMail' | 'byLink' | 'byYou' | 'byYouOrLink' | 'notReached'

/** How an action of this kind reaches one of its recipients. */
export function reachOf(
  { eligible, delivery, asked_for_mail, change }: Recipient,
  kind: PreparedAction['kind'],
): Reach {
  if (asked_for_mail) return 'byMail'
  // News of a plan go by mail alone, and no link is made: the host tells everybody else.
  const isNews = kind === 'plan.update' || kind === 'plan.cancel' || change === 'removed'
  if (isNews && (!eligible || delivery !== 'service')) return 'byYou'
  if (!eligible) return 'notReached'
  if (delivery === 'service') return 'byMail'
  // What an earlier release prepared does not say which of those without a mail are invited.
  return kind === 'plan.change_roster' && change === undefined ? 'byYouOrLink' : 'byLink'
}

/** Whether somebody gets a personal link, which the sender passes on. */
export function makesLinks({ recipients, kind }: PreparedAction): boolean {
  return recipients.some((person) => ['byLink', 'byYouOrLink'].includes(reachOf(person, kind)))
}

/** Whether somebody who stays on the list gets a mail, such as an invitation. The mail to who is taken off is not counted. */
export function sendsMail({ recipients, kind }: PreparedAction): boolean {
  return recipients.some(
    (person) => person.change !== 'removed' && reachOf(person, kind) === 'byMail',
  )
}
