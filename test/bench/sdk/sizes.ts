import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { byName } from '#generated/sdk/client.ts'
import { line } from '#test/bench/measure.ts'
import { camel } from '#codegen/emit/text.ts'

const ids = Object.keys(byName)

/** What one call may add: about 200 of it check that options have their names and possible values when a caller is made. */
const limit = 6_000

/** A program that makes a call of the first `count` capabilities. */
type Program = (count: number) => string

const ours: Program = (count) => {
  const names = ids.slice(0, count).map(camel)
  return `import { createCaller, ${names.join(', ')} } from '@service/sdk'
const caller = createCaller({ baseUrl: location.origin, token: () => prompt() })
${names.map((name) => `export const do_${name} = (input) => ${name}(caller, input)`).join('\n')}`
}

const whole: Program = () => `import { createClient } from '@service/sdk'
export const client = createClient({ baseUrl: location.origin, token: () => prompt() })`

const openapiFetch: Program = (count) => `import createClient from 'openapi-fetch'
const client = createClient({ baseUrl: location.origin })
${ids
  .slice(0, count)
  .map(
    (id) =>
      `export const do_${camel(id)} = (body) => client.POST('/api/v2/capabilities/${id}', { body })`,
  )
  .join('\n')}`

const heyApi: Program = (count) => {
  const names = ids.slice(0, count).map(camel)
  return `import { ${names.join(', ')} } from './hey/sdk.gen.ts'
import { client } from './hey/client.gen.ts'
client.setConfig({ baseUrl: location.origin })
${names.map((name) => `export const do_${name} = (body) => ${name}({ body })`).join('\n')}`
}

const stripe: Program = () => `import Stripe from 'stripe'
const stripe = new Stripe(prompt())
export const pay = (input) => stripe.customers.create(input)`

const openai: Program = () => `import OpenAI from 'openai'
const client = new OpenAI({ apiKey: prompt(), dangerouslyAllowBrowser: true })
export const ask = (input) => client.responses.create(input)`

/** Prints the sizes of bundles; says which limits are kept. */
export async function sizes(folder: string): Promise<boolean[]> {
  const one = await size(folder, ours(1))
  const most = await furthest(folder, one)
  const all = await size(folder, ours(ids.length))
  const mean = (all - one) / (ids.length - 1)
  const kept = [one <= limit, mean <= 200 && most <= 200]
  console.log('\nbytes of a bundle, minified and gzipped')
  console.log(line('one call', one, limit, one <= limit))
  console.log(line('each further operation, on the average', mean, 200, mean <= 200))
  console.log(line('each further operation, the largest', most, 200, most <= 200))
  console.log(
    `every operation as a function                             ${all.toFixed(0).padStart(9)}`,
  )
  console.log(
    `the client with every method                              ${String(await size(folder, whole(0))).padStart(9)}`,
  )
  const others = { 'openapi-fetch': openapiFetch, 'Hey API': heyApi, stripe, openai }
  for (const [name, program] of Object.entries(others)) {
    const first = await size(folder, program(1))
    const rest = (await size(folder, program(ids.length))) - first
    const further =
      rest === 0 ? 'all in it' : `${(rest / (ids.length - 1)).toFixed(0)} each further`
    console.log(`${`${name}, one call`.padEnd(58)}${String(first).padStart(9)}   ${further}`)
  }
  return kept
}

/** What the operation that adds most to the first one adds. */
async function furthest(folder: string, one: number): Promise<number> {
  let most = 0
  for (const id of ids.slice(1)) {
    const name = camel(id)
    const both = await size(
      folder,
      `${ours(1).replace('{ createCaller', `{ ${name}, createCaller`)}
export const do_${name} = (input) => ${name}(caller, input)`,
    )
    most = Math.max(most, both - one)
  }
  return most
}

async function size(folder: string, contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, sourcefile: join(folder, 'program.js') },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['worker', 'browser'],
    logLevel: 'error',
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}
