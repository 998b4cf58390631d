import type { Registry } from '#codegen/load.ts'
import type { Capability, ErrorCode, Example, Schema } from '#codegen/model.ts'
import { guess } from '#codegen/nearest.ts'
import type { Problems } from '#codegen/problem.ts'
import { type Entry, entryOf, locate, type Mapping, type Node, plain } from '#codegen/source.ts'
import { answerOf, type Told } from '#codegen/build/answer.ts'
import { handleViolations, violations } from '#codegen/build/conform.ts'
import { preparationOf } from '#codegen/build/preparation.ts'
import { statuses } from '#codegen/build/profiles.ts'
import { unknownFields, unknownPart } from '#codegen/build/unknown_fields.ts'
import type { Background } from '#codegen/build/background.ts'

type Value = { readonly [field: string]: unknown }

/** Where a capability's examples are written. */
export function examplesPath(id: string): string {
  return `spec/examples/${id}.yaml`
}

/**
 * The list of examples of each capability that has one: its file in spec/examples, or the key `examples` of
 * its entry in a registry that was written before that folder existed.
 */
export function exampleNodes(
  { examples }: Registry,
  entries: readonly Entry[],
  problems: Problems,
): ReadonlyMap<string, Node> {
  const ids = entries.map(({ key }) => key)
  const renamed = new Set<string | undefined>()
  for (const [id, { file }] of examples) {
    if (ids.includes(id)) continue
    renamed.add(guess(id, ids)?.word)
    problems.unknownFile({ file, start: 0, end: 1 }, 'capability in the name of the file', id, ids)
  }
  const written = new Map(examples)
  for (const { key, at, value } of entries) {
    const inside = value.kind === 'mapping' ? entryOf(value, 'examples') : undefined
    const path = examplesPath(key)
    if (inside && examples.size === 0) written.set(key, inside.value)
    else if (inside) problems.add(inside.at, `examples are written in ${path}`)
    else if (!examples.has(key) && !renamed.has(key))
      problems.add(at, `\`${key}\` has no examples: write ${path}`)
  }
  return written
}

/** The capability with its examples, each checked against its schemas and completed to the whole answer. */
export function withExamples(
  capability: Capability,
  node: Node | undefined,
  background: Background,
): Capability {
  if (!node) return capability
  if (node.kind !== 'list' || node.items.length === 0) {
    background.reader.problems.add(node, 'examples are a list of one or more')
    return capability
  }
  const examples = node.items.map((item, index) => example(capability, item, index, background))
  return { ...capability, examples: examples.filter((one) => one !== null) }
}

function example(
  capability: Capability,
  node: Node,
  index: number,
  background: Background,
): Example | null {
  const { reader } = background
  const mapping = reader.mapping(node, 'an example')
  if (!mapping) return null
  reader.keys(mapping, ['about', 'preparation', 'input', 'answer'])
  const preparation = entryOf(mapping, 'preparation')
  const written = mapping.entries.filter((entry) => entry !== preparation)
  for (const { spot, message, suggestion } of handleViolations(
    { ...mapping, entries: written },
    background.prefixes,
  ))
    reader.problems.add(spot, message, suggestion)
  const owner = { key: `example ${index + 1}`, at: node }
  const about = reader.requiredText(mapping, 'about', owner)
  const inputNode = entryOf(mapping, 'input')?.value
  if (inputNode) conform(inputNode, capability.input.schema, background)
  const answerEntry = reader.required(mapping, 'answer', owner)
  const answerNode = answerEntry && reader.mapping(answerEntry.value, '`answer`')
  if (!answerNode) return null
  const input = inputNode?.kind === 'mapping' ? (plain(inputNode) as Value) : {}
  const told = readTold(answerNode, capability, background)
  return {
    about,
    preparation: preparation ? preparationOf(preparation, capability, background) : null,
    input,
    answer: answerOf(capability, index, input, told, background),
    location: locate(node),
  }
}

const answerKeys = [
  'status',
  'text',
  'data',
  'facts',
  'error',
  'effects',
  'disclosures',
  'collection',
]

function readTold(answer: Mapping, capability: Capability, background: Background): Told {
  const { reader } = background
  reader.keys(answer, answerKeys)
  const node = (key: string) => entryOf(answer, key)?.value
  const object = (key: string) => {
    const found = node(key)
    return found && reader.mapping(found, `\`${key}\``) ? (plain(found) as Value) : {}
  }
  const owner = { key: 'answer', at: answer.entries[0]?.at ?? answer }
  const statusNode = reader.required(answer, 'status', owner)?.value
  const status = statusNode && reader.word(statusNode, 'status', statusesOf(capability))
  const [text, data, effects, disclosures] = [
    node('text'),
    node('data'),
    node('effects'),
    node('disclosures'),
  ]
  if (data) conform(data, capability.data.schema, background)
  if (effects) conform(effects, { type: 'array', items: { $ref: '#/$defs/Effect' } }, background)
  const error = readError(answer, status ?? null, capability, background)
  const lacks =
    status === 'needs_input' || status === 'failed' ? !error && 'error' : !data && 'data'
  if (text && error) reader.problems.add(text, 'the text of a failure is its message: omit `text`')
  if (status && lacks)
    reader.problems.add(owner.at, `an answer of status ${status} needs \`${lacks}\``)
  return {
    status: status ?? 'completed',
    data: data ? (plain(data) as Value) : null,
    text: text ? reader.text(text, '`text`') : null,
    facts: object('facts'),
    error,
    effects: effects ? (plain(effects) as unknown[]) : null,
    disclosures: disclosures ? readDisclosures(disclosures, background) : [],
    collection: object('collection'),
  }
}

/** Names of service.yaml, or mappings with a name and the text of the moment. */
function readDisclosures(node: Node, { reader, service }: Background): Told['disclosures'] {
  if (node.kind !== 'list') {
    reader.problems.add(node, 'expected a list of disclosures')
    return []
  }
  const known = service.disclosures.map(({ name }) => name)
  return node.items.flatMap((item, index): Told['disclosures'] => {
    if (item.kind !== 'mapping') {
      const name = reader.name(item, 'disclosure', known)
      return name === null ? [] : [{ name, text: null }]
    }
    reader.keys(item, ['name', 'text'])
    const owner = { key: `disclosure ${index + 1}`, at: item }
    const [name, text] = ['name', 'text'].map((key) => reader.requiredText(item, key, owner))
    return [{ name: name ?? '', text: text ?? '' }]
  })
}

/** Any status, if the profile of the entry is unknown: that is already its problem. */
function statusesOf({ statuses: own }: Capability) {
  return own.length > 0 ? own : statuses
}

/**
 * `error:` is a code, or a mapping with a code and whatever else the answer says of it. `advice` replaces what the code
 * says to do, which follows the message.
 */
function readError(
  answer: Mapping,
  status: string | null,
  capability: Capability,
  background: Background,
): Value | null {
  const { reader, errors } = background
  const found = entryOf(answer, 'error')
  if (!found) return null
  const node = found.value
  const codeNode = node.kind === 'mapping' ? reader.required(node, 'code', found)?.value : node
  const code = codeNode ? reader.text(codeNode, '`code`') : null
  if (!codeNode || code === null) return null
  const declared = errors.get(code)
  if (!declared) reader.problems.unknown(codeNode, 'error code', code, errors.keys())
  else if (!declared.common && !capability.errors.includes(code)) {
    reader.problems.add(codeNode, `\`${code}\` is not among the errors of \`${capability.id}\``)
  } else if (
    status &&
    answered(declared, capability) !== status &&
    !(status === 'failed' && capability.fails_with.includes(code))
  ) {
    reader.problems.add(
      codeNode,
      `\`${code}\` answers ${answered(declared, capability)}, not ${status}`,
    )
  }
  if (node.kind !== 'mapping') return { code }
  const type = background.schemas.get('OutcomeError')
  // The message and whether to retry are filled in from errors.yaml.
  if (type) {
    const properties = { ...(type.properties as Value), advice: { type: 'string' } }
    conform(node, { ...type, properties, required: ['code'] }, background)
  }
  conformCandidates(node, declared, background)
  checkPointer(node, capability, background)
  const retryable = entryOf(node, 'retryable')
  if (declared && retryable && plain(retryable.value) !== declared.retryable) {
    const { retryable: right } = declared
    const text = String(right)
    reader.problems.addRepairable(retryable.value, `\`${code}\` is always retryable: ${text}`, {
      spot: retryable.value,
      text,
    })
  }
  return plain(node) as Value
}

/** A pointer leads into the input, as in RFC 6901. */
function checkPointer(error: Mapping, { id, input }: Capability, background: Background): void {
  const { reader, schemas } = background
  const found = entryOf(error, 'pointer')?.value
  const pointer = found?.kind === 'scalar' ? found.value : null
  if (!found || typeof pointer !== 'string' || pointer === '') return
  if (!pointer.startsWith('/')) {
    reader.problems.add(found, `a pointer begins with /: write /${pointer}`)
    return
  }
  const unknown = unknownPart(pointer.slice(1).split('/'), input.schema, schemas)
  if (unknown)
    reader.problems.unknown(found, `part of the input of ${id}`, unknown.part, unknown.known)
}

/** Candidates are of the type that errors.yaml names for the code. */
function conformCandidates(
  error: Mapping,
  declared: ErrorCode | undefined,
  background: Background,
) {
  const found = entryOf(error, 'candidates')
  if (!found || !declared) return
  const { code, candidates } = declared
  if (candidates === null)
    background.reader.problems.add(found.at, `\`${code}\` has no candidates in spec/errors.yaml`)
  else conform(found.value, { type: 'array', items: { $ref: `#/$defs/${candidates}` } }, background)
}

/** If the statuses have no needs_input, an ambiguity is answered as failed. */
function answered(error: ErrorCode, capability: Capability): string {
  const moved = error.status === 'needs_input' && !capability.statuses.includes('needs_input')
  return moved ? 'failed' : String(error.status)
}

function conform(node: Node, schema: Schema, { reader, schemas }: Background): void {
  const found = [...violations(node, schema, schemas), ...unknownFields(node, schema, schemas)]
  for (const { spot, message, suggestion, repair } of found)
    if (repair) reader.problems.addRepairable(spot, message, repair)
    else reader.problems.add(spot, message, suggestion)
}
