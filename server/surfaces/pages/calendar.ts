import { registry } from '#generated/server/capabilities.ts'
import { calendarFile } from '#server/domain/calendar_event.ts'
import { viewInvitation } from '#server/flows/by_link/invitation.ts'
import type { PageRoute } from '#server/surfaces/pages/serve.ts'

/** `/i/{token}/calendar.ics`: the plan for the guest's own calendar. There is no such page if the plan has no time yet. */
export const calendarRoute: PageRoute = {
  name: 'calendar',

  async show({ runtime, token }) {
    const view = await viewInvitation(runtime, token)
    if (view === null || view.scheduled_at === null) return null
    const location = [view.place_name, view.place_address].filter((part) => part !== null)
    const event = {
      ...view,
      location: location.length > 0 ? location.join(', ') : null,
      starts_at: view.scheduled_at,
      ends_at: view.scheduled_ends_at,
      canceled: view.stage === 'canceled',
      url: `${runtime.base_url}/i/${token}`,
      written_at: view.now,
      mail: null,
    }
    return {
      type: `text/calendar; charset=utf-8; method=${event.canceled ? 'CANCEL' : 'PUBLISH'}`,
      name: 'plan.ics',
      text: calendarFile(event, registry.brand),
    }
  },
}
