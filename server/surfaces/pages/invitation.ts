import {
  answerInvitation,
  type InvitationView,
  isRefusal,
  openInvitation,
} from '#server/flows/by_link/invitation.ts'
import { type Content, type Html, html, words } from '#server/surfaces/pages/html.ts'
import { grave, told } from '#server/surfaces/pages/notice.ts'
import type { Page } from '#server/surfaces/pages/page.ts'
import { connectHint } from '#server/surfaces/pages/plan.ts'
import {
  planChecklist,
  planFacts,
  planStanding,
  planText,
  planTop,
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
    main: html`${planTop(view, html`${words(view.host_name)} invites ${words(view.guest_name)}`)}
${tell(view, query)}
${changed(view)}
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

function changed({ needs_reconfirm, standing, host_name }: InvitationView): Content {
  if (!needs_reconfirm || standing !== 'open') return null
  const ask = html`Please look again, and let ${words(host_name)} know whether your answer still holds.`
  return grave('The time or place has changed', ask)
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
  const { rsvp_status: status, standing } = view
  const open = standing === 'open'
  if (standing === 'canceled' || (status === 'pending' && !open)) return null
  const buttons = open ? buttonsFor(view) : []
  const said = current(view)
  const keeps = view.scheduled_at !== null && standing !== 'over' && status !== 'declined'
  return html`<section class="act" aria-label="Your answer">
${buttons.length === 0 && html`<p>${said}</p>`}
${
  buttons.length > 0 &&
  html`<form method="post" action="/i/${token}">
<fieldset>
<legend>${said}</legend>
<div class="choices">${buttons}</div>
</fieldset>
</form>`
}
${keeps && html`<p class="links"><a href="/i/${token}/calendar.ics" download>Add to calendar</a></p>`}
</section>`
}

/** The answers somebody can still give. */
function buttonsFor({ rsvp_status: status, full, needs_reconfirm }: InvitationView): Html[] {
  const asked = status === 'pending' || needs_reconfirm
  const yes = status === 'accepted' ? 'It still works for me' : 'I’ll be there'
  const no = status === 'accepted' ? 'I can’t make it any more' : 'I can’t make it'
  const accept = html`<button class="main" name="answer" value="accepted">${status === 'declined' ? 'I can make it after all' : yes}</button>`
  const decline = html`<button name="answer" value="declined">${no}</button>`
  const accepts = (asked || status === 'declined') && (!full || status === 'accepted')
  return [...(accepts ? [accept] : []), ...(asked || status === 'accepted' ? [decline] : [])]
}

function current({ rsvp_status, needs_reconfirm, standing }: InvitationView): string {
  const open = standing === 'open'
  if (needs_reconfirm && open) return 'Does your answer still hold?'
  if (rsvp_status === 'accepted') return open ? 'You’re in.' : 'You had said you would come.'
  if (rsvp_status === 'declined')
    return open ? 'You said you can’t make it.' : 'You had said you can’t make it.'
  return 'Will you come?'
}
