// Starts the mock of the registry whose modules are loaded, and says how to call it.
import { capabilities, protocol, registry } from '#generated/server/capabilities.ts'
import { startMock } from '#server/mock/service.ts'
import { hostOf, portOf, settingOf } from '#server/process/settings/values.ts'
import { offers } from '#server/runtime/authorise.ts'

const { url, server } = await start().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.closeAllConnections()
    server.close(() => process.exit(0))
  })
}

async function start() {
  const value = (name: string) => settingOf(process.env, name)
  return startMock({
    host: hostOf(value('HOST') ?? '127.0.0.1'),
    port: portOf('PORT', value('PORT') ?? '4010'),
  })
}

// A call that needs little: a read without required fields, where there is one.
const shown =
  Object.values(capabilities).find(
    (facts) => facts.effect === 'read' && facts.required.length === 0 && offers(facts, 'api'),
  )?.id ?? '<capability>'
process.stdout.write(`${registry.title}, mocked: ${url}
Reference: ${url}/docs/

  curl -s ${url}${protocol.path}/capabilities/${shown} \\
    -H 'Authorization: Bearer anything' -H 'Content-Type: application/json' -d '{}'

Prefer: status=needs_input, code=rate_limited or example=2 asks for another answer.
`)
