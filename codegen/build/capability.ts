import type { Capability, Field, Service, Shape } from '#codegen/model.ts'
import { guess } from '#codegen/nearest.ts'
import type { Reader } from '#codegen/read.ts'
import { withoutItem, withoutPeriod, withoutPrefix } from '#codegen/repair.ts'
import { type Entry, entryOf, locate, type Mapping } from '#codegen/source.ts'
import { answerFacts } from '#codegen/build/answer_facts.ts'
import { checkBehaviour } from '#codegen/build/behaviour.ts'
import { buildEarlier } from '#codegen/build/earlier.ts'
import {
  anything,
  type Behaviour,
  behaviourKeys,
  type Profile,
  readBehaviour,
} from '#codegen/build/profiles.ts'
import { checkReplacement, lifecycleKeys, readLifecycle } from '#codegen/build/lifecycle.ts'
import { readDisclosures, readMayFollow, readNeeds, readNext } from '#codegen/build/following.ts'
import { ignoredFields } from '#codegen/build/protocol.ts'
import { readLabel } from '#codegen/build/resources.ts'
import { shapeOf } from '#codegen/build/schema.ts'
import { overlaid, ruleKinds, type Types } from '#codegen/build/types.ts'
import type { Registered } from '#codegen/build/registered.ts'

export const capabilityKeys = [
  ...[
    'version',
    'summary',
    'about',
    'profile',
    ...behaviourKeys,
    'tool',
    'extension',
    ...lifecycleKeys,
    'next',
    'may_follow',
    'disclosures',
    'may_disclose',
    'kind',
    'label',
  ],
  ...[
    'strict',
    'input_from',
    'input',
    ...ruleKinds,
    'needs',
    'earlier',
    'data_from',
    'data',
    'errors',
  ],
  'fails_with',
]

/** One capability, all but its examples. Null if it has too many errors to continue. */
export function buildCapability(
  entry: Entry,
  area: string,
  registered: Registered,
): Capability | null {
  const { reader, service, types } = registered
  const mapping = reader.mapping(entry.value, `\`${entry.key}\``)
  if (!mapping) return null
  if (!/^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$/.test(entry.key)) {
    reader.problems.add(
      entry.at,
      `\`${entry.key}\` is not a valid id: lower-case words joined by dots`,
    )
  }
  // examples.ts knows where examples are written.
  reader.keys(mapping, [...capabilityKeys, 'examples'])
  const text = (key: string) => reader.requiredText(mapping, key, entry)
  const profile = readProfile(mapping, entry, registered)
  const behaviour = readBehaviour(mapping, profile?.behaviour ?? anything(service), service, reader)
  const input = inputShape(mapping, profile?.input ?? [], types, reader)
  checkReplacement(mapping, 'capability', entry.key, registered.ids, reader)
  const earlier = buildEarlier(entryOf(mapping, 'earlier')?.value, input, types, reader)
  const inputs = [input, ...earlier.map((one) => one.input)]
  const data = readData(mapping, entry, types, reader)
  const next = readNext(mapping, registered)
  const disclosures = readDisclosures(mapping, 'disclosures', registered)
  // Without its profile, an entry would get problems that are the profile's.
  if (profile) checkBehaviour(mapping, entry, behaviour, registered)
  return {
    id: entry.key,
    area,
    version: readVersion(mapping, entry, reader),
    earlier,
    summary: readSummary(mapping, entry, reader),
    about: text('about'),
    extension: readFlag(mapping, 'extension', reader),
    ...readLifecycle(mapping, service.registry_version, reader),
    ...behaviour,
    tool: profile
      ? readTool(mapping, entry, behaviour, service, reader)
      : writtenTool(mapping, service),
    next,
    may_follow: readMayFollow(mapping, next, registered),
    disclosures,
    may_disclose: [
      ...readDisclosures(mapping, 'may_disclose', registered, disclosures),
      ...(behaviour.direct && inputs.some(({ strict }) => !strict) ? [ignoredFields.name] : []),
    ],
    needs: readNeeds(mapping, input, reader),
    kind: readKind(mapping, entry, reader),
    input,
    data: data.shape,
    answer: answerFacts({ inputs, data: data.shape, label: data.label }, types.all()),
    errors: readErrors(mapping, profile && behaviour, registered),
    fails_with: readFailsWith(mapping, reader),
    examples: [],
    location: locate(entry.at),
  }
}

function readProfile(
  mapping: Mapping,
  entry: Entry,
  { profiles, reader }: Registered,
): Profile | null {
  const found = reader.required(mapping, 'profile', entry)
  if (!found) return null
  const names = [...profiles.keys()]
  const name = reader.name(found.value, 'profile', names)
  if (name !== null) return profiles.get(name) ?? null
  // What was most likely meant: all that follows from another profile would be reported besides.
  const written = found.value.kind === 'scalar' ? String(found.value.value) : ''
  return profiles.get(guess(written, names)?.word ?? '') ?? null
}

function inputShape(
  mapping: Mapping,
  common: readonly Field[],
  types: Types,
  reader: Reader,
): Shape {
  const included = types.included(entryOf(mapping, 'input_from')?.value, 'input_from')
  const own = types.fields(entryOf(mapping, 'input')?.value, '`input`', [
    ...included.fields,
    ...common,
  ])
  const fields = overlaid(included.fields, own)
  // The profile's common fields come last, and an entry's field of the same name replaces them.
  fields.push(...common.filter(({ name }) => !fields.some((field) => field.name === name)))
  return shapeOf(
    fields,
    [...included.rules, ...types.rules(mapping, fields)],
    readFlag(mapping, 'strict', reader),
  )
}

function readData(mapping: Mapping, entry: Entry, types: Types, reader: Reader) {
  const included = types.included(entryOf(mapping, 'data_from')?.value, 'data_from')
  if (!entryOf(mapping, 'data') && included.fields.length === 0)
    reader.required(mapping, 'data', entry)
  const own = types.fields(entryOf(mapping, 'data')?.value, '`data`', included.fields)
  const shape = shapeOf(overlaid(included.fields, own), included.rules, false)
  const label = readLabel(mapping, shape, types, reader)
  return { shape, label: label.length > 0 ? label : included.label }
}

function readVersion(mapping: Mapping, entry: Entry, reader: Reader): string {
  const version = reader.requiredText(mapping, 'version', entry)
  const node = entryOf(mapping, 'version')?.value
  if (node && version !== '' && !/^\d+\.\d+$/.test(version)) {
    reader.problems.add(node, 'a version is two numbers, such as "2.0"')
  }
  return version
}

function readSummary(mapping: Mapping, entry: Entry, reader: Reader): string {
  const summary = reader.requiredText(mapping, 'summary', entry)
  const node = entryOf(mapping, 'summary')?.value
  if (node && summary.endsWith('.'))
    reader.problems.addRepairable(node, 'a summary ends without a period', withoutPeriod(node))
  return summary
}

function readKind(mapping: Mapping, entry: Entry, reader: Reader): string {
  const kind = reader.requiredText(mapping, 'kind', entry)
  const node = entryOf(mapping, 'kind')?.value
  if (node && kind !== '' && !/^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$/.test(kind)) {
    reader.problems.add(
      node,
      'a kind is lower-case words joined by dots, such as ideas_list.created',
    )
  }
  return kind
}

/** The tool of an entry whose profile is not known: guides may name it all the same. */
function writtenTool(mapping: Mapping, { tool_prefix }: Service): string | null {
  const node = entryOf(mapping, 'tool')?.value
  return node?.kind === 'scalar' && typeof node.value === 'string' ? tool_prefix + node.value : null
}

function readTool(
  mapping: Mapping,
  entry: Entry,
  behaviour: Behaviour,
  service: Service,
  reader: Reader,
): string | null {
  const found = entryOf(mapping, 'tool')
  const none = !found || (found.value.kind === 'scalar' && found.value.value === null)
  const onMcp = behaviour.surfaces.includes('mcp')
  if (none) {
    if (onMcp)
      reader.problems.add(
        found?.at ?? entry.at,
        `\`${entry.key}\` is on the surface mcp and has no \`tool\``,
      )
    return null
  }
  if (!onMcp)
    reader.problems.add(found.at, `\`${entry.key}\` has a \`tool\` and is not on the surface mcp`)
  const name = reader.text(found.value, '`tool`')
  if (name === null) return null
  // Clients cut longer names off; the prefix counts.
  const longest = 48 - service.tool_prefix.length
  if (!/^[a-z][a-z0-9_]*$/.test(name) || name.length > longest) {
    reader.problems.add(
      found.value,
      `a tool is lower-case words joined by _, at most ${longest} characters`,
    )
  }
  if (name.startsWith(service.tool_prefix)) {
    reader.problems.add(
      found.value,
      `the prefix \`${service.tool_prefix}\` is added automatically`,
      { word: name.slice(service.tool_prefix.length), certain: true },
      withoutPrefix(found.value, service.tool_prefix),
    )
  }
  return service.tool_prefix + name
}

function readErrors(
  mapping: Mapping,
  behaviour: Behaviour | null,
  { errors, reader }: Registered,
): string[] {
  const node = entryOf(mapping, 'errors')?.value
  const codes = names(mapping, 'errors', 'error code', errors.keys(), reader)
  for (const code of codes) {
    const error = errors.get(code)
    const spot =
      (node?.kind === 'list' &&
        node.items.find((item) => item.kind === 'scalar' && item.value === code)) ||
      node
    if (!error || !spot) continue
    if (error.common)
      reader.problems.addRepairable(
        spot,
        `any capability may answer \`${code}\`: an entry does not list it`,
        withoutItem(spot),
      )
    if (error.outside)
      reader.problems.add(
        spot,
        `\`${code}\` is answered outside any capability: delete it here, or its \`outside\` at ${error.location.file}:${error.location.line}`,
      )
    if (typeof error.status === 'number' || !behaviour) continue
    // If the statuses have no needs_input, an ambiguity is answered as failed.
    const { statuses } = behaviour
    if (statuses.includes('failed') || statuses.includes(error.status)) continue
    const listed = statuses.join(', ')
    reader.problems.add(
      spot,
      `\`${code}\` answers ${error.status}, which is not among the statuses (${listed})`,
    )
  }
  return codes
}

/** Of its own errors, those that an answer of the status failed may have although their code has another. */
function readFailsWith(mapping: Mapping, reader: Reader): string[] {
  const node = entryOf(mapping, 'errors')?.value
  const own = node?.kind === 'list' ? node.items : []
  const codes = own.flatMap((item) => (item.kind === 'scalar' ? [String(item.value)] : []))
  return names(mapping, 'fails_with', 'error of this entry', codes, reader)
}

function names(
  mapping: Mapping,
  key: string,
  what: string,
  known: Iterable<string>,
  reader: Reader,
): string[] {
  const node = entryOf(mapping, key)?.value
  return node ? reader.names(node, what, known) : []
}

function readFlag(mapping: Mapping, key: string, reader: Reader): boolean {
  const node = entryOf(mapping, key)?.value
  return node ? (reader.boolean(node, `\`${key}\``) ?? false) : false
}
