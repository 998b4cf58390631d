import { registry } from '#generated/server/capabilities.ts'
import { distributeArguments } from '#server/cli/distribute_arguments.ts'
import type { Command } from '#server/cli/run_command.ts'
import { type Distributed, distribute } from '#server/database/citus/distribute.ts'

const { brand } = registry

/** Distributes the tables of the database that is named. @returns which were moved, and how many are where. */
export const distributeCommand: Command = async (given) => {
  const { url, shards } = distributeArguments(given)
  return summaryOf(await distribute({ url, brand, shards }))
}

function summaryOf({ tables, moved }: Distributed): string {
  const count = (wanted: string) => tables.filter(({ placement }) => placement === wanted).length
  const changed = moved.length === 0 ? 'Nothing to change' : `Moved ${moved.join(', ')}`
  return (
    `${changed}.\n${count('distributed')} tables are distributed, ${count('reference')} are on every node, ` +
    `${count('single')} are on one node, ${count('local')} stay on the coordinator.\n`
  )
}
