import { protocol } from '#generated/server/capabilities.ts'
import { type ErrorCode, errors } from '#generated/server/errors.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { didYouMean } from '#server/domain/basics/nearest.ts'
import { type Shown, shownOf } from '#server/mock/examples.ts'
import { preference } from '#server/mock/preference.ts'
import { approvalIn, channelOf, messageIn } from '#server/surfaces/assistant/request.ts'
import type { Works } from '#server/surfaces/assistant/endpoints.ts'
import type { TurnCaller } from '#server/surfaces/assistant/caller.ts'
import { readJson } from '#server/surfaces/http/body.ts'

const at = `${protocol.path}/assistant`
const [turns, approvals] = [`${at}/turns`, `${at}/prepared-actions/{handle}/commit`]
const [all, one] = [`${at}/conversations`, `${at}/conversations/{handle}`]

/** Whether the registry has one. */
export const hasAssistant = shownOf(turns, 'post').length > 0

/**
 * The Assistant of the mock: what is sent is checked as in the service, and answered with an example of the document. It picks the turn
 * with this message, else the first; the header Prefer names another, by its status or its number, or a code.
 */
export const mockedAssistant: Works = {
  async turn(speaker, request) {
    const body = messageIn(await readJson(request))
    channelOf(body.channel_identity)
    return answered(turns, speaker, body)
  },
  async commit(speaker, request) {
    const body = approvalIn(await readJson(request))
    channelOf(body.channel_identity)
    return answered(approvals, speaker, body)
  },
  list: async (speaker) => listed(all, speaker),
  show: async (speaker) => listed(one, speaker),
  async remove() {
    refuseAsAsked()
    return null
  },
}

type Body = ReturnType<typeof messageIn> | ReturnType<typeof approvalIn>

/** An example with what belongs to the request: its key, its channel and its id. */
function answered(path: string, { meta }: TurnCaller, body: Body): string {
  refuseAsAsked()
  const { answer } = chosen(shownOf(path, 'post'), (example) =>
    'message' in body ? example.request.message === body.message : true,
  )
  const { request_key, channel_identity = null } = body
  return JSON.stringify({
    ...answer,
    turn: { ...Object(answer.turn), request_key },
    conversation: { ...Object(answer.conversation), channel_identity },
    request_id: meta.request_id,
  })
}

function listed(path: string, { meta }: TurnCaller): string {
  refuseAsAsked()
  const { answer } = chosen(shownOf(path, 'get'), () => true)
  return JSON.stringify({ ...answer, request_id: meta.request_id })
}

function chosen(examples: readonly Shown[], isMeant: (example: Shown) => boolean): Shown {
  const { status, example } = preference()
  const fitting = examples.filter(({ answer }) => !status || answer.status === status)
  const found = example === undefined ? (fitting.find(isMeant) ?? fitting[0]) : fitting[example - 1]
  if (found) return found
  const statuses = [...new Set(examples.map(({ answer }) => answer.status))].join(', ')
  throw fail('request_malformed', {
    message: `There are ${examples.length} examples, with the statuses ${statuses}; Prefer asks for another.`,
    advice: 'Ask for one of these statuses, or for an example by its number, from 1.',
  })
}

/** Throws the failure that Prefer asks for, by its code or its HTTP status. */
function refuseAsAsked(): void {
  const { code } = preference()
  if (code === undefined) return
  const known = (Object.keys(errors) as ErrorCode[]).filter(
    (name) => typeof errors[name].status === 'number',
  )
  const found = known.find((name) => name === code || String(errors[name].status) === code)
  if (found !== undefined) throw fail(found)
  const meant = didYouMean(code, known)
  throw fail('request_malformed', {
    message: `No request is refused with ${code}${meant === null ? '.' : `; did you mean ${meant}?`}`,
    advice:
      'Ask for a code of the reference that has an HTTP status, or for a status, such as 429.',
  })
}
