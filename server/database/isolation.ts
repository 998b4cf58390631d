import type pg from 'pg'
import { isolationRules } from '#server/database/isolation_rules.ts'
import { openClient } from '#server/database/open_client.ts'
import { rolesOf } from '#server/database/roles.ts'

/** Something that could show one person's data to another, or that could not be sharded by owner. */
export interface IsolationProblem {
  /** A table, index, policy, function, role, … by its name. */
  object: string
  problem: string
}

/**
 * Checks the whole catalog against the isolation rules: every table of people's data has a key that begins with its
 * owner and has the one policy, and everything else is on a list.
 *
 * @returns what breaks the rules; empty if nothing does.
 */
export async function findIsolationProblems(
  client: pg.ClientBase,
  brand: string,
): Promise<IsolationProblem[]> {
  const answers = isolationRules(rolesOf(brand)).map(async ({ problem, query }) => {
    const { rows } = await client.query<{ object: string }>(query)
    return rows.map(({ object }) => ({ object, problem }))
  })
  return (await Promise.all(answers)).flat()
}

/** Throws if the catalog breaks an isolation rule; the message has one line for each problem. */
export async function checkCatalog(url: string, brand: string): Promise<void> {
  const client = await openClient(url, {
    application_name: `${brand} isolation`,
    pipeline: true,
    query_timeout: 30_000,
  })
  try {
    const found = await findIsolationProblems(client, brand)
    if (found.length === 0) return
    const lines = found.map(({ object, problem }) => `\n  ${object} ${problem}`)
    throw new Error(`This database does not isolate people's data:${lines.join('')}`)
  } finally {
    await client.end()
  }
}
