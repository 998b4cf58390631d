import { refuseDefect } from '#server/runtime/check.ts'
import { randomBytes } from 'node:crypto'
import { makeLog } from '#server/runtime/log.ts'
import { sharedThreads } from '#test/support/shared_threads.ts'
import { type Service, type ServiceOptions, startService } from '#server/process/service.ts'

/** Of every server of a test: those on one database open what another has sealed. */
const keys = [randomBytes(32)]

/**
 * Starts a service on a free port in this process, as strict as a service can be. TEST_LOG=debug shows its log, and with
 * CITUS_ROUTING=on each account is served at the node that has its rows.
 */
export function startTestServer(
  database_url: string,
  options: Partial<ServiceOptions> = {},
): Promise<Service> {
  return startService({
    database_url,
    database_routing: process.env.CITUS_ROUTING === 'on',
    host: '127.0.0.1',
    port: 0,
    metrics_port: null,
    public_url: null,
    keys,
    rate_limits: false,
    onDefect: refuseDefect,
    check_bodies: true,
    log: makeLog(process.env.TEST_LOG ?? 'error'),
    ...(options.reader_threads === undefined && { threads: sharedThreads() }),
    ...options,
  })
}
