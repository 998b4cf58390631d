import { registry } from '#generated/server/capabilities.ts'
import { backupArguments } from '#server/cli/backup_arguments.ts'
import type { Command } from '#server/cli/run_command.ts'
import { writeBackup, type Written } from '#server/database/backup/write.ts'
import { startEmbedded } from '#server/database/embedded/open.ts'
import { existingKeys, fingerprintOf } from '#server/process/keys.ts'

const { brand } = registry

/** Writes a backup into a new file. @returns what is in it, and where the keys are. */
export const backupCommand: Command = async (given, { settings }) => {
  const { file } = backupArguments('backup', given)
  const config = settings()
  const keys = existingKeys(config).map(fingerprintOf)
  const embedded =
    config.database_url === null
      ? await startEmbedded({ dataDir: config.data_dir, brand, exclusive: false })
      : null
  try {
    const url = config.database_url ?? databaseOf(embedded?.superuserUrl ?? '')
    return summaryOf(file, await writeBackup({ url, brand, keys, path: file }))
  } finally {
    await embedded?.stop()
  }
}

/** The superuser reads every account's rows; the URL names another database. */
function databaseOf(superuserUrl: string): string {
  const url = new URL(superuserUrl)
  url.pathname = `/${brand}`
  return url.href
}

function summaryOf(file: string, { header, counts, bytes }: Written): string {
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const kept =
    header.keys.length > 0
      ? 'The keys are not in it: keep SERVICE_KEYS, or the file "keys" of the data directory, in another place.'
      : 'The keys are not in it, and were not found here: keep SERVICE_KEYS of the servers in another place.'
  return `${file}: ${rows} rows of ${counts.accounts ?? 0} accounts, as of ${header.made_at}, in ${bytes} bytes.\n${kept}\n`
}
