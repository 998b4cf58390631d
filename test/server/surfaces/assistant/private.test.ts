import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { aParty, rowsOf } from '#test/support/given/actions.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { approve, postTurn, say } from '#test/support/given/talk.ts'
import { useWorld } from '#test/support/world.ts'

// What people say is theirs: it stands in their conversation, and nowhere else.

const logged: string[] = []
const sink = new Writable({
  write(chunk, _, done) {
    logged.push(String(chunk))
    done()
  },
})
const world = useWorld({ log: pino({ level: 'trace' }, sink), metrics_port: 0 })

const said = [
  'zwetschge one',
  'create a list Zwetschge',
  'show me the list Zwetschge',
  'invite Ada to Zwetschgenabend',
  'save https://zwetschge.example/a',
  'who is Zwetschge',
  'zwetschge '.repeat(400),
]

test('no log, metric or audit row has the words of a message or of a reply', async () => {
  const { sam } = await aParty(world)
  await aReviewedDraft(sam, { title_override: 'Zwetschgenabend' })
  const channel = 'tel:+4930zwetschge'
  logged.length = 0
  const approvals: (string | undefined)[] = []
  for (const message of said) {
    const { body } = await say(sam, message, { channel })
    approvals.push(body.approval?.action_handle)
  }
  await approve(sam, approvals.find(Boolean), { channel })
  await postTurn(sam, '/api/v2/assistant/turns', { message: 'zwetschge', zwetschge: 1 })
  await postTurn(sam, '/api/v2/assistant/turns', '{"message": "zwetschge')
  expect(logged.length).toBeGreaterThan(said.length)
  expect(logged.filter((line) => /zwetschge/i.test(line))).toEqual([])
  const metrics = await (await fetch(world.service.metrics_url ?? '')).text()
  expect(metrics).toContain('assistant.turn')
  expect(metrics).not.toMatch(/zwetschge/i)
  const audit = await rowsOf<{ capability: string }>(world, sam, 'audit')
  expect(audit.map(({ capability }) => capability)).toEqual(
    expect.arrayContaining(['assistant.turn', 'assistant.commit', 'ideas.lists.create']),
  )
  expect(JSON.stringify(audit)).not.toMatch(/zwetschge/i)
})
