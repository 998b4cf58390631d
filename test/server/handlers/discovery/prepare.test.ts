import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'
import { aRun, asParent, budget, found } from '#test/support/given/discovery.ts'
import { anIdea, answer, people } from '#test/support/given/lists.ts'
import { meet } from '#test/support/meet.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const prepare = 'discovery.prepare'

test('the submission schema is self-contained, and says what this run takes', async () => {
  const run = await aRun(sam, {
    ...{ limit: 2, target_kinds: ['offering'], constraint_changes: [budget] },
  })
  const ajv = new Ajv2020({ strict: false })
  formats.default(ajv)
  const takes = ajv.compile(run.submission_schema)
  const { run_handle } = run
  const results = { run_handle, result_state: 'results' }
  expect(takes({ ...results, candidates: [found()] })).toBe(true)
  for (const other of [
    { ...results, run_handle: 'ru_other', candidates: [found()] },
    { ...results, candidates: [found('A'), found('B'), found('C')] },
    { ...results, candidates: [found('A', { kind: 'place' })] },
    { ...results, candidates: [{ ...found(), unknown: true }] },
  ]) {
    expect(takes(other)).toBe(false)
  }
  const text = JSON.stringify(run.submission_schema)
  expect(text).toContain('max_price (hard): At most 60 euros for each person')
  // Hosts with structured output refuse these.
  expect(text).not.toMatch(/"(const|contains)":/)
})

test('a run knows its people as they are when it is kept, not as they were while it was ranked', async () => {
  const [mira = ''] = await people(sam, 'Mira')
  const renamed = `
    with locked as (select owner_id from accounts where owner_id = $1 for no key update)
    update people p set display_name = 'Mirabelle'
    from locked where p.owner_id = locked.owner_id and p.display_name = 'Mira'`
  const held = { text: renamed, values: [sam.owner] }
  const [run] = await meet(world, held, [() => aRun(sam, { person_handles: [mira] })])
  expect(run?.context).toMatchObject({ people: ['Mirabelle'] })
})

test('the submission schema has at most 24 kB, however much is asked', async () => {
  const constraint_changes = Array.from({ length: 12 }, (_, index) => ({
    ...{ operation: 'add', semantic_id: `${index}`.padEnd(121, 'ä'), coverage_state: 'resolved' },
    label: 'ä'.repeat(160),
  }))
  let run = await aRun(sam, { constraint_changes })
  for (const round of ['b', 'c']) {
    run = await aRun(sam, {
      ...asParent(run),
      constraint_changes: constraint_changes.map((change) => ({
        ...change,
        semantic_id: change.semantic_id.replace(/.$/, round),
      })),
    })
  }
  expect(run.constraints).toHaveLength(36)
  expect(Buffer.byteLength(JSON.stringify(run.submission_schema))).toBeLessThanOrEqual(24_576)
})

test('a run tells names and what is saved, and changes nothing but itself', async () => {
  await anIdea(sam, 'Pottery class by the river')
  const [ada = ''] = await people(sam, 'Ada')
  const run = await aRun(sam, { person_handles: [ada], starts_after: '2100-01-01T00:00:00Z' })
  expect(run.context).toMatchObject({
    people: ['Ada'],
    window: { after: '2100-01-01T01:00:00+01:00' },
  })
  expect(JSON.stringify(run.context)).not.toContain(ada)
  expect(run.inventory.map(({ title }) => title)).toEqual(['Pottery class by the river'])
})

test.each(['currency', 'scope'])(
  'a hard price without %s is asked about, and a soft one is an assumption',
  async (lacking) => {
    const unclear = { ...budget, structured_value: { ...budget.structured_value, [lacking]: null } }
    const query = 'a pottery class'
    const asked = await answer(sam, prepare, { query, constraint_changes: [unclear] })
    expect(asked).toMatchObject({
      status: 'needs_input',
      error: { code: 'clarification_required' },
    })
    expect(asked.error.candidates).toEqual([
      {
        ...{ kind: 'constraint', semantic_id: 'max_price', title: budget.label },
        source_span: 'under 60 euros each',
      },
    ])
    const soft = { ...unclear, hardness: 'soft' }
    const { data } = await answer(sam, prepare, { query, constraint_changes: [soft] })
    expect(data.assumptions).toEqual([`“${budget.label}” was not clear; it was left out.`])
  },
)

test('without a subject the inventory is empty, and says why', async () => {
  const { data } = await answer(sam, prepare, { query: 'something nice' })
  expect(data.inventory).toEqual([])
  expect(data.gaps.map(({ code }) => code)).toContain('subject_required')
})

test('what belongs to a parent needs one, and a parent needs its version and contract', async () => {
  const pointers = async (input: object) => {
    const { status, body } = await sam.call(prepare, { query: 'a museum', ...input })
    expect(status).toBe(422)
    return body.errors.map(({ pointer }) => pointer)
  }
  expect(await pointers({ objective_relation: 'refine' })).toEqual(['/objective_relation'])
  const { run_handle } = await aRun(sam)
  expect(await pointers({ parent_run_handle: run_handle })).toEqual([
    ...['/reply_contract_handle', '/expected_state_version'],
  ])
})

test('a dimension that is replaced is cleared, and what is preserved stays', async () => {
  const quiet = { ...{ operation: 'add', semantic_id: 'quiet', coverage_state: 'resolved' } }
  const parent = await aRun(sam, { constraint_changes: [budget, quiet] })
  const child = await aRun(sam, {
    ...asParent(parent),
    replacement_dimensions: ['constraints'],
    constraint_changes: [{ ...quiet, operation: 'preserve' }],
  })
  expect(child.constraints.map(({ semantic_id }) => semantic_id)).toEqual(['quiet'])
  expect(child.thread_handle).toBe(parent.thread_handle)
})

test('a choice is not confirmed while a constraint was not checked', async () => {
  const provisional = async (more: object) => {
    const { inventory } = await aRun(sam, { query: 'pottery class', ...more })
    return inventory.map((one) => one.provisional)
  }
  expect(await provisional({})).toEqual([false])
  expect(await provisional({ constraint_changes: [budget] })).toEqual([true])
})
