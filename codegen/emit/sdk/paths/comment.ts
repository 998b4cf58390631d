import type { Schema } from '#codegen/model.ts'
import { listOf } from '#codegen/emit/sdk/paths/read.ts'
import type { Place } from '#codegen/emit/sdk/paths/type.ts'

/** The doc comment of a part of the document; an empty text if nothing is said about it. */
export function commentOf(part: Schema, { indent }: Place): string {
  const lines = [...said(part), ...tags(part)].map((line) => line.replaceAll('*/', '*\\/'))
  const [only = ''] = lines
  if (lines.length === 0) return ''
  if (lines.length === 1 && !only.includes('\n')) return `${indent}/** ${only} */\n`
  const rows = lines.flatMap((line) => line.split('\n')).map((row) => ` * ${row}`.trimEnd())
  return `${indent}/**\n${rows.map((row) => `${indent}${row}\n`).join('')}${indent} */\n`
}

function said({ title, summary, format, deprecated }: Schema): string[] {
  return [
    ...(title ? [inside(title)] : []),
    ...(summary ? [inside(summary)] : []),
    ...(format ? [`Format: ${format}`] : []),
    ...(deprecated ? ['@deprecated'] : []),
  ]
}

function tags(part: Schema): string[] {
  const { description, enum: values, type } = part
  const types = Array.isArray(type) ? type.join('|') : type
  return [
    ...(description ? [`@description ${inside(description)}`] : []),
    ...(part.default === undefined ? [] : [`@default ${inside(part.default)}`]),
    ...(part.example === undefined ? [] : [`@example ${inside(part.example)}`]),
    ...listOf(part.examples).map((example) => `@example ${inside(example)}`),
    ...(part.const === undefined ? [] : ['@constant']),
    ...(values ? [`@enum {${types ?? 'unknown'}}`] : []),
  ]
}

/** A value as the text of a comment, its further lines indented. */
function inside(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
  return text.trim().replaceAll(/\r?\n/g, '\n    ')
}
