import { createHash } from 'node:crypto'

/** The generated files that together say everything callers can see of the registry. */
const described = ['openapi.json', 'server/capabilities.ts', 'server/errors.ts', 'types.ts']

/**
 * The fingerprint of the whole registry, which changes whenever anything changes that callers can see. It is
 * computed when it is needed: two branches that each change the registry would conflict in a committed one.
 *
 * @param read returns the text of a file below generated/
 * @returns `sha256:` and 64 hexadecimal digits
 */
export function fingerprintOf(read: (path: string) => string): string {
  const hash = createHash('sha256')
  for (const path of described) hash.update(read(path))
  return `sha256:${hash.digest('hex')}`
}

/** The text of the OpenAPI document with the fingerprint, which the committed document does not have. */
export function withFingerprint(document: string, fingerprint: string): string {
  const next = '"x-contract":'
  return document.replace(next, `"x-registry-fingerprint": "${fingerprint}",\n    ${next}`)
}
