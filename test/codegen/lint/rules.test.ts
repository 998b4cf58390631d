import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lint } from '#codegen/lint/lint.ts'
import { print } from '#codegen/lint/print.ts'
import type { LintRule } from '#codegen/lint/rule.ts'
import { lintRules } from '#codegen/lint/all_rules.ts'
import { readSpec } from '#codegen/inputs.ts'
import type { SourceText } from '#codegen/load.ts'
import { built } from '#test/codegen/edit.ts'
import { registry } from '#test/codegen/registry.ts'
import { runCommand } from '#test/codegen/run_command.ts'

const root = join(import.meta.dirname, '../../..')

/** The small registry knows of these, so that each rule has something to speak of. */
const codes = ['stale_revision', 'reference_not_found', 'shelf_ambiguous', 'shelf_unresolved']
  .map(
    (code) =>
      `${code}:\n  status: 409\n  title: A code\n  message: It is so.\n  next: Look.\n  retryable: false\n`,
  )
  .join('')

function withExample({ file }: LintRule, text: string): SourceText[] {
  const disclosures =
    'disclosures: {shelf.private: Only you see it., confirmation.action_prepared: Not yet.}'
  const texts = registry.map((one) => {
    if (one.path === 'spec/errors.yaml') {
      return { ...one, text: one.text + codes + (file === one.path ? text : '') }
    }
    // One string says whose words it holds, so that the rules for those apply.
    if (one.path === 'spec/types/shelves.yaml')
      return { ...one, text: one.text.replace('name: string', 'name: text') }
    if (one.path !== 'spec/service.yaml') return one
    return { ...one, text: one.text.replace(/disclosures: .*/, disclosures) }
  })
  if (file === 'spec/errors.yaml') return texts
  const ids = [...text.matchAll(/^([a-z_]+\.[a-z_.]+):/gm)].map(([, id]) => id)
  const examples = ids.map((id) => ({
    path: `spec/examples/${id}.yaml`,
    text: '- {about: One., answer: {status: completed, data: {}}}\n',
  }))
  return [...texts, { path: file, text }, ...examples]
}

describe.each(lintRules)('$id', (rule) => {
  const findings = (text: string) => {
    const texts = withExample(rule, text)
    const known = new Set(
      lint(built(withExample(rule, '')), withExample(rule, ''), [rule]).findings.map(
        ({ message }) => message,
      ),
    )
    return lint(built(texts), texts, [rule]).findings.filter(({ message }) => !known.has(message))
  }

  test('finds the wrong example of its page', () => {
    expect(findings(rule.wrong)).toMatchObject([{ rule: rule.id, location: { file: rule.file } }])
  })

  test('finds nothing in the right example of its page', () => {
    expect(findings(rule.right)).toEqual([])
  })

  test('says what, and why, in whole sentences', () => {
    expect(rule.what).toMatch(/^[A-Z].*\.$/)
    expect(rule.why).toMatch(/^[A-Z].*\.$/)
  })
})

describe('a suppression', () => {
  const shelves = 'spec/capabilities/shelves.yaml'
  const rule = 'input-text-is-bounded'
  const place = '    book_title?: string -- The first book.\n'
  const suppressed = (comment: string, above = place) => {
    const texts = registry.map((one) =>
      one.path === shelves
        ? { ...one, text: one.text.replace(above, `${comment}\n${above}`) }
        : one,
    )
    return lint(built(texts), texts).findings.filter(
      (found) => found.rule === rule || found.rule === 'suppression-has-a-reason',
    )
  }
  const all = suppressed('').length

  test('covers the line below it, if it gives a reason', () => {
    expect(suppressed(`    # lint-disable-next ${rule}: Titles have no end.`)).toHaveLength(all - 1)
  })

  test('covers its file, if it says so', () => {
    const left = suppressed(`    # lint-disable ${rule}: Nothing here has an end.`)
    expect(left.filter(({ location }) => location.file === shelves)).toEqual([])
  })

  test('without a reason, without an effect, or of an unknown rule is itself a finding', () => {
    for (const comment of [
      `    # lint-disable-next ${rule}`,
      '    # lint-disable-next description-is-a-sentence: It is not.',
      '    # lint-disable-next input-text-is-unbounded: A slip.',
    ]) {
      expect(suppressed(comment).map((found) => found.rule)).toContain('suppression-has-a-reason')
    }
  })
})

describe('the registry itself', () => {
  test('has no findings, and every exception has a reason', async () => {
    const texts = readSpec(root).map(({ path, text }) => ({ path, text }))
    expect(lint(built(texts), texts).findings).toEqual([])
  })

  test('is linted by a command, in every format', async () => {
    const run = async (format: string) => {
      const { code, out } = await runCommand('lint', ['--format', format], root)
      expect(code).toBe(0)
      return out
    }
    const args = ['codegen/commands/lint.ts', '--format', 'text']
    const text = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    expect(text).toMatch(/^0 findings, \d+ suppressed with a reason, \d+ rules$/m)
    expect(JSON.parse(await run('json'))).toMatchObject({ findings: [] })
    expect(JSON.parse(await run('sarif'))).toMatchObject({
      version: '2.1.0',
      runs: [{ results: [] }],
    })
    expect((await run('github')).trim()).toBe('')
  })
})

test('a finding is written so that each reader can jump to it', () => {
  const location = { file: 'spec/errors.yaml', line: 3, column: 5 }
  const result = { findings: [{ rule: 'type-is-used', location, message: 'so' }], suppressed: 0 }
  expect(print(result, 'text')).toContain('spec/errors.yaml:3:5: so')
  expect(print(result, 'github')).toBe(
    '::error file=spec/errors.yaml,line=3,col=5,title=type-is-used::so',
  )
  const [run] = JSON.parse(print(result, 'sarif')).runs
  expect(run.results[0].locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: 'spec/errors.yaml' },
    region: { startLine: 3, startColumn: 5 },
  })
})
