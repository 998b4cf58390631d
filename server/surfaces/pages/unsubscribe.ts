import {
  type MailChoiceView,
  mailChoice,
  resubscribe,
  unsubscribe,
} from '#server/flows/by_link/mail.ts'
import { isOneClick } from '#server/surfaces/pages/form.ts'
import { type Content, type Html, html, words } from '#server/surfaces/pages/html.ts'
import { told } from '#server/surfaces/pages/notice.ts'
import type { Page } from '#server/surfaces/pages/page.ts'
import type { Place, Visit } from '#server/surfaces/pages/serve.ts'

/** `/u/{token}`: what mail somebody gets. The mail program's own button stops all of it at once (RFC 8058). */
export const unsubscribePlace: Place = {
  name: 'unsubscribe',

  async show({ runtime, token, query }) {
    const view = await mailChoice(runtime, token)
    return view && mailPage(view, token, query === 'saved')
  },

  async act(visit, form) {
    const { runtime, token } = visit
    if (isOneClick(form)) {
      // Whoever sends this follows no redirect.
      const done = await unsubscribe(runtime, token, 'all')
      const view = done && (await mailChoice(runtime, token))
      return view && mailPage(view, token, true)
    }
    const asked = form.get('mail')
    const done = await choose(visit, asked)
    if (done === 'unknown') {
      const view = await mailChoice(runtime, token)
      return view && { ...mailPage(view, token, false), status: 422 }
    }
    return done && { onward: `/u/${token}?saved` }
  },
}

async function choose({ runtime, token }: Visit, asked: string | undefined) {
  if (asked === 'stop-host') return unsubscribe(runtime, token, 'host')
  if (asked === 'stop-all') return unsubscribe(runtime, token, 'all')
  return asked === 'resume' ? resubscribe(runtime, token) : 'unknown'
}

function mailPage(view: MailChoiceView, token: string, saved: boolean): Page {
  const { host_stopped, all_stopped } = view
  const stopped = host_stopped || all_stopped
  return {
    title: saved ? (stopped ? 'Mail stopped' : 'Mail comes again') : 'Invitations by mail',
    main: html`<header>
<h1>Invitations by mail</h1>
</header>
${saved && told(standing(view), null, { well: true })}
${!saved && html`<p>${standing(view)}</p>`}
<section class="act" aria-label="Your choice">
<form method="post" action="/u/${token}">
<div class="choices">
${!stopped && button('stop-host', html`Stop mail from ${words(view.host_name)}`)}
${!all_stopped && button('stop-all', 'Stop all mail')}
${stopped && button('resume', 'Let mail come again')}
</div>
</form>
</section>`,
    footer:
      'People can still share links with you by themselves, and your invitations stay in your account. Nobody is told why mail does not reach you.',
  }
}

function standing({ host_stopped, all_stopped, host_name }: MailChoiceView): Html {
  const host = words(host_name)
  if (all_stopped) return html`No more mail will be sent to you, by anybody.`
  if (host_stopped) return html`No more mail of ${host} will be sent to you.`
  return html`When ${host} or somebody else you are connected with invites you, a mail tells you.`
}

function button(value: string, label: Content): Html {
  return html`<button name="mail" value="${value}">${label}</button>`
}
