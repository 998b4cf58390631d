// Prints where in the registry something is written.
//
//   npm run where -- "ideas.lists.create input name"     in words: a capability, a tool, `type <Name>`, a code
//   npm run where -- "ideas.lists.create example 2"
//   npm run where -- "client.ideas.lists.create"         as callers name it: a method, a request, Person.display_name
//   npm run where -- "generated/openapi.json#/components/schemas/Person/properties/display_name"
//   npm run where -- "generated/types.ts:120"            a line of a generated file
//
// Prints file:line:column and the line. Exits with 1 if there is no such thing.
import { existsSync, readFileSync } from 'node:fs'
import { buildFrom } from '#codegen/generate.ts'
import type { Model } from '#codegen/model.ts'
import { sourceOf } from '#codegen/where/artifact.ts'
import { type Subject, subjectOf } from '#codegen/where/subject.ts'

const words = process.argv.slice(2).join(' ').trim().split(/\s+/)

try {
  const { model, problems } = await buildFrom(process.cwd())
  if (model === null) throw new Error(problems.print())
  const { name, location } = find(model)
  const { file, line, column } = location
  console.log(`${name}\n${file}:${line}:${column}\n  ${lineOf(file, line)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function find(model: Model): Subject {
  const [first = ''] = words
  if (first === '')
    throw new Error('name something: npm run where -- "ideas.lists.create input name"')
  const [, path, pointer, line] = /^generated\/([^#:]+)(?:#(.*)|:(\d+))?$/.exec(first) ?? []
  if (path === undefined) return subjectOf(model, words)
  if (!existsSync(`generated/${path}`)) throw new Error(`there is no generated/${path}`)
  if (line === undefined) return sourceOf(model, path, { pointer: pointer ?? '' })
  const text = readFileSync(`generated/${path}`, 'utf8')
  return sourceOf(model, path, { line: Number(line), text })
}

function lineOf(file: string, line: number): string {
  return readFileSync(file, 'utf8').split('\n')[line - 1]?.trim() ?? ''
}
