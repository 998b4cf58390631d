// Restores a backup into an empty database, where migrations run: MIGRATION_DATABASE_URL if it is set.
//
//   npm run restore -- FILE
import { restoreCommand } from '#server/cli/restore_command.ts'
import { runAsProcess } from '#server/cli/run_command.ts'

await runAsProcess(restoreCommand)
