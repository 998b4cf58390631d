import { protocol } from '#generated/server/capabilities.ts'
import { unlistedExamples } from '#generated/server/examples.ts'
import type { CapabilityId } from '#generated/types.ts'
import type { Envelope } from '#server/runtime/outcome.ts'
import { examplesIn } from '#server/runtime/coming.ts'
import { openapiText } from '#server/surfaces/http/document.ts'

/** An example of the registry: an input and the whole answer to it. */
export interface Example {
  readonly input: Record<string, unknown>
  readonly answer: Envelope
}

interface Operation {
  requestBody: Content
  responses: { 200: Content }
}
interface Content {
  content: { 'application/json': { examples?: Record<string, { value: unknown }> } }
}

// As the pages of the mock show them: with dates that have yet to come.
const document: { paths: Record<string, Record<'get' | 'post', Operation>> } = JSON.parse(
  examplesIn(openapiText()),
)
const unlisted: typeof unlistedExamples = JSON.parse(examplesIn(JSON.stringify(unlistedExamples)))

/** An example of an operation that is no capability: what is sent, which a GET has nothing of, and the whole answer. */
export interface Shown {
  readonly request: Record<string, unknown>
  readonly answer: Record<string, unknown>
}

/** The examples of an operation, in their order. */
export function shownOf(path: string, method: 'get' | 'post'): Shown[] {
  const operation = document.paths[path]?.[method]
  if (!operation) return []
  const sent = method === 'post' ? valuesOf(operation.requestBody, 'said') : []
  const answers = valuesOf(operation.responses[200], 'answer')
  return answers.map((answer, index) => ({ request: sent[index] ?? {}, answer }))
}

/** The examples of a capability, in the registry's order, as the OpenAPI document gives them if it has the capability. */
export function examplesOf(id: CapabilityId): Example[] {
  const { post } = document.paths[`${protocol.path}/capabilities/${id}`] ?? {}
  if (!post) return (unlisted[id] ?? []).map((one) => exampleOf(one.input, one.answer))
  const inputs = valuesOf(post.requestBody, 'bare')
  const answers = valuesOf(post.responses[200], 'answer')
  return answers.map((answer, index) => exampleOf(inputs[index] ?? {}, answer))
}

function exampleOf(input: object, answer: { request_id?: unknown }): Example {
  const { request_id: _, ...envelope } = answer
  return { input: input as Record<string, unknown>, answer: envelope as unknown as Envelope }
}

function valuesOf({ content }: Content, kind: string): Record<string, unknown>[] {
  return Object.entries(content['application/json'].examples ?? {})
    .filter(([name]) => new RegExp(`^${kind}\\d+$`).test(name))
    .map(([, { value }]) => value as Record<string, unknown>)
}
