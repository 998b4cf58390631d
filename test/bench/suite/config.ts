import { join } from 'node:path'
import { mergeConfig } from 'vitest/config'
import tests from '../../../vitest.config.ts'

/** The tests as `npm test` runs them, with a note of what each file has cost. */
export default mergeConfig(tests, {
  root: join(import.meta.dirname, '../../..'),
  test: { setupFiles: ['test/bench/suite/each_file.ts'] },
})
