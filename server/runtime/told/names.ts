import { type CapabilityFacts, capabilities } from '#generated/server/capabilities.ts'
import { isCapability, offers } from '#server/runtime/authorise.ts'

/** What a capability is called on this surface: its tool; null where it has none here. */
export function toolOf(capability: string): string | null {
  if (!isCapability(capability)) return null
  const facts: CapabilityFacts = capabilities[capability]
  return offers(facts, 'mcp') ? facts.tool : null
}

// What sentences say of HTTP, and how a tool's caller reads it.
const phrases = new Map([
  ['GET /api/v2/capabilities', 'tools/list'],
  [
    'in the header Idempotency-Key; over MCP, in the argument idempotency_key',
    'in the argument idempotency_key',
  ],
  [', sent in one header, and the same in header and body', ''],
  ['; if the body contains a key too, use the same one', ''],
  ['this capability', 'this tool'],
  ['This capability', 'This tool'],
  ['such capability', 'such tool'],
  ['another capability', 'another tool'],
  ['listed under errors', 'listed here'],
  ['under current', 'given as current'],
])

// Quoted words are somebody's own; what looks like the name of a capability there stays as it is.
const named = new RegExp(
  `“[^”]*”|${[...phrases.keys()].map((one) => `${one}\\b`).join('|')}|\\b[a-z]+(?:[._][a-z]+)*\\.[a-z_]+\\b`,
  'g',
)

const byItsId = /[a-z]\.[a-z_]/

/** Whether a sentence may say something that this surface says otherwise. Most do not, and to look for it takes long. */
function mayName(sentence: string): boolean {
  if (byItsId.test(sentence)) return true
  for (const phrase of phrases.keys()) if (sentence.includes(phrase)) return true
  return false
}

/**
 * A sentence of the service as this surface says it: sentences name capabilities by their ids, as HTTP calls them, and
 * here by their tools.
 */
export function withToolNames(sentence: string): string {
  if (!mayName(sentence)) return sentence
  return sentence.replace(named, (found) => phrases.get(found) ?? toolOf(found) ?? found)
}

/** Fields that hold the name of a capability, or several: what may be called, or was. */
const nameFields = new Set(['capability', 'approve_with', 'allowed', 'status_capability'])

/** The value of a field with the names of tools in the place of the ids of capabilities. */
export function withToolsNamed(field: string, value: unknown): unknown {
  if (!nameFields.has(field)) return value
  if (Array.isArray(value)) return value.map((one) => withToolsNamed(field, one))
  return typeof value === 'string' ? (toolOf(value) ?? value) : value
}
