// What the same contract costs with the packages as they come: Express, its JSON parser,
// express-openapi-validator with the whole document, and Knex with a transaction of single statements.
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { middleware } from 'express-openapi-validator'
import makeKnex from 'knex'
import { argument, report } from '#test/bench/servers/child.ts'
import { capability, data } from '#test/bench/servers/read.ts'

const knex = makeKnex({ client: 'pg', connection: argument(0), pool: { min: 0, max: 16 } })
const owner = argument(1)
const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8'))

const app = express()
app.use(express.json())

// The same work as ideas.lists.create: the claim on the key, the list, the execution with its answer, the audit row.
app.post('/plain/ideas.lists.create', async (request, response) => {
  const answer = await knex.transaction(async (transaction) => {
    await transaction.raw('set local role service_app')
    await transaction.raw(`set local app.owner = '${owner}'`)
    const execution_id = crypto.randomUUID()
    await transaction('idempotency_keys').insert({
      owner_id: owner,
      key: request.get('idempotency-key'),
      fingerprint: Buffer.alloc(32),
      capability: 'ideas.lists.create',
      execution_id,
    })
    const [list] = await transaction('lists')
      .insert({
        owner_id: owner,
        list_id: crypto.randomUUID(),
        name: request.body.name,
        name_key: request.body.name,
      })
      .returning('*')
    const answer = { status: 'completed', data: { list }, filler: 'x'.repeat(1500) }
    await transaction('executions').insert({
      owner_id: owner,
      execution_id,
      capability: 'ideas.lists.create',
      version: '2.0',
      status: 'completed',
      answer: JSON.stringify(answer),
    })
    await transaction('audit').insert({
      owner_id: owner,
      audit_id: crypto.randomUUID(),
      execution_id,
      capability: 'ideas.lists.create',
      surface: 'api',
      status: 'completed',
    })
    return answer
  })
  response.json(answer)
})

app.use(middleware({ apiSpec: document, validateSecurity: { handlers: { bearer: () => true } } }))
app.post(`/api/v2/capabilities/${capability}`, (_request, response) => {
  response.json({ status: 'completed', data })
})

const server = app.listen(0, '127.0.0.1', () => {
  report(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
