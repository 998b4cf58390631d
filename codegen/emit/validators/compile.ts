import type { Task } from '#codegen/emit/validators/ajv.ts'
import { areKnown } from '#codegen/emit/validators/known.ts'
import { checking, nameOf } from '#codegen/emit/validators/write.ts'

/** The code of validators: a function for each name, and those that they share. */
export async function compile(task: Task): Promise<string> {
  if (areKnown(task.document.$defs)) return written(task)
  // Loaded when it is wanted: most registries do without.
  return (await import('#codegen/emit/validators/ajv.ts')).compile(task)
}

/** What Ajv writes for schemas of the usual kinds. */
export function written({ document: { $defs }, names }: Task): string {
  const declared = new Set<string>()
  /** A function with all that must be before it and is not yet. */
  const whole = (name: string): string => {
    declared.add(nameOf(name))
    const { text, constants } = checking(name, $defs[name] ?? {})
    const before = [...constants].flatMap(([kind, group]) =>
      [...group].map(([constant, code]) => {
        if (declared.has(constant)) return ''
        if (kind === 'validate') return `${whole(code)}\n`
        declared.add(constant)
        return `const ${constant} = ${code};\n`
      }),
    )
    return `${before.join('')}\n${text}`
  }
  const exported = names.map((name) => {
    const code = declared.has(nameOf(name)) ? '' : whole(name)
    return `\nexport const ${name} = ${nameOf(name)};\n${code}`
  })
  return `"use strict";${exported.join('')}`
}
