import type { MailContent } from '#server/domain/mail/content.ts'
import { type CalendarPart, calendarPart } from '#server/domain/mail/invitation.ts'
import { planPageUrl } from '#server/domain/plans/page_token.ts'
import type { Mailbox } from '#server/outbound/email/client.ts'
import type { Sender } from '#server/jobs/mail/sender.ts'

/** A mail about a plan, as far as its calendar part depends on it. */
export interface PlanMail {
  readonly plan_id: string
  readonly host_name: string
  readonly to: Mailbox
  /** What the page is found by that shows the plan and takes no answers; not given by older releases. */
  readonly plan_page: string | undefined
  readonly created_at: Date
}

/** The calendar part of a mail about a plan; null for a plan that never had a start, and for other messages. */
export function planCalendar(
  content: MailContent,
  { plan_id, host_name, to, plan_page, created_at }: PlanMail,
  { from, base_url, brand }: Sender,
): CalendarPart | null {
  return calendarPart(
    content,
    {
      plan_id,
      organizer: { name: host_name, email: from },
      attendee: { name: to.name, email: to.address },
      // Never the guest's own link: who sees the calendar could answer in their name.
      url: plan_page === undefined ? null : planPageUrl(base_url, plan_page),
      written_at: created_at,
    },
    brand,
  )
}
