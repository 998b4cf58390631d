import { createHash } from 'node:crypto'
import type { DiscoveryFilters } from '#generated/types.ts'

/** Stands for the request that a list is generated from: SHA-256, whatever the order of its fields. */
export function madeFrom(name: string, limit: number, applied: DiscoveryFilters): Buffer {
  const fields = Object.entries(applied).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([name, limit, fields]))
    .digest()
}
