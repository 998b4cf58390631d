// Writes a backup into a new file, while servers go on working.
//
//   npm run backup -- FILE
import { backupCommand } from '#server/cli/backup_command.ts'
import { runAsProcess } from '#server/cli/run_command.ts'

await runAsProcess(backupCommand)
