import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun, ofPackage, packages, root } from '#test/external_checks/external_check.ts'

/** Installs the packages of the external checks, unless exactly those are there. No script of theirs is run. */
export async function install(): Promise<void> {
  const lock = readFileSync(join(packages, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).digest('hex')
  const mark = ofPackage('.installed')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  const npm = process.env.npm_execpath
  if (npm === undefined)
    throw new Error('Start this with npm run conformance: npm is needed to install.')
  console.log('installing the packages of test/external_checks/packages/package-lock.json')
  await mustRun(npm, ['ci', '--ignore-scripts', '--prefix', packages], root)
  writeFileSync(mark, wanted)
}
