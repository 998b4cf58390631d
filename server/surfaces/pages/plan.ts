import { randomBytes } from 'node:crypto'
import { longestGuestName, readGuestName } from '#server/domain/guest_name.ts'
import { isRefusal } from '#server/flows/by_link/invitation.ts'
import { joinPlan, openPlan } from '#server/flows/by_link/open_plan.ts'
import type { PlanView } from '#server/flows/by_link/plan_view.ts'
import { type Content, type Html, html, words } from '#server/surfaces/pages/html.ts'
import { notice, told } from '#server/surfaces/pages/notice.ts'
import type { Page } from '#server/surfaces/pages/page.ts'
import {
  planChecklist,
  planFacts,
  planStanding,
  planText,
  planTop,
} from '#server/surfaces/pages/plan_parts.ts'
import type { Place } from '#server/surfaces/pages/serve.ts'

/** What somebody wrote, and what is wrong with it. */
interface Entry {
  name: string
  wrong: 'name' | 'answer' | null
}

/** `/p/{token}`: a plan for whoever has the link; signing up leads to a personal invitation. */
export const openPlanPlace: Place = {
  name: 'plan',

  async show({ runtime, token, query }) {
    const view = await openPlan(runtime, token)
    return view && planPage(view, token, { name: '', wrong: null }, query === 'refused')
  },

  async act({ runtime, token }, form) {
    const answer = form.get('answer')
    const given = form.get('name') ?? ''
    const name = readGuestName(given)
    const once = form.get('form') ?? ''
    const answered = answer === 'accepted' || answer === 'declined'
    if (name === null || !answered || !/^[\w-]{22}$/.test(once)) {
      const view = await openPlan(runtime, token)
      const wrong = name === null ? 'name' : 'answer'
      const entry = { name: given.slice(0, longestGuestName), wrong } as const
      return view && { ...planPage(view, token, entry), status: 422 }
    }
    try {
      const personal = await joinPlan(runtime, token, { name, rsvp_status: answer, form: once })
      return personal === null ? null : { onward: `/i/${personal}?answered` }
    } catch (error) {
      if (!isRefusal(error)) throw error
      return { onward: `/p/${token}?refused` }
    }
  },
}

function planPage(view: PlanView, token: string, entry: Entry, refused = false): Page {
  const { title, host_name, standing } = view
  const start = entry.wrong ? 'Please check: ' : ''
  return {
    title: `${start}${title}`,
    main: html`${planTop(view, html`${words(host_name)} invites you`)}
${refused && told('You could not be signed up', standing === 'open' ? 'Somebody else was a moment faster.' : null)}
${planStanding(view)}
${planFacts(view)}
${standing === 'open' && signUp(view, token, entry)}
${planText(view)}
${planChecklist(view)}`,
    footer: 'Signing up needs no account. Your name is shown to the host only.',
  }
}

// The field `form` is another each time: a form that is sent twice, as by a double click, signs up once.
function signUp({ full, host_name }: PlanView, token: string, { name, wrong }: Entry): Html {
  return html`<section class="act" aria-labelledby="sign-up">
<h2 id="sign-up">Will you come?</h2>
<form method="post" action="/p/${token}">
<input type="hidden" name="form" value="${randomBytes(16).toString('base64url')}">
<div class="field">
<label for="name">Your name</label>
<input id="name" name="name" type="text" autocomplete="name" required maxlength="${longestGuestName}"
 value="${name}" aria-describedby="name-help${wrong === 'name' && ' name-wrong'}"${invalid(wrong === 'name')}>
${wrong === 'name' && html`<p class="wrong" id="name-wrong" role="alert">Please write your name, in at most ${longestGuestName} characters.</p>`}
<p class="soft small" id="name-help">So that ${words(host_name)} knows who you are.</p>
</div>
${wrong === 'answer' && html`<p class="wrong" role="alert">Please choose one of the answers.</p>`}
<div class="choices">
${!full && html`<button class="main" name="answer" value="accepted">I’ll be there</button>`}
<button name="answer" value="declined">I can’t make it</button>
</div>
</form>
</section>`
}

function invalid(wrong: boolean): Content {
  return wrong && html` aria-invalid="true" autofocus`
}

/** How somebody who signed up becomes connected, where the host would like that. */
export function connectHint({ connect_on_signup, host_name }: PlanView): Content {
  if (!connect_on_signup) return null
  const text = html`Ask ${words(host_name)} for a connection invitation: with an account of your own, the next plan reaches you by itself.`
  return html`<section>${notice(html`${words(host_name)} would like to stay in touch`, text)}</section>`
}
