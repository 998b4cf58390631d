// Makes a distributed database of a migrated one, on the nodes of Citus; it can be repeated.
//
//   npm run distribute -- [--shards 32] URL
import { registry } from '#generated/server/capabilities.ts'
import { printAnswer } from '#server/cli/command.ts'
import { distributeArguments } from '#server/cli/distribute_arguments.ts'
import { type Distributed, distribute } from '#server/database/citus/distribute.ts'

const { brand } = registry

await printAnswer(async () => {
  const { url, shards } = distributeArguments(process.argv.slice(2))
  return summaryOf(await distribute({ url, brand, shards }))
})

function summaryOf({ tables, moved }: Distributed): string {
  const count = (wanted: string) => tables.filter(({ placement }) => placement === wanted).length
  const changed = moved.length === 0 ? 'Nothing to change' : `Moved ${moved.join(', ')}`
  return (
    `${changed}.\n${count('distributed')} tables are distributed, ${count('reference')} are on every node, ` +
    `${count('local')} stay on the coordinator.\n`
  )
}
