import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildFrom } from '#codegen/generate.ts'
import { type CapabilityFacts, capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import { pathOf } from '#server/domain/basics/pointer.ts'
import { localTime } from '#server/runtime/told/local_time.ts'
import { quoted } from '#server/runtime/told/quote.ts'
import { structureOf } from '#server/runtime/told/structure.ts'
import { textOf } from '#server/runtime/told/text.ts'
import { playTool } from '#test/contract/examples/play.ts'
import { all, isLive } from '#test/contract/live.ts'
import { exampleAnswers } from '#test/contract/schemas.ts'
import { startWorld, type World } from '#test/support/world.ts'

const root = join(import.meta.dirname, '../../../../..')
const { model, problems } = await buildFrom(root)
if (!model) throw new Error(problems.print())

const tools = all.filter(({ id, tool, surfaces }) => {
  return tool !== null && surfaces.includes('mcp') && isLive(id)
})
const played = model.capabilities.filter(({ id }) => tools.some((facts) => facts.id === id))

let world: World
beforeAll(async () => {
  world = await startWorld({ worker: false })
})
afterAll(() => world?.stop())

const zone = 'Europe/Berlin'

/** Every field of an input of a live tool, and the fields of answers that such a field takes under another name. */
const taken = new Set([
  ...tools.flatMap(({ fields }) => fields),
  ...tools.flatMap(({ fields }) => fields.map((field) => field.replace(/^expected_/, ''))),
  ...['handle', 'choice_id', 'identity_choice_handle', 'url', 'clarification_answer', 'version'],
])

interface Leaf {
  readonly pointer: string
  readonly field: string
  readonly value: unknown
  readonly around: Readonly<Record<string, unknown>>
}

function leavesOf(value: unknown, pointer = '', around: object = {}): Leaf[] {
  if (value === null || typeof value !== 'object') {
    const field = pathOf(pointer).findLast((step) => !/^\d+$/.test(step)) ?? ''
    return [{ pointer, field, value, around: { ...around } }]
  }
  return Object.entries(value).flatMap(([field, one]) =>
    leavesOf(one, `${pointer}/${field}`, Array.isArray(value) ? around : value),
  )
}

/** How a value that a next call may need stands in a text. */
function written({ field, value }: Leaf): string[] {
  if (typeof value === 'boolean') return [field]
  if (typeof value === 'number') return [`${field}=${value}`, ` ${value}`, `[${value}`]
  const text = String(value)
  const whole = [
    localTime(text, zone) ?? text,
    quoted(text),
    quoted(text, 160),
    quoted(text, 2_000),
  ]
  return [...whole, toolNames.get(text) ?? text]
}

const toolNames = new Map(tools.map(({ id, tool }) => [id as string, tool ?? '']))

describe.each(played.map((capability) => [capability.id, capability] as const))(
  '%s',
  (id, capability) => {
    const facts: CapabilityFacts = capabilities[id as CapabilityId]

    test.each(capability.examples.map(({ about }, index) => [about, index] as const))(
      'says in its text what a next call may need, names tools, and is short: %s',
      async (_, index) => {
        const { body, text } = await playTool(world, capability, index)
        expect(body.status).toBeDefined()
        const needed = leavesOf(body.data).filter(
          ({ field, value, pointer }) =>
            value !== null && value !== '' && isNeeded(field, value) && !isSentOnWhole(pointer),
        )
        const missing = needed.filter((leaf) => !written(leaf).some((one) => text.includes(one)))
        expect(missing.map(({ pointer, value }) => `${pointer} ${value}`)).toEqual([])
        const cursor = body.outcome?.collection?.next_cursor
        if (cursor) expect(text).toContain(cursor)
        expect(callable(text)).toEqual([])
        expect(callable(JSON.stringify(body))).toEqual([])
        for (const { tool } of body.next_actions ?? []) expect(text).toContain(`→ ${tool}(`)
        for (const disclosure of body.outcome?.disclosures ?? [])
          expect(text).toContain(disclosure.text)
        expect(text).not.toMatch(/=null\b|=undefined|\[\]|\(\)(?!$|\n| after|:)/m)
      },
    )

    test('says nothing twice, and everything once', () => {
      for (const { answer } of exampleAnswers(facts.id)) {
        const structure = structureOf(answer as never)
        expect(structure).not.toHaveProperty('errors')
        expect(structure).not.toHaveProperty('outcome.next_actions')
        const kept = new Set(leavesOf(structure).map(({ value }) => value))
        const lost = leavesOf(answer).filter(
          ({ pointer, value, field, around }) =>
            value !== null &&
            value !== false &&
            !kept.has(value) &&
            !kept.has(toolNames.get(String(value))) &&
            !(field === 'checksum' && kept.has(String(value).slice(0, 16))) &&
            !(field === 'candidate_id' && 'idea_handle' in around) &&
            !repeats.test(pointer) &&
            !(answer.execution_id !== undefined && isBrief(pointer, answer.data)) &&
            !(answer.execution_id !== undefined && pointer === '/request_id') &&
            !isSentOnWhole(pointer) &&
            !isSaid(value, kept),
        )
        expect(lost.map(({ pointer, value }) => `${pointer} ${value}`)).toEqual([])
        expect(textOf(answer as never, zone).split('\n')[0]).not.toBe('')
      }
    })
  },
)

/** What leaves the structure because the rest of it says so, or what no call needs. */
const repeats =
  /^\/(capability|errors|outcome\/(fallback_text|next_actions|resources)|effects\/\d+\/(type|resource))\b|\/updated_at$|\/(place|venue)\/state$|\/(time_handle|preview_token)$|^\/effects\/\d+\/at$/

/**
 * What the answer of a write does not repeat: of a plan its place but for the name, and what the text for its guests says; of a commit
 * the action, and the deliveries of links.
 */
function isBrief(pointer: string, data: unknown): boolean {
  const { preview, prepared, kind } = Object(data)
  const isShown = [preview, prepared?.content_preview].some((one) => Object(one).body !== undefined)
  const isSent = kind === 'plan.send_invites' || kind === 'plan.create_share_link'
  if (isSent && /^\/data\/(action_handle|deliveries\/\d+\/status)$/.test(pointer)) return true
  return isShown || isSent
    ? /^\/data\/plan\/(role|scheduled_at|timezone|tip|rsvp|rsvp_deadline|place)\b/.test(pointer)
    : /^\/data\/plan\/place\/(address|activity_name)$/.test(pointer)
}

/** A sentence that names capabilities names tools here. */
function isSaid(value: unknown, kept: ReadonlySet<unknown>): boolean {
  if (typeof value !== 'string') return false
  let said = value
  for (const [id, tool] of [...toolNames].sort(([one], [other]) => other.length - one.length))
    said = said.replaceAll(id, tool)
  return kept.has(said) || [...kept].some((one) => typeof one === 'string' && one.includes('” ('))
}

function isNeeded(field: string, value: unknown): boolean {
  if (/^(updated_at|attribution|time_handle|preview_token)$/.test(field)) return false
  // The zone of the account is that of every time without another one.
  if (field === 'timezone' && value === zone) return false
  // Counts of zero are left out where there are only counts.
  return taken.has(field) || /_(handle|id|token|ref|version|fingerprint|cursor|url)$/.test(field)
}

/** What a host gets to read as a whole, and what tools/list says as well. */
function isSentOnWhole(pointer: string): boolean {
  return /\/(submission_schema|reference_roles|input|result\/outcome)\//.test(pointer)
}

/** Names of capabilities that a model would read as something to call. */
function callable(text: string): string[] {
  return [...toolNames.keys()].filter((id) =>
    new RegExp(`(?<![\\w.“])${id.replaceAll('.', '\\.')}(?![\\w]|\\.\\w)`).test(text),
  )
}
