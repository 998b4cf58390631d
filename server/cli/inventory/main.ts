// Keeps the public inventory: places and events that everybody can find.
//
//   npm run inventory -- import FILE --source NAME --licence LICENCE --attribution TEXT
import { runInventory } from '#server/cli/inventory/command.ts'
import { configOrExit } from '#server/config.ts'

const { stdout, stderr } = process
process.exitCode = await runInventory(process.argv.slice(2), {
  settings: configOrExit,
  stdout,
  stderr,
})
