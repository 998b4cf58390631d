import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'
import { prefixesTaken, sources } from '#generated/server/sources.ts'
import type { CapabilityId } from '#generated/types.ts'
import { newId } from '#server/database/id.ts'
import { type HandleKind, kindsBeginning, toHandle } from '#server/domain/basics/handle.ts'
import { absentIn } from '#server/runtime/tools/narrowed_texts.ts'
import { admits, narrowingOf } from '#server/surfaces/mcp/narrowing.ts'
import { tools } from '#server/runtime/tools/tools.ts'
import { post } from '#test/support/mcp_clients.ts'
import { sample, withField } from '#test/contract/sample.ts'
import { inputsOf } from '#test/contract/schemas.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const live = [...tools.values()].filter(({ facts, built }) => built && facts.direct)
const named = live.map((tool) => [tool.manifest.name, tool.facts] as const)

async function said(name: string, input: object, path = '/mcp') {
  const isKeyed = tools.get(name)?.facts.idempotency_key === true
  const key = isKeyed ? { idempotency_key: randomUUID() } : {}
  const params = { name, arguments: { ...key, ...input } }
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
  const { body } = await post(sam, message, { path })
  const [{ text }] = body.result.content as [{ text: string }]
  return { text, status: body.result.structuredContent.status as string | number }
}

const missing = { schema: {}, definitions: {} }

const isArrow = (line: string) => line.startsWith('→ service_')

/** Whether a refusal says how to go on: a call, a tool, the values of a field, or where a handle comes from. */
const leadsOn = (text: string) =>
  text.split('\n').some(isArrow) ||
  /\bservice_\w+|one of \w+, |is in the (?:answer|first page|link)\b/.test(text)

/** Fields that hold a handle, however they are called. */
const isHandle = (field: string) => /_(?:handles?|id|ids|token)$|^public_id$/.test(field)

describe('called with nothing, a tool does something or says how to go on', () => {
  test.each(named)('%s', async (name) => {
    const { text, status } = await said(name, {})
    if (status === 'completed' || status === 'unchanged' || status === 'accepted') return
    const missing = [...text.matchAll(/\/(\w+): is required/g)].map(([, field = '']) => field)
    // What is no handle is the user's own: its name says what to ask for.
    const asked = /^- ask for (\S+) /m.exec(text)?.[1]
    const isOwn = asked !== undefined || (missing.length > 0 && !missing.some(isHandle))
    expect(isOwn || leadsOn(text), text).toBe(true)
    expect(isHandle(asked ?? '')).toBe(false)
    // The user has words, no objects.
    const fields = Object(tools.get(name)?.manifest.inputSchema.properties)
    if (asked !== undefined) expect(Object(fields[asked]).type).not.toBe('object')
  })
})

/** The fields of inputs that hold a handle, and a handle of their kind that means nothing. */
const cases = named.flatMap(([name, { id, fields }]) =>
  Object.entries<string>(prefixesTaken[id] ?? {})
    .filter(([path]) => fields.includes(path))
    .flatMap(([path, begins]) => {
      const [kind] = kindsBeginning(begins.split(' '))
      return kind === undefined ? [] : [[name, path, id, kind] as const]
    }),
)

/** The least input of a capability with such a handle in a field. */
function inputWith(field: string, id: CapabilityId, kind: HandleKind): object {
  const handle = toHandle(kind, newId())
  const [{ schema, definitions } = missing] = inputsOf(id, '').filter((one) => !one.version)
  const least = Object(sample(schema, definitions))
  return withField(schema, definitions, least, field, field.endsWith('s') ? [handle] : handle)
}

describe('called with a handle that means nothing here, a tool says where the right ones come from', () => {
  test('there are such fields', () => expect(cases.length).toBeGreaterThan(60))

  test.each(cases)('%s %s', async (name, field, id, kind) => {
    const { text } = await said(name, inputWith(field, id, kind))
    if (!/can see nothing with this reference/.test(text)) return
    expect(leadsOn(text), text).toBe(true)
    const source = sources[id]?.[field]
    if (source !== undefined && source !== id && capabilities[source].effect === 'read')
      expect(text).toMatch(/^→ service_/m)
  })
})

describe('at an address with the tools that most tasks need, a refusal names none of the others', () => {
  const path = '/mcp?toolsets=essentials'
  const essentials = live.filter((tool) => admits(narrowingOf({ toolsets: 'essentials' }), tool))
  const has = new Set(essentials.map(({ manifest }) => manifest.name))

  /** The tools that a text names and that are not there, besides where it says so. */
  const othersIn = (text: string) =>
    absentIn(text.replaceAll(/This address does not list [^;]*;/g, ''), has).filter(
      (name) => !text.includes('This address does not list') || text.includes(`→ ${name}(`),
    )

  test.each(essentials.map(({ manifest }) => manifest.name))('%s', async (name) => {
    const inputs = cases.filter(([tool]) => tool === name)
    const texts = [
      await said(name, {}, path),
      ...(await Promise.all(
        inputs.map(([, field, id, kind]) => said(name, inputWith(field, id, kind), path)),
      )),
    ]
    for (const { text } of texts) expect(othersIn(text), text).toEqual([])
  })
})

test('a missing choice is told with its values', async () => {
  for (const [name, values] of [
    ['service_update_ideas_list_members', 'mode: is required, one of replace, add, remove'],
    ['service_mutate_object', 'operation: is required, one of add_to_list, remove_from_list'],
    ['service_update_my_rsvp', 'rsvp_status: is required, one of accepted, declined'],
  ] as const)
    expect((await said(name, {})).text).toContain(values)
})

test('what waits for approval is found without its handle', async () => {
  for (const input of [{}, { action_handle: toHandle('action', newId()) }]) {
    const { text } = await said('service_commit_action', input)
    expect(text).toContain('service_get_invite_status shows the action of a plan that waits')
  }
  const undo = await said('service_mutate_object', { operation: 'undo' })
  expect(undo.text).toContain(
    'reversible_action_id is in the answer of the change that is to be undone',
  )
  const read = await said('service_get_execution', {})
  expect(read.text).toContain('execution_id is in the answer of each call that changes something')
})
