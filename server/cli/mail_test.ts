// Sends one mail to an address, to see whether mail arrives with the settings of this environment.
//
//   npm run mail-test -- you@example.org
import { mailTestCommand } from '#server/cli/mail_test_command.ts'
import { runAsProcess } from '#server/cli/run_command.ts'

await runAsProcess(mailTestCommand)
