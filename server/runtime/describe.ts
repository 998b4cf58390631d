import { type CapabilityFacts, registry } from '#generated/server/capabilities.ts'
import { lifecycles } from '#generated/server/lifecycles.ts'
import { surfacesOn, unknownCapability, visible } from '#server/runtime/authorise.ts'
import { registryFingerprint } from '#server/runtime/fingerprint.ts'
import type { Caller } from '#server/runtime/handler.ts'
import type { Facts } from '#server/runtime/outcome.ts'
import { selfContained } from '#server/runtime/schema.ts'

const titles = { api: 'API', mcp: 'MCP', assistant: 'Assistant API' } as const

/** One text per capability and per set of abilities: the registry does not change while the process runs. */
const described = new Map<string, string>()

/** The part of the registry that this caller may see, as the text of an envelope. Contract, "The registry, to callers". */
export function describeRegistry(caller: Caller, request_id: string, off: Off = []): string {
  const items = visible(caller)
  const { registry_version, machine_version } = registry
  const fingerprint = registryFingerprint()
  const key = `all ${off.join()} ${[...caller.abilities].sort().join(' ')}`
  let data = described.get(key)
  if (data === undefined) {
    const head = JSON.stringify({ registry_version, machine_version, fingerprint })
    data = `${head.slice(0, -1)},"items":[${items.map((facts) => description(facts, off)).join(',')}]}`
    described.set(key, data)
  }
  const facts = { registry_version, machine_version, fingerprint, capabilities: items.length }
  return envelope('registry.described', facts, data, request_id)
}

/** One entry of what this caller may see, as the text of an envelope. Errors: `capability_unknown`. */
export function describeCapability(
  caller: Caller,
  name: string,
  request_id: string,
  off: Off = [],
): string {
  const items = visible(caller)
  const facts = items.find(({ id }) => id === name)
  if (!facts) throw unknownCapability(name, items)
  return envelope(
    'capability.described',
    { name: facts.id, version: facts.version },
    description(facts, off),
    request_id,
  )
}

/** Surfaces that the operator of this process has turned off. */
type Off = readonly string[]

function description(facts: CapabilityFacts, off: Off): string {
  const { id } = facts
  const key = `${id} ${off.join()}`
  const known = described.get(key)
  if (known !== undefined) return known
  const surfaces = surfacesOn(facts).filter((surface) => !off.includes(surface))
  const lifecycle = lifecycles[id]
  const text = JSON.stringify({
    name: id,
    version: facts.version,
    earlier_versions: facts.earlier_versions,
    summary: facts.summary,
    effect: facts.effect,
    ability: facts.ability,
    statuses: facts.statuses,
    status_capability: facts.status_capability,
    surfaces: surfaces.map((surface) => titles[surface]),
    tool: facts.tool,
    next_actions: facts.next.map(({ capability }) => capability),
    may_follow: facts.may_follow,
    disclosures: facts.disclosures,
    may_disclose: facts.may_disclose,
    idempotency_key: facts.idempotency_key,
    receipt: facts.receipt,
    extension: facts.extension,
    ...(lifecycle?.since && { since: lifecycle.since }),
    ...(lifecycle?.deprecated && { deprecated: lifecycle.deprecated }),
    input_schema: selfContained(id, 'input'),
    data_schema: selfContained(id, 'data'),
  })
  described.set(key, text)
  return text
}

function envelope(kind: string, facts: Facts, data: string, request_id: string): string {
  const outcome = {
    kind,
    facts,
    resources: [],
    disclosures: [],
    next_actions: [],
    fallback_text: 'The registry as this token may see it.',
  }
  const head = { contract: registry.contract, status: 'completed', outcome }
  const tail = { error: null, errors: [], effects: [], next_actions: [], request_id }
  return `${JSON.stringify(head).slice(0, -1)},"data":${data},${JSON.stringify(tail).slice(1)}`
}
