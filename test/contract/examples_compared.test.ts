import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildFrom } from '#codegen/generate.ts'
import type { ErrorCode, Example } from '#codegen/model.ts'
import { type Difference, differences } from '#test/contract/examples/compare.ts'
import { rewritten } from '#test/contract/examples/write.ts'

const root = join(import.meta.dirname, '../..')
const errors = new Map<string, ErrorCode>()
const examples = new Map<string, readonly Example[]>()

beforeAll(async () => {
  const { model } = await buildFrom(root)
  for (const error of model?.errors ?? []) errors.set(error.code, error)
  for (const one of model?.capabilities ?? []) examples.set(one.id, one.examples)
})

/** An example, and an answer of the server's that says the very same. */
function pair(id: string, index = 0) {
  const example = examples.get(id)?.[index]
  if (!example) throw new Error(`${id} has no example ${index + 1}`)
  return { example, server: structuredClone(example.answer) as unknown as Answer }
}

interface Answer {
  status: string
  outcome: { fallback_text: string; disclosures: { name: string; text: string }[] }
  data: { items: unknown[]; prepared: { summary: string } }
  error: { code: string; message: string; retryable: boolean; candidates: { name: string }[] }
  effects: { type: string }[]
}

describe('an example differs from the server', () => {
  test.each<[string, number, string, (server: Answer) => void]>([
    ['ideas.lists.query', 0, 'text', ({ outcome }) => (outcome.fallback_text += ' So many!')],
    ['ideas.lists.query', 0, 'status', (server) => (server.status = 'failed')],
    ['ideas.lists.query', 0, 'data/items/length', ({ data }) => data.items.pop()],
    ['ideas.lists.create', 1, 'error/message', ({ error }) => (error.message = 'Who is it?')],
    ['ideas.lists.create', 1, 'error/retryable', ({ error }) => (error.retryable = true)],
    ['ideas.lists.create', 1, 'error/code', ({ error }) => (error.code = 'limit_reached')],
    ['ideas.lists.create', 2, 'error/candidates', ({ error }) => error.candidates.pop()],
    ['ideas.lists.create', 0, 'effects', ({ effects }) => effects.pop()],
    ['plans.cancel.prepare', 0, 'disclosures', ({ outcome }) => outcome.disclosures.pop()],
    [
      'plans.cancel.prepare',
      0,
      'data/prepared/summary',
      ({ data }) => (data.prepared.summary = 'Call it off'),
    ],
  ])('%s %i in its %s', (id, index, path, change) => {
    const { example, server } = pair(id, index)
    expect(differences(id, example, server)).toEqual([])
    change(server)
    const found = differences(id, example, server)
    expect(found.map((one) => one.path.join('/'))).toContain(path)
  })

  test('but not by handles, addresses and times in a text', () => {
    const { example, server } = pair('plans.get')
    server.outcome.fallback_text = server.outcome.fallback_text
      .replace('Sunday', 'Monday')
      .replace('29 November', '3 December')
      .replace('15:00', '08:30')
    expect(server.outcome.fallback_text).not.toBe(
      (example.answer as unknown as Answer).outcome.fallback_text,
    )
    expect(differences('plans.get', example, server)).toEqual([])
  })
})

describe('taking over what the server says', () => {
  const take = (file: string, path: Difference['path'], server: string, example = '') =>
    rewritten(file, 0, [{ path, example, server }], errors)

  const file = `# A comment.
- about: One. # And another.
  input: { a: 1 }
  answer:
    status: completed
    text: Something that nobody says.
    data:
      prepared: { summary: Short }
`

  test('changes the sentence and nothing else', () => {
    const changed = take(file, ['text'], 'There it is.')
    expect(changed).toBe(file.replace('Something that nobody says.', 'There it is.'))
    expect(take(changed, ['text'], 'There it is.')).toBe(changed)
    expect(take(file, ['data', 'prepared', 'summary'], 'Longer')).toBe(
      file.replace('summary: Short', 'summary: "Longer"'),
    )
  })

  test('folds what is long, quotes what must be, and keeps paragraphs', () => {
    const long = `${'A word and another. '.repeat(8)}End.`
    expect(take(file, ['text'], long)).toMatch(/ {4}text: >-\n {6}A word.*\n {6}.*End\.\n {4}data:/)
    expect(take(file, ['text'], 'Ready: go.')).toContain('    text: "Ready: go."\n')
    expect(take(file, ['text'], 'One.\n\nTwo.')).toContain(
      '    text: |-\n      One.\n\n      Two.\n    data:',
    )
    const back = take(take(file, ['text'], long), ['text'], 'There it is.')
    expect(back).toBe(file.replace('Something that nobody says.', 'There it is.'))
  })

  test('puts a text where there was none', () => {
    const silent = file.replace('    text: Something that nobody says.\n', '')
    expect(take(silent, ['text'], 'There it is.')).toBe(
      file.replace('Something that nobody says.', 'There it is.'),
    )
  })

  test('keeps the times of the example', () => {
    const said = 'It is on Friday, 4 December 2026, 19:00.'
    const server = 'The plan is on Monday, 7 June 2027, 08:15.'
    expect(take(file, ['text'], server, said)).toContain(
      'text: The plan is on Friday, 4 December 2026, 19:00.\n',
    )
  })

  describe('of a failure', () => {
    const failed = (error: string) => `- about: One.
  answer:
    status: failed
    error:${error}
`
    const { next, message } = { next: 'Decline, or try again later.', message: 'It is full.' }
    const full = () => {
      const declared = errors.get('plan_full')
      if (!declared) throw new Error('plan_full is gone')
      return new Map([['plan_full', { ...declared, next, message }]])
    }
    const takeMessage = (text: string, said: string) =>
      rewritten(
        text,
        0,
        [{ path: ['error', 'message'], example: '', server: `${said} ${next}` }],
        full(),
      )
    const bare = '\n      code: plan_full\n      pointer: /rsvp_status'
    const told =
      '\n      code: plan_full\n      message: Six are there.\n      pointer: /rsvp_status'

    test('leaves the advice of the code out', () => {
      expect(takeMessage(failed(bare), 'Six are there.')).toBe(failed(told))
    })

    test('omits the message if it is the one of its code', () => {
      expect(takeMessage(failed(told), message)).toBe(failed(bare))
    })

    test('adds a message where only the code was given', () => {
      expect(takeMessage(failed(' plan_full'), 'Six are there.')).toBe(
        failed('\n      code: plan_full\n      message: Six are there.'),
      )
    })
  })

  test('does not touch the files of the registry if nothing differs', () => {
    for (const id of ['ideas.lists.create', 'plans.cancel.prepare', 'executions.get']) {
      const text = readFileSync(join(root, `spec/examples/${id}.yaml`), 'utf8')
      expect(rewritten(text, 0, [], errors)).toBe(text)
    }
  })
})
