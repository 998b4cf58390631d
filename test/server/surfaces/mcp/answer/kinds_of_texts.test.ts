import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import { isSentence, isWords } from '#server/surfaces/mcp/answer/fields.ts'
import type { Schema } from '#test/contract/schemas.ts'

// Words of people and pages are marked as theirs, and sentences of the service are not: each text of an answer is one of these, or no words.

/** Fields whose strings name a thing, a state, a field, a time or a zone. */
const names = new Set(
  `action_handle allowed candidate_id capability capture_public_id changed checksum choice_id code currency duplicate_of
  ends_at event_handle execution_id handle idea_handle idea_handles idea_list_handle idea_list_handles
  ideas_list_handle identity_choice_handle intentions invitation_token invite_handle item_handle kind media_refs
  missing option_handle parent_run_handle person_handle person_handles place_handle plan_handle preview_token
  public_id receipt_id receipts reply_contract_handle requested_start_at required_fields reversible_action_id
  review_token run_handle semantic_id snapshot_fingerprint snapshot_handle source_handle starts_at state thread_handle
  time_handle timezone version when when_preset`.split(/\s+/),
)

/** What the caller asked for, repeated, and what licences of sources want to be shown, which texts leave to a disclosure. */
const repeated = new Set(
  `attribution feed_name feed_names idea_list_name idea_list_names people result retry_suggestions search
  user_activities`.split(/\s+/),
)

interface Document {
  readonly $defs: Readonly<Record<string, Schema>>
}

/** The fields of an answer's data with strings that no format, enum or pattern limits. */
function freeFields(id: CapabilityId): Set<string> {
  const { $defs } = JSON.parse(readFileSync(`generated/schemas/${id}.json`, 'utf8')) as Document
  const found = new Set<string>()
  const seen = new Set<string>()
  const walk = (schema: Schema, name: string): void => {
    const { $ref, anyOf = [], allOf = [], items, properties = {}, type } = schema
    if ($ref !== undefined) {
      const key = `${name} ${$ref}`
      if (!seen.has(key)) walk(seen.add(key) && ($defs[$ref.slice('#/$defs/'.length)] ?? {}), name)
      return
    }
    for (const one of [...anyOf, ...allOf]) walk(one, name)
    if (items) walk(items, name)
    for (const [field, one] of Object.entries(properties)) walk(one, field)
    const isFree = !schema.format && !schema.enum && schema.const === undefined && !schema.pattern
    if ([type].flat().includes('string') && isFree) found.add(name)
  }
  walk($defs.data ?? {}, '')
  return found
}

const all = Object.keys(capabilities) as CapabilityId[]

test.each(all)('every text of an answer of %s is somebody’s words, a sentence or a name', (id) => {
  const known = (field: string) =>
    isWords(field) || isSentence(field) || names.has(field) || repeated.has(field)
  expect([...freeFields(id)].filter((field) => !known(field))).toEqual([])
})

test('no name is taken for words, and each is there', () => {
  const there = new Set(all.flatMap((id) => [...freeFields(id)]))
  expect([...names, ...repeated].filter((field) => isWords(field) || isSentence(field))).toEqual([])
  expect([...names, ...repeated].filter((field) => !there.has(field))).toEqual([])
  expect(there.size).toBeGreaterThan(80)
})
