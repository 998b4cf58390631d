import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { useDemo } from '#test/support/demo_account.ts'
import { approve, say } from '#test/support/given/talk.ts'
import { useWorld } from '#test/support/world.ts'

// The ten minutes that the guide shows, on a fresh service: everything that is typed there is understood there.

const guide = readFileSync(new URL('../../spec/guides/talk_to_it.md', import.meta.url), 'utf8')
const transcripts = [...guide.matchAll(/\$ npm run --silent say\n(.*?)```/gs)].map(
  ([, text = '']) => text,
)

test('the guide has them in English and in German', () => {
  expect(transcripts).toHaveLength(2)
})

describe.each([
  ['English', 0, 'en'],
  ['German', 1, 'de'],
] as const)('in %s', (_, number, language) => {
  const world = useWorld()
  const demo = useDemo(world)
  const typed = [...(transcripts[number] ?? '').matchAll(/^(?:> |SEND(?:EN)? 47\? )(.+)$/gm)]

  test('each line is understood, and what is suggested after it can be said', async () => {
    const sam = demo.account()
    const suggested: [line: string, next: string][] = []
    let action_handle: string | undefined
    expect(typed.length).toBeGreaterThan(15)
    for (const [, line = ''] of typed) {
      const isWord = /^SEND(?:EN)? 47$/.test(line)
      const { status, body } = isWord ? await approve(sam, action_handle) : await say(sam, line)
      expect([line, status, body.error]).toEqual([line, 200, null])
      expect([line, body.turn.language]).toEqual([line, language])
      action_handle = body.approval?.action_handle
      // What the calls answered is told in the language of the turn, names left out.
      const told = body.calls.map(({ text }) => text.replaceAll(/„[^“]*“/g, '')).join(' ')
      if (language === 'de') expect(told).not.toMatch(/\b(?:the|is|are|your|you|has|of|with)\b/i)
      if (!isWord) for (const { say: next } of body.suggestions) suggested.push([line, next])
    }
    expect(suggested.length).toBeGreaterThan(3)
    for (const [at, [line, next]] of suggested.entries()) {
      const channel = `app:${at}`
      await say(sam, line, { channel })
      const { body } = await say(sam, next, { channel })
      expect([line, next, body.error]).toEqual([line, next, null])
    }
    // What was sent was sent because its word was typed.
    expect(typed.filter(([, line = '']) => /^SEND(?:EN)? 47$/.test(line))).toHaveLength(1)
  }, 60_000)
})
