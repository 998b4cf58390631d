import type { Config } from '#server/config.ts'
import { reachable } from '#server/process/listen.ts'

/** @returns the address under which people reach a service with these settings, without a trailing slash. */
export function baseUrlOf({ public_url, host, port }: Config): string {
  return public_url ?? `http://${reachable(host)}:${port}`
}
