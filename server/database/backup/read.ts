import { createReadStream, statSync } from 'node:fs'
import { createGunzip } from 'node:zlib'
import {
  type BackupHeader,
  countRows,
  endOfRows,
  parseHeader,
  parseLastLine,
  parseTableLine,
  type RowCounts,
} from '#server/database/backup/format.ts'
import { codeOf } from '#server/database/directory.ts'

/** A part of a backup: a line of its own, or rows of the table that the line before them names. */
export type BackupPart = { readonly line: string } | { readonly rows: Buffer }

/** A backup that was read to its end once. */
export interface OpenBackup {
  readonly header: BackupHeader
  /** Reads what comes after the first line. Throws one line if the file is damaged. */
  parts(): AsyncGenerator<BackupPart>
}

/**
 * Reads a backup from its first line to its last and counts its rows, so that what uses it afterwards knows that it is
 * whole. Throws one line if the file cannot be read, is damaged, or is not a backup.
 */
export async function openBackup(path: string): Promise<OpenBackup> {
  refuseStream(path)
  const parts = readParts(path)
  const { value } = await parts.next()
  const header = value && 'line' in value ? parseHeader(value.line) : null
  if (header === null) {
    await parts.return(undefined)
    throw new Error(`${path} is not a backup that this release can read.`)
  }
  await checkCounts(parts)
  return {
    header,
    async *parts() {
      const again = readParts(path)
      await again.next()
      yield* again
    },
  }
}

/** What is read twice has to be a file. */
function refuseStream(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined || found.isFile() || found.isDirectory()) return
  throw new Error(`${path} is not a file: a restore reads it twice, so write it to one first.`)
}

/** Throws if the last line is missing, or counts other rows than there are. */
async function checkCounts(parts: AsyncGenerator<BackupPart>): Promise<void> {
  const found: Record<string, number> = {}
  let table: string | undefined
  let expected: RowCounts | null = null
  for await (const part of parts) {
    if ('rows' in part) {
      if (table !== undefined) found[table] = (found[table] ?? 0) + countRows(part.rows)
      continue
    }
    table = parseTableLine(part.line)?.name
    if (table !== undefined) found[table] ??= 0
    expected ??= parseLastLine(part.line)
  }
  if (expected === null) {
    throw new Error('The backup is not complete: its end is missing. Nothing was restored.')
  }
  requireSameCounts(found, expected)
}

/** Throws one line if a table has another number of rows than the backup says. */
export function requireSameCounts(found: RowCounts, expected: RowCounts): RowCounts {
  const wrong = Object.keys({ ...found, ...expected }).find(
    (name) => found[name] !== expected[name],
  )
  if (wrong === undefined) return found
  throw new Error(
    `The backup is damaged: ${wrong} has ${found[wrong] ?? 0} rows and should have ${expected[wrong] ?? 0}. Nothing was restored.`,
  )
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
