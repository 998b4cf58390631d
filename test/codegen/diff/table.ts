import type { RuleId } from '#codegen/diff/rules.ts'

/** A stretch of a registry file and what takes its place; an empty stretch stands for a file that is not there yet. */
export type Edit = readonly [file: string, from: string, to: string]

/** What a change is to be rated: the rule, the place, and wire, sdk, mcp, docs as b(reaking), a(dditive), n(eutral). */
export type Verdict = readonly [rule: RuleId, place: string, ratings: string]

/** An edit of the small registry, rated in both directions. */
export interface Row {
  readonly name: string
  readonly edits: readonly Edit[]
  readonly there: readonly Verdict[]
  readonly back: readonly Verdict[]
  /** Why the OpenAPI comparison rates the wire otherwise; `there` and `back` where it differs. */
  readonly redocly?: { readonly there?: string; readonly back?: string }
}

const shelves = 'spec/capabilities/shelves.yaml'
const types = 'spec/types/shelves.yaml'
const errors = 'spec/errors.yaml'
const service = 'spec/service.yaml'

const name = '    name: string(..120) -- Its name.\n'
const author = '    book_author?: string -- Who wrote it.\n'
const create = '  summary: Make a shelf\n'
const state = '    state?: enum(open, full) -- Whether there is room.\n'
const rename = `shelves.rename:
  version: "1.0"
  summary: Rename a shelf
  about: Renames one.
  profile: write
  tool: rename_shelf
  kind: shelf.renamed
  input: {name: string -- Its name.}
  data: {shelf: Shelf}
`
const renamed: Edit = [
  'spec/examples/shelves.rename.yaml',
  '',
  '- {about: One., input: {name: Prose}, answer: {status: completed, data: {shelf: {shelf_handle: sh_1, name: Prose}}}}\n',
]

const onProtocol = 'executions: executions.get'
const undocumented = 'No schema says it; it is a value in the answers.'

/** An edit right after the summary of shelves.create. */
const onCreate = (line: string): Edit => [shelves, create, `${create}  ${line}\n`]
const input = (to: string): Edit => [shelves, name, to]

/** A field of its own for shelves.query. */
const onQuery = (field: string): Edit => [
  shelves,
  '  input_from: [Filters]\n',
  `  input_from: [Filters]\n  input: {${field} -- Why.}\n`,
]

export const rows: readonly Row[] = [
  {
    name: 'a capability',
    edits: [[shelves, 'shelves.query:\n', `${rename}shelves.query:\n`], renamed],
    there: [['capability-added', 'shelves.rename', 'aaaa']],
    back: [['capability-removed', 'shelves.rename', 'bbbb']],
  },
  {
    name: 'a capability without a tool',
    edits: [
      [
        shelves,
        'shelves.query:\n',
        `${rename.replace('  tool: rename_shelf\n', '  surfaces: [api]\n')}shelves.query:\n`,
      ],
      renamed,
    ],
    there: [['capability-added', 'shelves.rename', 'aana']],
    back: [['capability-removed', 'shelves.rename', 'bbnb']],
  },
  {
    name: 'a version, the former one kept',
    edits: [
      [
        shelves,
        '  version: "2.0"\n  summary: Make a shelf',
        '  version: "2.1"\n  summary: Make a shelf',
      ],
      [shelves, '  earlier:\n', '  earlier:\n    "2.0": {}\n'],
    ],
    there: [['capability-version-changed', 'shelves.create', 'nnnn']],
    back: [['capability-version-dropped', 'shelves.create', 'bnnn']],
    redocly: {
      there: 'The version stands in a const of the envelope, of which there are two then.',
    },
  },
  {
    name: 'a version, the former one dropped',
    edits: [
      [
        shelves,
        '  version: "2.0"\n  summary: Make a shelf',
        '  version: "3.0"\n  summary: Make a shelf',
      ],
    ],
    there: [['capability-version-dropped', 'shelves.create', 'bnnn']],
    back: [['capability-version-dropped', 'shelves.create', 'bnnn']],
  },
  {
    name: 'an earlier version',
    edits: [
      [
        shelves,
        '  earlier:\n',
        '  earlier:\n    "0.9":\n      without: [book_author, book_title]\n      lift: [together]\n',
      ],
    ],
    there: [['earlier-version-added', 'shelves.create', 'annn']],
    back: [['earlier-version-removed', 'shelves.create', 'bnnn']],
  },
  {
    name: 'the ability',
    edits: [onCreate('ability: planning:read')],
    there: [['ability-changed', 'shelves.create', 'bnbn']],
    back: [['ability-changed', 'shelves.create', 'bnbn']],
    redocly: {
      there: 'The document tells abilities in words only.',
      back: 'The document tells abilities in words only.',
    },
  },
  {
    name: 'a status',
    edits: [onCreate('statuses: [completed, unchanged, accepted, needs_input, failed]')],
    there: [['status-added', 'shelves.create', 'abnn']],
    back: [['status-removed', 'shelves.create', 'nbnn']],
    redocly: {
      there: 'A new value of an answer breaks an exhaustive switch, which the wire does not have.',
    },
  },
  {
    name: 'the capability that observes',
    edits: [onCreate('status_capability: shelves.query')],
    there: [['status-capability-changed', 'shelves.create', 'bnbn']],
    back: [['status-capability-changed', 'shelves.create', 'bnbn']],
    redocly: {
      there: 'The document tells it in words only.',
      back: 'The document tells it in words only.',
    },
  },
  {
    name: 'the surface MCP',
    edits: [[shelves, '  tool: create_shelf\n', '  surfaces: [api]\n']],
    there: [['mcp-surface-removed', 'shelves.create', 'nnbb']],
    back: [['mcp-surface-added', 'shelves.create', 'nnaa']],
  },
  {
    name: 'the surface API',
    edits: [onCreate('surfaces: [mcp]')],
    there: [['api-surface-removed', 'shelves.create', 'bbnb']],
    back: [['api-surface-added', 'shelves.create', 'aana']],
  },
  {
    name: 'the assistant',
    edits: [onCreate('surfaces: [api, mcp, assistant]')],
    there: [['assistant-surface-added', 'shelves.create', 'nnna']],
    back: [['assistant-surface-removed', 'shelves.create', 'nnnb']],
  },
  {
    name: 'the tool’s name',
    edits: [[shelves, 'tool: create_shelf', 'tool: make_shelf']],
    there: [['tool-renamed', 'shelves.create', 'nnbn']],
    back: [['tool-renamed', 'shelves.create', 'nnbn']],
  },
  {
    name: 'the effect, and with it the key',
    edits: [
      [
        shelves,
        '  summary: List shelves\n',
        '  summary: List shelves\n  effect: write\n  idempotency_key: true\n',
      ],
    ],
    there: [
      ['effect-changed', 'shelves.query', 'bbbn'],
      ['key-required', 'shelves.query', 'bnbn'],
    ],
    back: [
      ['effect-changed', 'shelves.query', 'bbbn'],
      ['key-dropped', 'shelves.query', 'nnnn'],
    ],
  },
  {
    name: 'the receipt',
    edits: [onCreate('receipt: false'), onCreate('status_capability: null')],
    there: [
      ['status-capability-changed', 'shelves.create', 'bnbn'],
      ['receipt-dropped', 'shelves.create', 'bnnn'],
    ],
    back: [
      ['status-capability-changed', 'shelves.create', 'bnbn'],
      ['receipt-added', 'shelves.create', 'annn'],
    ],
    redocly: {
      there: 'The document does not tell it.',
      back: 'The document tells it in words only.',
    },
  },
  {
    name: 'what clients are told of the effect',
    edits: [onCreate('destructive: true')],
    there: [['annotation-changed', 'shelves.create', 'nnnn']],
    back: [['annotation-changed', 'shelves.create', 'nnnn']],
  },
  {
    name: 'a next action',
    edits: [[shelves, 'next: [shelves.query]', 'next: [shelves.query, executions.get]']],
    there: [['next-action-added', 'shelves.create', 'nnan']],
    back: [['next-action-removed', 'shelves.create', 'nnnn']],
  },
  {
    name: 'a disclosure',
    edits: [[shelves, '  disclosures: [shelf.private]\n', '']],
    there: [['disclosure-removed', 'shelves.create', 'bnbn']],
    back: [['disclosure-added', 'shelves.create', 'annn']],
    redocly: { there: 'The document does not tell it.' },
  },
  {
    name: 'the kind of the outcome',
    edits: [[shelves, 'kind: shelf.created', 'kind: shelf.made']],
    there: [['kind-changed', 'shelves.create', 'bnnn']],
    back: [['kind-changed', 'shelves.create', 'bnnn']],
    redocly: {
      there: 'The kind is a plain string there.',
      back: 'The kind is a plain string there.',
    },
  },
  {
    name: 'a declared code',
    edits: [[shelves, 'errors: [limit_reached, title_required]', 'errors: [limit_reached]']],
    there: [['error-undeclared', 'shelves.create', 'nbnn']],
    back: [['error-declared', 'shelves.create', 'aana']],
  },
  {
    name: 'the summary',
    edits: [[shelves, create, '  summary: Build a shelf\n']],
    there: [['summary-changed', 'shelves.create', 'nnnn']],
    back: [['summary-changed', 'shelves.create', 'nnnn']],
  },
  {
    name: 'the description',
    edits: [[shelves, '  about: Makes one.\n', '  about: Makes one more.\n']],
    there: [['description-changed', 'shelves.create', 'nnnn']],
    back: [['description-changed', 'shelves.create', 'nnnn']],
  },
  {
    name: 'an example',
    edits: [['spec/examples/shelves.create.yaml', 'The first shelf.', 'The very first shelf.']],
    there: [['examples-changed', 'shelves.create', 'nnnn']],
    back: [['examples-changed', 'shelves.create', 'nnnn']],
  },
  {
    name: 'an optional field of the input',
    edits: [input(`${name}    color?: string -- Its color.\n`)],
    there: [['input-field-added', 'shelves.create input color', 'aaaa']],
    back: [['input-field-removed', 'shelves.create input color', 'bbbb']],
  },
  {
    name: 'a field of the input that may be left out',
    edits: [[shelves, 'execution_id: string(26)', 'execution_id?: string(26)']],
    there: [['input-field-optional', 'executions.get input execution_id', 'aaan']],
    back: [['input-field-required', 'executions.get input execution_id', 'bbbn']],
  },
  {
    name: 'the type of a field of the input',
    edits: [[shelves, author, '    book_author?: integer -- Who wrote it.\n']],
    there: [['input-narrowed', 'shelves.create input book_author', 'bbbn']],
    back: [['input-narrowed', 'shelves.create input book_author', 'bbbn']],
  },
  {
    name: 'null in the input',
    edits: [[shelves, author, '    book_author?: string | null -- Who wrote it.\n']],
    there: [['input-widened', 'shelves.create input book_author', 'aaan']],
    back: [['input-narrowed', 'shelves.create input book_author', 'bbbn']],
  },
  {
    name: 'the length of a text in the input',
    edits: [input('    name: string(..160) -- Its name.\n')],
    there: [['input-constraint-loosened', 'shelves.create input name', 'anan']],
    back: [['input-constraint-tightened', 'shelves.create input name', 'bnbn']],
  },
  {
    name: 'a least length in the input',
    edits: [input('    name: string(1..120) -- Its name.\n')],
    there: [['input-constraint-tightened', 'shelves.create input name', 'bnbn']],
    back: [['input-constraint-loosened', 'shelves.create input name', 'anan']],
  },
  {
    name: 'the range of the page size',
    edits: [['spec/profiles.yaml', 'limit?: integer(1..25)', 'limit?: integer(1..50)']],
    there: [['input-constraint-loosened', 'shelves.query input limit', 'anan']],
    back: [['input-constraint-tightened', 'shelves.query input limit', 'bnbn']],
  },
  {
    name: 'a default',
    edits: [['spec/profiles.yaml', 'limit?: integer(1..25)', 'limit?: integer(1..25) = 10']],
    there: [['input-default-changed', 'shelves.query input limit', 'bnbn']],
    back: [['input-default-changed', 'shelves.query input limit', 'bnbn']],
    redocly: {
      there: 'A call that leaves the field out does something else, which no schema shows.',
      back: 'A call that leaves the field out does something else, which no schema shows.',
    },
  },
  {
    name: 'strictness of the input',
    edits: [[shelves, '  strict: true\n  input:\n    name', '  input:\n    name']],
    there: [['input-made-open', 'shelves.create input', 'anan']],
    back: [['input-made-strict', 'shelves.create input', 'bnbn']],
    redocly: { there: 'It takes any change of additionalProperties for a break.' },
  },
  {
    name: 'a rule over fields',
    edits: [[shelves, '  together: [book_title, book_author]\n', '']],
    there: [['input-rule-removed', 'shelves.create input', 'anan']],
    back: [['input-rule-added', 'shelves.create input', 'bnbn']],
  },
  {
    name: 'the description of a field',
    edits: [input('    name: string(..120) -- What it is called.\n')],
    there: [['description-changed', 'shelves.create input name', 'nnnn']],
    back: [['description-changed', 'shelves.create input name', 'nnnn']],
  },
  {
    name: 'whose words a field of the data holds',
    edits: [[types, '    name: string -- Its name.\n', '    name: text -- Its name.\n']],
    there: [['data-words-changed', 'type Shelf name', 'nnnn']],
    back: [['data-words-changed', 'type Shelf name', 'nnnn']],
  },
  {
    name: 'a field of the data',
    edits: [[types, state, `${state}    height?: integer -- In centimetres.\n`]],
    there: [['data-field-added', 'type Shelf height', 'aaan']],
    back: [['data-field-removed', 'type Shelf height', 'bbbb']],
  },
  {
    name: 'a field of the data that may be missing',
    edits: [[types, '    name: string -- Its name.\n', '    name?: string -- Its name.\n']],
    there: [['data-field-optional', 'type Shelf name', 'bbbn']],
    back: [['data-field-required', 'type Shelf name', 'aaan']],
  },
  {
    name: 'null in the data',
    edits: [[types, '    name: string -- Its name.\n', '    name: string | null -- Its name.\n']],
    there: [['data-widened', 'type Shelf name', 'bbbn']],
    back: [['data-narrowed', 'type Shelf name', 'nnnn']],
  },
  {
    name: 'a value that goes both ways',
    edits: [[types, 'enum(open, full)', 'enum(open, full, closed)']],
    there: [
      ['input-widened', 'shelves.query input states[]', 'aaan'],
      ['data-enum-value-added', 'type Shelf state', 'aban'],
    ],
    back: [
      ['input-narrowed', 'shelves.query input states[]', 'bbbn'],
      ['data-enum-value-removed', 'type Shelf state', 'nbnn'],
    ],
    redocly: {
      there: 'A new value of an answer breaks an exhaustive switch, which the wire does not have.',
    },
  },
  {
    name: 'the length of a text in the data',
    edits: [[types, '    name: string -- Its name.\n', '    name: string(..40) -- Its name.\n']],
    there: [['data-constraint-tightened', 'type Shelf name', 'nnnn']],
    back: [['data-constraint-loosened', 'type Shelf name', 'bnnn']],
  },
  {
    name: 'the length of a handle in the data',
    edits: [[types, 'ShelfHandle: string(..64)', 'ShelfHandle: string(..80)']],
    there: [['data-constraint-loosened', 'type ShelfHandle', 'bnnn']],
    back: [['data-constraint-tightened', 'type ShelfHandle', 'nnnn']],
  },
  {
    name: 'the length of a filter',
    edits: [[types, 'query?: string(..160)', 'query?: string(..80)']],
    there: [['input-constraint-tightened', 'shelves.query input query', 'bnbn']],
    back: [['input-constraint-loosened', 'shelves.query input query', 'anan']],
  },
  {
    name: 'how many values a filter takes',
    edits: [[types, 'Shelf.state[..2]', 'Shelf.state[..5]']],
    there: [['input-constraint-loosened', 'shelves.query input states', 'anan']],
    back: [['input-constraint-tightened', 'shelves.query input states', 'bnbn']],
  },
  {
    name: 'a type',
    edits: [
      [types, 'Filters:\n', 'ShelfName: string -- Its name.\nFilters:\n'],
      [types, '    name: string -- Its name.\n', '    name: ShelfName\n'],
    ],
    there: [['type-added', 'type ShelfName', 'nana']],
    back: [['type-removed', 'type ShelfName', 'nbnb']],
  },
  {
    name: 'a code',
    edits: [
      [
        errors,
        'title_required:\n',
        'no_wood:\n  status: failed\n  title: No wood\n  message: There is no wood.\n  next: Get some.\n  retryable: true\ntitle_required:\n',
      ],
    ],
    there: [['error-code-added', 'error no_wood', 'aana']],
    back: [['error-code-removed', 'error no_wood', 'bbnb']],
    redocly: { back: 'Codes are plain strings there.' },
  },
  {
    name: 'how a code arrives',
    edits: [
      [errors, 'title_required:\n  status: needs_input', 'title_required:\n  status: failed'],
    ],
    there: [['error-status-changed', 'error title_required', 'bbbn']],
    back: [['error-status-changed', 'error title_required', 'bbbn']],
    redocly: { there: 'Codes are plain strings there.', back: 'Codes are plain strings there.' },
  },
  {
    name: 'whether a code is worth another try',
    edits: [
      [
        errors,
        '  next: Take a book out.\n  retryable: false',
        '  next: Take a book out.\n  retryable: true',
      ],
    ],
    there: [['error-retry-changed', 'error limit_reached', 'nnnn']],
    back: [['error-retry-changed', 'error limit_reached', 'nnnn']],
  },
  {
    name: 'what the candidates of a code are',
    edits: [
      [errors, '  next: Take a book out.\n', '  next: Take a book out.\n  candidates: Shelf\n'],
    ],
    there: [['candidates-described', 'error limit_reached', 'nana']],
    back: [['candidates-changed', 'error limit_reached', 'bbbn']],
  },
  {
    name: 'a limit',
    edits: [[service, 'page_size: 25', 'page_size: 10']],
    there: [['limit-lowered', 'limit page_size', 'bnbn']],
    back: [['limit-raised', 'limit page_size', 'annn']],
    redocly: {
      there: 'Limits of the service stand in words only.',
    },
  },
  {
    name: 'an ability',
    edits: [[service, 'planning:write: Write.}', 'planning:write: Write., planning:send: Send.}']],
    there: [['ability-added', 'ability planning:send', 'annn']],
    back: [['ability-removed', 'ability planning:send', 'bnbn']],
    redocly: { back: 'Abilities stand in words only.' },
  },
  {
    name: 'the machine description’s version',
    edits: [[service, '2025-12-31.3', '2026-01-31.1']],
    there: [['machine-version-changed', 'service machine_version', 'bnnn']],
    back: [['machine-version-changed', 'service machine_version', 'bnnn']],
    redocly: {
      there: 'The document names no version but its own.',
      back: 'The document names no version but its own.',
    },
  },
  {
    name: 'whether it may be called directly',
    edits: [onCreate('direct: false')],
    there: [['direct-call-refused', 'shelves.create', 'bbbn']],
    back: [['direct-call-allowed', 'shelves.create', 'aaan']],
    redocly: {
      there: 'The document does not tell that it is always refused.',
    },
  },
  {
    name: 'a required field of the input',
    edits: [
      onQuery('reason: string'),
      [
        'spec/examples/shelves.query.yaml',
        '- about: All of them.\n',
        '- about: All of them.\n  input: {reason: Curiosity}\n',
      ],
    ],
    there: [
      ['examples-changed', 'shelves.query', 'nnnn'],
      ['required-input-field-added', 'shelves.query input reason', 'bbba'],
    ],
    back: [
      ['examples-changed', 'shelves.query', 'nnnn'],
      ['input-field-removed', 'shelves.query input reason', 'bbbb'],
    ],
    redocly: {
      back: 'What is no longer read breaks no schema; what was asked for by it is no longer done.',
    },
  },
  {
    name: 'the brand',
    edits: [[service, 'brand: shelf', 'brand: rack']],
    there: [
      ['brand-changed', 'service brand', 'bbbb'],
      ['tool-renamed', 'executions.get', 'nnbn'],
      ['tool-renamed', 'shelves.create', 'nnbn'],
      ['tool-renamed', 'shelves.query', 'nnbn'],
    ],
    back: [
      ['brand-changed', 'service brand', 'bbbb'],
      ['tool-renamed', 'executions.get', 'nnbn'],
      ['tool-renamed', 'shelves.create', 'nnbn'],
      ['tool-renamed', 'shelves.query', 'nnbn'],
    ],
  },
  {
    name: 'where the API is',
    edits: [[service, '/api/v2', '/shelf/v1']],
    there: [['path-changed', 'service protocol path', 'bbbb']],
    back: [['path-changed', 'service protocol path', 'bbbb']],
  },
  {
    name: 'an interface besides the capabilities',
    edits: [[service, onProtocol, `${onProtocol}, interfaces: {assistant: Listens.}`]],
    there: [['interface-added', 'service protocol interface assistant', 'aana']],
    back: [['interface-removed', 'service protocol interface assistant', 'bbnb']],
  },
  {
    name: 'what commits',
    edits: [
      [service, onProtocol, `${onProtocol}, commit: shelves.query`],
      onQuery('action_handle?: ActionHandle'),
    ],
    there: [
      ['commit-changed', 'service protocol commit', 'bbbb'],
      ['input-field-added', 'shelves.query input action_handle', 'aaaa'],
    ],
    back: [
      ['commit-changed', 'service protocol commit', 'bbbb'],
      ['input-field-removed', 'shelves.query input action_handle', 'bbbb'],
    ],
    redocly: { there: undocumented, back: undocumented },
  },
  {
    name: 'what needs an approval',
    edits: [[service, onProtocol, `${onProtocol}, approval: planning:write`]],
    there: [['approval-changed', 'service protocol approval', 'bnbn']],
    back: [['approval-changed', 'service protocol approval', 'bnbn']],
    redocly: { there: undocumented, back: undocumented },
  },
  {
    name: 'what reads executions',
    edits: [
      [service, onProtocol, 'executions: shelves.query'],
      onQuery('execution_id?: string(26)'),
    ],
    there: [
      ['executions-changed', 'service protocol executions', 'bbbb'],
      ['input-field-added', 'shelves.query input execution_id', 'aaaa'],
    ],
    back: [
      ['executions-changed', 'service protocol executions', 'bbbb'],
      ['input-field-removed', 'shelves.query input execution_id', 'bbbb'],
    ],
  },
  {
    name: 'a capability on its way out',
    edits: [onCreate('deprecated: { since: 2026-01-02.1 }')],
    there: [['deprecated', 'shelves.create', 'aaaa']],
    back: [['deprecation-withdrawn', 'shelves.create', 'nnnn']],
    redocly: { back: 'A header goes that only says that the capability goes.' },
  },
  {
    name: 'a field on its way out',
    edits: [
      [
        types,
        'query?: string(..160) -- Words of the name.',
        'query?: {type: string(..160), about: Words of the name., deprecated: {since: 2026-01-02.1}}',
      ],
    ],
    there: [['deprecated', 'shelves.query input query', 'aaaa']],
    back: [['deprecation-withdrawn', 'shelves.query input query', 'nnnn']],
  },
  {
    name: 'a value on its way out',
    edits: [
      [
        types,
        'state?: enum(open, full) -- Whether there is room.',
        'state?: {type: "enum(open, full)", about: Whether there is room., values: {full: {deprecated: {since: 2026-01-02.1}}}}',
      ],
    ],
    there: [['deprecated', 'type Shelf state full', 'aaaa']],
    back: [['deprecation-withdrawn', 'type Shelf state full', 'nnnn']],
  },
  {
    name: 'when a code ends',
    edits: [[errors, 'sunset: 2027-01-01', 'sunset: 2026-12-01']],
    there: [['sunset-brought-forward', 'error title_required', 'bnbn']],
    back: [['sunset-put-off', 'error title_required', 'nnnn']],
    redocly: { there: 'A date in a description is nothing to a schema.' },
  },
  {
    name: 'what replaces a code',
    edits: [[errors, 'replaced_by: limit_reached', 'replaced_by: input_invalid']],
    there: [['replacement-changed', 'error title_required', 'nnna']],
    back: [['replacement-changed', 'error title_required', 'nnna']],
  },
  {
    name: 'when a code came',
    edits: [[errors, 'since: 2025-12-31.3', 'since: 2025-12-31.2']],
    there: [['since-changed', 'error title_required', 'nnnn']],
    back: [['since-changed', 'error title_required', 'nnnn']],
  },
  {
    name: 'a kind of resource',
    edits: [[types, 'resource: shelf', 'resource: rack\n  noun: shelf']],
    there: [
      ['resource-told', 'shelves.create', 'nnnn'],
      ['resource-untold', 'shelves.create', 'bnbn'],
      ['resource-told', 'shelves.query', 'nnnn'],
      ['resource-untold', 'shelves.query', 'bnbn'],
    ],
    back: [
      ['resource-told', 'shelves.create', 'nnnn'],
      ['resource-untold', 'shelves.create', 'bnbn'],
      ['resource-told', 'shelves.query', 'nnnn'],
      ['resource-untold', 'shelves.query', 'bnbn'],
    ],
    redocly: {
      there: 'The document does not name the kinds of resources.',
      back: 'The document does not name the kinds of resources.',
    },
  },
  {
    name: 'what a resource is called',
    edits: [[types, 'label: name', 'label: state']],
    there: [
      ['resource-label-changed', 'shelves.create', 'nnnn'],
      ['resource-label-changed', 'shelves.query', 'nnnn'],
    ],
    back: [
      ['resource-label-changed', 'shelves.create', 'nnnn'],
      ['resource-label-changed', 'shelves.query', 'nnnn'],
    ],
  },
  {
    name: 'a field that next actions take over',
    edits: [[types, 'query?: string(..160) --', 'query?: string(..160); carry=false --']],
    there: [['carried-input-changed', 'shelves.query', 'nnnn']],
    back: [['carried-input-changed', 'shelves.query', 'nnnn']],
  },
]
