import { topBar } from '#server/domain/messages/said/web.ts'
import { more as say, ways } from '#server/domain/messages/said/web_more.ts'
import { capturesPath } from '#server/surfaces/web/captures/paths.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import { type IconName, iconInRow } from '#server/surfaces/web/parts/icons.ts'
import { others } from '#server/surfaces/web/parts/ways.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'

/** A page that it leads to. */
interface Row {
  readonly path: string
  readonly icon: IconName
  readonly name: string
  readonly help: string
}

/** `/more`: the pages that the bar of a phone has no place for. */
export const moreRoute: WebRoute = {
  path: '/more',
  name: 'more',
  session: 'required',
  pages_only: true,

  async show({ runtime, formToken }) {
    const { off = [] } = runtime
    const rows: readonly Row[] = [
      ...others.map(({ name, help, ...one }) => ({ ...one, name: ways[name], help: ways[help] })),
      { path: capturesPath, icon: 'captures', name: say.captures, help: say.capturesHelp },
      { path: '/approvals', icon: 'approvals', name: say.approvals, help: say.approvalsHelp },
      ...(off.includes('assistant')
        ? []
        : [
            {
              path: '/assistant',
              icon: 'assistant',
              name: say.assistant,
              help: say.assistantHelp,
            } as const,
          ]),
      { path: '/settings', icon: 'settings', name: say.settings, help: say.settingsHelp },
    ]
    return {
      page: {
        title: say.title,
        main: html`<h1>${say.title}</h1>
<ul class="rows" role="list">${rows.map(
          ({ path, icon, name, help }) =>
            html`<li><a class="row" href="${path}"><span class="tile">${iconInRow(icon)}</span><span><strong>${name}</strong>
<span class="soft small">${help}</span></span></a></li>`,
        )}</ul>
<form class="again" method="post" action="/sign-out">${tokenField(formToken('/sign-out'))}<button>${topBar.signOut}</button></form>`,
      },
    }
  },
}
