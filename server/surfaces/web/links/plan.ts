import { randomBytes } from 'node:crypto'
import { longestGuestName, readGuestName } from '#server/domain/plans/guest_name.ts'
import { momentWords } from '#server/domain/basics/time_words.ts'
import { planPages as say } from '#server/domain/messages/said/plan_pages.ts'
import { type InvitationView, isRefusal } from '#server/flows/by_link/invitation.ts'
import {
  HostsName,
  joinPlan,
  type OpenPlanView,
  viewPlan,
  viewSignedUp,
  viewTakenOff,
} from '#server/flows/by_link/open_plan.ts'
import type { PlanView } from '#server/flows/by_link/plan_view.ts'
import { guestCookie } from '#server/surfaces/web/links/guest_cookie.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'
import { noteField, readNote } from '#server/surfaces/web/links/note_field.ts'
import { formResult, notice, warning } from '#server/surfaces/web/parts/notice.ts'
import { takenOffPage } from '#server/surfaces/web/links/taken_off.ts'
import type { WebPage } from '#server/surfaces/web/links/page.ts'
import {
  fromLine,
  planChecklist,
  planDetails,
  planFacts,
  planNotice,
  planText,
  planTop,
  whoIsIn,
  windowTitleOf,
} from '#server/surfaces/web/links/plan_parts.ts'
import type { PageRoute } from '#server/surfaces/web/links/serve.ts'

/** What somebody wrote, and what is wrong with it. */
interface Entry {
  name: string
  /** What they wrote to the host. */
  note?: string | null | undefined
  wrong: 'name' | 'hosts_name' | 'answer' | null
}

/** `/p/{token}`: a plan for anybody with the link. Signing up leads to a personal invitation. */
export const openPlanRoute: PageRoute = {
  name: 'plan',

  async show({ runtime, token, query, guest }) {
    const view = await viewPlan(runtime, token)
    if (view === null) return null
    const host = guest && (await viewTakenOff(runtime, token, guest))
    if (host) return takenOffPage(host)
    const own = guest && (await viewSignedUp(runtime, token, guest))
    if (own && guest && query !== 'another') return knownPage(own, token, guest)
    return planPage(view, token, { name: '', wrong: null }, query === 'refused')
  },

  async act({ runtime, token, guest }, form) {
    const host = guest && (await viewTakenOff(runtime, token, guest))
    if (host) return takenOffPage(host)
    const answer = form.get('answer')
    const given = form.get('name') ?? ''
    const name = readGuestName(given)
    const note = readNote(form)
    const once = form.get('form') ?? ''
    const answered = answer === 'accepted' || answer === 'declined'
    if (name === null || !answered || !/^[\w-]{22}$/.test(once)) {
      const view = await viewPlan(runtime, token)
      const wrong = name === null ? 'name' : 'answer'
      const entry = { name: given.slice(0, longestGuestName), note, wrong } as const
      return view && { ...planPage(view, token, entry), status: 422 }
    }
    try {
      const personal = await joinPlan(runtime, token, {
        name,
        rsvp_status: answer,
        note,
        form: once,
      })
      if (personal === null) return null
      const cookie = guestCookie(token, personal, runtime.base_url)
      return { redirect: `/i/${personal}?answered`, headers: { 'set-cookie': cookie } }
    } catch (error) {
      const isHosts = error instanceof HostsName
      if (!isHosts && !isRefusal(error)) throw error
      const view = await viewPlan(runtime, token)
      if (view && !canSignUp(view)) return { redirect: `/p/${token}?refused` }
      // What they wrote stands in the form again.
      if (isHosts) {
        const entry = { name, note, wrong: 'hosts_name' } as const
        return view && { ...planPage(view, token, entry), status: 422 }
      }
      const entry = { name, note, wrong: null }
      return view && { ...planPage(view, token, entry, true), status: 409 }
    }
  },
}

function canSignUp({ stage, used_up }: OpenPlanView): boolean {
  return stage === 'open' && !used_up
}

function planPage(view: OpenPlanView, token: string, entry: Entry, refused = false): WebPage {
  const { title, host_name, stage } = view
  const day = view.scheduled_at && momentWords(view.scheduled_at, view.timezone)
  // A stranger has no reason to decline a full plan; what somebody wrote meanwhile stands in the form again.
  const isAsked = !view.full || entry.name !== ''
  const start = entry.wrong ? say.windowTitles.check : ''
  return {
    title: windowTitleOf(view, start),
    main: html`${planTop(view, fromLine(view), whoIsIn(view))}
${refused && formResult(false, say.notSignedUp, whyRefused(view))}
${noticeOf(view)}
${planFacts(view)}
${canSignUp(view) && isAsked && signUp(view, token, entry)}
${planDetails(view)}
${planText(view)}
${planChecklist(view)}`,
    ...footerOf(view, isAsked),
    preview: say.planPreview(title, host_name, { day, stage }),
  }
}

/** Why nobody can sign up, if so. */
function noticeOf(view: OpenPlanView): Content {
  const { stage, used_up, full, host_name } = view
  const { title, text } = say.linkUsedUp
  if (stage === 'open' && used_up) return notice(title, text(host_name))
  if (stage === 'open' && full) {
    return warning(say.closedPlan.full.title, say.askAboutPlace(host_name))
  }
  if (stage === 'started' || stage === 'closed') {
    return warning(say.closedPlan[stage].title, say.askToJoin(host_name))
  }
  return planNotice(view)
}

/** How to sign up, for a plan that still takes answers. */
function footerOf({ stage, coming }: PlanView, isAsked = true): Pick<WebPage, 'footer'> {
  return stage === 'open' && isAsked ? { footer: say.openPlanFooter(coming !== null) } : {}
}

/** What the rest of the page does not say about it. The address keeps the result, so the reason must still be true. */
function whyRefused({ stage, used_up, declines_used_up, full, host_name }: OpenPlanView): Content {
  if (stage !== 'open' || used_up) return null
  if (full) return say.takenMeanwhile
  return declines_used_up ? say.askHost(host_name) : say.answerAgain
}

/** The page of an open link for somebody who signed up by it before, in this browser. */
function knownPage(own: InvitationView, token: string, personal: string): WebPage {
  const { guest_name, stage } = own
  const isOpen = stage === 'open'
  return {
    title: windowTitleOf(own),
    main: html`${planTop(own, fromLine(own))}
<section class="act" aria-label="${say.yourAnswer}">
${notice(say.signedUp.title(guest_name), say.signedUp.text(isOpen))}
<div class="choices">
<a class="button main" href="/i/${personal}">${say.signedUp.open(isOpen)}</a>
</div>
${isOpen && html`<p class="links"><a href="/p/${token}?another">${say.signedUp.another}</a></p>`}
</section>
${planNotice({ ...own, full: false })}
${planFacts(own)}
${planDetails(own, own.rsvp_status === 'accepted')}
${planText(own)}`,
  }
}

// Enter in the name field presses the first button, which is hidden and gives no answer: the page then asks for one.
// The field `form` differs each time: a form that is sent twice, for example by a double click, signs up once.
function signUp({ full, host_name }: PlanView, token: string, { name, note, wrong }: Entry): Html {
  const fault = faultOf(wrong, host_name)
  return html`<section class="act" aria-labelledby="sign-up">
<h2 id="sign-up">${say.willYouCome}</h2>
<form method="post" action="/p/${token}">
<input type="submit" value="" hidden>
<input type="hidden" name="form" value="${randomBytes(16).toString('base64url')}">
<div class="field">
<label for="name">${say.yourName}</label>
<input id="name" name="name" type="text" autocomplete="name" required maxlength="${longestGuestName}"
 value="${name}" aria-describedby="name-help${fault && ' name-wrong'}"${fault && html` aria-invalid="true" autofocus`}>
${fault && html`<p class="wrong" id="name-wrong" role="alert">${fault}</p>`}
<p class="soft small" id="name-help">${say.nameHelp(host_name)}</p>
</div>
${wrong === 'answer' && html`<p class="wrong" role="alert" tabindex="-1" autofocus>${say.chooseAnAnswer}.</p>`}
<div class="choices">
${!full && html`<button class="main" name="answer" value="accepted">${say.choices.accept}</button>`}
<button name="answer" value="declined">${say.choices.decline}</button>
</div>
${noteField(host_name, { saved: null, written: note })}
</form>
</section>`
}

/** What is wrong with the name. */
function faultOf(wrong: Entry['wrong'], host_name: string): Content {
  if (wrong === 'name') return say.wrongName(longestGuestName)
  return wrong === 'hosts_name' && say.hostsName(host_name)
}
