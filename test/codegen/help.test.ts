import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const commands = globSync('codegen/commands/*.ts').filter((path) => !path.endsWith('/help.ts'))

test.each(commands)('%s says with --help what its comment says, and does nothing', (command) => {
  const text = execFileSync(process.execPath, [command, '--help'], { encoding: 'utf8' })
  const [first = ''] = readFileSync(command, 'utf8').split('\n')
  expect(text.split('\n')[0]).toBe(first.replace('// ', ''))
  expect(text).not.toContain('import ')
})
