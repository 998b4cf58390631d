import { noMail as say } from '#server/domain/messages/said/web_sign_in.ts'
import { stopMail, viewStop } from '#server/flows/web/no_mail.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'

/**
 * `/no-mail/{sealed}`: stops mail to the address of somebody who never asked for any. A mail program's button may send the
 * form (RFC 8058): only who got the mail knows the address of this page.
 */
export const noMailRoute: WebRoute = {
  path: '/no-mail/:sealed',
  name: 'no_mail',
  session: 'optional',
  from_anywhere: true,
  upload: 0,

  async show(visit) {
    const address = viewStop(visit.runtime, visit.params.sealed ?? '')
    if (address === null) return null
    return {
      json: { address },
      page: {
        title: say.title,
        main: html`<h1>${say.title}</h1>
<p>${say.text(address)}</p>
<form method="post">
<div class="actions"><button class="main">${say.button}</button></div>
</form>`,
      },
    }
  },

  async act(visit) {
    const address = viewStop(visit.runtime, visit.params.sealed ?? '')
    if (address === null) return null
    await stopMail(visit.runtime, address)
    const main = html`<h1>${say.done}</h1>\n<p>${say.doneText}</p>`
    return { json: { stopped: true }, page: { title: say.done, main } }
  },
}
