import { accessSync, closeSync, constants, openSync, statSync, writeSync } from 'node:fs'
import type { OwnerSession } from '#server/database/owner_session.ts'
import type { RowPosition, RowProblem } from '#server/domain/inventory/source_item.ts'
import { ArgumentError, type ImportCommand } from '#server/cli/inventory/arguments.ts'
import { progressOn, type Screen } from '#server/cli/inventory/progress.ts'
import { importReport } from '#server/cli/inventory/report.ts'
import { importInventory } from '#server/process/inventory/import.ts'
import { openFile, type ReadFile } from '#server/reading/inventory/bytes.ts'

/** How many errors are shown on the screen. */
const maxShown = 20

/** Imports a file and prints how that went. @returns whether every row of it was imported, and what it lacks retired where that was asked for. */
export async function runImport(
  session: OwnerSession,
  command: ImportCommand,
  { stdout, stderr }: { stdout: { write(text: string): unknown }; stderr: Screen },
): Promise<boolean> {
  const file = fileOf(command.file)
  const progress = progressOn(stderr, () => file.done() / Math.max(1, file.size))
  const errors = command.errors === null ? null : writableFile(command.errors)
  let shown = 0
  const problem = ({ line, column }: RowPosition, { code, message }: RowProblem) => {
    const text = `${line}:${column} ${code} ${message}\n`
    if (errors !== null) writeSync(errors, text)
    shown += 1
    if (shown > maxShown) return
    progress.clear()
    stderr.write(text)
    if (shown === maxShown && errors === null) {
      stderr.write('Further errors are not shown; --errors FILE gets all of them.\n')
    }
  }
  try {
    const options = { ...command, now: new Date() }
    const result = await importInventory(session, file, options, {
      progress: progress.show,
      problem,
    })
    progress.clear()
    stdout.write(importReport(command.file, command, result))
    return result.problems === 0 && result.is_whole && result.not_retired === null
  } finally {
    progress.clear()
    if (errors !== null) closeSync(errors)
  }
}

/** Opens a file that is named. Errors: as `refuseUnreadable`. */
export function fileOf(path: string): ReadFile {
  refuseUnreadable(path)
  return openFile(path)
}

/** Throws an ArgumentError where a file cannot be read. */
export function refuseUnreadable(path: string): void {
  try {
    accessSync(path, constants.R_OK)
  } catch (error) {
    throw new ArgumentError(`The file cannot be read: ${path} (${codeOf(error)}).`)
  }
  if (statSync(path).isDirectory())
    throw new ArgumentError(`This is a directory, not a file: ${path}.`)
}

function writableFile(path: string): number {
  try {
    return openSync(path, 'w')
  } catch (error) {
    throw new ArgumentError(`The file for errors cannot be written: ${path} (${codeOf(error)}).`)
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
