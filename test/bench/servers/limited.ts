import { startService } from '#server/process/service.ts'
import { makeLog } from '#server/runtime/log.ts'
import { report, usualSettings } from '#test/bench/servers/child.ts'

// As shipped, with the limits of production.
const service = await startService({
  ...usualSettings(),
  rate_limits: true,
  log: makeLog('silent'),
})
report(service.url)
