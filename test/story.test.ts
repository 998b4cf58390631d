import { afterAll, beforeAll, describe, vi } from 'vitest'
import { answers } from '#test/story/answers.ts'
import { beginning } from '#test/story/beginning.ts'
import { changes } from '#test/story/changes.ts'
import { endings } from '#test/story/endings.ts'
import { openStage, type Stage } from '#test/story/stage.ts'

// One story from its first test to its last: each goes on where the one before it ended. Sam and Ada have
// accounts and speak through the SDK; Mira has none.

// Each test is many calls.
vi.setConfig({ testTimeout: 60_000 })

let stage: Stage
const on = () => stage

beforeAll(async () => {
  stage = await openStage()
}, 120_000)
afterAll(() => stage?.close())

describe('From a saved idea to an invitation', () => beginning(on))
describe('Answers', () => answers(on))
describe('Changes', () => changes(on))
describe('Endings', () => endings(on))
