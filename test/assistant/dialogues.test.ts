import { expect, test } from 'vitest'
import { type Dialogue, isRight, play } from '#test/assistant/dialogue.ts'
import { readYaml } from '#test/assistant/fixture.ts'

// Dialogues that people wrote who had not read the frames. Those held back are counted by main.ts, and nothing is fitted to them.

test.each([
  ['dialogues.seen', 0.8],
  ['dialogues.eight', 0.8],
  ['dialogues.seven', 0.6],
  ['dialogues.six', 0.5],
  ['dialogues.talk', 0.75],
  ['dialogues.short', 0.6],
])(
  'in no turn of %s happens what must never happen, and at least %d go as they should',
  async (file, least) => {
    const dialogues = readYaml(`${file}.yaml`) as Dialogue[]
    const played = await Promise.all(
      dialogues.map(async (dialogue) => ({ name: dialogue.name, turns: await play(dialogue) })),
    )
    const broken = played.flatMap(({ name, turns }) =>
      turns.filter((turn) => turn.broken.length > 0).map(({ say, broken }) => [name, say, broken]),
    )
    expect(broken).toEqual([])
    const turns = played.flatMap((one) => one.turns)
    expect(turns.length).toBeGreaterThan(20)
    expect(turns.filter(isRight).length / turns.length).toBeGreaterThanOrEqual(least)
  },
  60_000,
)

test('a turn that makes a call which must never be made counts as broken', async () => {
  const [turn] = await play({
    ...{ name: 'A list', language: 'en', safety: true },
    turns: [{ say: 'create a list Autumn', call: 'none', write: false, never: ['write'] }],
  })
  expect(turn).toMatchObject({ broken: ['write'], verdict: 'wrong_write' })
})
