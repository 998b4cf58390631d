import { describe, expect, test } from 'vitest'
import { findTools, foundText } from '#server/runtime/tools/find_tools.ts'
import { absentIn } from '#server/runtime/tools/narrowed_texts.ts'
import { tools } from '#server/runtime/tools/tools.ts'
import {
  colloquial,
  fresh,
  german,
  later,
  missedBefore,
  plain,
  type Row,
  unseen,
} from '#test/server/surfaces/mcp/search/queries.ts'
import { casual } from '#test/server/surfaces/mcp/search/casual.ts'
import { practice } from '#test/server/surfaces/mcp/search/practice.ts'
import { elsewhere, heldBack, mended, spoken } from '#test/server/surfaces/mcp/search/spoken.ts'
import { tokensOf } from '#test/support/tokens.ts'

const listed = [...tools.values()].filter(({ facts, built }) => facts.direct && built)

/** What was asked by the goal and not by the name. */
const byGoal = [spoken, heldBack, elsewhere, mended, practice, casual]

/** The queries of a table that do not find what they should where they should. */
function missed(rows: readonly Row[]): string[] {
  return rows.flatMap(([query, wanted, place]) => {
    const names = wanted.split(' ').map((name) => `service_${name}`)
    const found = findTools(query, listed, place === 'first' ? 1 : 3).items
    if (found.some(({ name }) => names.includes(name))) return []
    return [`${query}: ${found.map(({ name }) => name).join(', ')}`]
  })
}

test('the tables name tools that are listed', () => {
  const tables = [plain, colloquial, later, unseen, missedBefore, fresh, german, ...byGoal]
  const names = tables.flat().flatMap(([, wanted]) => wanted.split(' '))
  const unknown = names.filter(
    (name) => !listed.some((one) => one.facts.tool === `service_${name}`),
  )
  expect(unknown).toEqual([])
})

test('what a search finds is what its words mean, nine times in ten', () => {
  expect(missed(plain)).toEqual([])
  expect(missed([...missedBefore, ...fresh])).toEqual([])
  const known = [...plain, ...colloquial, ...later]
  expect(missed(known).length, missed(known).join('\n')).toBeLessThanOrEqual(known.length / 10)
})

test('what is asked by the goal is found as often, and by words that nothing was adjusted to almost', () => {
  for (const rows of [spoken, mended, practice, casual])
    expect(missed(rows).length, missed(rows).join('\n')).toBeLessThanOrEqual(rows.length / 10)
  for (const rows of [heldBack, elsewhere])
    expect(missed(rows).length).toBeLessThanOrEqual(rows.length * 0.2)
})

test('a question that only reads finds first what only reads', () => {
  const asked = [plain, colloquial, later, unseen, missedBefore, fresh, ...byGoal]
    .flat()
    .filter(([query]) => /^(who|what|which|where|when|is|has|did|does|do|any|show)\b/i.test(query))
  const others = asked.flatMap(([query, wanted]) => {
    const [first] = findTools(query, listed, 1).items
    const tool = first && tools.get(first.name)
    const isRead = tool === undefined || tool.facts.effect === 'read'
    return isRead || wanted.split(' ').includes(tool.facts.tool?.slice('service_'.length) ?? '')
      ? []
      : [`${query}: ${first?.name}`]
  })
  expect(asked.length).toBeGreaterThan(60)
  expect(others).toEqual([])
})

test('a question finds nothing first that sends or removes', () => {
  const harmful = (name = '') => {
    const facts = tools.get(name)?.facts
    return facts !== undefined && (facts.ability === 'planning:commit' || facts.destructive)
  }
  const reads = byGoal
    .flat()
    .filter(([, wanted]) =>
      wanted.split(' ').every((name) => tools.get(`service_${name}`)?.facts.effect === 'read'),
    )
  const others = reads.filter(([query]) => harmful(findTools(query, listed, 1).items[0]?.name))
  expect(others).toEqual([])
})

test('more than half of the queries that nothing was tuned for find it too', () => {
  for (const rows of [unseen, german])
    expect(missed(rows).length, missed(rows).join('\n')).toBeLessThanOrEqual(rows.length * 0.4)
})

test('what was found names no tool that the client does not have', () => {
  const here = listed.filter(({ facts }) => facts.id.startsWith('ideas.'))
  const has = new Set(here.map(({ manifest }) => manifest.name))
  const absent = here.flatMap(({ manifest: { name } }) =>
    absentIn(JSON.stringify(findTools(name, here, 5).items), has),
  )
  expect(absent).toEqual([])
})

test('a search in an unknown language, or for what there is not, says so and finds nothing at random', () => {
  for (const query of ['пригласить друга', '友達を招待する']) {
    expect(foundText(findTools(query, listed))).toContain('in English')
  }
})

test('a tool that cannot succeed is not found', () => {
  for (const query of ['send_invites', 'send a prepared connection action', 'confirmation token']) {
    const names = findTools(query, listed, 25).items.map(({ name }) => name)
    expect(names).not.toContain('service_send_invites')
    expect(names).not.toContain('service_send_connection_action')
  }
})

test('the name of a tool finds it first', () => {
  const others = listed.filter(
    ({ manifest }) => findTools(manifest.name, listed, 1).items[0]?.name !== manifest.name,
  )
  expect(others.map(({ manifest }) => manifest.name)).toEqual([])
})

describe('an answer', () => {
  test('has the arguments of the first three, and of nothing that fits much worse', () => {
    const { items } = findTools('invite friends to dinner', listed)
    expect(items.length).toBeGreaterThan(3)
    expect(items.map(({ inputSchema }) => inputSchema !== undefined)).toEqual(
      items.map((_, at) => at < 3),
    )
    expect(findTools('is my calendar connected', listed).items).toHaveLength(1)
  })

  test('is a line for each tool where a client shows text alone', () => {
    const text = foundText(findTools('cancel a plan', listed))
    expect(text.split('\n')[0]).toBe(
      'service_prepare_plan_cancellation(plan_handle, expected_revision?: integer, idempotency_key): ' +
        `${tools.get('service_prepare_plan_cancellation')?.manifest.description}`,
    )
    expect(foundText(findTools('xyzzy', listed))).toBe(
      'No tool fits these words; try others, in English.',
    )
  })

  test('says which fields the arguments of the first have, and what they are', () => {
    const text = foundText(findTools('service_draft_invite', listed))
    // What a part needs is not optional there.
    expect(text.split('\n')[0]).toContain('claims?: object[]')
    expect(text).toMatch(/^ {2}claims: .*\{source_handle \(.*claim \(.*\}/m)
    expect(text).toMatch(/audience_selection\?: \{.*person_handles\?: string\[\]/)
    expect(text).toMatch(/^ {2}scheduled_at: When it starts/m)
    expect(text).toMatch(/^ {2}audience_selection\.person_handles: /m)
    expect(text).toContain('scheduled_at?: date-time')
  })

  test('costs at most 1,000 tokens of text for any of the queries, and 400 for half of them', async () => {
    const costs = await Promise.all(
      [...plain, ...colloquial].map(([query]) => tokensOf(foundText(findTools(query, listed)))),
    )
    costs.sort((one, other) => one - other)
    expect(costs.at(-1)).toBeLessThanOrEqual(1_000)
    expect(costs[Math.floor(costs.length / 2)]).toBeLessThanOrEqual(400)
  })

  test('costs at most 1,400 tokens for any of the queries, and 400 for half of them', async () => {
    const costs = await Promise.all(
      [...plain, ...colloquial].map(([query]) => tokensOf(findTools(query, listed))),
    )
    costs.sort((one, other) => one - other)
    expect(costs.at(-1)).toBeLessThanOrEqual(1_400)
    expect(costs[Math.floor(costs.length / 2)]).toBeLessThanOrEqual(400)
  })
})
