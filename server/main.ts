import { flushCompileCache } from 'node:module'
import { registry } from '#generated/server/capabilities.ts'
import { configOrExit } from '#server/config.ts'
import { type EmbeddedDatabase, startEmbedded } from '#server/database/embedded/open.ts'
import { writeDemoToken } from '#server/process/demo_token.ts'
import { existingKeys } from '#server/process/keys.ts'
import { keysOfMigrated } from '#server/process/key_ring.ts'
import { makeMailer } from '#server/outbound/email/mailer.ts'
import { makeLog } from '#server/runtime/log.ts'
import { holdPorts } from '#server/process/ports.ts'
import { prepareDatabase } from '#server/process/prepare_database.ts'
import type { Service } from '#server/process/service.ts'
import { settingWarnings } from '#server/process/settings/warnings.ts'
import { startFailure } from '#server/process/start_failure.ts'
import { startLine, startMessage } from '#server/process/start_message.ts'

const { brand } = registry
const config = configOrExit('server')
const log = makeLog(config.log_level)

/** What has been started and has to be stopped. */
const running: { embedded?: EmbeddedDatabase; service?: Service } = {}
let stopping = false
/** Whether the demo account and its token are there too: a script waits for /readyz and then reads the token. */
let complete = false

process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// A terminal that is closed.
process.on('SIGHUP', stop)

const started = start()
try {
  await started
} catch (error) {
  // An error of a start that is being stopped is not reported.
  if (!stopping) await giveUp(error)
}

async function giveUp(error: unknown): Promise<void> {
  process.stderr.write(`${startFailure(error)}\n`)
  // Work in the background that this ends has not failed.
  log.level = 'silent'
  await running.service?.close({ grace: 0, limit: 0 }).catch(() => {})
  await running.embedded?.stop().catch(() => {})
  process.exit(1)
}

async function start(): Promise<void> {
  const ports = await holdPorts(config)
  // What is wrong with them is said before a database is started.
  existingKeys(config)
  const database_url = config.database_url ?? (await embeddedUrl())
  const embedded = config.database_url === null
  if (stopping) return
  const warnings = settingWarnings(config)
  await prepareDatabase({ ...config, database_url }, (warning) => warnings.push(warning))
  if (stopping) return
  const keys = await keysOfMigrated(config, database_url)
  // A start that is refused says one thing.
  for (const warning of warnings) log.warn(warning)
  if (stopping) return
  // What is refused is refused before the service, which is most of the code, is loaded.
  const { startService } = await import('#server/process/service.ts')
  if (stopping) return
  const mailer = makeMailer({ ...config.mail, data_dir: config.data_dir })
  const service = await startService({
    database_url,
    database_pooler: config.database_pooler,
    database_routing: config.database_routing,
    host: config.host,
    port: config.port,
    metrics_port: config.metrics_port,
    ports,
    public_url: config.public_url,
    keys,
    rate_limits: config.rate_limits,
    trusted_proxies: config.trusted_proxies,
    origins: config.origins,
    // People who try the service still get the answer; its developers read in the log what is wrong with it.
    onDefect:
      embedded && !config.is_production
        ? (defect) => log.error({ defect: defect.message }, 'an answer breaks a promise')
        : null,
    retention: config.retention,
    sign_up: config.sign_up,
    operator_urls: config.operator_urls,
    oauth: config.oauth,
    assistant: config.assistant,
    model: config.model,
    mail: {
      mailer,
      from: config.mail.from,
      name: config.mail.name,
      ...(config.mail.url === null && !config.is_production && { shown_place: mailer.place }),
    },
    fetch: config.fetch,
    reader_threads: config.reader_threads,
    media_day_bytes: config.media_day_bytes,
    ocr: config.ocr,
    isComplete: () => complete,
    log,
  })
  running.service = service
  if (stopping) return
  // People who only run the service do not expect an account in it.
  const has_demo = embedded && !config.is_production
  const token = has_demo ? await demoToken(service, database_url) : null
  const made = token === null ? null : { token, path: writeDemoToken(config.data_dir, token) }
  complete = true
  const about = { url: service.runtime.base_url, mail: mailer.place, has_demo, made }
  process.stdout.write(process.stdout.isTTY === true ? startMessage(about) : startLine(about))
  // So that the next start has what was compiled, even if this process is killed.
  flushCompileCache()
}

/** Makes the demo account if it is missing. @returns its new token, or null. */
async function demoToken({ runtime }: Service, database_url: string): Promise<string | null> {
  const [{ ensureDemoInventory }, { ensureDemo }] = await Promise.all([
    import('#server/process/inventory/demo.ts'),
    import('#server/demo/make.ts'),
  ])
  await ensureDemoInventory(database_url)
  return ensureDemo(runtime, { samples: true })
}

async function embeddedUrl(): Promise<string> {
  running.embedded = await startEmbedded({ dataDir: config.data_dir, brand })
  return running.embedded.url
}

/** Finishes open requests, stops what was started, and exits within ten seconds. */
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), 9_800).unref()
  try {
    // A start that is still running registers at its next step what has to be stopped.
    await started.catch(() => {})
    await running.service?.close()
    await running.embedded?.stop()
    process.exit(0)
  } catch (error) {
    log.fatal({ err: error }, 'could not stop cleanly')
    process.exit(1)
  }
}
