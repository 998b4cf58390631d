import type { Capability, Service } from '#codegen/model.ts'
import { camel, pascal } from '#codegen/emit/text.ts'
import type { Problems } from '#codegen/problem.ts'
import { type Entry, entryOf, locate, type Mapping } from '#codegen/source.ts'

/** Types of generated/types.ts, of the SDK and of the OpenAPI document that every registry has. */
export const takenTypes: ReadonlySet<string> = new Set([
  ...['Named', 'Capabilities', 'Candidates', 'CapabilityId', 'Input', 'Request', 'Data', 'Status'],
  ...['Envelope', 'Answer', 'Call', 'Caller', 'Client', 'Codes', 'CodedError', 'Keyed', 'Prepared'],
  ...[
    'Success',
    'Hooks',
    'Interfaces',
    'Item',
    'Page',
    'PagedId',
    'Pages',
    'Operation',
    'OperationId',
  ],
  ...['ProblemCode', 'ProblemOf', 'ProblemStatus', 'RawResponse', 'ReadId', 'Settled', 'Token'],
  ...['CallOptions', 'ClientOptions', 'UntilOptions', 'Waitable', 'WaitOptions', 'UploadOptions'],
  ...['RequestEvent', 'ResponseEvent', 'RetryEvent', 'MediaCall', 'MediaCalls'],
  ...[
    'CallError',
    'ConnectionError',
    'NoPageError',
    'NoResultError',
    'ProblemError',
    'TimeoutError',
  ],
  ...[
    'StillRunningError',
    'DeletionAnswer',
    'UploadAnswer',
    'ExecutionAnswer',
    'MediaUploadAnswer',
  ],
  ...['MediaDeleteAnswer', 'RegistryAnswer', 'RegistryEntryAnswer'],
  ...['AssistantConversationAnswer', 'AssistantConversationsAnswer', 'AssistantCalls'],
  ...['TurnCalls', 'TurnCall', 'TurnOptions'],
  // What the generated types use of TypeScript's own.
  'Extract',
])

/** Methods that every client of the SDK has, by which no name of a capability may begin. */
export const takenMethods: ReadonlySet<string> = new Set(['call', 'pages', 'until', 'wait'])

/** Functions of the SDK, beside which it exports one for each capability. */
export const takenFunctions: ReadonlySet<string> = new Set([
  ...['createClient', 'createCaller', 'isProblem', 'uploadMedia', 'deleteMedia'],
  ...['takeTurn', 'commitTurn'],
])

interface Built {
  readonly entry: Entry
  readonly capability: Capability
}

/** Checks that no two names become the same one in generated code, and none a name that is there already. */
export function checkTaken(
  types: readonly Mapping[],
  built: readonly Built[],
  { protocol }: Service,
  problems: Problems,
): void {
  const functions = new Map<string, Built>()
  const components = new Map<string, string>()
  for (const one of built) {
    const { id, surfaces } = one.capability
    const same = functions.get(camel(id))
    if (same)
      problems.add(
        one.entry.at,
        `\`${id}\` and \`${same.capability.id}\` (${placeOf(same.entry)}) are both \`${camel(id)}\` in code: choose other words`,
      )
    functions.set(camel(id), one)
    if (surfaces.includes('api') && takenFunctions.has(camel(id)))
      problems.add(
        one.entry.at,
        `the SDK exports a function \`${camel(id)}\` of its own: call \`${id}\` by other words`,
      )
    for (const part of ['Input', 'AnyInput', 'Data', 'Body', 'Answer'])
      components.set(pascal(id) + part, id)
    const [first = ''] = id.split('.')
    const isMedia = first === 'media' && protocol.interfaces.media !== undefined
    if (surfaces.includes('api') && (takenMethods.has(first) || isMedia))
      problems.add(
        one.entry.at,
        `every client of the SDK has a \`${first}\` of its own: begin \`${id}\` with another word`,
      )
  }
  for (const { key, at } of types.flatMap(({ entries }) => entries)) {
    const owner = components.get(key)
    if (takenTypes.has(key))
      problems.add(at, `generated code has a type \`${key}\` of its own: choose another name`)
    else if (owner !== undefined)
      problems.add(
        at,
        `a part of \`${owner}\` is \`${key}\` in generated code: choose another name`,
      )
  }
}

function placeOf({ at }: Entry): string {
  const { file, line } = locate(at)
  return `${file}:${line}`
}

/** Limits that the parts of the server which every registry has cannot do without. */
const needed = ['body_bytes', 'body_depth'] as const

/** Checks that service.yaml has the limits without which no request could be taken. */
export function checkLimits(file: Mapping, { limits }: Service, problems: Problems): void {
  const entry = entryOf(file, 'limits')
  if (!entry || !entryOf(file, 'protocol')) return
  for (const name of needed)
    if (limits[name] === undefined)
      problems.add(entry.at, `\`limits\` has no \`${name}\`, without which no request can be taken`)
}
