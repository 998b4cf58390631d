import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from '#server/outbound/email/client.ts'
import { mimeOf } from '#server/outbound/email/mime.ts'

/** Mail that is not sent: each message is a file in this folder, named by its id, which mail programs can open. */
export function makeOutbox(folder: string): Mailer {
  return {
    idempotent: true,
    place: `files in ${folder}`,
    async send(email) {
      const path = join(folder, `${email.id}.eml`)
      const unfinished = `${path}.${process.pid}.part`
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(unfinished, await mimeOf(email), { mode: 0o600, flush: true })
        await rename(unfinished, path)
        return { state: 'accepted' }
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {})
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
        return { state: 'refused', retry: true, reason: `the outbox cannot be written (${code})` }
      }
    },
    close() {},
  }
}
