// Calls the mock of the clinic with the clinic's own SDK, and prints what came back.
import { createClient } from '@clinic/sdk'
import type { Answer, Messwert, Record as Finding, Tree } from '@clinic/sdk'

const client = createClient({ baseUrl: process.argv[2] ?? '', token: 'anything' })

/** One of several objects, which contains itself. */
const value: Messwert = { kind: 'series', series: [{ kind: 'number', number: 1 }, null] }
const tree: Tree = ['a', ['b', ['c']]]

/** Words that TypeScript reserves are names of calls and fields. */
const { data } = await client.patients
  .import({ name: 'Zoë', class: 'ß', value, await: ['x'], tree })
  .orThrow()
const { patient_handle } = data.patient
const yielded = await client.function.yield().orThrow()
const made = await client.in.async.new({ record: {} })
const gone = await client.patients.delete({ patient_handle })
const asked: Answer<'patients.import'> = await client.patients.import({ name: 'Zoë' })

/** A call below another, by a name that every function has. */
const named = await client.records.query.name().orThrow()

const found: Finding[] = []
for await (const one of client.pages('records.query')) found.push(one)

const wrong = { kind: 'x' } as never
const refused = await client.patients.import({ name: '', value: wrong }).catch((error) => error)

console.log(
  JSON.stringify({
    names: [data.patient.name, named.data.name],
    kind: yielded.data.value?.kind,
    statuses: [made.status, gone.status, asked.status],
    found: found.map(({ title, parts }) => [title, parts.map((part) => part.title)]),
    refused: refused.errors.map(({ pointer }: { pointer: string }) => pointer).slice(0, 2),
  }),
)
