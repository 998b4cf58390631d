// Turns an account's mail about its own plans on or off, or says which it is. The account's mails have a link for it.
//
//   npm run host:mail -- --email sam@example.test [on|off]
import { hostMailCommand } from '#server/cli/host_mail_command.ts'
import { runAsProcess } from '#server/cli/run_command.ts'

await runAsProcess(hostMailCommand)
