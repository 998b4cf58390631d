import { Failure } from '#server/domain/basics/failure.ts'
import { assistantPage as say } from '#server/domain/messages/said/web_assistant.ts'
import { dropOwn } from '#server/flows/assistant/drop_prepared.ts'
import { answerCommit } from '#server/surfaces/assistant/commit.ts'
import { deleteOwn } from '#server/surfaces/assistant/conversations.ts'
import { answerMessage } from '#server/surfaces/assistant/messages.ts'
import type { AssistantOptions } from '#server/surfaces/assistant/surface.ts'
import { assistantPath, talkPage, type TalkPage } from '#server/surfaces/web/assistant/page.ts'
import { talkOf } from '#server/surfaces/web/assistant/read.ts'
import { pageChannel, requestKeyOf, speakerOf } from '#server/surfaces/web/assistant/speaker.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

/** The page of the Assistant and its forms. They run the same turns as its endpoints, in a conversation of the page's own. */
export function assistantRoutes(options: AssistantOptions): readonly WebRoute[] {
  const facts = { session: 'required', form: assistantPath, pages_only: true } as const
  return [
    {
      ...facts,
      path: assistantPath,
      name: 'assistant',
      query: ['said', 'deleted'],
      show: (visit: SignedInVisit) =>
        shown(visit, { result: visit.query.has('deleted') && formResult(true, say.deleted) }),
      act: (visit: SignedInVisit, form: WebForm) => hear(visit, options, form),
    },
    {
      ...facts,
      path: `${assistantPath}/send`,
      name: 'assistant_send',
      act: (visit: SignedInVisit, form: WebForm) =>
        send(visit, options, form.get('action') ?? '', requestKeyOf(form)),
    },
    {
      ...facts,
      path: `${assistantPath}/delete`,
      name: 'assistant_delete',
      act: (visit: SignedInVisit, form: WebForm) =>
        forget(visit, options, form.get('conversation') ?? ''),
    },
  ]
}

async function shown(visit: SignedInVisit, more: TalkPage, status = 200): Promise<WebAnswer> {
  return { status, page: talkPage(visit, await talkOf(visit), more) }
}

/** Takes what was said; it never sends. */
async function hear(
  visit: SignedInVisit,
  { interpreter, kept_days }: AssistantOptions,
  form: WebForm,
): Promise<WebAnswer> {
  const message = form.get('message') ?? ''
  const request_key = requestKeyOf(form)
  const refused = (why: string, status: number) =>
    shown(visit, { typed: message, result: formResult(false, why) }, status)
  if (request_key === null) return refused(say.empty, 422)
  const { runtime, session, request_id } = visit
  const drop = (action_handle: string) =>
    dropOwn(runtime, session.owner, { action_handle, request_id })
  const drops = form.get('drops')
  if (drops !== undefined) await drop(drops)
  const waiting = await waitingIn(visit)
  await runtime.rates.turnOfDay(session.owner)
  try {
    const given = { interpreter, kept_days, channel: pageChannel }
    const said = { message, request_key }
    const { approval, turn } = await answerMessage(runtime, await speakerOf(visit), given, said)
    // Who says that they leave it has it left, as by the button.
    if (waiting !== null && approval === null && !turn.replayed) await drop(waiting)
  } catch (error) {
    const code = error instanceof Failure ? error.code : null
    if (code === 'input_invalid') return refused(say.empty, 422)
    if (code === 'conversation_busy') return refused(say.busy, 409)
    if (code === 'idempotency_conflict') return refused(say.used, 409)
    throw error
  }
  return { redirect: `${assistantPath}?said` }
}

/** The handle of what waits to be sent in the conversation of the page; null for nothing. */
async function waitingIn(visit: SignedInVisit): Promise<string | null> {
  const talk = await talkOf(visit)
  return talk?.turns.at(-1)?.answer?.approval?.action_handle ?? null
}

/** Sends what was prepared on this page: the explicit approval. */
async function send(
  visit: SignedInVisit,
  { kept_days }: AssistantOptions,
  action: string,
  request_key: string | null,
): Promise<WebAnswer> {
  if (request_key === null) return shown(visit, { result: formResult(false, say.notSent) }, 422)
  try {
    const given = { kept_days, channel: pageChannel, body: { request_key } }
    await answerCommit(visit.runtime, await speakerOf(visit), action, given)
  } catch (error) {
    if (!(error instanceof Failure) || !refusals.has(error.code)) throw error
    return shown(visit, { result: formResult(false, say.notSent, error.detail.message) }, 409)
  }
  return { redirect: `${assistantPath}?said` }
}

/** Why an approval may do nothing, which the page says itself. */
const refusals: ReadonlySet<string> = new Set([
  ...['reference_not_found', 'channel_mismatch', 'conversation_busy', 'idempotency_conflict'],
  ...['confirmation_expired', 'confirmation_consumed', 'principal_mismatch', 'surface_mismatch'],
  ...['stale_revision', 'stale_checksum', 'stale_state_version', 'recipient_not_eligible'],
  ...['delivery_unavailable', 'plan_closed', 'plan_not_editable', 'review_required'],
])

async function forget(
  visit: SignedInVisit,
  { kept_days }: AssistantOptions,
  conversation: string,
): Promise<WebAnswer> {
  const listing = { ...visit.runtime, kept_days }
  try {
    await deleteOwn(listing, await speakerOf(visit), conversation)
  } catch (error) {
    const code = error instanceof Failure ? error.code : null
    if (code === 'conversation_busy')
      return shown(visit, { result: formResult(false, say.busy) }, 409)
    if (code !== 'reference_not_found') throw error
  }
  return { redirect: `${assistantPath}?deleted` }
}
