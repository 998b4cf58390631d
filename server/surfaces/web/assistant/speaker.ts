import { enter } from '#server/runtime/invoke.ts'
import type { TurnCaller } from '#server/surfaces/assistant/caller.ts'
import type { Channel } from '#server/surfaces/assistant/request.ts'
import { ownPrincipal } from '#server/surfaces/web/own_principal.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { formKeyOf } from '#server/surfaces/web/parts/form_key.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** The channel of the page, which no client of the API can name. */
export const pageChannel: Channel = { kind: 'chat', identity: 'web' }

/** Who is signed in, as the Assistant hears them: the account itself, whose request the page has counted. */
export async function speakerOf(visit: SignedInVisit): Promise<TurnCaller> {
  const { runtime, session, request_id, remote_address } = visit
  const principal = ownPrincipal(session)
  const meta = { token: null, principal, request_id, client: null, remote_address }
  const caller = await enter(runtime, { surface: 'assistant', ...meta, rate: 'turn' })
  return { caller, meta }
}

/** The key of a form as the key of a turn; null where the form has none. */
export function requestKeyOf(form: WebForm): string | null {
  return formKeyOf(form)?.replace(' ', '-') ?? null
}
