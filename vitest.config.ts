import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/support/global_setup.ts',
    reporters: ['default', './test/support/closing_line.ts'],
    // Each test file starts a server of its own beside the one PostgreSQL of the run.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
