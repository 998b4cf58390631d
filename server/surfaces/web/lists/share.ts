import type { Person } from '#generated/types.ts'
import { Failure, fail } from '#server/domain/basics/failure.ts'
import { committedNow } from '#server/domain/messages/said/committed.ts'
import { summarySentence } from '#server/domain/messages/said/prepared.ts'
import { sharing as say } from '#server/domain/messages/said/web_lists.ts'
import { shownOf } from '#server/domain/prepared/shown.ts'
import { sendOwn } from '#server/runtime/own_send.ts'
import { details } from '#server/surfaces/web/approvals/action_page.ts'
import { lettersOf } from '#server/surfaces/web/approvals/letters.ts'
import { noteOn } from '#server/surfaces/web/acts.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { listPath, listsPath } from '#server/surfaces/web/lists/paths.ts'
import { handleOf, type ListFacts, listOf } from '#server/surfaces/web/lists/read.ts'
import { requestOf } from '#server/surfaces/web/own_principal.ts'
import { type Faults, faultList } from '#server/surfaces/web/parts/fields.ts'
import { formKeyOf, formStart } from '#server/surfaces/web/parts/form_key.ts'
import {
  type Content,
  englishWords,
  type Html,
  html,
  words,
} from '#server/surfaces/web/parts/html.ts'
import { choiceQuery, findOthers } from '#server/surfaces/web/parts/people_choice.ts'
import { formResult, warning } from '#server/surfaces/web/parts/notice.ts'
import { failureWords, refusalWords } from '#server/surfaces/web/parts/refused.ts'
import { reviewOf } from '#server/surfaces/web/plans/review.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

/**
 * `/lists/{handle}/share`: who a list is shared with, then what they get. Only its button shares: a friend who is connected gets a
 * mail, of anybody else the person passes a link on.
 */
export const shareRoute: WebRoute = {
  path: listPath(':ideas_list_handle', 'share'),
  name: 'list_share',
  session: 'required',
  form: listsPath,
  pages_only: true,
  query: ['person', 'next', ...choiceQuery],

  show: (visit: SignedInVisit) => {
    const person = visit.query.get('person')
    const isNobody = !person && visit.query.has('next')
    return isNobody ? nobodyChosen(visit) : page(visit, person)
  },

  async act(visit: SignedInVisit, form) {
    const person_handle = form.get('person') ?? ''
    const key = formKeyOf(form)
    const facts = await listOf(visit)
    const person = await personOf(visit, facts, person_handle)
    if (person === undefined) return nobodyChosen(visit)
    if (key === null) return page(visit, person_handle, null, 422)
    if (person.classification === 'connected') return send(visit, person, key, form.get('shown'))
    const input = { ideas_list_handle: handleOf(visit), person_handle }
    const made = await callAs(visit, 'ideas.lists.share.prepare', input, key)
    if (made.data === null) return page(visit, person_handle, ...noteOn(made, say.notDone))
    // Who has connected in the meantime gets it by the service, after a review.
    const { manual_link } = made.data
    if (manual_link === undefined)
      return page(visit, person_handle, formResult(false, say.differs), 409)
    return done(
      facts,
      person,
      html`${formResult(true, say.done, say.link)}<code>${manual_link.url}</code>`,
    )
  },
}

/** The choice again, which says that nobody is chosen. */
function nobodyChosen(visit: SignedInVisit): Promise<WebAnswer> {
  return page(visit, null, null, 422, new Map([['person', say.chooseSomebody]]))
}

/** Prepares the share that was shown and commits it, in one step, if it is still the same. */
async function send(
  visit: SignedInVisit,
  person: Person,
  key: string,
  shown: string | undefined,
): Promise<WebAnswer> {
  const call = callOf(visit, person)
  const sent = { call, action_handle: null, shown: shown ?? '', key }
  const result = await sendOwn(visit.runtime, requestOf(visit), sent)
  const again = (title: Content, text: Content = null) =>
    page(visit, person.person_handle, formResult(false, title, text), 409)
  if (result.kind === 'differs') return again(say.differs)
  const { body } = result.answer
  if ('outcome' in body) {
    const { status, error, outcome } = body
    if (status !== 'completed' && status !== 'unchanged') {
      const why = error === null ? englishWords(outcome.fallback_text) : refusalWords(error)
      return again(say.notDone, why)
    }
    return done(
      await listOf(visit),
      person,
      formResult(true, say.done, committedNow(body, outcome.fallback_text)),
    )
  }
  const { code, detail, status, retry_after_seconds: retryAfter } = body
  if (![404, 409, 422].includes(status)) {
    throw fail(code, retryAfter === undefined ? {} : { retryAfter })
  }
  return again(
    code === 'idempotency_conflict' ? say.repeated : refusalWords({ code, message: detail }),
  )
}

function callOf(visit: SignedInVisit, { person_handle }: Person) {
  const input = { ideas_list_handle: handleOf(visit), person_handle }
  return { capability: 'ideas.lists.share.prepare' as const, input }
}

async function page(
  visit: SignedInVisit,
  chosen: string | null,
  note: Content = null,
  status = 200,
  faults: Faults = new Map(),
): Promise<WebAnswer> {
  const facts = await listOf(visit)
  const { list } = facts.data
  // A friend's list is shared by its owner alone.
  if (list.shared_by !== undefined) return { redirect: listPath(list.ideas_list_handle) }
  const person = chosen === null ? undefined : await personOf(visit, facts, chosen)
  const main = person === undefined ? choices(facts, faults) : await review(visit, person)
  return {
    status,
    page: {
      title: say.title,
      main: html`<header class="quiet"><p class="from">${words(list.name)}</p><h1>${say.title}</h1></header>
${faultList(faults)}${note}
<p class="soft">${say.text}</p>
${main}
<p class="links"><a href="${listPath(list.ideas_list_handle)}">‹ ${words(list.name)}</a></p>`,
    },
  }
}

/** Somebody with this handle: on the page of people that was read, or any other. */
async function personOf(
  visit: SignedInVisit,
  { choice }: ListFacts,
  person_handle: string,
): Promise<Person | undefined> {
  const here = choice.people.find((one) => one.person_handle === person_handle)
  if (here !== undefined || person_handle === '') return here
  return (await callAs(visit, 'relationships.person.get', { person_handle })).data?.person
}

function choices({ data, choice }: ListFacts, faults: Faults): Html {
  const { people } = choice
  if (people.length === 0 && choice.name === '') {
    return html`<p>${say.nobody}</p><p class="links"><a href="/people">${say.toPeople}</a></p>`
  }
  const { ideas_list_handle: handle } = data.list
  const fault = faults.get('person')
  return html`<form action="${listPath(handle, 'share')}" novalidate><fieldset id="person"${fault && html` aria-describedby="person-wrong"`}><legend>${say.who}</legend>
${fault && html`<p class="wrong" id="person-wrong">${fault}</p>`}
${people.map(
  ({ person_handle, display_name, classification }) =>
    html`<label class="check"><input type="radio" name="person" value="${person_handle}" required><span>${words(display_name)} <span class="soft small">${classification === 'connected' ? say.connected : say.inMind}</span></span></label>`,
)}</fieldset>
<div class="actions"><button class="main" name="next" value="yes">${say.next}</button></div></form>
${findOthers(listPath(handle, 'share'), choice)}`
}

async function review(visit: SignedInVisit, person: Person): Promise<Html> {
  const path = listPath(handleOf(visit), 'share')
  const form = (shown: string, label: string) =>
    html`<form class="act" method="post" action="${path}">${formStart(visit, listsPath)}
<input type="hidden" name="person" value="${person.person_handle}"><input type="hidden" name="shown" value="${shown}">
<div class="actions"><button class="main">${label}</button></div></form>
<p class="links"><a href="${path}">${say.other}</a></p>`
  const head = (text: string) =>
    html`<section aria-labelledby="review"><h2 id="review">${words(person.display_name)}</h2><p class="soft">${text}</p></section>`
  if (person.classification !== 'connected') {
    return html`${head(say.linkText)}${form('', say.linkButton)}`
  }
  const reviewed = await reviewOf(visit, () => callOf(visit, person))
  if (reviewed instanceof Failure) {
    return html`${warning(say.notDone, failureWords(reviewed, ''))}<p class="links"><a href="${path}">${say.other}</a></p>`
  }
  const { prepared } = reviewed
  return html`${head(say.reviewText)}<p class="lead" dir="auto">${summarySentence(prepared)}</p>
${details(reviewed, lettersOf(reviewed.review, visit.runtime.operator_links))}
${form(shownOf(prepared), say.button)}`
}

function done({ data }: ListFacts, person: Person, result: Html): WebAnswer {
  const { ideas_list_handle: handle, name } = data.list
  return {
    page: {
      title: say.done,
      main: html`<header class="quiet"><p class="from">${words(person.display_name)}</p><h1>${words(name)}</h1></header>
${result}
<p class="links"><a href="${listPath(handle)}">‹ ${words(name)}</a></p>`,
    },
  }
}
