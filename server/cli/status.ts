// Prints which capabilities are live, which are still stubs, and which refuse every direct call.
//
//   npm run --silent status
import { statusCommand } from '#server/cli/status_command.ts'
import { runAsProcess } from '#server/cli/run_command.ts'

await runAsProcess(statusCommand)
