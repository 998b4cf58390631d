import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { reference } from '#codegen/build/workflows.ts'
import { buildFrom } from '#codegen/generate.ts'
import type { Workflow } from '#codegen/model.ts'
import { examplesIn } from '#server/runtime/coming.ts'
import { aCalendar } from '#test/support/given/calendars.ts'
import { useWorld } from '#test/support/world.ts'
import { type Fence, fencesOf, pages } from './fences.ts'
import { type Body, pasteCurl, pasteMcp, pastePython } from './pasted.ts'

// The samples of the pages, pasted into a shell, Python and an MCP client, against the service itself: it remembers
// keys and knows no handles of the examples, other than the mock that samples.test.ts runs them against.

const { model, problems } = await buildFrom(join(import.meta.dirname, '../..'))
if (!model) throw new Error(problems.print())
const { capabilities, workflows } = model

const { status } = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))'])
const ways = [
  { title: 'curl', paste: pasteCurl },
  ...(status === 0 ? [{ title: 'Python', paste: pastePython }] : []),
  { title: 'MCP', paste: pasteMcp },
] as const

// Without a worker, nothing is asked of other machines.
const world = useWorld({ worker: false })

/** What the service may refuse a sample with: the account has none of its handles, or its page says that only a commit does it. */
const expected = ['reference_not_found', 'cursor_invalid', 'confirmation_required']

describe.each(ways)('pasted one after another, samples of $title', ({ title, paste }) => {
  test('are refused neither for their keys nor for their form', async () => {
    const { token } = await world.account('Sam')
    const samples = pages().flatMap((page) =>
      fencesOf(page).filter((one) => one.title === title && isAlone(one)),
    )
    expect(samples.length).toBeGreaterThan(capabilities.length / 2)
    const names = new Set(samples.flatMap(({ text }) => text.match(/\b(?:[A-Z]+_)?TOKEN\b/g) ?? []))
    const tokens = Object.fromEntries(
      [...(names.size > 0 ? names : ['TOKEN'])].map((name) => [name, token]),
    )
    const send = paste(world.url)
    const refused: string[] = []
    for (const { page, text } of samples) {
      const body = await send(text, tokens)
      const isAnswer = typeof body.status === 'string'
      // A guide that shows a refusal shows what the service says.
      const shown = refusalOf(page, text)
      if (shown) expect(bare(body), page).toEqual(bare(shown))
      else if (!isAnswer && !expected.includes(String(body.code)))
        refused.push(`${page}: ${JSON.stringify(body).slice(0, 400)}`)
    }
    expect(refused).toEqual([])
  }, 300_000)

  test.each(workflows.map((one) => [one.name, one] as const))(
    'do the workflow %s, with values from their own answers',
    async (name, workflow) => {
      const [host, guest] = await Promise.all([world.account('Sam'), world.account('Ada')])
      // Which people connect on a page.
      await aCalendar(world, host)
      const samples = fencesOf(`workflows/${name}`).filter((one) => one.title === title)
      expect(samples).toHaveLength(workflow.steps.length)
      const send = paste(world.url)
      const known = new Map<string, string>()
      for (const [at, step] of workflow.steps.entries()) {
        const token = step.as === 'guest' ? guest.token : host.token
        const variable = step.as === '' ? 'TOKEN' : `${step.as.toUpperCase()}_TOKEN`
        const text = withOwn(samples[at]?.text ?? '', workflow, step.input, known)
        const body = await send(text, { [variable]: token })
        expect(step.expect, `${step.name}: ${JSON.stringify(body).slice(0, 600)}`).toContain(
          body.status,
        )
        for (const [key, path] of Object.entries(step.keep))
          known.set(`$${step.name}.${key}`, valueAt(body, path))
      }
    },
    60_000,
  )
})

/** Whether a sample needs no other call before it: this account has nothing that could be prepared. */
function isAlone({ before, prepares }: Fence): boolean {
  return before === '' && !prepares
}

/** What a page shows as the problem that a sample is answered with, or null. */
function refusalOf(page: string, sample: string): Body | null {
  const all = fencesOf(page)
  const following = all[all.findIndex(({ text }) => text === sample) + 1]
  return following && /^4\d\d$/.test(following.title) ? JSON.parse(following.text) : null
}

/** A problem without what differs from one service, or one request, to the next. */
function bare({ type: _, request_id: __, ...problem }: Body): object {
  return problem
}

/** A sample with the values of the reader in the place of those it shows. */
function withOwn(
  text: string,
  workflow: Workflow,
  input: unknown,
  known: ReadonlyMap<string, string>,
): string {
  const used = [...JSON.stringify(input).matchAll(/"(\$\w+\.\w+)"/g)].map(([, one = '']) => one)
  return used.reduce((changed, one) => {
    expect(one).toMatch(reference)
    const shown = shownFor(workflow, one)
    expect(changed, one).toContain(shown)
    return changed.replaceAll(shown, known.get(one) ?? '')
  }, text)
}

/** What the pages show for a value that an earlier step keeps: that of its capability's first example that has one. */
function shownFor({ steps }: Workflow, wanted: string): string {
  const [from, key = ''] = wanted.slice(1).split('.')
  const step = steps.find(({ name }) => name === from)
  const path = step?.keep[key] ?? ''
  for (const { answer } of capabilities.find(({ id }) => id === step?.capability)?.examples ?? []) {
    const found = at(answer, path)
    if (typeof found === 'string') return examplesIn(found)
  }
  return `<${key}>`
}

/** A tool answers the handle of an idea in the place of its `candidate_id`, which takes it. */
function valueAt(body: Body, path: string): string {
  const found = at(body, path) ?? at(body, path.replace(/candidate_id$/, 'idea_handle'))
  expect(found, `${path} of ${JSON.stringify(body).slice(0, 600)}`).toBeTypeOf('string')
  return String(found)
}

function at({ data }: { readonly data?: unknown }, path: string): unknown {
  return path.split('/').reduce<unknown>((value, part) => Object(value)[part], data)
}
