import { protocol, registry } from '#generated/server/capabilities.ts'
import { abilityWords as kept } from '#server/domain/messages/web_agents.ts'
import { consent as say, flowEnded } from '#server/domain/messages/said/web_oauth.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import { findRecord } from '#server/flows/web/oauth_records.ts'
import {
  allowGrant,
  continueGrant,
  findContinued,
  viewGrants,
} from '#server/flows/web/oauth_grants.ts'
import { keepClient } from '#server/surfaces/oauth/clients.ts'
import {
  claimAnswer,
  type Flow,
  finishFlow,
  type FlowResult,
  type NoFlow,
  openFlow,
} from '#server/surfaces/oauth/consent/flow.ts'
import {
  consentForm,
  consentPage,
  type Shown,
  whoAsks,
} from '#server/surfaces/oauth/consent/page.ts'
import { paths } from '#server/surfaces/oauth/paths.ts'
import type { OauthServer } from '#server/surfaces/oauth/server.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'
import { askProof } from '#server/surfaces/web/sign_in/proof.ts'

/** The pages of the authorization server, for the web application to serve. */
export function oauthRoutes(server: OauthServer): readonly WebRoute[] {
  return [
    {
      path: `${paths.consent}/:uid`,
      name: 'oauth_consent',
      session: 'required',
      form: ({ uid = '' }) => consentForm(uid),
      show: (visit) => show(server, visit),
      act: (visit, sent) => act(server, visit, sent),
    },
    {
      // What an app asked for while nobody was signed in.
      path: `${paths.begin}/:id`,
      name: 'oauth_begin',
      session: 'required',
      async show({ runtime, params }) {
        if (server.site() === null) return null
        const kept = await findRecord(runtime, 'Request', params.id ?? '')
        if (kept === null) return ended('late')
        return { status: 303, json: {}, redirect: `${paths.authorize}?${kept.payload.search}` }
      },
    },
  ]
}

async function show(server: OauthServer, visit: SignedInVisit): Promise<WebAnswer | null> {
  if (server.site() === null) return null
  const flow = await openFlow(server, visit)
  if (typeof flow === 'string') return ended(flow)
  const continued = await continuedBy(visit, flow)
  if (continued !== null) {
    await continueGrant(visit.runtime, allowingIn(visit), continued)
    const { owner } = visit.session
    return goOn(server, flow, { owner, grant_id: continued, abilities: flow.abilities })
  }
  const proof = askProof(visit, 'show', `${paths.consent}/${flow.uid}`)
  if (proof !== null) return proof
  return shown(visit, flow, { more: await missingOf(visit, flow) })
}

async function act(
  server: OauthServer,
  visit: SignedInVisit,
  sent: WebForm,
): Promise<WebAnswer | null> {
  if (server.site() === null) return null
  const flow = await openFlow(server, visit)
  if (typeof flow === 'string') return ended(flow)
  const proof = askProof(visit, 'act', `${paths.consent}/${flow.uid}`)
  if (proof !== null) return proof
  const isRefused = sent.get('decision') === 'refuse'
  const more = isRefused ? await missingOf(visit, flow) : null
  const kept = more !== null && flow.abilities.length > 1 ? more.has : null
  if (isRefused && kept === null) {
    return (await claimAnswer(server, flow)) ? goOn(server, flow, null) : late(flow)
  }
  const abilities = kept ?? chosenIn(sent)
  const needs_approval = sent.get('needs_approval') === 'yes'
  if (abilities.length === 0) {
    const faults = new Map([['ability', say.nothing]])
    return { ...shown(visit, flow, { ticked: [], asks: needs_approval, faults }), status: 422 }
  }
  if (!(await claimAnswer(server, flow))) return late(flow)
  const { client_id, client_name, client_origin, audience } = flow
  const facts = { client_id, client_name, client_origin, abilities, needs_approval, audience }
  const { runtime, session } = visit
  const notice = noticeOf(visit, flow, abilities)
  const how = { browser: browserOf(visit), notice }
  const grant_id = await allowGrant(runtime, allowingIn(visit), facts, how)
  await keepClient(runtime, client_id)
  return goOn(server, flow, { owner: session.owner, grant_id, abilities })
}

/** What the mail about it says. */
function noticeOf({ browser_name: browser }: SignedInVisit, flow: Flow, names: readonly string[]) {
  // The mail says them in its own language.
  const abilities = names.map((name) => kept[name]?.can ?? name)
  return { app: whoAsks(flow), called: flow.client_name || null, abilities, browser }
}

function chosenIn(sent: WebForm): string[] {
  const chosen = sent.all('ability')
  return Object.keys(registry.abilities).filter((ability) => chosen.includes(ability))
}

/**
 * @returns the grant that goes on without a question; null where the person has to be asked: always for programs, which
 * could be any.
 */
async function continuedBy(visit: SignedInVisit, flow: Flow): Promise<string | null> {
  const browser = browserOf(visit)
  if (flow.asks || flow.place.kind !== 'web' || browser === null) return null
  const { client_id, client_origin, audience, abilities } = flow
  const asked = { client_id, client_origin, audience, abilities, browser }
  return (await findContinued(visit.runtime, visit.session.owner, asked))?.grant_id ?? null
}

/** @returns the one ability that an app asks for in addition to what it may do already; null for anything else. */
async function missingOf(
  visit: SignedInVisit,
  flow: Flow,
): Promise<NonNullable<Shown['more']> | null> {
  const grants = await viewGrants(visit.runtime, visit.session.owner)
  const { client_id, client_origin, audience } = flow
  const before = grants.find(
    (grant) =>
      grant.client_id === client_id &&
      grant.client_origin === client_origin &&
      grant.audience === audience,
  )
  if (before === undefined) return null
  const [ability, ...others] = flow.abilities.filter((name) => !before.abilities.includes(name))
  if (ability === undefined || others.length > 0) return null
  return { ability, has: before.abilities }
}

function shown(visit: SignedInVisit, flow: Flow, how: Shown): WebAnswer {
  const { client_name, client_origin, abilities } = flow
  const form_token = visit.formToken(consentForm(flow.uid))
  return {
    json: { form_token, client_name, client_origin, abilities, approval: protocol.approval },
    page: consentPage(visit, flow, how),
  }
}

async function goOn(server: OauthServer, flow: Flow, result: FlowResult): Promise<WebAnswer> {
  return { status: 303, json: {}, redirect: await finishFlow(server, flow, result) }
}

/** A second press of the button goes where the first one went. */
function late({ uid }: Flow): WebAnswer {
  return { status: 303, json: {}, redirect: `${paths.authorize}/${uid}` }
}

function ended(why: NoFlow): WebAnswer {
  const page = {
    title: flowEnded.title,
    main: html`<h1>${flowEnded.title}</h1>\n<p>${flowEnded[why]}</p>`,
  }
  return { status: statuses[why], json: { error: why }, page }
}

const statuses: Readonly<Record<NoFlow, number>> = {
  late: 404,
  gone: 404,
  other: 403,
  changed: 409,
}

function allowingIn({ session, request_id }: SignedInVisit) {
  return { owner: session.owner, request_id }
}

function browserOf({ known }: SignedInVisit): Buffer | null {
  return known === null ? null : hashLinkToken(known)
}
