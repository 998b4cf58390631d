import { registry } from '#generated/server/capabilities.ts'
import { type CalendarEvent, calendarFile } from '#server/domain/calendar/event.ts'
import { type InvitationView, viewInvitation } from '#server/flows/by_link/invitation.ts'
import { planPageUrl, sealPlanPage } from '#server/domain/plans/page_token.ts'
import { whereLine } from '#server/domain/mail/words.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import type { PageRoute } from '#server/surfaces/web/links/serve.ts'

/** `/i/{token}/calendar.ics`: the plan for the guest's own calendar. There is no such page if the plan has no time yet. */
export const calendarRoute: PageRoute = {
  name: 'calendar',

  async show({ runtime, token }) {
    const view = await viewInvitation(runtime, token)
    const event = view && eventOf(view, runtime)
    if (!event) return null
    return {
      type: `text/calendar; charset=utf-8; method=${event.canceled ? 'CANCEL' : 'PUBLISH'}`,
      name: 'plan.ics',
      text: calendarFile(event, registry.brand),
    }
  },
}

/** @returns the plan of an invitation as a calendar event; null if it has no time yet. */
function eventOf(
  view: InvitationView,
  { base_url, mail_from, seal }: Pick<Runtime, 'base_url' | 'mail_from' | 'seal'>,
): CalendarEvent | null {
  if (view.scheduled_at === null) return null
  return {
    ...view,
    location: whereLine(view),
    starts_at: view.scheduled_at,
    ends_at: view.scheduled_ends_at,
    canceled: view.stage === 'canceled',
    // Never the guest's own link: who sees the calendar could answer in their name.
    url: planPageUrl(base_url, sealPlanPage(seal, view)),
    written_at: view.now,
    organizer: {
      name: view.host_name,
      email: mail_from ?? `no-reply@${new URL(base_url).hostname}`,
    },
    attendee: null,
  }
}
