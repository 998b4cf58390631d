import { whenWords } from '#server/domain/basics/time_words.ts'
import { summaryNow } from '#server/domain/messages/said/prepared.ts'
import { agentName, approval as say } from '#server/domain/messages/said/web_approvals.ts'
import type { PreparedAction } from '#generated/types.ts'
import type { ApprovalView } from '#server/flows/web/approvals/view.ts'
import { decisionForms } from '#server/surfaces/web/approvals/decision_forms.ts'
import { lettersOf, mailSection, type ShownLetter } from '#server/surfaces/web/approvals/letters.ts'
import { makesLinks, reachOf } from '#server/surfaces/web/approvals/reach.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { formResult, notice } from '#server/surfaces/web/parts/notice.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import type { ActionForm } from '#server/surfaces/web/approvals/action_form.ts'

/** The same for programs. */
export function actionJson(facts: ActionForm): Record<string, unknown> {
  const { view, prepared, review, impossible, form_token, key, shown } = facts
  return {
    ...{ form_token, key, shown, state: view.state, title: view.title },
    prepared_by: agentName(view.principal?.label),
    may_release: mayRelease(view),
    may_send: maySend(facts),
    impossible,
    prepared,
    changes: review?.changes ?? [],
    letters: review ? lettersOf(review, facts.operator_links) : [],
  }
}

/** The page of one action: what it does, with the title of its plan or list, who it reaches and how, what they read, and the decision. */
export function actionPage(facts: ActionForm): WebPage {
  const { view, prepared, review, timezone } = facts
  const letters = review ? lettersOf(review, facts.operator_links) : []
  const when = whenWords(view.created_at, view.now, timezone)
  return {
    title: view.title,
    main: html`<p class="small"><a href="/approvals">‹ ${say.back}</a></p>
<h1 dir="auto">${summaryNow(prepared)}</h1>
${facts.result !== null && formResult(false, facts.result)}
<p class="soft">${say.preparedBy(agentName(view.principal?.label), when)}${
      (view.state === 'open' || view.state === 'released') &&
      html` <strong>${say.left(view.expires_at, view.now)}.</strong>`
    }</p>
${stateOf(facts)}
${hasEnded(view) ? null : details(facts, letters)}
${mayRelease(view) && makesLinks(prepared) && html`<p class="soft">${say.agentsLinks}</p>`}
${maySend(facts) && decisionForms(facts, mayRelease(view))}`,
  }
}

/** Whether the agent could send it once it is released. */
function mayRelease({ state, principal, needs_approval }: ApprovalView): boolean {
  if (state !== 'open' || principal === null || principal.revoked) return false
  const mayCommit = principal.abilities.includes('planning:commit')
  return mayCommit && (principal.needs_approval || needs_approval)
}

/** Whether there is nothing to decide about an action any more. */
export function hasEnded({ state }: ApprovalView): boolean {
  return state === 'committed' || state === 'sent' || state === 'refused' || state === 'replaced'
}

function maySend({ view, impossible }: ActionForm): boolean {
  return !hasEnded(view) && impossible === null && view.again !== null
}

/** How the action stands, where it does not simply wait. */
function stateOf({ view, impossible, decided }: ActionForm): Content {
  if (impossible !== null) {
    return notice(say.notPossible, impossible === say.notPossible ? null : impossible)
  }
  const { state, principal } = view
  if (state === 'open') return null
  const { title, text } = say.states[state]
  const said = typeof title === 'string' ? title : title(agentName(principal?.label))
  return decided ? formResult(true, said, text) : notice(said, text)
}

/** What an action does: who it reaches and how, what changes, and what they read. */
export function details(
  { prepared, review }: Pick<ActionForm, 'prepared' | 'review'>,
  letters: readonly ShownLetter[],
): Html {
  return html`${recipients(prepared)}
${review && changes(review.changes)}
${mailSection(letters, prepared.kind)}`
}

function recipients({ recipients: people, kind }: PreparedAction): Html {
  const link = kind === 'plan.create_share_link' ? html`<p>${say.openLink}</p>` : null
  const nobody = link === null && html`<p>${say.nobody}</p>`
  return html`<section aria-labelledby="who">
<h2 id="who">${say.who}</h2>
${link}
${people.length > 0 ? byChange(people, kind) : nobody}
</section>`
}

/** Everybody, of a change of who is invited by what becomes of them. */
function byChange(people: PreparedAction['recipients'], kind: PreparedAction['kind']): Content {
  const parts = [...Map.groupBy(people, ({ change }) => change)]
  return parts.map(
    ([change, some]) =>
      html`${change !== undefined && html`<h3>${say.changes[change]}</h3>`}
${some.length > most ? manyPeople(some, kind) : eachPerson(some, kind)}
${change === 'removed' && some.some(({ signed_up_by_link }) => signed_up_by_link) && html`<p class="soft small">${say.stillOpen}</p>`}`,
  )
}

function eachPerson(people: PreparedAction['recipients'], kind: PreparedAction['kind']): Html {
  return html`<ul class="lines" role="list">${people.map(
    (person) =>
      html`<li>${words(person.display_name)} <span class="soft">${wayOf(person, kind)}</span></li>`,
  )}</ul>`
}

/** How many people have a line each. */
const most = 20

/** Everybody, by how they are reached, in as little room as their names take. */
function manyPeople(people: PreparedAction['recipients'], kind: PreparedAction['kind']): Html {
  const ways = [...Map.groupBy(people, (person) => wayOf(person, kind))]
  return html`<dl>${ways.map(
    ([way, all]) =>
      html`<div><dt>${way}</dt><dd>${all.map(({ display_name }, at) => html`${at > 0 && ', '}${words(display_name)}`)}</dd></div>`,
  )}</dl>`
}

/** How a person is reached, in words. */
function wayOf(person: PreparedAction['recipients'][number], kind: PreparedAction['kind']): string {
  return say[reachOf(person, kind)]
}

function changes(all: NonNullable<ApprovalView['review']>['changes']): Content {
  if (all.length === 0) return null
  return html`<section aria-labelledby="changes">
<h2 id="changes">${say.what}</h2>
<dl>${all.map(
    ({ label, before, after }) =>
      html`<div><dt>${label}</dt><dd><p class="text" dir="auto">${after ?? say.removed}</p><p class="soft small text" dir="auto">${say.was(before ?? say.empty)}</p></dd></div>`,
  )}</dl>
</section>`
}
