import fc from 'fast-check'
import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import { all, isLive } from '#test/contract/live.ts'
import { type InputSchema, inputsOf, resolved } from '#test/contract/schemas.ts'
import { spoiling } from '#test/fuzz/hostile.ts'
import { type Hostility, objectText } from '#test/fuzz/input.ts'

/** What one caller sends. */
export interface FuzzRequest {
  facts: CapabilityFacts
  surface: 'http' | 'mcp'
  /** The body, or the arguments of the tool; placeholders for handles are still in it. */
  text: string
  /** Done to the body at the very end. */
  spoil: ((text: string) => string | Buffer) | null
}

/** Requests to every capability, from plainly good to hopeless; mostly to those that do something. */
export const requests: fc.Arbitrary<FuzzRequest> = fc.oneof(
  ...all.map((facts) => ({ weight: isLive(facts.id) ? 4 : 1, arbitrary: requestTo(facts) })),
)

function requestTo(facts: CapabilityFacts): fc.Arbitrary<FuzzRequest> {
  const versions = inputsOf(facts.id, facts.version)
  const [current] = versions
  if (!current) throw new Error(`${facts.id} has no input schema.`)
  const input = ({ schema, definitions }: InputSchema, hostility: Hostility) =>
    objectText(resolved(schema, definitions), definitions, hostility)
  const good = input(current, 0)
  const bad = input(current, 60)
  const earlier = fc.oneof(
    ...versions.map((one) =>
      fc
        .tuple(
          one === current ? good : input(one, 0),
          fc.constantFrom(one.version, one.version, '0.9', ''),
        )
        .map(([text, version]) => `{"version":${JSON.stringify(version)},"input":${text}}`),
    ),
  )
  const http = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(good, fc.constant(null)) },
    { weight: 6, arbitrary: fc.tuple(bad, fc.constant(null)) },
    { weight: 2, arbitrary: fc.tuple(earlier, fc.constant(null)) },
    { weight: 1, arbitrary: fc.tuple(good, spoiling) },
  )
  const over = (surface: FuzzRequest['surface']) =>
    http.map(([text, spoil]) => ({ facts, surface, text, spoil }))
  if (facts.tool === null) return over('http')
  return fc.oneof({ weight: 5, arbitrary: over('http') }, { weight: 1, arbitrary: over('mcp') })
}
