// Makes a distributed database of a migrated one, on the nodes of Citus; it can be repeated.
//
//   npm run distribute -- [--shards 32] URL
import { distributeCommand } from '#server/cli/distribute_command.ts'
import { runAsProcess } from '#server/cli/run_command.ts'

await runAsProcess(distributeCommand)
