import type { Data } from '#generated/types.ts'
import { listApprovals } from '#server/flows/web/approvals/list.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'
import { frontPage } from '#server/surfaces/web/today/front_page.ts'
import { todayPage } from '#server/surfaces/web/today/today_page.ts'

/** `/`: what is going on, for who is signed in; what this is, for anybody else. */
export const todayRoute: WebRoute = {
  path: '/',
  name: 'today',
  session: 'optional',
  while_leaving: false,

  async show(visit) {
    const { runtime, session } = visit
    if (session === null) return { json: {}, page: frontPage() }
    const [brief, approvals] = await Promise.all([
      callAs({ ...visit, session }, 'planning.brief.get', {}),
      listApprovals(runtime, session.owner),
    ])
    const waiting = approvals.items.filter(({ open }) => open)
    const sections = brief.data?.sections ?? []
    return { json: {}, page: todayPage({ session, sections, waiting }) }
  },
}

/** What needs attention, as the brief has it. */
export type BriefSections = Data<'planning.brief.get'>['sections']
