import type { Capability, ErrorCode, Model } from '#codegen/model.ts'
import { types } from '#test/codegen/emit/named_types.ts'
import { field, location, ref, shape, text } from '#test/codegen/emit/shapes.ts'

function answer(status: string, kind: string, data: object, name: string, version: string) {
  return {
    contract: 'service.capability-outcome.v1',
    status,
    outcome: {
      kind,
      facts: {},
      resources: [],
      disclosures: [],
      next_actions: [],
      fallback_text: 'Done.',
    },
    data,
    error: null,
    errors: [],
    next_actions: [],
    request_id: 'req-1',
    capability: { name, version },
  }
}

const shelf = { shelf_handle: 'sh_1', name: 'Poetry' }

function capability(
  own: Partial<Capability> & Pick<Capability, 'id' | 'kind' | 'input' | 'data'>,
): Capability {
  return {
    area: 'shelves',
    version: '1.0',
    earlier: [],
    summary: 'Do it',
    about: '',
    extension: false,
    effect: 'read',
    ability: 'planning:read',
    statuses: ['completed', 'failed'],
    status_capability: null,
    receipt: false,
    idempotency_key: false,
    surfaces: ['api', 'mcp', 'assistant'],
    tool: null,
    direct: true,
    destructive: false,
    open_world: false,
    next: [],
    may_follow: [],
    disclosures: [],
    may_disclose: [],
    needs: [],
    since: null,
    deprecated: null,
    answer: { self: null, nouns: {}, lists: {}, own: [] },
    errors: [],
    fails_with: [],
    examples: [],
    location,
    ...own,
  }
}

const nameField = { type: 'string', maxLength: 120 }

const capabilities: Capability[] = [
  capability({
    id: 'shelves.create',
    version: '2.0',
    earlier: [{ version: '1.0', input: shape([field('title', text)], { strict: true }) }],
    summary: 'Create one shelf',
    about: 'A shelf is private. */ Nobody is told.',
    effect: 'write',
    ability: 'planning:write',
    statuses: ['completed', 'unchanged', 'needs_input', 'failed'],
    status_capability: 'executions.get',
    receipt: true,
    idempotency_key: true,
    tool: 'service_create_shelf',
    next: [{ capability: 'shelves.query', reason: 'See all shelves.' }],
    kind: 'shelf.created',
    input: shape([field('name', nameField), field('color?', { enum: ['red', 'green', null] })]),
    data: shape([field('shelf', ref('Shelf'))]),
    errors: ['limit_reached'],
    examples: [
      {
        about: 'A shelf',
        preparation: null,
        input: { name: 'Poetry' },
        answer: {
          ...answer('completed', 'shelf.created', { shelf }, 'shelves.create', '2.0'),
          execution_id: '0123456789abcdefghjkmnpqrs',
        },
        location,
      },
    ],
  }),
  capability({
    id: 'shelves.query',
    summary: 'List shelves',
    tool: 'service_list_shelves',
    kind: 'shelves.listed',
    input: shape(
      [
        field('limit?', { type: 'integer', minimum: 1, maximum: 25 }),
        field('cursor?', ref('Cursor')),
        field('query?', text),
      ],
      { strict: true },
    ),
    data: shape([field('items', { type: 'array', items: ref('Shelf') })]),
    disclosures: ['shelf.saved_scope_only'],
    examples: [
      {
        about: 'All',
        preparation: null,
        input: {},
        answer: answer('completed', 'shelves.listed', { items: [shelf] }, 'shelves.query', '1.0'),
        location,
      },
    ],
  }),
  capability({
    id: 'shelves.query.near',
    summary: 'List shelves near a friend',
    tool: 'service_list_shelves_near',
    kind: 'shelves.listed',
    input: shape([field('person_handle?', text), field('person_name?', text)], {
      rules: [{ kind: 'at_least_one_of', fields: ['person_handle', 'person_name'] }],
    }),
    data: shape([field('items', { type: 'array', items: ref('Shelf') })]),
    examples: [
      {
        about: 'Near Ada',
        preparation: null,
        input: { person_name: 'Ada' },
        answer: answer(
          'completed',
          'shelves.listed',
          { items: [shelf] },
          'shelves.query.near',
          '1.0',
        ),
        location,
      },
    ],
  }),
  capability({
    id: 'shelves.send',
    summary: 'Send a shelf',
    effect: 'external_send',
    ability: 'planning:commit',
    statuses: ['completed', 'failed'],
    idempotency_key: true,
    surfaces: ['mcp'],
    tool: 'service_send_shelf',
    direct: false,
    destructive: true,
    open_world: true,
    kind: 'shelf.sent',
    input: shape([field('confirmation_token?', text)]),
    data: shape([]),
  }),
  capability({
    id: 'executions.get',
    area: 'executions',
    summary: 'Get one execution',
    tool: 'service_get_execution',
    statuses: ['completed'],
    kind: 'execution.read',
    input: shape([field('execution_id', { type: 'string', minLength: 26, maxLength: 26 })]),
    data: shape([field('execution', { type: 'object' })]),
    examples: [
      {
        about: 'One',
        preparation: null,
        input: { execution_id: '0123456789abcdefghjkmnpqrs' },
        answer: answer('completed', 'execution.read', { execution: {} }, 'executions.get', '1.0'),
        location,
      },
    ],
  }),
]

function code(name: string, status: ErrorCode['status'], common = true): ErrorCode {
  return {
    code: name,
    status,
    title: `Title of ${name}`,
    message: `Message of ${name}.`,
    next: `Do what ${name} asks.`,
    candidates: null,
    retryable: false,
    since: null,
    deprecated: null,
    common,
    keyed: false,
    outside: false,
    unread: false,
    location,
  }
}

/** A registry of five capabilities that has one of everything the emitters treat differently. */
export const model: Model = {
  service: {
    brand: 'service',
    title: 'Shelves',
    subject: 'Shelves',
    about: 'Keeps shelves.',
    mcp_name: 'com.acme/shelves',
    icons: {},
    contract: 'service.capability-outcome.v1',
    registry_version: '2026-01-02.1',
    machine_version: '2025-12-31.3',
    examples_friday: null,
    client_header: 'X-Service-Client',
    tool_prefix: 'service_',
    protocol: {
      path: '/api/v2',
      tokens: 'the settings',
      commit: 'actions.commit',
      approval: 'planning:commit',
      approvals: '/approvals',
      executions: 'executions.get',
      interfaces: { media: 'Files.', assistant: 'Takes sentences.' },
      off: [],
    },
    limits: { idempotency_key_length: 191 },
    handles: {},
    handles_taken: {},
    sources: {},
    aliases: {},
    toolsets: {},
    instructions: [],
    surfaces: [
      { name: 'api', title: 'API' },
      { name: 'mcp', title: 'MCP' },
      { name: 'assistant', title: 'Assistant API' },
    ],
    headers: [
      { name: 'authorization', about: 'Bearer and a token.' },
      { name: 'idempotency_key', about: 'Names one intended change.' },
    ],
    abilities: [
      { name: 'planning:read', about: 'Read.' },
      { name: 'planning:write', about: 'Write.' },
      { name: 'planning:commit', about: 'Commit.' },
    ],
    disclosures: [{ name: 'shelf.saved_scope_only', text: 'Only saved shelves are listed.' }],
    license: 'MIT',
    main_resources: [],
    synonyms: ['shelf rack board'],
    opposites: {},
    translations: {},
  },
  types,
  capabilities,
  errors: [
    code('token_missing', 401),
    code('input_invalid', 422),
    code('idempotency_conflict', 409),
    code('limit_reached', 'failed', false),
  ],
  workflows: [],
  history: [],
  words: null,
  frames: null,
  guides: ['authentication', 'errors_and_recovery', 'idempotency'].map((name) => ({
    name,
    title: name,
    kind: 'concept' as const,
    aliases: [],
    about: `Tells of ${name}.`,
    text: 'A `shelves.create` and **more**: [codes](errors/index).\n\n{{sample curl answer shelves.create}}\n\n{{table abilities}}\n',
    location,
  })),
}
