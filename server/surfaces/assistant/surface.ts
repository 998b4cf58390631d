import type { Express } from 'express'
import type { Runtime } from '#server/runtime/runtime.ts'
import { answerCommit } from '#server/surfaces/assistant/commit.ts'
import {
  deleteOwn,
  listOwn,
  type Listing,
  showOwn,
} from '#server/surfaces/assistant/conversations.ts'
import { mountWorks } from '#server/surfaces/assistant/endpoints.ts'
import type { Interpreter } from '#server/surfaces/assistant/interpreter.ts'
import { answerMessage } from '#server/surfaces/assistant/messages.ts'
import { readJson } from '#server/surfaces/http/body.ts'

/** What the Assistant is started with. */
export interface AssistantOptions {
  readonly interpreter: Interpreter
  /** Days that a conversation is kept after its last turn. */
  readonly kept_days: number
}

/** Adds the endpoints of the Assistant. */
export function mountAssistant(
  runtime: Runtime,
  { interpreter, kept_days }: AssistantOptions,
): (app: Express) => void {
  const listing: Listing = { ...runtime, kept_days }
  return mountWorks(runtime, {
    async turn(speaker, request) {
      await runtime.rates.turnOfDay(speaker.caller.owner)
      const body = await readJson(request)
      return JSON.stringify(await answerMessage(runtime, speaker, { interpreter, kept_days }, body))
    },
    async commit(speaker, request) {
      const body = await readJson(request)
      const { handle } = request.params
      return JSON.stringify(await answerCommit(runtime, speaker, handle, { body, kept_days }))
    },
    list: (speaker, { query }) => listOwn(listing, speaker, query),
    show: (speaker, { params }) => showOwn(listing, speaker, params.handle),
    async remove(speaker, { params }) {
      await deleteOwn(listing, speaker, params.handle)
      return null
    },
  })
}
