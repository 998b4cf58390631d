import type { Person } from '#generated/types.ts'
import { listPages, peopleChoice } from '#server/domain/messages/said/web_forms.ts'
import { edit, outing as say } from '#server/domain/messages/said/web_outing.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { WebForm } from '#server/surfaces/web/parts/form.ts'
import { formKeyOf, formStart } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import { partOf } from '#server/surfaces/web/parts/list_page.ts'
import { choosablePeople } from '#server/surfaces/web/parts/people_choice.ts'
import { planPath, plansPath } from '#server/surfaces/web/plans/paths.ts'
import { isDraft, type PlanFacts } from '#server/surfaces/web/plans/read.ts'
import { changesIn } from '#server/surfaces/web/plans/chosen.ts'
import { personChoices } from '#server/surfaces/web/plans/person_choices.ts'
import { hostsPlan } from '#server/surfaces/web/plans/review.ts'
import { reviewRoster, rostering } from '#server/surfaces/web/plans/roster.ts'
import { stepHead } from '#server/surfaces/web/plans/steps.ts'
import { refusalWords } from '#server/surfaces/web/parts/refused.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

/** How many people the page lists besides those chosen: others are found by their name, or on its next page. */
const limit = 25

/** The buttons of the form that only show other people. */
const looking = ['find', 'more', 'at'] as const

/** `/plans/{handle}/people`: who a draft is for, which contacts nobody; and who is invited to a plan that was sent, up to its review. */
export const peopleRoute: WebRoute = {
  path: planPath(':plan_handle', 'people'),
  name: 'plan_people',
  session: 'required',
  form: plansPath,
  pages_only: true,

  async show(visit) {
    const plan = await hostsPlan(visit)
    return plan && page(visit, plan, {})
  },

  async act(visit, form) {
    const plan = await hostsPlan(visit)
    if (plan === null) return null
    const key = formKeyOf(form)
    // Looking for somebody, and coming back from the review, change nothing.
    if (looking.some((name) => form.get(name) !== undefined) || form.get('back') === 'yes') {
      return page(visit, plan, { form })
    }
    if (key === null) return page(visit, plan, { form, why: say.impossible })
    if (!isDraft(plan)) {
      const reviewed = await reviewRoster(visit, plan, form)
      return 'why' in reviewed ? page(visit, plan, { form, why: reviewed.why }) : reviewed
    }
    const { added, out } = changesIn(form)
    const kept = (plan.data.audience ?? []).filter((one) => !out.has(one.person_handle))
    const person_handles = [...new Set([...kept, ...added].map((one) => one.person_handle))]
    const audience_selection = person_handles.length === 0 ? null : { person_handles }
    const input = { plan_handle: plan.handle, audience_selection }
    const done = await callAs(visit, 'plans.draft.update', input, key)
    if (done.data === null) {
      const isRepeated = done.code === 'idempotency_conflict'
      return page(visit, plan, { form, why: isRepeated ? say.repeated : refusalWords(done) })
    }
    return { redirect: planPath(plan.handle, 'send') }
  },
}

async function page(
  visit: SignedInVisit,
  plan: PlanFacts,
  { form, why }: { form?: WebForm; why?: Content },
): Promise<WebAnswer> {
  const isSent = !isDraft(plan)
  if (isSent && !rostering.isOpen(plan)) return { redirect: planPath(plan.handle) }
  const choice = await choosablePeople(visit, limit, {
    get: (name) => form?.get(name === 'name' ? 'q' : name) ?? null,
  })
  const { people, name: query, more } = choice
  const before = isSent ? guestsOf(plan) : (plan.data.audience ?? [])
  const handles = new Set(before.map(({ person_handle }) => person_handle))
  const changes = changesIn(form ?? new WebForm([]))
  const added = changes.added.filter(({ person_handle }) => !handles.has(person_handle))
  const { shown, next } = partOf(before, form?.get('at') ?? null)
  // Those on the list who are found by name are shown, wherever they stand on it.
  const found = new Set(query === '' ? [] : people.map(({ person_handle }) => person_handle))
  const listed = before.filter((one) => shown.includes(one) || found.has(one.person_handle))
  const others = people.filter(
    ({ person_handle: handle }) =>
      !handles.has(handle) && !added.some((one) => one.person_handle === handle),
  )
  const isNobody = before.length + added.length + others.length === 0 && query === ''
  const was = listed.map(({ person_handle }) => person_handle)
  const out = [...changes.out].filter((handle) => !was.includes(handle))
  const chosen = new Set([
    ...added.map(({ person_handle }) => person_handle),
    ...was.filter((handle) => !changes.out.has(handle)),
  ])
  return {
    status: why === undefined ? 200 : 409,
    page: {
      title: isSent ? edit.roster.title : say.who,
      main: html`${isSent ? html`<h1>${edit.roster.title}</h1>` : stepHead(1, say.who)}
${why !== undefined && formResult(false, say.impossible, why)}
<p class="soft">${words(plan.view.title)}. ${isSent ? edit.roster.text : say.whoHelp}</p>
<form method="post" action="${planPath(plan.handle, 'people')}">
${formStart(visit, plansPath)}
<input type="hidden" name="was" value="${was.join(' ')}"><input type="hidden" name="out" value="${out.join(' ')}">
${(more !== null || query !== '') && search(query)}
${isNobody && html`<p>${say.nobody}</p>`}
${personChoices(isSent ? edit.roster.on : say.chosen, isSent ? listed : [...listed, ...added], chosen)}
${next !== null && html`<button class="plain flush" name="at" value="${next}">${listPages.guests}</button>`}
${isSent && query !== '' && personChoices(edit.roster.others, added, chosen)}
${personChoices(query !== '' ? say.found(query) : isSent ? edit.roster.others : say.others, isSent && query === '' ? [...added, ...others] : others, chosen)}
${more !== null && html`<button class="plain flush" name="more" value="${more}">${peopleChoice.more}</button>`}
${isSent && query === '' && more === null && others.length === 0 && html`<p>${edit.roster.everybody}</p>`}
${query !== '' && people.length === 0 && html`<p role="status">${say.notFound(query)}</p>`}
${!isNobody && html`<p class="soft small">${say.ways} ${!isSent && say.byLink}</p>`}
<div class="actions"><button class="main">${isSent ? edit.roster.review : say.review}</button></div>
</form>
<p class="links"><a href="${planPath(plan.handle)}">${say.back}</a></p>`,
    },
  }
}

/** The guests of a plan who are on its list now. */
function guestsOf({ data }: PlanFacts): Person[] {
  return data.roster.flatMap(({ person, rsvp_status }) => (rsvp_status === 'removed' ? [] : person))
}

/** A search that keeps who is chosen: it is a button of the same form. */
function search(query: string): Html {
  return html`<p class="soft small">${say.manyPeople}</p>
<div class="find"><label for="q">${say.find}</label>
<div><input id="q" name="q" value="${query}" maxlength="160" autocomplete="off"><button name="find" value="yes">${say.findButton}</button></div></div>`
}
