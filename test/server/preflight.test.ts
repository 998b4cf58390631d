import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const preflight = ['--import', './server/preflight.mjs', '--eval', '']
const message =
  /^This needs Node 22\.19 or newer and runs on v[^\n]+npm ci[^\n]+node_modules\/\.bin\/node[^\n]+\n$/

/** Starts as `npm start` does, on a Node that says it is of this version. */
function startOn(version: string, args = preflight) {
  const disguise = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const disguised = `data:text/javascript,${encodeURIComponent(disguise)}`
  const { status, stderr } = spawnSync(process.execPath, ['--import', disguised, ...args], {
    encoding: 'utf8',
  })
  return { status, stderr }
}

test('a Node that cannot run TypeScript is told what to do, in one line', () => {
  for (const version of ['18.20.4', '20.20.2', '22.18.0']) {
    const { status, stderr } = startOn(version)
    expect(status).toBe(1)
    expect(stderr).toMatch(message)
  }
})

test('an editor that starts vitest with such a Node is told the same', () => {
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    'test/server/domain/basics/handle.test.ts',
  ]
  const { status, stderr } = startOn('20.20.2', vitest)
  expect(status).toBe(1)
  expect(stderr).toMatch(message)
})

test('any newer Node goes on', () => {
  for (const version of ['22.19.0', '24.0.0', '30.1.2']) {
    expect(startOn(version)).toEqual({ status: 0, stderr: '' })
  }
})

test('npm brings one Node to every platform, the one that .node-version and the preflight name', () => {
  const version = readFileSync('.node-version', 'utf8').trim()
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const platforms = Object.keys(optionalDependencies).filter((name) => name.startsWith('node-'))
  expect(platforms.map((name) => name.replace(/^node-(bin-)?/, '')).sort()).toEqual([
    'darwin-arm64',
    'darwin-x64',
    'linux-arm64',
    'linux-x64',
    'win-x64',
  ])
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  for (const name of platforms) {
    expect([optionalDependencies[name], packages[`node_modules/${name}`].version], name).toEqual([
      version,
      version,
    ])
  }
  const [major] = version.split('.')
  expect(startOn('20.20.2').stderr).toContain(`"npm ci" brings Node ${major} along`)
})
