import { registry } from '#generated/server/capabilities.ts'
import { calendarFile } from '#server/domain/calendar_event.ts'
import {
  answerInvitation,
  type InvitationView,
  isRefusal,
  openInvitation,
} from '#server/runtime/by_link/invitation.ts'
import { type Content, type Html, html, words } from '#server/surfaces/pages/html.ts'
import { grave, told } from '#server/surfaces/pages/notice.ts'
import type { Page } from '#server/surfaces/pages/page.ts'
import { connectHint } from '#server/surfaces/pages/plan.ts'
import {
  planChecklist,
  planFacts,
  planStanding,
  planText,
} from '#server/surfaces/pages/plan_parts.ts'
import type { Place } from '#server/surfaces/pages/serve.ts'

/** `/i/{token}`: one guest's invitation, and the guest's answer. */
export const invitationPlace: Place = {
  name: 'invitation',

  async show({ runtime, token, query }) {
    const view = await openInvitation(runtime, token)
    return view && invitationPage(view, token, query)
  },

  async act({ runtime, token }, form) {
    const answer = form.get('answer')
    if (answer !== 'accepted' && answer !== 'declined') {
      const view = await openInvitation(runtime, token)
      return view && { ...invitationPage(view, token, 'unanswered'), status: 422 }
    }
    try {
      const answered = await answerInvitation(runtime, token, answer)
      return answered && { onward: `/i/${token}?answered` }
    } catch (error) {
      if (!isRefusal(error)) throw error
      return { onward: `/i/${token}?refused` }
    }
  },
}

/** `/i/{token}/calendar.ics`: the plan for the guest's own calendar. */
export const calendarPlace: Place = {
  name: 'calendar',

  async show({ runtime, token }) {
    const view = await openInvitation(runtime, token)
    if (view === null || view.scheduled_at === null || view.rsvp_status === 'removed') return null
    const place = [view.place_name, view.place_address].filter((part) => part !== null)
    const event = {
      ...view,
      location: place.length > 0 ? place.join(', ') : null,
      starts_at: view.scheduled_at,
      ends_at: view.scheduled_ends_at,
      canceled: view.standing === 'canceled',
      url: `${runtime.base_url}/i/${token}`,
      written_at: view.now,
      mail: null,
    }
    return {
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
      name: 'plan.ics',
      text: calendarFile(event, registry.brand),
    }
  },
}

function invitationPage(view: InvitationView, token: string, query: string): Page {
  const { title, rsvp_status: status } = view
  if (status === 'removed') {
    return {
      title: `${title} – no longer on the list`,
      main: html`<p class="from">${words(view.host_name)} had invited ${words(view.guest_name)}</p>
<h1 dir="auto">${title}</h1>
${grave('You are no longer on the guest list', html`Ask ${words(view.host_name)} if you think this is a mistake.`)}`,
    }
  }
  return {
    title: `${titleFor(view, query)}${title}`,
    main: html`<header>
<p class="from">${words(view.host_name)} invites ${words(view.guest_name)}</p>
<h1 dir="auto">${title}</h1>
</header>
${tell(view, query)}
${planStanding({ ...view, full: view.full && status !== 'accepted' })}
${planFacts(view)}
${answering(view, token)}
${planText(view)}
${planChecklist(view)}
${connectHint(view)}`,
    footer: html`This page is yours alone: whoever has its link can answer for you, so please do not pass it on.`,
  }
}

function titleFor({ rsvp_status }: InvitationView, query: string): string {
  if (query === 'answered') return rsvp_status === 'accepted' ? 'You’re in: ' : 'Answer saved: '
  return query === 'refused' ? 'Not saved: ' : 'Invitation: '
}

/** What came of an answer. It is read out at once: it has the focus when the page is shown. */
function tell(view: InvitationView, query: string): Content {
  const { rsvp_status: status, standing } = view
  const host = words(view.host_name)
  if (query === 'answered' && status !== 'pending') {
    if (status === 'accepted') return told('You’re in', html`${host} can see it.`, { well: true })
    return told('You can’t make it', html`Thanks for letting ${host} know.`, { well: true })
  }
  if (query === 'refused') {
    const why =
      standing === 'open' ? 'Somebody else was a moment faster.' : 'Answers are no longer taken.'
    return told('Your answer could not be saved', why)
  }
  return query === 'unanswered' && told('Please choose one of the answers')
}

function answering(view: InvitationView, token: string): Content {
  const { rsvp_status: status, standing, full, needs_reconfirm } = view
  const keep =
    status === 'accepted' &&
    view.scheduled_at !== null &&
    standing !== 'canceled' &&
    standing !== 'over'
  if (standing !== 'open') {
    return html`<section class="act" aria-label="Your answer"><p>${current(view)}</p>${keep && calendarLink(token)}</section>`
  }
  const first = status === 'pending' || needs_reconfirm
  const accept = first
    ? html`<button class="main" name="answer" value="accepted">${needs_reconfirm && status === 'accepted' ? 'It still works for me' : 'I’ll be there'}</button>`
    : html`<button name="answer" value="accepted">I can make it after all</button>`
  const decline = first
    ? html`<button name="answer" value="declined">I can’t make it</button>`
    : html`<button name="answer" value="declined">I can’t make it any more</button>`
  const canAccept = !full || status === 'accepted'
  return html`<section class="act" aria-label="Your answer">
<form method="post" action="/i/${token}">
<fieldset>
<legend>${current(view)}</legend>
<div class="choices">
${(first || status === 'declined') && canAccept && accept}
${(first || status === 'accepted') && decline}
</div>
</fieldset>
</form>
${keep && calendarLink(token)}
</section>`
}

function current({ rsvp_status, needs_reconfirm, standing }: InvitationView): string {
  const open = standing === 'open'
  if (needs_reconfirm && open) return 'The time or place has changed. Does your answer still hold?'
  if (rsvp_status === 'accepted') return open ? 'You’re in.' : 'You had said you would come.'
  if (rsvp_status === 'declined')
    return open ? 'You said you can’t make it.' : 'You had said you can’t make it.'
  return open ? 'Will you come?' : 'You did not answer.'
}

function calendarLink(token: string): Html {
  return html`<p class="links"><a class="button" href="/i/${token}/calendar.ics" download>Add to calendar</a></p>`
}
