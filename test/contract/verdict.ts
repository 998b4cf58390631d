import type { Given } from '#test/contract/call.ts'
import type { Case } from '#test/contract/case.ts'

/**
 * What an input may break beyond its schema, by the last field of the place: only a zone IANA knows, times in
 * order and ahead, room for those who are needed, the plan where it cannot be asked for. The registry says
 * so in the descriptions; a schema has no word for it.
 */
const beyondSchema: Record<string, string | undefined> = {
  timezone: 'format',
  starts_at: 'format',
  ends_at: 'format',
  requested_start_at: 'format',
  requested_end_at: 'format',
  search: 'rule',
  query: 'rule',
  starts_after: 'format',
  starts_before: 'format',
  when_preset: 'not_in_enum',
  when_start: 'rule',
  when_end: 'rule',
  scheduled_at: 'rule',
  scheduled_date_local: 'rule',
  scheduled_time_local: 'format',
  scheduled_ends_at: 'rule',
  meetup_at: 'rule',
  person_handle: 'rule',
  person_name: 'rule',
  person_query: 'rule',
  rsvp_deadline: 'rule',
  capacity_min: 'rule',
  capacity_max: 'rule',
  plan_handle: 'required',
  operation: 'required',
  intentions: 'required',
  people_handles: 'required',
  receipt_id: 'required',
  reversible_action_id: 'required',
  subject: 'required',
  candidate_id: 'required',
  source_url: 'format',
}

/**
 * Capabilities whose input has several forms, or fields that only mean something together: a field of one form is refused
 * with those of another.
 */
const severalForms = [
  ...['ideas.capture', 'ideas.object.get', 'ideas.object.mutate'],
  ...['ideas.recommendations.prepare', 'ideas.roundup.mutate'],
  ...['discovery.prepare', 'discovery.record', 'ideas.discover.refine'],
  ...['ideas.list.generate', 'ideas.recommendations.get', 'ideas.search'],
]

/** Capabilities with objects that the schema leaves open and whose keys are checked nevertheless. */
const checksKeys = ['ideas.object.mutate']

/** What is wrong with the answer to a case of a capability; `beyond` is the problem a good input meets. */
export function verdict(
  { what, at, refused }: Case,
  { status, body }: Given,
  beyond: string | null,
  id: string,
): string[] {
  const said = `answered ${status} ${body.code ?? ''} ${JSON.stringify(body.errors)}`
  const found = status === 200 ? [] : (body.errors as Found[])
  if (status >= 500 && body.code !== 'capability_not_implemented') return [said]
  if (status === 413) return [said]
  if (refused) {
    if (status !== 422 || body.code !== 'input_invalid') return [said]
    const exact = found.find(
      ({ pointer, code }) => pointer === refused.pointer && code === refused.code,
    )
    if (!exact) return [`${said}, which lacks ${JSON.stringify(refused)}`]
    if (refused.suggestion !== undefined && exact.suggestion !== refused.suggestion)
      return [`${said} without the suggestion ${refused.suggestion}`]
    return found.every(({ pointer, code }) => pointer === refused.pointer || code === 'rule')
      ? []
      : [`${said}, which tells of more`]
  }
  if (body.code === 'input_invalid') {
    // A handle and a name that mean different people are both named.
    const isPair =
      found.length === 2 &&
      found.some(({ pointer }) => pointer === at) &&
      found.every(({ pointer, code }) => code === 'rule' && /^\/person_\w+$/.test(pointer))
    const known = found.every(
      ({ pointer, code }) =>
        beyondSchema[pointer.split('/').at(-1) ?? ''] === code &&
        // What one field asks for may be another, or a part of it.
        (pointer === at || pointer.startsWith(`${at}/`) || code === 'required' || isPair),
    )
    const isMixture =
      severalForms.includes(id) &&
      found.every(({ code }) => ['rule', 'required', 'duplicate'].includes(code))
    const isKey =
      checksKeys.includes(id) &&
      found.every(({ pointer, code }) => code === 'unknown_field' && pointer.startsWith(`${at}/`))
    return (known || isMixture || isKey) && beyond === null ? [] : [said]
  }
  if (beyond !== null && status !== 422 && body.code !== beyond) return [said]
  if (status !== 200 || what !== 'not strict' || at !== '') return []
  const names = body.outcome.disclosures.map(({ name }) => name)
  return names.includes('input.fields_ignored') ? [] : ['the field was not disclosed']
}

interface Found {
  pointer: string
  code: string
  suggestion?: string
}
