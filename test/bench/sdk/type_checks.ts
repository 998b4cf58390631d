import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { byName } from '#generated/sdk/client.ts'
import type { OperationId } from '#generated/sdk/operation_types.ts'
import { line, median, seconds } from '#test/bench/measure.ts'

const modules = resolve(import.meta.dirname, '../../../node_modules')
const runs = 9

const options = {
  module: 'nodenext',
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
}

/** Prints what checking a call of every capability takes; says which limits are kept. */
export function typeChecks(folder: string): boolean[] {
  const ids = Object.keys(byName) as OperationId[]
  project(folder, 'ours', [
    `import { createClient } from '@service/sdk'`,
    `const client = createClient({ baseUrl: 'https://planning.example.com', token: 'x' })`,
    ...ids.map((id, at) => called(at, `client.${id}(${inputOf(id)})`, `answer${at}`)),
  ])
  project(folder, 'alone', [
    `import createClient from 'openapi-fetch'`,
    `import type { paths } from './paths.js'`,
    `const client = createClient<paths>({ baseUrl: 'https://planning.example.com' })`,
    ...ids.map((id, at) => {
      const key = byName[id].facts.key ? `params: { header: { 'Idempotency-Key': 'k' } }, ` : ''
      const call = `client.POST('/api/v2/capabilities/${id}', { ${key}body: ${inputOf(id)} })`
      return called(at, call, `answer${at}.data?`)
    }),
  ])
  const times: Record<string, number[]> = { ours: [], alone: [] }
  // One after the other, so that what else the machine does happens to both.
  for (let run = 0; run < runs; run += 1)
    for (const [name, taken] of Object.entries(times)) taken.push(check(folder, name))
  const [mine, alone] = [median(times.ours ?? []), median(times.alone ?? [])]
  const ratio = mine / alone
  console.log(
    `\nseconds to check the types of ${ids.length} calls (tsc 7, the whole process, median of ${runs})`,
  )
  console.log(`the SDK ${mine.toFixed(3)}   openapi-fetch alone ${alone.toFixed(3)}`)
  console.log(line('the SDK / openapi-fetch alone', ratio, 1, ratio <= 1))
  return [ratio <= 1]
}

function called(at: number, call: string, answer: string): string {
  return `const answer${at} = await ${call}
console.log(${answer}.status, ${answer}.data)`
}

/** The first example the document has. */
function inputOf(id: OperationId): string {
  const { examples } = document.paths[`/api/v2/capabilities/${id}`]?.post.requestBody.content[
    'application/json'
  ] ?? { examples: {} }
  return JSON.stringify(Object.values(examples)[0]?.value ?? {})
}

interface Document {
  paths: {
    [path: string]: {
      post: {
        requestBody: {
          content: { 'application/json': { examples: { [name: string]: { value: object } } } }
        }
      }
    }
  }
}

const document: Document = JSON.parse(
  readFileSync(join(modules, '../generated/openapi.json'), 'utf8'),
)

function project(folder: string, name: string, lines: string[]): void {
  writeFileSync(join(folder, `${name}.mts`), `${lines.join('\n')}\n`)
  const text = JSON.stringify({ compilerOptions: options, files: [`${name}.mts`] })
  writeFileSync(join(folder, `tsconfig.${name}.json`), text)
}

function check(folder: string, name: string): number {
  const compiler = join(modules, 'tsgo/bin/tsc')
  return seconds(process.execPath, [compiler, '-p', `tsconfig.${name}.json`], folder)
}
