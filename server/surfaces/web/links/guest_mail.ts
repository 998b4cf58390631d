import { guestMailPage as say } from '#server/domain/messages/said/guest_mail.ts'
import {
  confirmGuestMail,
  endGuestMail,
  type GuestMailView,
  viewGuestMail,
} from '#server/flows/by_link/guest_mail.ts'
import { isOneClick } from '#server/surfaces/web/links/form.ts'
import type { WebPage } from '#server/surfaces/web/links/page.ts'
import type { PageRoute } from '#server/surfaces/web/links/serve.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import { type Content, html } from '#server/surfaces/web/parts/html.ts'

/**
 * `/m/{sealed}`: where a guest confirms the mail about a plan that they asked for, or stops it. The mail program's own button stops it at
 * once (RFC 8058). Looking changes nothing: mail scanners follow every link.
 */
export const guestMailRoute: PageRoute = {
  name: 'guest_mail',
  oneClick: true,

  async show({ runtime, token, query }) {
    const view = await viewGuestMail(runtime, token)
    return view && mailPage(view, token, query === 'done')
  },

  async act({ runtime, token }, form) {
    if (isOneClick(form)) {
      // A mail program does not follow redirects.
      const done = await endGuestMail(runtime, token)
      const view = done && (await viewGuestMail(runtime, token))
      return view && mailPage(view, token)
    }
    const asked = form.get('mail')
    if (asked !== 'confirm' && asked !== 'stop') {
      const view = await viewGuestMail(runtime, token)
      return view && { ...mailPage(view, token), status: 422 }
    }
    const act = asked === 'confirm' ? confirmGuestMail : endGuestMail
    return (await act(runtime, token)) && { redirect: `/m/${token}?done` }
  },
}

function mailPage(
  { state, title, host_name, invitation }: GuestMailView,
  token: string,
  isDone = false,
): WebPage {
  return {
    title: say.title,
    main: html`<h1>${say.title}</h1>
${textOf(state, title, host_name, isDone)}
${
  state !== 'ended' &&
  html`<form class="act" method="post" action="/m/${token}"><div class="choices">
${state === 'asked' && html`<button class="main" name="mail" value="confirm">${say.confirm}</button>`}
${state === 'on' && html`<button name="mail" value="stop">${say.stop}</button>`}
</div></form>`
}
${invitation !== null && html`<p class="links"><a href="/i/${invitation}">${say.toPlan}</a></p>`}`,
  }
}

/** How it stands; if the form of this page made it so, as its result. */
function textOf(
  state: GuestMailView['state'],
  title: string,
  host: string,
  isDone: boolean,
): Content {
  const again = title !== '' && say.endedText
  if (state === 'asked') return html`<p class="lead">${say.asked(title, host)}</p>`
  if (isDone) {
    return state === 'on' ? formResult(true, say.on(title)) : formResult(true, say.ended, again)
  }
  if (state === 'on') return html`<p class="lead">${say.on(title)}</p>`
  return html`<p class="lead">${say.ended}</p>${again && html`\n<p class="soft">${again}</p>`}`
}
