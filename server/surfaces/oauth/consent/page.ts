import { protocol, registry } from '#generated/server/capabilities.ts'
import { harmless } from '#server/domain/basics/in_quotes.ts'
import { abilityWords } from '#server/domain/messages/said/web_agents.ts'
import { consent as say } from '#server/domain/messages/said/web_oauth.ts'
import { formTarget } from '#server/domain/oauth/redirect.ts'
import type { Flow } from '#server/surfaces/oauth/consent/flow.ts'
import { type Faults, faultList, tokenField } from '#server/surfaces/web/parts/fields.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** The name of the form of one authorization: it is good for no other. */
export function consentForm(uid: string): string {
  return `/oauth/consent/${uid}`
}

/** What was typed before, where the page is shown again; and the one ability that an app asks for in addition. */
export interface Shown {
  readonly ticked?: readonly string[]
  readonly asks?: boolean
  readonly faults?: Faults
  readonly more?: { readonly ability: string; readonly has: readonly string[] } | null
}

/** The page on which somebody allows an app something. What is verified of the app is largest. */
export function consentPage(visit: SignedInVisit, flow: Flow, shown: Shown = {}): WebPage {
  const { more = null, faults = new Map() } = shown
  return {
    title: say.title,
    leads_to: formTarget(flow.redirect_uri),
    main: html`${more && html`<h1>${say.more(canOf(more.ability))}</h1>`}
${headingOf(flow, more === null)}
<p>${calledOf(flow)}</p>
${describedOf(flow)}
<p>${say.returnsTo} <strong>${returnOf(flow)}</strong>.</p>
<p>${say.account(visit.session.display_name)} ${say.notYou}</p>
${faultList(faults)}
<form method="post" action="/oauth/consent/${flow.uid}">
${tokenField(visit.formToken(consentForm(flow.uid)))}
${more === null ? choices(flow, shown) : hiddenChoices(more)}
${askBox(shown.asks ?? true)}
<div class="actions">
${
  more?.ability === protocol.approval
    ? html`<button name="ability" value="${more.ability}" class="main">${say.allowSending}</button>`
    : html`<button name="decision" value="allow" class="main">${say.allow}</button>`
}
<button name="decision" value="refuse">${say.notNow}</button>
</div>
</form>
<p class="help">${say.end}</p>`,
  }
}

/** What is verified of an app, in words. */
export function whoAsks({ client_origin, place }: Flow): string {
  if (place.kind === 'loopback') return say.thisComputer
  return place.kind === 'scheme' ? say.program(client_origin) : new URL(client_origin).host
}

function headingOf(flow: Flow, isFirst: boolean): Html {
  const text = say.wants(whoAsks(flow))
  return isFirst ? html`<h1>${text}</h1>` : html`<h2>${text}</h2>`
}

/** Where the browser is sent back to, with its scheme. */
function returnOf({ redirect_uri, place }: Flow): Content {
  if (place.kind === 'web') return words(new URL(redirect_uri).origin)
  if (place.kind === 'scheme') return words(redirect_uri.split('?')[0] ?? redirect_uri)
  return [words(new URL(redirect_uri).origin), ` ${say.onThisComputer}`]
}

/** What it calls itself, which nobody has checked. */
function calledOf({ client_name }: Flow): Content {
  if (client_name === '') return say.nameless
  return html`${say.callsItself(harmless(client_name))} ${say.unchecked}`
}

/** Whose document it names, where that says nothing of who gets the answer. */
function describedOf({ described_at, place, client_origin }: Flow): Content {
  if (described_at === null) return null
  const text =
    place.kind === 'web'
      ? say.describedAt(described_at, new URL(client_origin).host)
      : say.programOf(described_at)
  return html`<p>${text}</p>`
}

/** What it asks for is ticked, except what reaches other people. */
function choices({ abilities }: Flow, { ticked }: Shown): Html {
  const names = Object.keys(registry.abilities)
  const first = abilities.filter((name) => name !== protocol.approval)
  return html`<fieldset>
<legend>${say.abilities}</legend>
${names.map((name) => abilityBox(name, (ticked ?? first).includes(name)))}
</fieldset>`
}

function abilityBox(name: string, ticked: boolean): Html {
  return html`<label class="check">
<input type="checkbox" name="ability" value="${name}"${ticked && html` checked`}>
<span><strong>${say.it(canOf(name))}</strong><br><span class="help">${abilityWords[name]?.what}</span></span>
</label>
`
}

function hiddenChoices({ ability, has }: NonNullable<Shown['more']>): Html {
  const names = ability === protocol.approval ? has : [...has, ability]
  return html`${names.map((name) => html`<input type="hidden" name="ability" value="${name}">`)}
<p>${abilityWords[ability]?.what}</p>`
}

function askBox(ticked: boolean): Html {
  return html`<label class="check">
<input type="checkbox" name="needs_approval" value="yes"${ticked && html` checked`}>
<span><strong>${say.ask}</strong><br><span class="help">${say.askAbout}</span></span>
</label>
`
}

/** What an ability is called, such as `can read`. */
function canOf(ability: string): string {
  return abilityWords[ability]?.can ?? ability
}
