import { maxMediaBytes } from '#server/domain/media/files.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { tooManyAtOnce, tooMuchAtOnce } from '#server/domain/messages/media.ts'

/** Uploads that are being received, which lie in memory until they are stored. */
export interface UploadSlots {
  /**
   * Does the work of an upload. `announced` is its length in bytes; null where nobody knows.
   *
   * Errors: `rate_limited` where the account sends three files already, `dependency_unavailable` where all accounts
   * together send as much as the process has memory for; and those of the work.
   */
  within<T>(owner: string, announced: number | null, work: () => Promise<T>): Promise<T>
}

/** Files that one account sends at once to one process. */
const maxPerOwner = 3

/** Bytes that all accounts send at once to one process. */
const maxTotal = 16 * maxMediaBytes

/** Seconds after which it may go better. */
const soon = 2

/** Makes the count of the uploads of one process. */
export function makeUploadSlots(): UploadSlots {
  const ofOwner = new Map<string, number>()
  let ofAll = 0
  return {
    async within(owner, announced, work) {
      const bytes = Math.min(announced ?? maxMediaBytes, maxMediaBytes)
      const own = ofOwner.get(owner) ?? 0
      if (own >= maxPerOwner)
        throw fail('rate_limited', { message: tooManyAtOnce, retryAfter: soon })
      if (ofAll + bytes > maxTotal)
        throw fail('dependency_unavailable', { message: tooMuchAtOnce, retryAfter: soon })
      ofOwner.set(owner, own + 1)
      ofAll += bytes
      try {
        return await work()
      } finally {
        const left = (ofOwner.get(owner) ?? 1) - 1
        if (left > 0) ofOwner.set(owner, left)
        else ofOwner.delete(owner)
        ofAll -= bytes
      }
    },
  }
}
