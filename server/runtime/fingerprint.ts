import { readFileSync } from 'node:fs'
import { fingerprintOf } from '#generated/server/fingerprint.ts'
import { generatedFolder } from '#generated/server/folder.ts'

let computed: string | null = null

/** The fingerprint of the registry that this process serves: `sha256:` and 64 hexadecimal digits. */
export function registryFingerprint(): string {
  computed ??= fingerprintOf((path) => readFileSync(new URL(path, generatedFolder), 'utf8'))
  return computed
}
