import { defineConfig, mergeConfig } from 'vitest/config'
import tests from '../../vitest.config.ts'

export default mergeConfig(
  tests,
  defineConfig({
    test: {
      setupFiles: ['test/external_checks/record.ts'],
      // Each file begins a recording of its own, which a process has once.
      isolate: true,
      reporters: ['dot'],
    },
  }),
)
