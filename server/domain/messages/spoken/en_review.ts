import { harmless, safeName } from '#server/domain/basics/in_quotes.ts'
import { whenInWords } from '#server/domain/messages/spoken/days.ts'
import { forPeople } from '#server/domain/messages/spoken/for_people.ts'
import { changesIn } from '#server/domain/messages/spoken/review.ts'
import type { Reached, Reviewed } from '#server/domain/messages/spoken/sentences.ts'

/** What somebody reads before they approve an action. */
export function reviewInEnglish(reviewed: Reviewed): string {
  const { summary, recipients, preview, expires_at, timezone } = reviewed
  const { body, body_of_removal } = preview
  return [
    `${forPeople(summary).replace(/\.$/, '')}.`,
    ...recipients.map(recipientLine),
    ...(recipients.length === 0 && reviewed.kind !== 'plan.create_share_link'
      ? ['Nobody gets a message.']
      : []),
    ...changesIn(reviewed, { tag: 'en-GB', labels, text: harmless, yes: 'yes', no: 'no' }),
    ...(typeof body === 'string' ? [body] : []),
    ...(typeof body_of_removal === 'string' ? [body_of_removal] : []),
    `Nothing has been sent. You can approve it until ${whenInWords(expires_at, timezone, 'en-GB')}.`,
  ].join('\n')
}

function recipientLine({ display_name, delivery, eligible, reason }: Reached): string {
  if (!eligible) return `Not ${safeName(display_name)}: ${reason ?? 'nothing can be sent there.'}`
  return `To ${safeName(display_name)}, ${ways[delivery] ?? 'by a link that you pass on'}`
}

const ways: Readonly<Record<string, string>> = {
  service: 'by mail and in their account',
  manual_share: 'by a link that you pass on',
}

const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  scheduled_at: 'Start',
  scheduled_ends_at: 'End',
  meetup_at: 'Time to meet',
  meetup_location_text: 'Meeting point',
  rsvp_deadline: 'Answers until',
  capacity_min: 'At least',
  capacity_max: 'At most',
  description: 'Description',
  public_description: 'Description for guests',
  show_guest_list: 'Guests see who comes',
}
