import { describe, expect, test } from 'vitest'
import { registry } from '#generated/server/capabilities.ts'
import { kindOfHandle } from '#server/domain/basics/handle.ts'
import type { Answer, GivenEnvelope } from '#server/runtime/answer.ts'
import { textOf } from '#server/runtime/told/text.ts'
import { namesFor } from '#server/surfaces/mcp/list.ts'
import { withinTools } from '#server/surfaces/mcp/narrowed_answer.ts'
import { admits, narrowingOf } from '#server/surfaces/mcp/narrowing.ts'
import { type Tool, tools } from '#server/runtime/tools/tools.ts'
import { exampleAnswers } from '#test/contract/schemas.ts'
import { allAbilities } from '#test/support/world.ts'

/** Every named set, and every area alone; each whole and of reads only. */
const areas = new Set([...tools.values()].map(({ facts }) => facts.id.split('.')[0] ?? ''))
const queries = [...Object.keys(registry.toolsets), ...areas].flatMap(
  (toolsets): Record<string, string>[] => [{ toolsets }, { toolsets, readonly: '1' }],
)
const abilities = [
  allAbilities,
  allAbilities.filter((ability) => ability !== 'planning:commit'),
  ['planning:read'],
  ['planning:rsvp'],
]

interface Shown {
  readonly tool: Tool
  readonly about: string
  readonly whole: GivenEnvelope
  readonly text: string
  readonly body: GivenEnvelope
  readonly has: ReadonlySet<string>
}

/** Every example as a client has it that has only these tools. */
function shownTo(query: Record<string, string>, granted: readonly string[]): Shown[] {
  const narrowing = narrowingOf(query)
  const within = {
    has: namesFor(granted, narrowing),
    granted: namesFor(granted, narrowingOf({})),
    abilities: granted,
  }
  return [...tools.values()]
    .filter((tool) => admits(narrowing, tool) && within.has.has(tool.manifest.name))
    .flatMap((tool) =>
      exampleAnswers(tool.facts.id).map(({ about, answer }) => {
        const whole = answer as unknown as GivenEnvelope
        const { body } = withinTools({ status: 200, body: whole, headers: {} } as Answer, within)
        const given = body as GivenEnvelope
        const text = textOf(given, 'Europe/Berlin')
        return { tool, about, whole, text, body: given, has: within.has }
      }),
    )
}

const arrows = (text: string) =>
  text.split('\n').flatMap((line) => /^→ (\w+)/.exec(line)?.[1] ?? [])

const handlesOf = (input: object) =>
  Object.values(input).filter((one) => typeof one === 'string' && kindOfHandle(one) !== null)

describe.each(queries)('with %j', (query) => {
  test.each(abilities.map((granted) => [granted.join(', '), granted] as const))(
    'and a token for %s every call that is suggested is one that the client has',
    (_, granted) => {
      for (const { tool, about, text, has } of shownTo(query, granted)) {
        const missing = arrows(text).filter((name) => !has.has(name))
        expect(missing, `${tool.manifest.name}: ${about}`).toEqual([])
      }
    },
  )

  test('what another call would say of one thing is listed, or said to be elsewhere', () => {
    for (const { tool, about, text, whole, body, has } of shownTo(query, allAbilities)) {
      const offered = body.next_actions.flatMap(({ input }) => handlesOf(input))
      for (const action of whole.next_actions) {
        const isHere = action.tool === null || has.has(action.tool)
        const open = handlesOf(action.input).filter((handle) => !offered.includes(handle))
        if (isHere || open.length === 0) continue
        const listed = body.next_actions.some(({ reason }) => reason === action.reason)
        const said = listed || /This address does not list/.test(text)
        // What reads the list has said it already.
        const isList = tool.facts.paged
        expect(said || isList, `${tool.manifest.name}: ${about}: ${action.tool}\n${text}`).toBe(
          true,
        )
      }
    }
  })

  test('a failure leaves something to do', () => {
    for (const { tool, about, text, whole, body } of shownTo(query, allAbilities)) {
      if (body.status !== 'failed' && body.status !== 'needs_input') continue
      if (whole.next_actions.length === 0) continue
      const isOpen = arrows(text).length > 0 || /This address does not list/.test(text)
      expect(isOpen, `${tool.manifest.name}: ${about}\n${text}`).toBe(true)
    }
  })
})

test('every call that is suggested has only fields that its tool lists', () => {
  for (const { tool, about, whole } of shownTo({}, allAbilities)) {
    const { prerequisite } = whole.error ?? {}
    for (const { capability, input } of [
      ...whole.next_actions,
      ...(prerequisite ? [prerequisite] : []),
    ]) {
      const called = [...tools.values()].find(({ facts }) => facts.id === capability)
      if (!called) continue
      const listed = Object.keys(Object(called.manifest.inputSchema.properties))
      const others = Object.keys(input).filter((field) => !listed.includes(field))
      expect(others, `${tool.manifest.name}: ${about}: ${capability}`).toEqual([])
    }
  }
})
