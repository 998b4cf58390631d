import { readFileSync } from 'node:fs'
import { fingerprintOf } from '#generated/server/fingerprint.ts'

let computed: string | null = null

/** The fingerprint of the registry that this process serves: `sha256:` and 64 hexadecimal digits. */
export function registryFingerprint(): string {
  computed ??= fingerprintOf((path) =>
    readFileSync(new URL(`../../generated/${path}`, import.meta.url), 'utf8'),
  )
  return computed
}
