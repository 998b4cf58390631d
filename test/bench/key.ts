import { createHash } from 'node:crypto'

/** The key of every process of a bench: what one seals, another opens. */
export const benchKey = createHash('sha256').update('bench').digest()
