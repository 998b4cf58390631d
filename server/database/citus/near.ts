import { hashOfBytes } from '#server/database/citus/hash.ts'
import { remembered } from '#server/domain/basics/remembered.ts'

/** How many first bits of the hashes are the same: enough where tables are divided into 128 parts or fewer. */
const sameBits = 7

/** How many names are kept that were made. */
const maxKept = 10_000

const found = remembered(maxKept, (key) => {
  const [one = '', other = ''] = key.split(' ')
  const wanted = hashOfBytes(Buffer.from(other, 'hex')) >>> (32 - sameBits)
  const made = Buffer.concat([Buffer.from(one, 'hex'), Buffer.alloc(4)])
  for (let count = 0; hashOfBytes(made) >>> (32 - sameBits) !== wanted; count += 1) {
    made.writeUInt32LE(count, made.length - 4)
  }
  return made
})

/**
 * A longer name for the first bucket, with which Citus puts it into the same part of the table as the other, so that one
 * statement to one node can take from both. It is always the same.
 */
export function bucketNear(bucket: Buffer, other: Buffer): Buffer {
  return found(`${bucket.toString('hex')} ${other.toString('hex')}`)
}
