import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

interface Rule {
  readonly folder: string
  /** Paths of this repository, or beginnings of them. */
  readonly own: readonly string[]
  readonly packages: readonly string[]
}

/** What a surface may take from the runtime beside the pipeline itself. */
const forSurfaces = [
  ...['call', 'invoke', 'runtime', 'answer', 'authorise', 'canonical', 'describe', 'explain'],
  ...['failure', 'handler', 'pointer', 'text_rules'],
].map((name) => `server/runtime/${name}.ts`)

/** Who may import whom: the first rule whose folder matches a file decides. */
const rules: readonly Rule[] = [
  {
    folder: 'codegen/',
    own: ['codegen/'],
    packages: ['ajv', 'ajv-formats', 'openapi-typescript', 'yaml'],
  },
  { folder: 'generated/types.ts', own: [], packages: [] },
  {
    folder: 'generated/server/handlers.ts',
    own: ['server/handlers/', 'server/runtime/handler.ts'],
    packages: [],
  },
  {
    folder: 'generated/server/',
    own: ['generated/server/', 'generated/types.ts'],
    packages: [],
  },
  {
    folder: 'generated/sdk/',
    own: ['generated/sdk/', 'generated/types.ts', 'sdk/src/operation.ts'],
    packages: [],
  },
  {
    folder: 'server/domain/',
    own: ['server/domain/', 'generated/types.ts', 'generated/server/errors.ts'],
    packages: ['ical-generator'],
  },
  {
    folder: 'server/data/',
    own: [
      'server/data/',
      'server/domain/',
      'generated/types.ts',
      'generated/server/capabilities.ts',
    ],
    packages: ['knex', 'pg'],
  },
  {
    folder: 'server/handlers/',
    own: ['server/data/', 'server/domain/', 'server/runtime/handler.ts', 'generated/types.ts'],
    packages: [],
  },
  {
    folder: 'server/runtime/',
    own: ['server/runtime/', 'server/data/', 'server/domain/', 'generated/'],
    packages: ['ajv', 'ajv-formats', 'pino', 'prom-client'],
  },
  {
    folder: 'server/surfaces/http',
    own: ['server/surfaces/http', ...forSurfaces, 'server/domain/', 'generated/server/'],
    packages: ['express', 'express-openapi-validator'],
  },
  {
    folder: 'server/surfaces/pages',
    own: [
      'server/surfaces/pages',
      'server/surfaces/http/exchange.ts',
      'server/surfaces/http/bytes.ts',
      'server/runtime/by_link/',
      ...forSurfaces,
      'server/domain/',
      'generated/server/',
    ],
    packages: ['express'],
  },
  {
    folder: 'server/surfaces/mcp',
    own: ['server/surfaces/', ...forSurfaces, 'server/domain/', 'generated/server/'],
    packages: ['express', '@modelcontextprotocol/server'],
  },
  {
    folder: 'server/jobs/',
    own: ['server/jobs/', 'server/data/', 'server/domain/', 'server/outbound/'],
    packages: [],
  },
  {
    folder: 'server/outbound/',
    own: ['server/outbound/', 'server/domain/'],
    packages: ['nodemailer'],
  },
  // What stands directly in server/ wires things together.
  { folder: 'server/', own: ['server/', 'generated/'], packages: [] },
  { folder: 'sdk/build/', own: [], packages: ['esbuild'] },
  {
    folder: 'sdk/',
    own: ['sdk/', 'generated/types.ts', 'generated/sdk/'],
    packages: ['openapi-fetch'],
  },
]

const imports =
  /^\s*(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/gm

function imported(file: string): string[] {
  // What a template holds is text to be written elsewhere, such as the imports of a generated file.
  const text = readFileSync(file, 'utf8').replace(/`(?:\\.|[^`\\])*`/g, '``')
  return [...text.matchAll(imports)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

/** Why a file may not import something; null where it may. */
function problem(file: string, specifier: string): string | null {
  if (file.startsWith('test/')) return null
  const rule = rules.find(({ folder }) => file.startsWith(folder))
  if (!rule) return `${file} is in no folder of the table`
  if (specifier.startsWith('node:')) return null
  const own = ownPath(file, specifier)
  if (own !== null) {
    return rule.own.some((place) => own.startsWith(place)) ? null : `${file} may not import ${own}`
  }
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  return rule.packages.includes(name) ? null : `${file} may not import the package ${name}`
}

function ownPath(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : null
}

const files = globSync('{codegen,generated,server,sdk,test}/**/*.{ts,js,mjs}', {
  exclude: (path) => path.includes('node_modules'),
})

describe('the layout', () => {
  test('every folder imports only what the table of the architecture allows', () => {
    const problems = files.flatMap((file) =>
      imported(file).flatMap((specifier) => problem(file, specifier) ?? []),
    )
    expect(files.length).toBeGreaterThan(100)
    expect(problems).toEqual([])
  })

  test('the table refuses what it should', () => {
    expect(problem('server/handlers/plans/get.ts', 'knex')).not.toBeNull()
    expect(problem('server/domain/handle.ts', '#server/data/db.ts')).not.toBeNull()
    expect(problem('codegen/build.ts', '#server/main.ts')).not.toBeNull()
    expect(problem('sdk/src/client.ts', '../../server/main.ts')).not.toBeNull()
    expect(problem('server/surfaces/http/call.ts', '#server/data/db.ts')).not.toBeNull()
    expect(problem('server/surfaces/http.ts', '#server/surfaces/mcp.ts')).not.toBeNull()
    expect(problem('server/service.ts', 'pg')).not.toBeNull()
    expect(problem('generated/types.ts', './server/errors.ts')).not.toBeNull()
    expect(problem('server/runtime/invoke.ts', '#generated/types.ts')).toBeNull()
  })

  test('only server/data knows SQL', () => {
    const sql =
      /\b(select\s[\s\S]{1,400}?\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s)/
    const found = files.filter(
      (file) =>
        /^server\/(?!data\/)/.test(file) &&
        sql.test(readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*).*$/gm, '')),
    )
    expect(found).toEqual([])
  })
})
