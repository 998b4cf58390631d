import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { type BackupHeader, endOfRows, parseHeader } from '#server/database/backup/format.ts'
import { codeOf } from '#server/database/directory.ts'

/** A part of a backup: a line of its own, or rows of the table that the line before them names. */
export type BackupPart = { readonly line: string } | { readonly rows: Buffer }

/** An opened backup. */
export interface OpenBackup {
  readonly header: BackupHeader
  /** What comes after the first line. Throws one line if the file is damaged. To be read to its end. */
  readonly parts: AsyncGenerator<BackupPart>
}

/** Opens a backup. Throws one line if the file cannot be read, or is not a backup. */
export async function openBackup(path: string): Promise<OpenBackup> {
  const parts = readParts(path)
  const { value } = await parts.next()
  const header = value && 'line' in value ? parseHeader(value.line) : null
  if (header) return { header, parts }
  await parts.return(undefined)
  throw new Error(`${path} is not a backup that this release can read.`)
}

async function* readParts(path: string): AsyncGenerator<BackupPart> {
  const file = createReadStream(path)
  const text = file.pipe(createGunzip())
  file.once('error', (error) => text.destroy(error))
  // Of a line that is not complete yet: a row may be as long as many chunks.
  let unfinished: Buffer[] = []
  let inRows = false
  try {
    for await (const chunk of text) {
      unfinished.push(chunk)
      if (!chunk.includes('\n')) continue
      const all: Buffer = Buffer.concat(unfinished)
      const end = all.lastIndexOf('\n') + 1
      unfinished = [all.subarray(end)]
      let from = 0
      while (from < end) {
        if (inRows) {
          const stop = endOfRowsIn(all, from, end)
          if (stop > from) yield { rows: all.subarray(from, stop) }
          from = stop
          if (from === end) break
        }
        const next = all.indexOf('\n', from)
        const line = all.toString('utf8', from, next)
        inRows = line.endsWith(' FROM stdin;')
        from = next + 1
        if (line !== '') yield { line }
      }
    }
  } catch (error) {
    if (codeOf(error) === 'Z_DATA_ERROR' || codeOf(error) === 'Z_BUF_ERROR') {
      throw new Error(`${path} is damaged, is not complete or is not a backup.`, { cause: error })
    }
    if (!(error instanceof Error && 'syscall' in error)) throw error
    throw new Error(`${path} cannot be read (${codeOf(error)}).`, { cause: error })
  } finally {
    file.destroy()
  }
}

/** Where the line that ends the rows begins; `end` if it does not come before. */
function endOfRowsIn(text: Buffer, from: number, end: number): number {
  const mark = `${endOfRows}\n`
  if (text.subarray(from, from + mark.length).equals(Buffer.from(mark))) return from
  const found = text.indexOf(`\n${mark}`, from)
  return found === -1 || found >= end ? end : found + 1
}
