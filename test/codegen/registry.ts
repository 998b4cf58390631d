import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '#codegen/build/model.ts'
import { parseSpec, type SourceText } from '#codegen/load.ts'
import type { Model } from '#codegen/model.ts'
import { Problems } from '#codegen/problem.ts'
import { locate } from '#codegen/source.ts'

const root = join(import.meta.dirname, '../..')

const service = `brand: shelf
title: Shelves
about: Keeps shelves.
registry_version: "2026-01-02.1"
machine_version: "2025-12-31.3"
surfaces: {api: API, mcp: MCP, assistant: Assistant API}
abilities: {planning:read: Read., planning:write: Write.}
headers: {request_id: Correlates.}
disclosures: {shelf.private: Only you see it.}
limits: {page_size: 25, body_bytes: 65536, body_depth: 32}
protocol: {path: /api/v2, tokens: the settings, executions: executions.get}
`

const profiles = `read:
  about: Changes nothing.
  effect: read
  ability: planning:read
  statuses: [completed, failed]
  status_capability: null
  receipt: false
  idempotency_key: false
  surfaces: [api, mcp]
  direct: true
  destructive: false
  open_world: false
list:
  about: Reads page by page.
  effect: read
  ability: planning:read
  statuses: [completed, failed]
  status_capability: null
  receipt: false
  idempotency_key: false
  surfaces: [api, mcp]
  direct: true
  destructive: false
  open_world: false
  input:
    limit?: integer(1..25) -- How many.
    cursor?: string(..2048) -- Where to go on.
write:
  about: Changes something.
  effect: write
  ability: planning:write
  statuses: [completed, unchanged, needs_input, failed]
  status_capability: executions.get
  receipt: true
  idempotency_key: true
  surfaces: [api, mcp]
  direct: true
  destructive: false
  open_world: false
`

const errors = `input_invalid:
  status: 422
  title: Invalid input
  message: The input is invalid.
  next: Correct it.
  retryable: false
  common: true
limit_reached:
  status: failed
  title: Full
  message: The shelf is full.
  next: Take a book out.
  retryable: false
title_required:
  status: needs_input
  title: No title
  message: The book has no title.
  next: Name it.
  retryable: false
  since: 2025-12-31.3
  deprecated: {since: 2026-01-02.1, replaced_by: limit_reached, sunset: 2027-01-01}
`

const types = `ShelfHandle: string(..64) -- Names one shelf.
Shelf:
  about: One shelf.
  fields:
    shelf_handle: ShelfHandle
    name: string -- Its name.
    state?: enum(open, full) -- Whether there is room.
  resource: shelf
  label: name
Filters:
  about: What to look for.
  fields:
    query?: string(..160) -- Words of the name.
    states?: Shelf.state[..2] -- Their states.
  strict: true
`

const capabilities = `executions.get:
  version: "1.0"
  summary: Read an execution
  about: Returns it.
  profile: read
  tool: get_execution
  kind: execution.read
  input:
    execution_id: string(26) -- Names it.
  data:
    execution: object -- The execution.
shelves.create:
  version: "2.0"
  summary: Make a shelf
  about: Makes one.
  profile: write
  tool: create_shelf
  kind: shelf.created
  next: [shelves.query]
  disclosures: [shelf.private]
  strict: true
  input:
    name: string(..120) -- Its name.
    book_title?: string -- The first book.
    book_author?: string -- Who wrote it.
  together: [book_title, book_author]
  earlier:
    "1.0":
      without: [book_author]
      with: {label?: string -- What name was called.}
      optional: [name]
      strict: false
      lift: [together]
      at_least_one_of: [name, label]
  data:
    shelf: Shelf
  errors: [limit_reached, title_required]
shelves.query:
  version: "1.0"
  summary: List shelves
  about: Lists them.
  profile: list
  tool: list_shelves
  kind: shelves.listed
  input_from: [Filters]
  data:
    items: Shelf[]
`

const examples = {
  'executions.get': `- about: Done.
  input: {execution_id: 0123456789abcdefghjkmnpqrs}
  answer: {status: completed, data: {execution: {}}}
`,
  'shelves.create': `- about: The first shelf.
  input: {name: Novels}
  answer: {status: completed, data: {shelf: {shelf_handle: sh_1, name: Novels}}, text: There it is.}
- about: There is no room.
  input: {name: Poems}
  answer: {status: failed, error: limit_reached}
`,
  'shelves.query': `- about: All of them.
  answer: {status: completed, data: {items: [{shelf_handle: sh_1, name: Novels}]}}
`,
}

/** A registry of three capabilities that has one of everything. The envelope's parts are the real ones. */
export const registry: readonly SourceText[] = [
  { path: 'spec/capabilities/shelves.yaml', text: capabilities },
  { path: 'spec/errors.yaml', text: errors },
  ...Object.entries(examples).map(([id, text]) => ({ path: `spec/examples/${id}.yaml`, text })),
  { path: 'spec/profiles.yaml', text: profiles },
  { path: 'spec/service.yaml', text: service },
  {
    path: 'spec/types/envelope.yaml',
    text: `${readFileSync(join(root, 'spec/protocol/types/envelope.yaml'), 'utf8')}
SurfaceTitle: enum(API, MCP, Assistant API) -- A surface.
ActionHandle: string(..64) -- Names one prepared action.
SnapshotHandle: string(..64) -- Names one snapshot.
ResultStatus: enum(completed, unchanged, accepted, needs_input, failed) -- How it ended.
`,
  },
  { path: 'spec/types/shelves.yaml', text: types },
]

/** The registry with one stretch of text replaced; it must be there exactly once. */
export function changed(file: string, from: string, to: string): SourceText[] {
  return registry.map(({ path, text }) => {
    if (path !== file) return { path, text }
    if (text.split(from).length !== 2) throw new Error(`${from} is not once in ${file}`)
    return { path, text: text.replace(from, () => to) }
  })
}

export function buildTexts(texts: readonly SourceText[]): {
  model: Model | null
  problems: Problems
} {
  const problems = new Problems()
  return { model: build(parseSpec(texts, problems), problems), problems }
}

/** Each problem in one line: `shelves.yaml:3:7: message → suggestion`. */
export function complaints(texts: readonly SourceText[]): string[] {
  return buildTexts(texts)
    .problems.sorted()
    .map(({ spot, message, suggestion }) => {
      const { file, line, column } = locate(spot)
      const short = file.replace('spec/', '').replace('capabilities/', '')
      return `${short}:${line}:${column}: ${message}${suggestion === null ? '' : ` → ${suggestion}`}`
    })
}
