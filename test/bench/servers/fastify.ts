import fastify from 'fastify'
import { inputs } from '#generated/server/validators.js'
import { argument, report } from '#test/bench/servers/child.ts'
import { capability, data } from '#test/bench/servers/read.ts'

argument(0)
const validate = Object.values(inputs[capability])[0]
const app = fastify()
app.setValidatorCompiler(() => (body) => validate?.(body) ?? false)
app.post(`/api/v2/capabilities/${capability}`, { schema: { body: {} } }, async () => ({
  status: 'completed',
  data,
}))
report(await app.listen({ host: '127.0.0.1', port: 0 }))
