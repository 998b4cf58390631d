import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'

interface Field {
  description?: string
  properties?: { [name: string]: Field }
  items?: Field
  anyOf?: Field[]
}

interface Listed {
  name: string
  description: string
  inputSchema: Field
}

const folder = new URL('../../generated/mcp/', import.meta.url)

/** A tool as hosts list it. */
function tool(name: string): Listed {
  return JSON.parse(readFileSync(new URL(`service_${name}.json`, folder), 'utf8')) as Listed
}

const all = readdirSync(folder)
  .filter((file) => file.startsWith('service_'))
  .map((file) => tool(file.slice('service_'.length, -'.json'.length)))

/** Every field of an input, however deep, with its description. */
function fieldsIn(field: Field, path = ''): [path: string, description: string | undefined][] {
  return [
    ...Object.entries(field.properties ?? {}).flatMap(([name, one]) => [
      [`${path}/${name}`, one.description] as [string, string | undefined],
      ...fieldsIn(one, `${path}/${name}`),
    ]),
    ...(field.items ? fieldsIn(field.items, path) : []),
    ...(field.anyOf ?? []).flatMap((one) => fieldsIn(one, path)),
  ]
}

test.each(all)('every field of $name has a description', ({ inputSchema }) => {
  const without = fieldsIn(inputSchema).filter(([, description]) => !description)
  expect(without).toEqual([])
})

test('members that one argument explains are only named by the next', () => {
  const { daypart, weekday_selector } = tool('search').inputSchema.properties ?? {}
  expect(daypart?.description).toContain("span {text (The user's words)")
  expect(daypart?.description).toContain('hardness hard; provenance user_stated;')
  expect(weekday_selector?.description).toMatch(
    /; span, hardness, provenance, confidence as in daypart\}$/,
  )
})

test('a tool names tools, never capabilities', () => {
  const ids = Object.values(capabilities).flatMap(({ id, tool: name }) => (name ? [id] : []))
  for (const { name, description, inputSchema } of all) {
    const texts = [description, ...fieldsIn(inputSchema).map(([, text]) => text ?? '')]
    const found = texts.filter((text) => ids.some((id) => text.includes(id)))
    expect(found, name).toEqual([])
  }
})

test('a tool says what its free-form objects may have', () => {
  const { subject, destination, defaults, share_options } =
    tool('mutate_object').inputSchema.properties ?? {}
  expect(subject?.description).toContain('handle (any handle), candidate_id')
  expect(destination?.description).toBe('May have ideas_list_handle and name')
  expect(defaults?.description).toContain('custom_activity_names')
  expect(share_options?.description).toContain('expires_at')
})

test.each([
  ['get_for_you', /hard but for people and preference_terms/],
  ['generate_ideas_list', /hard but for people and preference_terms.*service_get_for_you/],
  ['mutate_object', /subject\.handle.*reversible_action_id alone for undo/],
  ['prepare_discovery', /then service_record_discovery_results/],
  ['record_discovery_results', /service_prepare_discovery/],
  ['save_discovery', /service_prepare_discovery/],
])('%s says in few words what to pass, and where handles come from', (name, words) => {
  expect(tool(name).description).toMatch(words)
})

// Models took one for the other before.
test.each([
  ['prepare_send_invites', 'prepare_plan_invitation'],
  ['prepare_plan_invitation', 'preview_invite'],
  ['preview_invite', 'prepare_plan_invitation'],
  ['get_plan', 'get_invite_status'],
  ['get_invite_status', 'get_plan'],
  ['delete_invite_draft', 'discard_plan'],
  ['discard_plan', 'prepare_plan_cancellation'],
  ['prepare_plan_cancellation', 'discard_plan'],
  ['modify_invite', 'prepare_plan_update'],
  ['prepare_plan_update', 'modify_invite'],
  ['like_candidates', 'mutate_likes'],
  ['mutate_likes', 'interest_action'],
  ['interest_action', 'like_candidates'],
  ['create_friends_in_mind', 'manage_friend'],
  ['manage_friend', 'create_friends_in_mind'],
  ['prepare_connection_action', 'review_friendship'],
  ['prepare_connection_action', 'prepare_ideas_list_share'],
  ['review_friendship', 'apply_friendship'],
  ['search', 'get_for_you'],
  ['prepare_recommendations', 'get_for_you'],
  ['list_saved_ideas', 'query_likes'],
  ['query_likes', 'list_saved_ideas'],
  ['create_ideas_list', 'generate_ideas_list'],
  ['add_idea', 'capture_idea'],
  ['capture_idea', 'add_idea'],
  ['list_friends', 'get_friend'],
  ['search_events', 'search'],
])('%s says when to use %s', (name, other) => {
  expect(tool(name).description).toContain(`service_${other}`)
})
