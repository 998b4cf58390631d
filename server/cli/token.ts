import { tokenCommand } from '#server/cli/token_command.ts'
import { runAsProcess } from '#server/cli/run_command.ts'

await runAsProcess(tokenCommand)
