import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  document,
  type ExternalCheck,
  mustRun,
  ofPackage,
  packages,
  root,
} from '#test/external_checks/external_check.ts'

/** What TypeScript wants of a generated client: everything, in its declarations too. */
const strictly = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  exactOptionalPropertyTypes: false,
  skipLibCheck: false,
  // As Kubb writes its imports.
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
}

interface Generator {
  readonly name: string
  /** Where the packages are that its clients import; they import none without it. */
  readonly imports?: string
  /** Writes a client of our document into the folder `client` of its workshop. */
  generate(workshop: string): Promise<unknown>
}

const generators: readonly Generator[] = [
  {
    name: 'hey-api',
    generate: (workshop) =>
      mustRun(
        ofPackage('@hey-api/openapi-ts/bin/run.js'),
        ['--input', document, '--output', 'client', '--client', '@hey-api/client-fetch'],
        workshop,
      ),
  },
  {
    name: 'orval',
    generate: (workshop) =>
      mustRun(
        ofPackage('orval/dist/bin/orval.mjs'),
        ['--input', document, '--output', 'client/client.ts', '--client', 'fetch'],
        workshop,
      ),
  },
  {
    name: 'kubb',
    generate: (workshop) =>
      mustRun(join(packages, 'kubb.mjs'), [document, join(workshop, 'client')], workshop),
  },
  {
    name: 'openapi-typescript',
    generate: (workshop) =>
      mustRun(
        join(root, 'node_modules/openapi-typescript/bin/cli.js'),
        [document, '--output', 'client/paths.ts'],
        workshop,
      ),
  },
  {
    name: 'oazapfts',
    imports: ofPackage(''),
    generate: (workshop) =>
      mustRun(
        ofPackage('oazapfts/dist/cli.js'),
        [document, join(workshop, 'client/client.ts')],
        workshop,
      ),
  },
  {
    name: 'openapi-zod-client',
    // The Zod of its lock, an older one than others here use.
    imports: ofPackage('openapi-zod-client/node_modules'),
    generate: (workshop) =>
      mustRun(
        ofPackage('openapi-zod-client/bin.js'),
        [
          document,
          '--output',
          join(workshop, 'client/client.ts'),
          '--with-alias',
          '--export-schemas',
        ],
        workshop,
      ),
  },
]

/** Each generator makes a client that TypeScript accepts. */
export const clients: readonly ExternalCheck[] = generators.map(({ name, imports, generate }) => ({
  name,
  async run(workshop) {
    mkdirSync(join(workshop, 'client'))
    if (imports !== undefined) symlinkSync(imports, join(workshop, 'node_modules'))
    await generate(workshop)
    const options = { compilerOptions: strictly, include: ['client/**/*.ts'] }
    writeFileSync(join(workshop, 'tsconfig.json'), JSON.stringify(options))
    await mustRun(ofPackage('typescript/bin/tsc'), ['-p', workshop], workshop)
    const client = join(workshop, 'client')
    const all = readdirSync(client, { recursive: true }).map(String)
    const texts = all
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(client, file), 'utf8'))
    const text = texts.join('\n').toLowerCase()
    const left = operations().filter((name) => !text.includes(name.toLowerCase()))
    if (left.length > 0) throw new Error(`left out ${left.join(', ')}`)
    return `a client of ${texts.length} files type-checks, strictly, and has all ${operations().length} operations`
  },
}))

/** The operation ids of the document, which every generator makes its names of. */
function operations(): string[] {
  const text = readFileSync(document, 'utf8')
  return [...text.matchAll(/"operationId": "([^"]+)"/g)].map(([, id]) => String(id))
}
