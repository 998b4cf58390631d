import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Listed {
  description: string
  inputSchema: { properties: { [name: string]: { description?: string } } }
}

/** A tool as hosts list it. */
function tool(name: string): Listed {
  const file = new URL(`../../generated/mcp/service_${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Listed
}

test('a tool says what its free-form objects may have', () => {
  const { subject, destination, defaults, share_options } =
    tool('mutate_object').inputSchema.properties
  expect(subject?.description).toContain('handle, candidate_id')
  expect(destination?.description).toBe('May have ideas_list_handle and name')
  expect(defaults?.description).toContain('custom_activity_names')
  expect(share_options?.description).toContain('expires_at')
})

test.each([
  ['get_for_you', /hard, except people and preference_terms.*Time is never assumed/],
  ['generate_ideas_list', /hard, except people and preference_terms/],
  ['mutate_object', /subject\.handle.*reversible_action_id alone for undo/],
  ['prepare_discovery', /to discovery\.record, as submission_schema/],
  ['record_discovery_results', /run_handle comes from discovery\.prepare/],
  ['save_discovery', /run_handle comes from/],
])('%s says in few words what to pass, and where handles come from', (name, words) => {
  expect(tool(name).description).toMatch(words)
})
