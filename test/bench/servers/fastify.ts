// The leanest thing that answers the same: Fastify, the precompiled validator, and the same answer.
import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { inputs } from '#generated/server/validators.js'
import { report } from '#test/bench/servers/child.ts'
import { capability, data } from '#test/bench/servers/read.ts'

const validate = Object.values(inputs[capability])[0]
const app = fastify()
app.setValidatorCompiler(() => (body) => validate?.(body) ?? false)
app.post(`/api/v2/capabilities/${capability}`, { schema: { body: {} } }, async () => {
  const next_actions: unknown[] = []
  return {
    contract: 'service.capability-outcome.v1',
    status: 'completed',
    outcome: {
      kind: 'search.answered',
      facts: {},
      resources: data.items.map(({ handle, title }) => ({ kind: 'idea', handle, label: title })),
      disclosures: [],
      next_actions,
      fallback_text: 'Five results.',
    },
    data,
    error: null,
    errors: [],
    effects: [],
    next_actions,
    capability: { name: capability, version: '1.0' },
    request_id: randomUUID(),
  }
})
report(await app.listen({ host: '127.0.0.1', port: 0 }))
