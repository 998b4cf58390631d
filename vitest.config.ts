import './server/preflight.mjs'
import { defineConfig } from 'vitest/config'
import { projects } from './test/support/projects.ts'
import { usePages } from './test/support/pages_of_reference.ts'
import { useRunFolder } from './test/support/run_folder.ts'

useRunFolder()
usePages()

const { MORE_RUNS } = process.env

// Node loads the modules itself, as it does in production, and from its own cache.
const loading = { experimental: { viteModuleRunner: false, nodeLoader: false } }

export default defineConfig({
  test: {
    reporters: ['default', './test/support/closing_line.ts'],
    // No module under test keeps what another test file could see, so files share a process and what it has loaded.
    isolate: false,
    maxWorkers: 2,
    execArgv: [
      // Megabytes: what a test leaves behind is mostly gone before it is moved.
      '--max-semi-space-size=64',
      ...['--import', new URL('./server/preflight.mjs', import.meta.url).href],
      // Properties of tests run that many times as often as usual, from seeds of their own.
      ...(MORE_RUNS
        ? ['--import', new URL('./test/support/more_runs/hook.ts', import.meta.url).href]
        : []),
    ],
    testTimeout: 60_000 * Number(MORE_RUNS ?? 1),
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: 'unit', ...projects.unit, ...loading } },
      {
        extends: true,
        test: {
          name: 'server',
          ...projects.server,
          ...loading,
          globalSetup: 'test/support/postgres/setup.ts',
        },
      },
    ],
  },
})
