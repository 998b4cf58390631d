import { fail } from '#server/domain/basics/failure.ts'
import { languageNow, pageLanguages, readPageLanguage } from '#server/domain/basics/speaking.ts'
import { language as say } from '#server/domain/messages/said/web_settings.ts'
import { changeLanguage } from '#server/flows/web/profile.ts'
import { type Html, html } from '#server/surfaces/web/parts/html.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'

const path = '/settings/account/language'

/** The choice of the language, on the page of the account. */
export function languageSection(token: Html): Html {
  const now = languageNow()
  const options = Object.entries(pageLanguages).map(
    ([language, name]) =>
      html`<option value="${language}" lang="${language}"${language === now && html` selected`}>${name}</option>`,
  )
  return html`<section aria-labelledby="language">
<h2 id="language">${say.title}</h2>
<form method="post" action="${path}">
${token}
<div class="field"><label for="chosen">${say.label}</label>
<select id="chosen" name="language">${options}</select></div>
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

  async act({ runtime, session, request_id }, sent) {
    const language = readPageLanguage(sent.get('language'))
    if (language === null) {
      const message = 'must be en or de'
      throw fail('input_invalid', { errors: [{ pointer: '/language', code: 'enum', message }] })
    }
    await changeLanguage(runtime, session.owner, language, request_id)
    return { json: { language }, redirect: '/settings/account?saved' }
  },
}
