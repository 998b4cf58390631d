import { type CapabilityFacts, capabilities } from '#generated/server/capabilities.ts'
import type { Answer } from '#server/runtime/answer.ts'
import { isCapability } from '#server/runtime/authorise.ts'
import type { Problem } from '#server/runtime/failure.ts'

/**
 * The answer of a capability as the inside of a tool's result, without the closing brace: what to say in
 * `content[0]`, the answer itself in `structuredContent`, and again as text for clients that read
 * nothing else. A problem and a failure are errors of the tool, which its model can see and correct;
 * needs_input is not an error.
 */
export function resultText({ status, text, body }: Answer): string {
  const isError = status !== 200 || body.status === 'failed'
  return toolResult(spoken(body), text, isError)
}

/** The inside of a tool's result. `structured` is JSON. */
export function toolResult(said: string, structured: string, isError: boolean): string {
  const content = `{"type":"text","text":${JSON.stringify(said)}},{"type":"text","text":${JSON.stringify(structured)},"annotations":{"audience":["assistant"]}}`
  return `{"content":[${content}],"structuredContent":${structured},"isError":${isError}`
}

/** The one text a model reads first: disclosures, then what happened; for a problem what is wrong and what to do. */
export function spoken(body: Answer['body']): string {
  if (!('outcome' in body)) return problemText(body)
  const { disclosures, fallback_text } = body.outcome
  if (disclosures.length === 0) return fallback_text
  return [...disclosures.map(({ text }) => text), fallback_text].join('\n')
}

function problemText({ title, detail, errors, prerequisite }: Problem): string {
  const found = errors.map(
    ({ pointer, message, suggestion }) =>
      `${pointer === '' ? 'input' : pointer}: ${message}${suggestion === undefined ? '' : ` (did you mean ${suggestion}?)`}`,
  )
  const first = prerequisite && toolOf(prerequisite.capability)
  return [`${title}: ${detail}`, ...found, ...(first ? [`Use the tool ${first}.`] : [])].join('\n')
}

function toolOf(capability: string): string | null {
  if (!isCapability(capability)) return null
  const facts: CapabilityFacts = capabilities[capability]
  return facts.tool
}

/** Authentication, abilities and rate limits are answered by HTTP, where clients expect them. */
export function isRefusal({ status, body }: Answer): boolean {
  return status === 401 || status === 429 || ('code' in body && body.code === 'ability_missing')
}
