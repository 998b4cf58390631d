// What the same contract costs with the packages as they come: Express, its JSON parser,
// express-openapi-validator with the whole document, and Knex with a transaction of single statements.
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import express, { type Request } from 'express'
import { middleware } from 'express-openapi-validator'
import makeKnex from 'knex'
import { argument, report } from '#test/bench/servers/child.ts'
import { capability, data } from '#test/bench/servers/read.ts'

const knex = makeKnex({ client: 'pg', connection: argument(0), pool: { min: 0, max: 16 } })
const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8'))

const app = express()
app.use(express.json())
app.use(middleware({ apiSpec: document, validateSecurity: { handlers: { bearer: () => true } } }))

app.post(`/api/v2/capabilities/${capability}`, (_request, response) => {
  response.json({ status: 'completed', data })
})

// The same work as ours: whose token it is, the claim on the key, the list, the execution with its
// answer, the audit row.
app.post('/api/v2/capabilities/ideas.lists.create', async (request, response) => {
  const { owner_id, token_id } = await authenticate(request)
  const answer = await knex.transaction(async (transaction) => {
    await transaction.raw('set local role service_app')
    await transaction.raw(`set local app.owner = '${owner_id}'`)
    const execution_id = randomUUID()
    await transaction('idempotency_keys').insert({
      owner_id,
      key: request.get('idempotency-key'),
      fingerprint: createHash('sha256').update(JSON.stringify(request.body)).digest(),
      capability: 'ideas.lists.create',
      execution_id,
    })
    const { name } = request.body
    const [list] = await transaction('lists')
      .insert({ owner_id, list_id: randomUUID(), name, name_key: name.toLowerCase() })
      .returning('*')
    const answer = { status: 'completed', data: { list }, filler: 'x'.repeat(1500) }
    await transaction('executions').insert({
      owner_id,
      execution_id,
      capability: 'ideas.lists.create',
      version: '2.0',
      status: 'completed',
      answer: JSON.stringify(answer),
    })
    await transaction('audit').insert({
      owner_id,
      audit_id: randomUUID(),
      execution_id,
      capability: 'ideas.lists.create',
      token_id,
      surface: 'api',
      status: 'completed',
    })
    return answer
  })
  response.json(answer)
})

async function authenticate(request: Request): Promise<{ owner_id: string; token_id: string }> {
  const token = request.get('authorization')?.replace('Bearer ', '') ?? ''
  const hash = createHash('sha256').update(token).digest()
  const { rows } = await knex.raw('select * from authenticate_token(?)', [hash])
  if (!rows[0]) throw new Error('The token is unknown')
  return rows[0]
}

const server = app.listen(0, '127.0.0.1', () => {
  report(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
