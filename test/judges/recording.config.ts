import { defineConfig, mergeConfig } from 'vitest/config'
import tests from '../../vitest.config.ts'

export default mergeConfig(
  tests,
  defineConfig({ test: { setupFiles: ['test/judges/record.ts'], reporters: ['dot'] } }),
)
