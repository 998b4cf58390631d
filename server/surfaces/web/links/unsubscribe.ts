import {
  type MailChoiceView,
  resubscribe,
  unsubscribe,
  viewMailChoice,
} from '#server/flows/by_link/mail.ts'
import { isOneClick } from '#server/surfaces/web/links/form.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import { mailChoice } from '#server/domain/messages/said/other_pages.ts'
import type { WebPage } from '#server/surfaces/web/links/page.ts'
import type { PageRoute, Visit } from '#server/surfaces/web/links/serve.ts'

/**
 * `/u/{token}`: which mail somebody gets, from a host or about their own plans. The mail program's own button stops that
 * mail at once (RFC 8058).
 */
export const unsubscribeRoute: PageRoute = {
  name: 'unsubscribe',
  oneClick: true,

  async show({ runtime, token, query }) {
    const view = await viewMailChoice(runtime, token)
    return view && mailPage(view, token, query === 'saved')
  },

  async act(visit, form) {
    const { runtime, token } = visit
    if (isOneClick(form)) {
      // A mail program does not follow redirects.
      const done = await unsubscribe(runtime, token, 'host')
      const view = done && (await viewMailChoice(runtime, token))
      return view && mailPage(view, token, true)
    }
    const asked = form.get('mail')
    const done = await choose(visit, asked)
    if (done === 'unknown') {
      const view = await viewMailChoice(runtime, token)
      return view && { ...mailPage(view, token, false), status: 422 }
    }
    return done && { redirect: `/u/${token}?saved` }
  },

  missing: endedChoicePage,
}

/** The page of a link that is unknown, or old, or whose host has no account any more: what can still be stopped, and where. */
function endedChoicePage(): WebPage {
  const { title, text, advice, settings } = mailChoice.ended
  return {
    status: 404,
    title,
    main: html`<h1>${title}</h1>
<p>${text}</p>
<p class="soft">${advice}</p>
<p class="links"><a href="/settings/contact">${settings}</a></p>`,
  }
}

async function choose({ runtime, token }: Visit, asked: string | undefined) {
  if (asked === 'stop-host') return unsubscribe(runtime, token, 'host')
  if (asked === 'stop-all') return unsubscribe(runtime, token, 'all')
  return asked === 'resume' ? resubscribe(runtime, token) : 'unknown'
}

function mailPage(view: MailChoiceView, token: string, saved: boolean): WebPage {
  const { host_stopped, all_stopped, is_own, host_name } = view
  const stopped = host_stopped || all_stopped
  return {
    title: saved ? (stopped ? mailChoice.stopped : mailChoice.resumed) : mailChoice.title(is_own),
    main: html`<header>
<h1>${mailChoice.title(is_own)}</h1>
</header>
${saved && formResult(true, choiceText(view))}
${!saved && html`<p>${choiceText(view)}</p>`}
<section class="act" aria-label="${mailChoice.yourChoice}">
<form method="post" action="/u/${token}">
<div class="choices">
${!stopped && button('stop-host', is_own ? mailChoice.stopOwn : mailChoice.stopHost(host_name))}
${!all_stopped && button('stop-all', mailChoice.stopAll)}
${stopped && button('resume', mailChoice.resume)}
</div>
</form>
</section>`,
    footer: mailChoice.footer(is_own),
  }
}

function choiceText({ host_stopped, all_stopped, host_name, is_own }: MailChoiceView): Content {
  if (all_stopped) return mailChoice.allStopped
  if (is_own) return host_stopped ? mailChoice.ownStopped : mailChoice.ownOn
  return host_stopped ? mailChoice.hostStopped(host_name) : mailChoice.on(host_name)
}

function button(value: string, label: Content): Html {
  return html`<button name="mail" value="${value}">${label}</button>`
}
