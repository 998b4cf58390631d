// Prints a link that signs in to an account, once, in the browser that opens it within ten minutes.
//
//   npm run --silent sign-in -- --email sam@example.test
import { signInCommand } from '#server/cli/sign_in_command.ts'
import { runAsProcess } from '#server/cli/run_command.ts'

await runAsProcess(signInCommand)
