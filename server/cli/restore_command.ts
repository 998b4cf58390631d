import { registry } from '#generated/server/capabilities.ts'
import { backupArguments } from '#server/cli/backup_arguments.ts'
import type { Command } from '#server/cli/run_command.ts'
import type { BackupHeader } from '#server/database/backup/format.ts'
import { openBackup } from '#server/database/backup/read.ts'
import { restoreBackup, type Restored } from '#server/database/backup/restore.ts'
import { startEmbedded } from '#server/database/embedded/open.ts'
import { existingKeys, fingerprintOf } from '#server/process/keys.ts'

const { brand } = registry

/** Restores a backup into an empty database. @returns what was in it. */
export const restoreCommand: Command = async (given, { settings }) => {
  const { file, otherKeys } = backupArguments('restore', given)
  const config = settings()
  const backup = await openBackup(file)
  const keys = existingKeys(config).map(fingerprintOf)
  if (!otherKeys) refuseOtherKeys(backup.header, keys)
  // Loading takes long statements, which a pooler in front of the database may end.
  const named = config.migration_database_url ?? config.database_url
  const embedded = named === null ? await startEmbedded({ dataDir: config.data_dir, brand }) : null
  try {
    const url = named ?? embedded?.url ?? ''
    return summaryOf(backup.header, await restoreBackup(backup, { url, brand, keys }))
  } finally {
    await embedded?.stop()
  }
}

/** Throws if what the backup's keys have sealed could not be opened. */
function refuseOtherKeys({ keys }: BackupHeader, here: readonly string[]): void {
  const [newest] = keys
  if (newest === undefined) return
  if (here.includes(newest)) return
  throw new Error(
    'The keys are not those of the backup: set SERVICE_KEYS to them, or copy the file "keys" into the data directory. ' +
      'If they are lost, --other-keys restores without them; mail that was waiting, cursors and reviews are lost then.',
  )
}

function summaryOf({ made_at }: BackupHeader, { counts, migrations }: Restored): string {
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const newer = migrations.length > 0 ? ` Ran newer migrations: ${migrations.join(', ')}.` : ''
  return `Restored ${rows} rows of ${counts.accounts ?? 0} accounts, as of ${made_at}.${newer} Every account is isolated.\n`
}
