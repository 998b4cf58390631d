// Ends one share of a list, by the link that opens it; the list's other links go on working.
//
//   npm run share:end -- https://…/l/…
import { endShareCommand } from '#server/cli/end_share_command.ts'
import { runAsProcess } from '#server/cli/run_command.ts'

await runAsProcess(endShareCommand)
