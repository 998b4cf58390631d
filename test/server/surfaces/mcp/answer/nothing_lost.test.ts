import { describe, expect, test } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { all, isLive } from '#test/contract/live.ts'
import type { Values } from '#test/contract/sample.ts'
import { useDemo } from '#test/support/demo_account.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
const { account: demo, tool } = useDemo(world)

/** The first value of a field in the list of another read. */
async function first(id: CapabilityId, field: string, input: Values = {}): Promise<unknown> {
  const { body } = await demo().call(id, input as never)
  return Object(body.data).items?.[0]?.[field]
}

const plan = async () => ({
  plan_handle: await first('plans.query', 'plan_handle', { role: 'host' }),
})
const list = async () => ({
  ideas_list_handle: await first('ideas.lists.query', 'ideas_list_handle'),
})
const people = { person_names: ['Ada', 'Jonas'] }

/** What reads are asked for, with so few entries that nothing of them is cut; all others are asked for nothing. */
const inputs: Partial<Record<CapabilityId, () => Promise<Values> | Values>> = {
  'availability.query': () => ({
    ...{ when_preset: 'next-few-days', daily_start: '18:00', daily_end: '22:00' },
    ...{ ...people, limit: 10 },
  }),
  'events.search': () => ({ query: 'a', limit: 5 }),
  'ideas.search': () => ({ query: 'sauna', limit: 5 }),
  'ideas.saved.query': () => ({ limit: 5 }),
  'likes.query': () => ({ limit: 5 }),
  'plans.query': () => ({ limit: 5 }),
  'invites.list': () => ({ limit: 5 }),
  'places.private.query': () => ({ limit: 5 }),
  'ideas.lists.query': () => ({ limit: 5 }),
  'relationships.people.query': () => ({ limit: 5 }),
  'ideas.recommendations.get': () => ({ people: ['Ada'], page_size: 5 }),
  'ideas.recommendations.prepare': () => ({ action: 'lookup', subject: 'ramen' }),
  'relationships.person.get': () => ({ name: 'Ada' }),
  'relationships.interest.get': async () => ({
    subject: { type: 'idea', candidate_id: await first('ideas.saved.query', 'idea_handle') },
    person_query: 'Ada',
  }),
  'relationships.friendship.review': async () => ({
    operation: 'disconnect',
    person_handle: await first('relationships.people.query', 'person_handle', { name: 'Ada' }),
  }),
  'invites.get': async () => ({ invite_handle: await first('invites.list', 'invite_handle') }),
  'plans.get': plan,
  'plans.status.get': plan,
  'plans.logistics.get': plan,
  'ideas.lists.get': list,
  'ideas.lists.directions.get': list,
  'ideas.lists.likes.preview': async () => ({ ...(await list()), person_names: ['Ada'] }),
  'ideas.object.get': () => ({ operation: 'list_ideas_lists', limit: 5 }),
}

const reads = all.filter(
  ({ id, effect, tool: name }) => effect === 'read' && name !== null && isLive(id),
)

describe('the same page over HTTP and MCP', () => {
  test.each(reads.map(({ id }) => [id] as const))(
    '%s has the same fields of the same things',
    async (id) => {
      const input = (await inputs[id]?.()) ?? {}
      const { body } = await demo().call(id, input as never)
      const told = await tool(id, input)
      if (!isObject(body.data)) return
      const { unless_said = {}, left_out = {} } = Object(told.body)
      expect(left_out).toEqual({})
      const said = saidOf(told.body.data)
      const lost: string[] = []
      compare(body.data, told.body.data, '/data', { said, usual: unless_said, lost }, {})
      expect(lost).toEqual([])
    },
  )
})

/** What an answer says of each thing that has a handle: by the handle and the field, each value as JSON. */
type Said = Map<string, Set<string>>

function saidOf(value: unknown, said: Said = new Map()): Said {
  if (Array.isArray(value)) for (const one of value) saidOf(one, said)
  if (!isObject(value)) return said
  for (const handle of handlesOf(value))
    for (const [field, member] of Object.entries(value)) {
      const key = `${handle} ${field}`
      said.set(key, (said.get(key) ?? new Set()).add(JSON.stringify(member)))
    }
  for (const member of Object.values(value)) if (!Array.isArray(value)) saidOf(member, said)
  return said
}

function handlesOf(part: Values): string[] {
  return Object.entries(part).flatMap(([field, value]) =>
    /_(?:handle|id)$/.test(field) && typeof value === 'string' ? [value] : [],
  )
}

interface Comparison {
  readonly said: Said
  readonly usual: Record<string, Values>
  readonly lost: string[]
}

/** Notes what one value says and the other does not. */
function compare(http: unknown, mcp: unknown, at: string, about: Comparison, around: Values): void {
  if (Array.isArray(http)) {
    const list = Array.isArray(mcp) ? mcp : []
    if (http.length > 0 && list.length !== http.length)
      about.lost.push(`${at}: ${list.length} of ${http.length}`)
    for (const [index, one] of http.entries())
      compare(one, list[index], `${at}/${index}`, about, around)
    return
  }
  if (!isObject(http) || 'contract' in http) return
  const there: Values = isObject(mcp) ? mcp : {}
  const usual = about.usual[at.replace(/\/\d+$/, '')] ?? {}
  for (const [field, value] of Object.entries(http)) {
    const own = `${at}/${field}`
    if (isNothing(value) || isRepeated(http, field, around)) continue
    if (field in there) compare(value, there[field], own, about, http)
    else if (!(field in usual) && !isSaid(http, field, about.said))
      about.lost.push(`${own}: ${JSON.stringify(value)}`)
  }
}

function isNothing(value: unknown): boolean {
  if (value === null || value === '') return true
  return (
    typeof value === 'object' &&
    Object.values(value ?? {}).every((one) => isNothing(one) || one === 0)
  )
}

/** Whether the thing itself, or what it is in, says the same in the same place; or no call takes it and nobody asks for it. */
function isRepeated(part: Values, field: string, around: Values): boolean {
  const value = part[field]
  const { event, place, activities } = around as Record<string, Values>
  switch (field) {
    case 'updated_at':
    case 'time_handle':
    case 'preview_token':
      return true
    case 'candidate_id':
      return typeof part.idea_handle === 'string'
    case 'start_precision':
      return value === 'exact'
    case 'state':
      return value === 'active' && 'place_handle' in part && Object.keys(around).length > 0
    case 'timezone':
      return value === around.timezone
    case 'url':
      return value === around.source_url
    case 'venue':
      return Object(value).place_handle === Object(place).place_handle
    case 'activity_name':
      return Array.isArray(activities) && activities.includes(value)
    case 'when':
      return Date.parse(String(value)) === Date.parse(String(Object(part.event ?? event).starts_at))
    default:
      // Lists of the ideas of a list do not name it each.
      return field === 'lists' && Array.isArray(value) && value.length === 1
  }
}

/** Whether the same is said of a thing elsewhere in the answer, and nothing else of it there. */
function isSaid(part: Values, field: string, said: Said): boolean {
  return handlesOf(part).some((handle) => {
    const values = said.get(`${handle} ${field}`)
    return values?.size === 1
  })
}
