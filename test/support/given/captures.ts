import type { CaptureStage, Data } from '#generated/types.ts'
import { insertWorkUpdates } from '#server/data/accepted_work/updates.ts'
import { captureUpdate } from '#server/domain/messages/capture_updates.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { answer } from '#test/support/given/lists.ts'
import type { Account, AnswerBody, Caller } from '#test/support/world.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'

/** The answer of a call that captures or answers. */
export function capture(
  account: Caller,
  input: Record<string, unknown>,
): Promise<AnswerBody<Data<'ideas.capture'>>> {
  return answer(account, 'ideas.capture', input)
}

/** The handle of a new capture of this text, which waits for its turn. */
export async function aCapture(
  account: Caller,
  input: Record<string, unknown> = { text: 'Ostsee Sauna, Seestraße 9' },
): Promise<string> {
  const { data } = await capture(account, input)
  return data.capture_public_id
}

/** What `ideas.capture.get` answers. */
export function readCapture(
  account: Caller,
  capture_public_id: string,
  after_cursor?: number,
): Promise<AnswerBody<Data<'ideas.capture.get'>>> {
  return answer(account, 'ideas.capture.get', { capture_public_id, after_cursor })
}

/** Answers the question of a capture, in the version that it is in now. */
export function answerQuestion(
  account: Caller,
  capture_public_id: string,
  clarification_answer: string,
): Promise<AnswerBody<Data<'ideas.capture'>>> {
  return capture(account, { capture_public_id, clarification_answer })
}

/** The stages of a capture, the first first. */
export async function stagesOf(account: Caller, capture_public_id: string): Promise<string[]> {
  const { data } = await readCapture(account, capture_public_id)
  return data.updates.map(({ stage }) => stage)
}

/** Adds steps to a capture, as its owner's worker does. */
export async function addUpdates(
  { owner, world }: Account,
  handle: string,
  stages: readonly CaptureStage[],
): Promise<void> {
  const id = parseHandle('capture', handle) ?? ''
  const updates = stages.map((stage) => captureUpdate(stage))
  await world.database.write(owner, { work: (db) => insertWorkUpdates(db, 'capture', id, updates) })
}

/** Changes the row of a capture as its owner's worker might have. */
export function alterCapture(account: Account, handle: string, columns: string): Promise<void> {
  const id = parseHandle('capture', handle)
  return asSuperuser(
    account.world.superuser_url,
    `update captures set ${columns} where capture_id = '${id}'`,
  )
}

/** A question as a reading may ask it. */
export interface GivenQuestion {
  readonly kind: string
  readonly code: string
  readonly text?: string
  /** Each with its label and its value. */
  readonly choices: readonly (readonly [string, string])[]
}

/** Lets a capture that waits for its turn ask a question, one version later. */
export function askQuestion(
  account: Account,
  handle: string,
  { kind, code, text = 'Which one?', choices }: GivenQuestion,
): Promise<void> {
  const question = {
    kind,
    code,
    text,
    choices: choices.map(([label, value]) => ({ label, value })),
  }
  return alterCapture(
    account,
    handle,
    `state = 'needs_input', state_version = state_version + 1, asked = '{${kind}}',
     question = '${JSON.stringify(question)}'`,
  )
}

/** Ends a capture that waits for its turn as failed, one version later. */
export function failCapture(
  account: Account,
  handle: string,
  failure: Record<string, unknown> = {},
): Promise<void> {
  const kept = {
    code: 'source_unreachable',
    message: 'The page could not be reached.',
    retryable: true,
    ...failure,
  }
  return alterCapture(
    account,
    handle,
    `state = 'failed', state_version = state_version + 1, failure = '${JSON.stringify(kept)}'`,
  )
}
