import { fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { changeProfile } from '#server/flows/web/profile.ts'
import { endOneSession, signOutEverywhere, viewAccount } from '#server/flows/web/account.ts'
import { violationsOf } from '#server/surfaces/web/parts/fields.ts'
import { clearCookie } from '#server/surfaces/web/cookies.ts'
import { readProfile } from '#server/surfaces/web/parts/profile_fields.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'
import { accountPage } from '#server/surfaces/web/settings/account_page.ts'

/** One name for the forms of the whole page. */
export const accountForm = '/settings/account'

/** `/settings/account`: name, time zone, address, and sessions. */
export const accountRoute: WebRoute = {
  path: '/settings/account',
  name: 'account',
  session: 'required',
  form: accountForm,
  query: ['saved', 'address-changed', 'ended', 'kept', 'sessions'],

  show: (visit) => answer(visit),

  async act(visit, sent) {
    const { runtime, session, request_id } = visit
    const typed = {
      display_name: sent.get('display_name') ?? session.display_name,
      timezone: sent.get('timezone') ?? session.timezone,
    }
    const profile = readProfile(typed)
    if ('faults' in profile) {
      const { faults } = profile
      if (visit.wants_json) throw fail('input_invalid', { errors: violationsOf(faults) })
      const view = { ...(await viewAccount(runtime, session.owner)), ...typed }
      return { status: 422, json: {}, page: accountPage(visit, view, faults) }
    }
    await changeProfile(runtime, session.owner, profile, request_id)
    return { json: { ...profile }, redirect: '/settings/account?saved' }
  },
}

async function answer(visit: SignedInVisit): Promise<WebAnswer> {
  const { runtime, session } = visit
  const view = await viewAccount(runtime, session.owner)
  const { display_name, timezone, address, has_tokens, passkeys, recovery_codes } = view
  const sessions = view.sessions.map(({ session_id, ...one }) => ({
    session_handle: toHandle('session', session_id),
    ...one,
    is_current: session_id === session.session_id,
  }))
  const form_token = visit.formToken(accountForm)
  return {
    json: {
      ...{ form_token, display_name, timezone, address, has_tokens, sessions },
      ...{ passkeys, recovery_codes },
      ...(runtime.model && {
        model: {
          provider: runtime.model.provider,
          agreed: view.model === runtime.model.agreement,
        },
      }),
    },
    page: accountPage(visit, view),
  }
}

/** Ends one session. It needs no proof: that is the safe direction. */
export const endSessionRoute: WebRoute = {
  path: '/settings/account/sessions/:session_handle/end',
  name: 'account_end_session',
  session: 'required',
  form: accountForm,

  async act({ runtime, session, params, request_id }) {
    const handle = params.session_handle ?? ''
    const ended = await endOneSession(runtime, session.owner, handle, request_id)
    return ended ? { json: { ended: true }, redirect: '/settings/account?ended' } : null
  },
}

/** Ends every session, and with the box `tokens` the access of assistants and apps too. */
export const endSessionsRoute: WebRoute = {
  path: '/settings/account/sign-out-everywhere',
  name: 'account_end_sessions',
  session: 'required',
  form: accountForm,

  async act({ runtime, session, secure, request_id }, sent) {
    const tokens = sent.get('tokens') === 'revoke'
    const ended = await signOutEverywhere(runtime, session.owner, { tokens, request_id })
    return {
      json: { signed_in: false, ended },
      redirect: '/sign-in?signed-out',
      cookies: [clearCookie('session', secure)],
    }
  },
}
