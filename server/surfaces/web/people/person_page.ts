import { listPages } from '#server/domain/messages/said/web_forms.ts'
import type { SentForm } from '#server/surfaces/web/acts.ts'
import type { Data } from '#generated/types.ts'
import { nearDayWords } from '#server/domain/basics/time_words.ts'
import type { OpenInvitation } from '#server/flows/web/connection_invitations.ts'
import { person as say } from '#server/domain/messages/said/web_people.ts'
import { ideaPath } from '#server/surfaces/web/ideas/paths.ts'
import { earlierField } from '#server/surfaces/web/parts/earlier.ts'
import { field } from '#server/surfaces/web/parts/fields.ts'
import { formStart } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { withPerson } from '#server/surfaces/web/parts/people_choice.ts'
import { olderLink, sliceOf } from '#server/surfaces/web/parts/list_page.ts'
import { peoplePath, personPath } from '#server/surfaces/web/people/paths.ts'
import { planNote } from '#server/surfaces/web/plans/note.ts'
import { planPath } from '#server/surfaces/web/plans/paths.ts'
import { lineOfTime } from '#server/surfaces/web/plans/when.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

type Facts = Data<'relationships.person.get'>

/** The most of each that a page lists at once. */
const most = 10

/** What the page of a person says beside what is saved. */
interface PersonNotes {
  readonly note: Content
  readonly sent?: SentForm | undefined
  /** The newest invitation to connect that names the person and still admits somebody. */
  readonly invitation: OpenInvitation | undefined
}

/** What is saved about a person, and what can be done. */
export function personPage(
  facts: Facts,
  visit: SignedInVisit,
  { note, sent, invitation }: PersonNotes,
): Html {
  const { person, aliases } = facts
  const { person_handle: handle, display_name, classification } = person
  const isConnected = classification === 'connected'
  const together = `?${withPerson(person)}`
  return html`<header class="quiet"><p class="from">${isConnected ? say.connected : say.inMind}</p>
<h1>${words(display_name)}</h1>
${aliases.length > 0 && html`<p class="soft">${say.alsoCalled(aliases.join(', '))}</p>`}</header>
${note}
<div class="actions"><a class="button main" href="/find${together}">${say.find}</a><a class="button" href="/free${together}&amp;when=next-few-weeks">${say.free}</a></div>
${interests(facts, visit)}
${listed('lists', say.lists, {
  ...{ all: facts.lists, visit, more: listPages.lists },
  row: ({ ideas_list_handle, name }) =>
    html`<li><a href="/lists/${ideas_list_handle}">${words(name)}</a></li>`,
})}
${plansWith(facts, visit)}
${!isConnected && html`<section aria-label="${say.connect}">${invitation && openInvitation(invitation, handle, visit)}<a class="button" href="${personPath(handle, 'connect')}">${say.connect}</a></section>`}
${changing(facts, visit, sent)}
${isConnected && disconnecting(handle)}
<p class="links"><a href="${peoplePath}">‹ ${say.back}</a></p>`
}

/** The invitation that is open, and the way to close it. */
function openInvitation(
  { created_at, expires_at }: OpenInvitation,
  handle: string,
  { session: { timezone } }: SignedInVisit,
): Html {
  const [made, until] = [created_at, expires_at].map((at) => nearDayWords(at, timezone))
  return html`<p class="soft">${say.invited(made ?? '', until ?? '')} <a href="${personPath(handle, 'close')}">${say.close}</a></p>`
}

function interests({ interests: all, other_interests: others }: Facts, visit: SignedInVisit): Html {
  if (all.length + others.length === 0) {
    return html`<section aria-labelledby="interests"><h2 id="interests">${say.interests}</h2><p class="soft">${say.noInterests}</p></section>`
  }
  return html`${listed('interests', say.interests, {
    ...{ all, visit, more: listPages.ideas },
    row: ({ idea_handle, title, mine, mutual }) => {
      const both = mutual === true ? say.mutual : mine ? say.mine : null
      return html`<li><a href="${ideaPath(idea_handle)}">${words(title)}</a>${both && html` <span class="soft small">${both}</span>`}</li>`
    },
  })}${listed('others', say.others, {
    ...{ all: others, visit, more: listPages.interests },
    row: ({ title }) =>
      html`<li>${words(title)} <span class="soft small">${say.theirs}</span></li>`,
  })}`
}

function plansWith({ plans }: Facts, visit: SignedInVisit): Content {
  const { timezone: zone, asked_at: now } = visit.session
  return listed('plans', say.plans, {
    ...{ all: plans, visit, more: listPages.plans },
    row: ({ plan_handle, title, scheduled_at, state }) => {
      const when = scheduled_at && lineOfTime(new Date(scheduled_at), { zone, reader: zone, now })
      return html`<li><a href="${planPath(plan_handle)}">${words(title)}</a>${planNote(when, state)}</li>`
    },
  })
}

/** A section with one of the person's lists, from where the page's query says. */
function listed<T>(
  id: string,
  title: string,
  {
    all,
    visit,
    row,
    more,
  }: {
    all: readonly T[]
    visit: SignedInVisit
    row: (one: T) => Html
    more: string
  },
): Content {
  const { shown, older } = sliceOf(all, visit, id, most)
  return (
    shown.length > 0 &&
    html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2><ul class="lines" role="list">${shown.map(row)}</ul>${olderLink({ older }, more)}</section>`
  )
}

function changing({ person }: Facts, visit: SignedInVisit, sent?: SentForm): Html {
  const { person_handle: handle, display_name, classification } = person
  const start = formStart(visit, peoplePath)
  return html`<section aria-label="${say.rename}"><details${sent && html` open`}><summary>${say.rename}</summary>
<form method="post" action="${personPath(handle, 'rename')}" novalidate>${start}${earlierField({ name: display_name })}
${field({ name: 'name', label: say.name, value: sent?.form.get('name') ?? display_name, longest: 160, autocomplete: 'off' }, sent?.faults)}
<button class="small">${say.renameIt}</button></form></details>
${
  classification === 'friend_in_mind' &&
  html`<details><summary>${say.remove}</summary><form method="post" action="${personPath(handle, 'remove')}">${start}
<p>${say.removeText}</p><button class="small grave">${say.removeIt}</button></form></details>`
}</section>`
}

function disconnecting(handle: string): Html {
  return html`<p class="links"><a href="${personPath(handle, 'disconnect')}">${say.disconnect}</a></p>`
}
