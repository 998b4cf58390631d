import { randomUUID } from 'node:crypto'
import { capabilities } from '#generated/server/capabilities.ts'
import { inputs } from '#generated/server/validators.js'
import { isCapability } from '#server/runtime/authorise.ts'
import type { Handles } from '#test/support/given/handles/make.ts'
import { answerErrors, problemErrors } from '#test/contract/schemas.ts'
import type { FuzzRequest } from '#test/fuzz/request.ts'
import { isUnkeepable } from '#test/fuzz/unkeepable.ts'
import type { AnswerBody } from '#test/support/world.ts'

/** One account that sends, and what it may name. */
export interface Sender {
  token: string
  owner: string
  /** By field; a second one of each kind is under `other <field>`, somebody else's under `foreign`. */
  handles: Handles
}

/** What came of a request. */
export interface Sent {
  /** `refused`, or the status of the envelope. */
  ended: 'refused' | 'completed' | 'unchanged' | 'accepted' | 'needs_input' | 'failed'
  /** The code of a problem. */
  code: string | null
  defects: string[]
}

type Body = AnswerBody<Record<string, unknown>>

/** Sends a request as it is and holds the answer against everything that is promised of any answer. */
export async function send(url: string, sender: Sender, request: FuzzRequest): Promise<Sent> {
  const { facts, surface } = request
  const text = request.text.replace(/@([a-z_ ]+)@/g, (all, name) => sender.handles[name] ?? all)
  const key = facts.idempotency_key ? randomUUID() : null
  const whole = surface === 'mcp' ? message(facts.tool, text, key) : text
  const body = request.spoil ? request.spoil(whole) : whole
  const response = await fetch(
    surface === 'mcp' ? `${url}/mcp` : `${url}/api/v2/capabilities/${facts.id}`,
    {
      method: 'POST',
      body: typeof body === 'string' ? body : new Uint8Array(body),
      headers: {
        authorization: `Bearer ${sender.token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-11-25',
        ...(key !== null && { 'idempotency-key': key }),
      },
    },
  )
  const { status } = response
  const said = await response.text()
  const answered = bodyOf(surface, said)
  if (answered === null)
    return judged(
      'refused',
      null,
      status >= 500 || surface === 'http' ? [`answered ${status} ${said}`] : [],
    )
  if (typeof answered.status === 'number') {
    const wrong =
      surface === 'http' && answered.status !== status
        ? [`the problem says ${answered.status}, the answer ${status}`]
        : []
    const broken =
      answered.status >= 500 && answered.code !== 'capability_not_implemented' ? [said] : []
    const unlike = surface === 'http' ? problemErrors(answered) : []
    return judged('refused', answered.code, [...wrong, ...broken, ...unlike])
  }
  if (status !== 200)
    return judged('refused', null, [`answered ${status} with an envelope: ${said}`])
  const kept = request.spoil === null && isUnkeepable(text) ? ['took what cannot be kept'] : []
  const paging = surface === 'http' ? await goOn(url, sender, facts.id, answered) : []
  return judged(answered.status as Sent['ended'], null, [
    ...kept,
    // What a tool answers is the same in another form, which its own tests hold against this one.
    ...(surface === 'http' ? answerErrors(facts.id, answered) : []),
    ...paging,
    ...(surface === 'http' ? suggestionErrors(answered) : []),
  ])
}

function judged(ended: Sent['ended'], code: string | null, defects: string[]): Sent {
  return { ended, code, defects }
}

function message(tool: string | null, text: string, key: string | null): string {
  const keyed =
    key === null || !text.startsWith('{')
      ? text
      : `{"idempotency_key":${JSON.stringify(key)}${/^\{\s*\}/.test(text) ? '' : ','}${text.slice(1)}`
  return `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":${JSON.stringify(tool)},"arguments":${keyed}}}`
}

/** The envelope or problem of an answer; null for an error of MCP's own. Throws for what is no JSON. */
function bodyOf(surface: FuzzRequest['surface'], text: string): Body | null {
  const parsed = JSON.parse(text)
  if (surface === 'http' || parsed.code !== undefined) return parsed
  return parsed.result?.structuredContent ?? null
}

/** A list says how to read on; that must work. */
async function goOn(
  url: string,
  { token }: Sender,
  id: string,
  { outcome }: Body,
): Promise<string[]> {
  const cursor = outcome.collection?.next_cursor
  if (!cursor) return []
  const response = await fetch(`${url}/api/v2/capabilities/${id}`, {
    method: 'POST',
    body: JSON.stringify({ cursor }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
  const text = await response.text()
  return response.status === 200 ? [] : [`the next page answered ${response.status} ${text}`]
}

/** What is suggested next, and needs nothing more, must be an input the other capability takes. */
function suggestionErrors({ outcome, error }: Body): string[] {
  const ready = outcome.next_actions.filter(({ needs }) => needs.length === 0)
  const calls = [...ready, ...(error?.prerequisite ? [error.prerequisite] : [])]
  return calls.flatMap(({ capability, input }) => {
    if (!isCapability(capability)) return [`suggests ${capability}, which there is not`]
    return inputs[capability][capabilities[capability].version]?.(input)
      ? []
      : [`suggests ${capability} with ${JSON.stringify(input)}, which it does not take`]
  })
}
