import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Starts as `npm start` does, on a Node that says it is of this version. */
function startOn(version: string) {
  const disguise = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`
  const disguised = `data:text/javascript,${encodeURIComponent(disguise)}`
  const args = ['--import', disguised, '--import', './server/preflight.mjs', '--eval', '']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, stderr }
}

test('a Node that cannot run TypeScript is told what to do, in one line', () => {
  for (const version of ['18.20.4', '20.20.2', '22.17.1']) {
    const { status, stderr } = startOn(version)
    expect(status).toBe(1)
    expect(stderr).toMatch(/^This needs Node 22\.18 or newer and runs on v[^\n]+npm ci[^\n]+\n$/)
  }
})

test('any newer Node goes on', () => {
  for (const version of ['22.18.0', '24.0.0', '30.1.2']) {
    expect(startOn(version)).toEqual({ status: 0, stderr: '' })
  }
})
