import { welcome as say } from '#server/domain/messages/web_sign_in.ts'
import { fail } from '#server/domain/failure.ts'
import { hashLinkToken } from '#server/domain/link_token.ts'
import { isBlank, oneLine } from '#server/domain/text.ts'
import { timeZoneNamed } from '#server/domain/time_zone.ts'
import { makeAccount, viewWelcome, type WelcomeView } from '#server/flows/web/welcome.ts'
import { type Content, html } from '#server/surfaces/pages/html.ts'
import {
  type Faults,
  faultList,
  field,
  tokenField,
  violationsOf,
} from '#server/surfaces/web/fields.ts'
import type { WebPage } from '#server/surfaces/web/page.ts'
import type { Visit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'
import { arrivingBrowser, signedIn } from '#server/surfaces/web/sign_in/arrive.ts'
import { zoneList } from '#server/surfaces/web/zones.ts'

/** The most characters of a name. */
export const longestName = 120

/** `/welcome`: the name and the time zone of a new account, whose address this browser has proved. */
export const welcomeRoute: WebRoute = {
  path: '/welcome',
  name: 'welcome',
  session: 'optional',

  async show(visit) {
    const view = await viewOf(visit)
    if (view === null) return gone(visit)
    const { address, admission } = view
    const json = { form_token: visit.formToken('/welcome'), address }
    return {
      json,
      page: welcomePage(visit, view, { display_name: '', timezone: admission?.timezone ?? '' }),
    }
  },

  async act(visit, sent) {
    const view = await viewOf(visit)
    if (view === null) return gone(visit)
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
    const session = await makeAccount(visit.runtime, view, profile, browser)
    return session === null ? gone(visit) : signedIn(visit, session, browser, view.proved.next)
  },
}

/** The name and time zone of an account. */
export interface Profile {
  readonly display_name: string
  readonly timezone: string
}

/** Reads name and time zone as somebody typed them. @returns them, or what is wrong. */
export function readProfile(typed: Profile): Profile | { faults: Map<string, string> } {
  const display_name = oneLine(typed.display_name)
  const timezone = timeZoneNamed(typed.timezone.trim())
  const faults = new Map<string, string>()
  if (isBlank(display_name) || [...display_name].length > longestName) {
    faults.set('display_name', say.wrongName(longestName))
  }
  if (timezone === null) faults.set('timezone', say.wrongZone)
  return timezone === null || faults.size > 0 ? { faults } : { display_name, timezone }
}

async function viewOf({ runtime, browser }: Visit): Promise<WelcomeView | null> {
  const hash = hashLinkToken(browser ?? '')
  return hash && viewWelcome(runtime, hash)
}

function gone({ wants_json }: Visit): WebAnswer {
  const { title, text, again } = say.notMade
  if (wants_json) throw fail('route_not_found', { message: `${title}.`, advice: text })
  return {
    status: 404,
    json: {},
    page: {
      title,
      main: html`<h1>${title}</h1>
<p>${text}</p>
<p><a class="button main" href="/sign-in">${again}</a></p>`,
    },
  }
}

function welcomePage(
  visit: Visit,
  { address, admission }: WelcomeView,
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

/** The fields for name and time zone, with the list of zones. */
export function profileFields(
  { display_name, timezone }: Profile,
  faults: Faults,
  zoneHelp: Content = say.zoneHelp,
) {
  return html`${field({ name: 'display_name', label: say.name, value: display_name, autocomplete: 'name', longest: longestName, help: say.nameHelp }, faults)}
${field({ name: 'timezone', label: say.zone, value: timezone, autocomplete: 'off', list: 'zones', longest: 64, help: zoneHelp }, faults)}
${zoneList()}`
}
