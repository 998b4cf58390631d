// Says whether the SDK may be published under a tag: exits with 1 and says why not.
//
//   node sdk/build/release_check.ts sdk-v0.1.0
import { readFileSync } from 'node:fs'

const folder = new URL('..', import.meta.url)
const problems = problemsOf(process.argv[2] ?? '', {
  manifest: JSON.parse(read('package.json')),
  options: read('src/options.ts'),
  changelog: read('CHANGELOG.md'),
})
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

interface Texts {
  manifest: { version: string }
  options: string
  changelog: string
}

function problemsOf(tag: string, { manifest, options, changelog }: Texts): string[] {
  const { version } = manifest
  return [
    tag === `sdk-v${version}`
      ? ''
      : `the tag is ${tag || 'missing'}, sdk/package.json has ${version}`,
    options.includes(`export const version = '${version}'`)
      ? ''
      : `sdk/src/options.ts says another version than ${version}`,
    new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm').test(
      changelog,
    )
      ? ''
      : `sdk/CHANGELOG.md has no dated entry for ${version}`,
  ].filter((problem) => problem !== '')
}

function read(path: string): string {
  return readFileSync(new URL(path, folder), 'utf8')
}
