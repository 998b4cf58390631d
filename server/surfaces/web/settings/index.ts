import { settings } from '#server/domain/messages/web_settings.ts'
import { html } from '#server/surfaces/pages/html.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'

/** `/settings`: what can be set, each on a page of its own. */
export const settingsRoute: WebRoute = {
  path: '/settings',
  name: 'settings',
  session: 'required',

  async show({ session, formToken }) {
    return {
      json: {
        display_name: session.display_name,
        timezone: session.timezone,
        sign_out_token: formToken('/sign-out'),
      },
      page: { title: settings.title, main: html`<h1>${settings.title}</h1>` },
    }
  },
}
