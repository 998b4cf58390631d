import { deleteSource } from '#server/data/inventory_items/delete.ts'
import { updateSameItems, updateSourceRetired } from '#server/data/inventory_items/update.ts'
import { countSourceShares, findSource, listSources } from '#server/data/inventory_sources/list.ts'
import { lockSource, updateSourceCount } from '#server/data/inventory_sources/update.ts'
import type { OwnerSession } from '#server/database/owner_session.ts'
import { counted } from '#server/domain/basics/text.ts'
import {
  ArgumentError,
  type InventoryCommand,
  readArguments,
  usage,
} from '#server/cli/inventory/arguments.ts'
import type { Config } from '#server/config.ts'
import { fileOf, refuseUnreadable, runImport } from '#server/cli/inventory/import.ts'
import type { Screen } from '#server/cli/inventory/progress.ts'
import { sourcesReport } from '#server/cli/inventory/report.ts'
import { withOwnerSession } from '#server/cli/with_owner_session.ts'
import { importAreas, importBorders } from '#server/process/inventory/areas.ts'
import type { ReadFile } from '#server/reading/inventory/bytes.ts'

/** How the command ends. */
const ends = { done: 0, stopped: 1, wrong: 2, partly: 3 }

/** What the command has from the process that runs it. */
export interface Surroundings {
  readonly settings: () => Config
  readonly stdout: { write(text: string): unknown }
  readonly stderr: Screen
}

/** Runs the command, which prints as it goes on. @returns the code with which its process ends. */
export async function runInventory(
  given: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  const { settings, stdout, stderr } = surroundings
  try {
    const command = readArguments(given)
    if (command.do === 'help') {
      stdout.write(usage)
      return ends.done
    }
    // Before a database is opened.
    if (command.do === 'import' || command.do === 'areas') {
      refuseUnreadable(command.file)
    }
    return await withOwnerSession(settings(), (session) =>
      runCommand(session, command, surroundings),
    )
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return error instanceof ArgumentError ? ends.wrong : ends.stopped
  }
}

async function runCommand(
  session: OwnerSession,
  command: InventoryCommand,
  surroundings: Surroundings,
): Promise<number> {
  const { stdout } = surroundings
  if (command.do === 'import') {
    return (await runImport(session, command, surroundings)) ? ends.done : ends.partly
  }
  if (command.do === 'areas') {
    const file = fileOf(command.file)
    if (command.city === null) {
      const { code, said } = await runBorders(session, file, command.level)
      stdout.write(said)
      return code
    }
    const { areas, left_out } = await importAreas(session, file, command.city)
    const left =
      left_out === 0 ? '' : ` ${counted(left_out, 'feature')} without a name or a polygon left out.`
    stdout.write(
      `${command.city} has ${counted(areas, 'neighborhood')} of this file.${left}\n` +
        'Import the sources again: their items are in an area only from then on.\n',
    )
    return areas === 0 ? ends.stopped : ends.done
  }
  if (command.do === 'retire' || command.do === 'remove') {
    stdout.write(await endSource(session, command.do, command.source))
    return ends.done
  }
  const sources = await listSources(session)
  stdout.write(sourcesReport(sources, await countSourceShares(session)))
  return ends.done
}

/** Stores the cities of an extract. */
async function runBorders(session: OwnerSession, file: ReadFile, level: number) {
  const { cities, areas } = await importBorders(session, file, level)
  const said =
    cities === 0
      ? `The file has no city: no border of OpenStreetMap with admin_level ${level}. --level names another one; --city NAME takes its polygons as neighborhoods of one.\n`
      : `${counted(cities, 'city', 'cities')} and ${counted(areas, 'neighborhood')} of this file.\n` +
        'Import the sources again: their items are in an area only from then on.\n'
  return { code: cities === 0 ? ends.stopped : ends.done, said }
}

async function endSource(
  session: OwnerSession,
  how: 'retire' | 'remove',
  source: string,
): Promise<string> {
  if ((await findSource(session, source)) === null) {
    throw new ArgumentError(`There is no source “${source}”; list shows those that there are.`)
  }
  if (!(await lockSource(session, source))) {
    throw new Error(`An import of “${source}” is running.`)
  }
  const isRetired = how === 'retire'
  const items = isRetired
    ? await updateSourceRetired(session, source)
    : await deleteSource(session, source)
  // What another source has of the same things is shown again.
  await updateSameItems(session)
  if (isRetired) await updateSourceCount(session, source, false)
  const done = isRetired ? 'Retired' : 'Removed'
  return `${done} ${counted(items, 'item')} of “${source}”. Ideas that people took from it stay.\n`
}
