import type { Person, Request } from '#generated/types.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { outing as say } from '#server/domain/messages/web_outing.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { formKeyOf, keyField } from '#server/surfaces/web/parts/form_key.ts'
import { type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import { planPath, plansPath } from '#server/surfaces/web/plans/paths.ts'
import { isDraft } from '#server/surfaces/web/plans/read.ts'
import { hostsPlan } from '#server/surfaces/web/plans/review.ts'
import { stepHead } from '#server/surfaces/web/plans/steps.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

/** How many people a call lists at most, and how many calls the page makes for them. */
const [limit, calls] = [25, 3]

/** `/plans/{handle}/edit`: who a draft is for. Choosing contacts nobody. */
export const peopleRoute: WebRoute = {
  path: planPath(':plan_handle', 'edit'),
  name: 'plan_people',
  session: 'required',
  form: plansPath,
  pages_only: true,

  show: (visit) => page(visit, null, null),

  async act(visit, form) {
    const plan_handle = visit.params.plan_handle ?? ''
    const key = formKeyOf(form)
    const person_handles = [...form.all('person')]
    if (key === null) return page(visit, form, say.impossible)
    const audience_selection = person_handles.length === 0 ? null : { person_handles }
    const input = { plan_handle, audience_selection }
    const done = await callAs(visit, 'plans.draft.update', input, key)
    if (done.data === null) {
      const isRepeated = done.code === 'idempotency_conflict'
      return page(visit, form, isRepeated ? say.repeated : done.message)
    }
    return { redirect: planPath(plan_handle, 'send') }
  },
}

async function page(
  visit: SignedInVisit,
  sent: WebForm | null,
  why: string | null,
): Promise<WebAnswer | null> {
  const plan = await hostsPlan(visit)
  if (plan === null) return null
  if (!isDraft(plan)) return { redirect: planPath(plan.handle) }
  const { people, has_more } = await peopleOf(visit)
  const audience = plan.data.audience ?? []
  const chosen = new Set(sent?.all('person') ?? audience.map(({ person_handle }) => person_handle))
  // Those chosen before stay on the page, wherever they stand among the others.
  const listed = new Set(people.map(({ person_handle }) => person_handle))
  const all = [...audience.filter((one) => !listed.has(one.person_handle)), ...people]
  return {
    status: why === null ? 200 : 409,
    page: {
      title: say.who,
      main: html`${stepHead(1, say.who)}
${why !== null && formResult(false, say.impossible, why)}
<p class="soft">${words(plan.view.title)}. ${say.whoHelp}</p>
<form method="post" action="${planPath(plan.handle, 'edit')}">
${tokenField(visit.formToken(plansPath))}${keyField()}
${all.length === 0 ? html`<p>${say.nobody}</p>` : choices(all, chosen)}
${has_more && html`<p class="soft small">${say.manyPeople}</p>`}
<div class="actions"><button class="main">${say.review}</button></div>
</form>
<p class="links"><a href="${planPath(plan.handle)}">${say.back}</a></p>`,
    },
  }
}

async function peopleOf(visit: SignedInVisit): Promise<{ people: Person[]; has_more: boolean }> {
  const people: Person[] = []
  let cursor: string | null = null
  for (let call = 0; call < calls; call += 1) {
    const input: Request<'relationships.people.query'> = cursor === null ? {} : { cursor }
    const page = await pageOfPeople(visit, { ...input, limit })
    people.push(...page.items)
    cursor = page.cursor
    if (cursor === null) break
  }
  return { people, has_more: cursor !== null }
}

async function pageOfPeople(
  visit: SignedInVisit,
  input: Request<'relationships.people.query'>,
): Promise<{ items: Person[]; cursor: string | null }> {
  const page = await callAs(visit, 'relationships.people.query', input)
  if (page.data === null) throw fail(page.code, { message: page.message })
  return { items: page.data.items, cursor: page.collection?.next_cursor ?? null }
}

function choices(all: readonly Person[], chosen: ReadonlySet<string>): Html {
  return html`<fieldset><legend class="hidden">${say.who}</legend>
${all.map(
  ({ person_handle, display_name, classification }) =>
    html`<label class="check"><input type="checkbox" name="person" value="${person_handle}"${chosen.has(person_handle) && html` checked`}><span>${words(display_name)} <span class="soft small">${classification === 'connected' ? say.connected : say.inMind}</span></span></label>`,
)}
</fieldset>
<p class="soft small">${say.byLink}</p>`
}
