import { formMessage } from '#server/domain/messages/forms.ts'
import {
  nobodyIsMeant,
  noPersonNamed,
  saveAsNew,
  savedAsNew,
  severalPeopleMatch,
} from '#server/domain/messages/people.ts'
import { type Answer, withBody } from '#server/runtime/answer.ts'
import { invoke } from '#server/runtime/invoke.ts'
import { listPeopleNear, type UnclearName } from '#server/runtime/named_people.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { toolOf } from '#server/runtime/told/names.ts'
import { type Choice, placeOf } from '#server/surfaces/mcp/chosen_handles.ts'
import type { Exchange } from '#server/surfaces/mcp/exchange.ts'
import { elicitation } from '#server/surfaces/mcp/form.ts'
import { keyAfter } from '#server/surfaces/mcp/key.ts'
import { labelOf, toldApart } from '#server/runtime/questions/labels.ts'
import { namesFor } from '#server/surfaces/mcp/list.ts'
import type { Tool } from '#server/runtime/tools/tools.ts'
import type { Asked, Resumed } from '#server/surfaces/mcp/asked.ts'

/** The answers of a form besides the people that it names. */
export const newPerson = 'new'
export const nobody = 'nobody'

/** Saves people by name. */
const saving = 'relationships.people.ensure'

/** Renames and deletes people: a name that nobody has is no new person there. */
const changesPeople = 'relationships.people.manage'

/**
 * The question who is meant by a name that no saved person has, or that several have where only handles are taken: people of similar names,
 * to save the name as a new person where the call changes something, or nobody. Null where there is nothing to choose from.
 */
export async function askWho(
  runtime: Runtime,
  exchange: Exchange,
  tool: Tool,
  resumed: Resumed,
  answer: Answer,
  unclear: UnclearName | null,
): Promise<Asked | null> {
  // The mock has no account whose people could be offered.
  if (runtime.carryOut !== undefined) return null
  const open = openName(tool, resumed, answer, unclear)
  if (open === null) return null
  const { name } = open
  const isShared = unclear !== null && unclear.people.length > 0
  const people = isShared ? unclear.people : await listPeopleNear(runtime, exchange.owner, name)
  const saves = !isShared && maySave(exchange, tool, resumed)
  if (people.length === 0 && !saves) return null
  const options = toldApart([
    ...people.map((one) => ({ const: one.person_handle, title: labelOf({ ...one }) })),
    ...(saves ? [{ const: newPerson, title: saveAsNew(name) }] : []),
    ...(isShared ? [] : [{ const: nobody, title: nobodyIsMeant }]),
  ])
  const why = isShared ? severalPeopleMatch(name) : noPersonNamed([name])
  const code = isShared ? 'person_ambiguous' : 'person_unresolved'
  const form = elicitation({ message: formMessage(code, why), title: `Which ${name}?`, options })
  return { form, open, offered: options.map((option) => option.const) }
}

/** The name that is asked about, and where the handle of who is meant goes; null where nothing is asked. */
function openName(
  tool: Tool,
  { input }: Resumed,
  { body }: Answer,
  unclear: UnclearName | null,
): Omit<Choice, 'handle'> | null {
  if (!('outcome' in body)) {
    const isOfName = body.errors.length === 1 && body.errors[0]?.pointer === unclear?.pointer
    return unclear !== null && isOfName ? { field: null, name: unclear.name, into: '' } : null
  }
  const { error } = body
  if (error?.code !== 'person_unresolved' || body.data !== null) return null
  const { pointer = '' } = error
  return placeOf(tool, input, pointer, 'person_handle')
}

/** Whether the user may be offered to save somebody: where that helps, and the client has the tool that does it. */
function maySave({ abilities, narrowing }: Exchange, { facts }: Tool, { key }: Resumed): boolean {
  const changes = facts.effect === 'write' && facts.id !== changesPeople && key() !== null
  const name = toolOf(saving)
  return changes && name !== null && namesFor(abilities, narrowing).has(name)
}

/** Saves the person that the user chose to save; another answer than completed or unchanged says why that was not possible. */
export function savePerson(
  runtime: Runtime,
  exchange: Exchange,
  { key, answered }: Resumed,
  name: string,
): Promise<Answer> {
  const { token, request_id, client, remote_address } = exchange
  return invoke(runtime, {
    ...{ surface: 'mcp', token, capability: saving, request_id, client, remote_address },
    body: () => ({
      ...{ input: { people: [name] }, version: null },
      idempotency_key: keyAfter(`${key() ?? ''}:${name}`, answered),
    }),
  })
}

/** An answer that says who was saved before it. */
export function withSaved(answer: Answer, name: string): Answer {
  const { body } = answer
  if (!('outcome' in body)) return answer
  const { outcome } = body
  const disclosures = [...outcome.disclosures, { name: 'people.saved', text: savedAsNew(name) }]
  return withBody(answer, { ...body, outcome: { ...outcome, disclosures } })
}
