import { ConfigError } from '#server/process/settings/error.ts'
import { keysVariable } from '#server/process/settings/names.ts'

/** @returns the keys of the setting, newest first; null where it is not set. Throws a ConfigError that repeats none. */
export function keyRingOf(value: string | null): Buffer[] | null {
  if (value === null) return null
  const keys = value.split(',').map((text) => parseKey(text.trim()))
  if (keys.length > 2 || keys.includes(null)) {
    throw new ConfigError(
      `${keysVariable} must be one key, or the new and the old key separated by a comma. ` +
        'Each is 32 random bytes in base64, for example from "openssl rand -base64 32".',
    )
  }
  return keys.filter((key) => key !== null)
}

/** @returns a key of 32 bytes that is written in base64; null for any other text, and for one byte repeated. */
export function parseKey(text: string): Buffer | null {
  const key = Buffer.from(text, 'base64')
  if (key.length !== 32 || key.toString('base64') !== text) return null
  return key.every((byte) => byte === key[0]) ? null : key
}
