import { formToken } from '#server/domain/web/form_token.ts'
import { viewNews, viewPlansOfInvites } from '#server/flows/web/today.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'
import { sends } from '#server/surfaces/web/settings/activity/filter.ts'
import { undoRoute } from '#server/surfaces/web/settings/activity/undo.ts'
import { frontPage } from '#server/surfaces/web/today/front_page.ts'
import { maxRows, todayPage } from '#server/surfaces/web/today/today_page.ts'

const undoForm = '/today'

/** `/`: what is going on, for who is signed in; what this is, for anybody else. */
export const todayRoute: WebRoute = {
  path: '/',
  name: 'today',
  session: 'optional',
  while_leaving: false,

  async show(visit) {
    const { runtime, session } = visit
    if (session === null) return { json: {}, page: frontPage() }
    const in_session = { ...visit, session }
    const [brief, { joins, waiting, changes }] = await Promise.all([
      callAs(in_session, 'planning.brief.get', {}),
      viewNews(runtime, session.owner, { sends, wanted: maxRows }),
    ])
    const sections = brief.data?.sections ?? []
    const invited = sections.flatMap(({ items }) =>
      items.flatMap(({ reference: { kind, handle } }) => (kind === 'invite' ? handle : [])),
    )
    const plans = await viewPlansOfInvites(runtime, session.owner, invited)
    // The page is for everybody; the form on it is for this session alone.
    const [key = Buffer.alloc(0)] = runtime.web_keys.forms
    const form_token = formToken(key, session.hash, undoForm)
    const place = { path: undoForm, form_token, visit: in_session, names: changes.names }
    return {
      json: {},
      page: todayPage({ place, sections, plans, joins, waiting, changes: changes.items }),
    }
  },
}

/** Takes back a change that Today shows. */
export const todayUndoRoute = undoRoute({
  path: `${undoForm}/undo`,
  name: 'today_undo',
  form: undoForm,
  back: async () => '/',
})
