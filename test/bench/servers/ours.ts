import { handlers } from '#generated/server/handlers.ts'
import { completed } from '#server/runtime/handler.ts'
import { makeLog } from '#server/runtime/log.ts'
import { startService } from '#server/process/service.ts'
import { report, usualSettings } from '#test/bench/servers/child.ts'
import { capability, data } from '#test/bench/servers/read.ts'

// The one read of the comparison gets the same work as in the other servers; everything else is as shipped.
Object.assign(handlers[capability], { work: async () => completed(data) })

const service = await startService({
  ...usualSettings(),
  rate_limits: false,
  log: makeLog('error'),
})
report(service.url)
