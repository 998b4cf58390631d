import { welcome as say } from '#server/domain/messages/said/web_sign_in.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { languageNow } from '#server/domain/basics/speaking.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import { makeAccount, viewWelcome, type WelcomeView } from '#server/flows/web/welcome.ts'
import { type Content, html } from '#server/surfaces/web/parts/html.ts'
import {
  type Faults,
  faultList,
  tokenField,
  violationsOf,
} from '#server/surfaces/web/parts/fields.ts'
import {
  type Profile,
  profileFields,
  readProfile,
} from '#server/surfaces/web/parts/profile_fields.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import type { Visit, WebRoute } from '#server/surfaces/web/route.ts'
import { deadAnswer } from '#server/surfaces/web/sign_in/dead.ts'
import { arrivingBrowser, signedIn } from '#server/surfaces/web/sign_in/arrive.ts'

/** `/welcome`: the name and the time zone of a new account, whose address this browser has proved. */
export const welcomeRoute: WebRoute = {
  path: '/welcome',
  name: 'welcome',
  session: 'optional',

  async show(visit) {
    const view = await viewOf(visit)
    if (view === null) return deadAnswer(visit, say.notMade)
    const { address, way } = view
    const json = { form_token: visit.formToken('/welcome'), address }
    return {
      json,
      page: welcomePage(visit, view, { display_name: '', timezone: way.admission?.timezone ?? '' }),
    }
  },

  async act(visit, sent) {
    const view = await viewOf(visit)
    if (view === null) return deadAnswer(visit, say.notMade)
    const typed = {
      display_name: sent.get('display_name') ?? '',
      timezone: sent.get('timezone') ?? '',
    }
    const profile = readProfile(typed)
    if ('faults' in profile) {
      const { faults } = profile
      if (visit.wants_json) throw fail('input_invalid', { errors: violationsOf(faults) })
      return { status: 422, json: {}, page: welcomePage(visit, view, typed, faults) }
    }
    const browser = arrivingBrowser(visit)
    const session = await makeAccount(
      visit.runtime,
      view,
      { ...profile, language: languageNow() },
      browser,
    )
    return session === null
      ? deadAnswer(visit, say.notMade)
      : signedIn(visit, session, browser, view.next)
  },
}

async function viewOf({ runtime, browser }: Visit): Promise<WelcomeView | null> {
  const hash = hashLinkToken(browser ?? '')
  return hash && viewWelcome(runtime, hash)
}

function welcomePage(
  visit: Visit,
  { address, way: { admission } }: WelcomeView,
  typed: Profile,
  faults: Faults = new Map(),
): WebPage {
  const isHosts = admission !== null && typed.timezone === admission.timezone
  const zoneHelp: Content = isHosts ? say.zoneOf(admission.host_name) : say.zoneHelp
  return {
    title: say.title,
    main: html`<h1>${say.title}</h1>
${faultList(faults)}
<p>${say.text(address)}</p>
<form method="post" action="/welcome" novalidate>
${tokenField(visit.formToken('/welcome'))}
${profileFields(typed, faults, zoneHelp)}
<div class="actions"><button class="main">${say.button}</button></div>
</form>`,
  }
}
