import { startService } from '#server/process/service.ts'
import { makeLog } from '#server/runtime/log.ts'
import { report, usualSettings } from '#test/bench/servers/child.ts'

// As one of several on a database: workers are processes of their own.
const service = await startService({
  ...usualSettings(),
  rate_limits: true,
  worker: false,
  log: makeLog('silent'),
})
report(service.url)
