import { protocol, registry } from '#generated/server/capabilities.ts'
import { clocksOf, nothingIsCommitted, userSends } from '#server/domain/messages/tools.ts'
import { missingAbility } from '#server/runtime/authorise.ts'
import { type Tail, tailOf } from '#server/surfaces/mcp/compressed.ts'
import type { Exchange, Listed } from '#server/surfaces/mcp/exchange.ts'
import { admits, type Narrowing } from '#server/surfaces/mcp/narrowing.ts'
import { absentIn, type Has, namingOnly } from '#server/runtime/tools/narrowed_texts.ts'
import { findingTools } from '#server/surfaces/mcp/search.ts'
import { type Manifest, type Tool, tools } from '#server/runtime/tools/tools.ts'

/** Which generation of the protocol a request speaks: 2026-07-28, or one up to 2025-11-25. */
export type Era = 'modern' | 'legacy'

/**
 * How long a client may keep a list, in milliseconds. The abilities of a token never change, but a release may bring new tools; an app
 * that was connected may have been allowed more meanwhile.
 */
const listed_for: Readonly<Record<Listed, number>> = { token: 5 * 60_000, app: 60_000 }

/** The name and version that clients see. */
export const identity = {
  name: registry.brand,
  title: registry.title,
  version: registry.registry_version,
}

/** What the modern protocol adds to the end of every result. */
const meta = JSON.stringify({ 'io.modelcontextprotocol/serverInfo': identity })

/** The end of a result of this era: what is left of the object, and its brace. */
export function endOfResult(
  era: Era,
  type: 'complete' | 'input_required' | 'task' = 'complete',
): string {
  return era === 'modern' ? `,"resultType":"${type}","_meta":${meta}}` : '}'
}

/**
 * The tools a token with these abilities sees at an endpoint, in the registry's order: only those that can succeed.
 * The others can be called all the same.
 */
export function toolsFor(abilities: readonly string[], narrowing: Narrowing): Tool[] {
  return [...tools.values()].filter(
    (tool) =>
      tool.facts.direct &&
      (tool.built || narrowing.unbuilt) &&
      missingAbility(abilities, tool.facts, narrowing.approvals === true) === null &&
      admits(narrowing, tool),
  )
}

/** The manifests `tools/list` shows: of the tools themselves, or of the two that find and call them. */
export function manifestsFor(
  abilities: readonly string[],
  narrowing: Narrowing,
): readonly Manifest[] {
  if (narrowing.search) return findingTools(narrowing)
  const has = namesFor(abilities, narrowing)
  return toolsFor(abilities, narrowing).map(({ manifest }) => namingOnly(has, manifest))
}

/** The names of the tools that a token with these abilities can call at an endpoint, through a search or not. */
export function namesFor(abilities: readonly string[], narrowing: Narrowing): Has {
  return new Set(toolsFor(abilities, narrowing).map(({ manifest }) => manifest.name))
}

/**
 * What a model gets to read about the tools as a whole. Lines that name a tool which a token with these abilities
 * cannot find here are left out. A token that may write and not commit is told what it cannot do. `timezone` is the account's.
 */
export function instructionsFor(
  abilities: readonly string[],
  narrowing: Narrowing,
  timezone: string,
  now: Date,
): string {
  const has = namesFor(abilities, narrowing)
  const lines = registry.instructions.filter((line) => absentIn(line, has).length === 0)
  const { approval, tokens } = protocol
  const writes = toolsFor(abilities, narrowing).some(({ facts }) => facts.effect === 'write')
  const lacks = approval !== null && !abilities.includes(approval) && writes
  const lacking = lacks
    ? [narrowing.approvals ? userSends(approval) : nothingIsCommitted(approval, tokens)]
    : []
  return [...lines, ...lacking, clocksOf(timezone, now)].join('\n')
}

/** Lists are the same for all tokens or apps with the same abilities, so each is written and compressed once. */
const written = new Map<string, Tail>()

/** Clients choose the toolsets, so the number of cached lists needs a limit. */
const most = 50

/** What follows the request's id in the answer to `tools/list`: `,"result":{…}}`. */
export function listTail(
  { abilities, narrowing, listed }: Pick<Exchange, 'abilities' | 'narrowing' | 'listed'>,
  era: Era,
): Tail {
  const key = JSON.stringify([[...abilities].sort(), narrowing, listed, era])
  const known = written.get(key)
  if (known) return known
  if (written.size >= most) written.clear()
  const list = JSON.stringify(manifestsFor(abilities, narrowing))
  const cache = era === 'modern' ? `,"ttlMs":${listed_for[listed]},"cacheScope":"private"` : ''
  const tail = tailOf(`,"result":{"tools":${list}${cache}${endOfResult(era)}}`)
  written.set(key, tail)
  return tail
}

/** How a client may cache the list, as the official server is told. */
export function listHint({ listed }: Pick<Exchange, 'listed'>) {
  return { ttlMs: listed_for[listed], cacheScope: 'private' } as const
}
