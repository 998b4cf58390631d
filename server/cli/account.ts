// What an operator does with accounts:
//
//   npm run account -- --create sam@example.test [--name "Sam" --timezone Europe/Berlin]
//   npm run account -- --invite sam@example.test
//   npm run account -- --sign-out sam@example.test [--tokens]
//   npm run account -- --change-email sam@example.test --to new@example.test
//   npm run account -- --export sam@example.test --file sam.zip
//   npm run account -- --delete sam@example.test [--tell-guests]
import { accountCommand } from '#server/cli/account_command.ts'
import { runAsProcess } from '#server/cli/run_command.ts'

await runAsProcess(accountCommand)
