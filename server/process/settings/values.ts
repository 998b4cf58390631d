import { maxMediaBytes, usualDayBytes } from '#server/domain/media/files.ts'
import type { SignUpMode } from '#server/domain/web/sign_up.ts'
import { signUpModes } from '#server/domain/web/sign_up.ts'
import { ConfigError } from '#server/process/settings/error.ts'
import type { Environment } from '#server/process/settings/names.ts'

/**
 * @returns the value of a setting without spaces around it; null where it is empty or not set. Throws a ConfigError for
 * one in quotes, which shells remove and files of variables may not.
 */
export function settingOf(environment: Environment, name: string): string | null {
  const value = environment[name]?.trim() || null
  if (value === null || !/^(["']).*\1$/s.test(value) || value.length < 2) return value
  throw new ConfigError(`${name} is in quotes, which would be part of its value: leave them out.`)
}

/** @returns a value that must be one of a few. */
export function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value)
  if (found !== undefined) return found
  throw new ConfigError(`${name} must be one of ${allowed.join(', ')}; it is "${value}".`)
}

/** @returns who may make an account. */
export function signUpOf(value: string | null): SignUpMode {
  return oneOf('SIGN_UP', value ?? 'invited', signUpModes)
}

/** @returns a port; 0 for any that is free. */
export function portOf(name: string, value: string): number {
  const port = Number(value)
  if (/^\d{1,5}$/.test(value) && port <= 65_535) return port
  throw new ConfigError(`${name} must be a port from 0 to 65535; it is "${value}".`)
}

/** @returns the name or address to listen on. */
export function hostOf(value: string): string {
  if (/^[A-Za-z0-9.:_-]+$/.test(value)) return value
  throw new ConfigError(`HOST must be a name or an address such as 127.0.0.1; it is "${value}".`)
}

/** @returns the path of a directory. */
export function directoryOf(value: string): string {
  if (!/^[~$%]|^[a-z][a-z0-9+.-]+:\/\//i.test(value)) return value
  throw new ConfigError(
    `DATA_DIR must be the path of a directory such as /var/lib/service; it is "${value}".`,
  )
}

/** Ten years. */
const maxDays = 3_650

/** @returns a number of days. */
export function daysOf(name: string, value: string | null, usual: number, least: number): number {
  if (value === null) return usual
  const days = Number(value)
  if (/^\d{1,4}$/.test(value) && days >= least && days <= maxDays) return days
  throw new ConfigError(
    `${name} must be a number of days from ${least} to ${maxDays}; it is "${value}".`,
  )
}

/** @returns how many threads read; `usual` where none is said. */
export function threadsOf(value: string | null, usual: number): number {
  if (value === null) return usual
  if (/^\d{1,2}$/.test(value)) return Number(value)
  throw new ConfigError(`READER_THREADS must be a number from 0 to 99; it is "${value}".`)
}

/** A terabyte. */
const maxDayBytes = 1_000_000_000_000

/** @returns the bytes that an account may upload in a day. */
export function dayBytesOf(value: string | null): number {
  if (value === null) return usualDayBytes
  const bytes = Number(value)
  if (/^\d{1,13}$/.test(value) && bytes >= maxMediaBytes && bytes <= maxDayBytes) return bytes
  throw new ConfigError(
    `MEDIA_DAY_BYTES must be a number of bytes from ${maxMediaBytes} to ${maxDayBytes}; it is "${value}".`,
  )
}

/** The most characters of what the service calls itself. */
const maxUserAgent = 200

/** @returns what the service calls itself to other sites; null for its own name. */
export function userAgentOf(value: string | null): string | null {
  if (value === null) return null
  if (value.length <= maxUserAgent && /^[!-~]+( [!-~]+)*$/.test(value)) return value
  throw new ConfigError(
    `FETCH_USER_AGENT must be at most ${maxUserAgent} printable ASCII characters, such as ` +
      'example-capture/1 (+https://example.com/about).',
  )
}
