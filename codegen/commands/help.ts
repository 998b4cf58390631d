// The first import of every command: with --help it prints the comment that the command begins with, and ends.
import { readFileSync } from 'node:fs'

const [, command = '', ...args] = process.argv
if (args.includes('--help') || args.includes('-h')) {
  const [comment = ''] = /^(\/\/.*\n)+/.exec(readFileSync(command, 'utf8')) ?? []
  console.log(comment.replaceAll(/^\/\/ ?/gm, '').trimEnd())
  process.exit(0)
}
