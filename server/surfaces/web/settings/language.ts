import { fail } from '#server/domain/basics/failure.ts'
import {
  type PageLanguage,
  pageLanguages,
  readPageLanguage,
} from '#server/domain/basics/speaking.ts'
import { language as say } from '#server/domain/messages/said/web_settings.ts'
import { changeLanguage } from '#server/flows/web/profile.ts'
import { type Html, html } from '#server/surfaces/web/parts/html.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'

const path = '/settings/account/language'

/** The choice of what the browser likes best. */
const asBrowser = 'browser'

/** The choice of the language, on the page of the account. */
export function languageSection(token: Html, chosen: PageLanguage | null): Html {
  const options = Object.entries(pageLanguages).map(
    ([language, name]) =>
      html`<option value="${language}" lang="${language}"${language === chosen && html` selected`}>${name}</option>`,
  )
  return html`<section aria-labelledby="language">
<h2 id="language">${say.title}</h2>
<form method="post" action="${path}">
${token}
<div class="field"><label for="chosen">${say.label}</label>
<select id="chosen" name="language"><option value="${asBrowser}"${chosen === null && html` selected`}>${say.asBrowser}</option>${options}</select></div>
<div class="actions"><button>${say.save}</button></div>
</form>
</section>`
}

/** Says in which language somebody gets pages and mails. */
export const languageRoute: WebRoute = {
  path,
  name: 'account_language',
  session: 'required',
  form: '/settings/account',

  async act({ runtime, session, request_id, browser_language: browser }, sent) {
    const asked = sent.get('language')
    const language = readPageLanguage(asked)
    if (language === null && asked !== asBrowser) {
      const message = 'must be en, de or browser'
      throw fail('input_invalid', { errors: [{ pointer: '/language', code: 'enum', message }] })
    }
    await changeLanguage(runtime, session.owner, { language, browser }, request_id)
    return { json: { language }, redirect: '/settings/account?saved' }
  },
}
