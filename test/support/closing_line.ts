import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** Ends the run with one line that says how it went: `N passed, N failed`. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    // A file that could not be loaded, and an error outside any test, are failures that no test counts.
    const broken = modules.filter((module) => module.errors().length > 0).length
    const failed = count('failed') + broken + unhandled.length
    const skipped = count('skipped') + count('pending')
    const counts = [`${count('passed')} passed`, `${failed} failed`]
    if (skipped > 0) counts.push(`${skipped} skipped`)
    console.log(counts.join(', '))
  }
}
