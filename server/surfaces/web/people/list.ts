import { peopleChoice } from '#server/domain/messages/said/web_forms.ts'
import type { Person } from '#generated/types.ts'
import { people as say } from '#server/domain/messages/said/web_people.ts'
import { viewOpenInvitations } from '#server/flows/web/connection_invitations.ts'
import { noteOn } from '#server/surfaces/web/acts.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { face } from '#server/surfaces/web/parts/faces.ts'
import { faultList, field } from '#server/surfaces/web/parts/fields.ts'
import { formKeyOf, formStart } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { listAs, olderLink, startedAgainNote } from '#server/surfaces/web/parts/list_page.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import { faultWords } from '#server/surfaces/web/parts/refused.ts'
import { openInvitations } from '#server/surfaces/web/people/open_invitations.ts'
import { peoplePath, personPath } from '#server/surfaces/web/people/paths.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

type Shown = keyof typeof say.shown

/** `/people`: the people somebody has saved; its form saves one. Nobody is told. */
export const peopleRoute: WebRoute = {
  path: peoplePath,
  name: 'people',
  session: 'required',
  form: peoplePath,
  pages_only: true,
  query: ['show', 'name', 'cursor', 'done'],

  show: (visit) => page(visit, { note: visit.query.has('done') && formResult(true, say.removed) }),

  async act(visit, form) {
    const key = formKeyOf(form)
    const name = form.get('person')?.trim() ?? ''
    if (key === null || name === '') {
      return page(visit, { typed: name, status: 422, fault: say.wrongName })
    }
    const done = await callAs(visit, 'relationships.people.ensure', { people: [name] }, key)
    if (done.data === null) {
      const [fault] = done.errors
      if (fault !== undefined)
        return page(visit, {
          typed: name,
          status: 422,
          fault: faultWords(fault),
        })
      const [note, status] = noteOn(done, say.notSaved)
      return page(visit, { typed: name, status, note })
    }
    const handle = done.data.people[0]?.person.person_handle ?? ''
    return { redirect: `${personPath(handle)}?done=saved` }
  },
}

interface Around {
  readonly typed?: string
  readonly status?: number
  readonly fault?: Content
  readonly note?: Content
}

async function page(
  visit: SignedInVisit,
  { typed = '', status = 200, fault, note }: Around = {},
): Promise<WebAnswer> {
  const { query } = visit
  const name = query.get('name')?.trim().slice(0, 160) ?? ''
  const asked = query.get('show') ?? 'all'
  const classification: Shown = asked in say.shown ? (asked as Shown) : 'all'
  const input = { classification, ...(name !== '' && { name }) }
  const list = await listAs(visit, 'relationships.people.query', input)
  const { items } = list.data
  const isStart = !query.has('cursor') && name === ''
  const open = isStart ? await viewOpenInvitations(visit.runtime, visit.session.owner) : []
  const faults = new Map(fault === undefined ? [] : [['person', fault] as const])
  return {
    status,
    page: {
      title: say.title,
      main: html`<h1>${say.title}</h1>
${faultList(faults)}${note}
${tabs(classification)}
<form class="search" role="search" action="${peoplePath}"><label for="name">${say.search}</label>
<div><input id="name" name="name" type="search" value="${name}" maxlength="160" autocomplete="off"><button>${say.find}</button></div></form>
${startedAgainNote(list)}
${items.length === 0 && none(name !== '', query.has('cursor'))}
${items.length > 0 && html`<ul class="rows" role="list">${items.map(personRow)}</ul>`}
${olderLink(list, peopleChoice.more)}
${open.length > 0 && openInvitations(open, visit.session)}
<section aria-labelledby="add"><h2 id="add">${say.add}</h2>
<form method="post" action="${peoplePath}" novalidate>${formStart(visit, peoplePath)}
${field({ name: 'person', label: say.name, value: typed, longest: 160, autocomplete: 'off', help: say.addHelp, optional: true }, faults)}
<button class="small">${say.addIt}</button></form></section>`,
    },
  }
}

function tabs(shown: Shown): Html {
  const all = Object.entries(say.shown).map(([name, label]) => {
    const path = name === 'all' ? peoplePath : `${peoplePath}?show=${name}`
    return html`<li><a href="${path}"${name === shown && html` aria-current="true"`}>${label}</a></li>`
  })
  return html`<nav class="tabs" aria-label="${say.show}"><ul role="list">${all}</ul></nav>`
}

function none(isSearch: boolean, isLater: boolean): Html {
  if (isLater) return html`<p class="soft">${say.noneOlder}</p>`
  if (isSearch) return html`<p class="lead">${say.nothing}</p>`
  return html`<p class="lead">${say.none.title}</p><p class="soft">${say.none.text}</p>`
}

/** A person in a list, with a link to their page. */
export function personRow({ person_handle, display_name, classification }: Person): Html {
  const what = classification === 'connected' ? say.connected : say.inMind
  return html`<li><a class="row" href="${personPath(person_handle)}">${face(display_name)}
<span><strong>${words(display_name)}</strong><small>${what}</small></span></a></li>`
}
