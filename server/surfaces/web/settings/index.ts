import { archived } from '#server/domain/messages/said/archived.ts'
import { contact } from '#server/domain/messages/said/contact.ts'
import { settings as say } from '#server/domain/messages/said/web_settings.ts'
import { html, type Html, words } from '#server/surfaces/web/parts/html.ts'
import { type IconName, iconInRow } from '#server/surfaces/web/parts/icons.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'

/** `/settings`: what can be set, each on a page of its own. */
export const settingsRoute: WebRoute = {
  path: '/settings',
  name: 'settings',
  session: 'required',

  async show({ session, formToken, next }) {
    const { display_name, timezone } = session
    const calendars = next('/settings/calendars') !== null
    return {
      json: { display_name, timezone, sign_out_token: formToken('/sign-out') },
      page: {
        title: say.title,
        main: html`<h1>${say.title}</h1>
<ul class="rows" role="list">
${row('/settings/account', 'account', say.account, html`${words(display_name)} · ${timezone}`, say.accountHelp)}
${row('/settings/agents', 'agents', say.agents, null, say.agentsHelp)}
${row('/settings/contact', 'mail', contact.title, null, contact.help)}
${calendars && row('/settings/calendars', 'plans', say.calendars, null, say.calendarsHelp)}
${row('/settings/activity', 'free', say.activity, null, say.activityHelp)}
${row('/settings/archived', 'archived', archived.title, null, archived.help)}
</ul>`,
      },
    }
  },
}

function row(path: string, icon: IconName, name: string, state: Html | null, help: string): Html {
  return html`<li><a class="row" href="${path}"><span class="tile">${iconInRow(icon)}</span><span><strong>${name}</strong>
${state && html`<span class="state">${state}</span>`}
<span class="soft small">${help}</span></span></a></li>`
}
