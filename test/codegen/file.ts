import type { OutputFile } from '#codegen/model.ts'

/** The text of one emitted file; the error names what there is instead. */
export function textOf(files: readonly OutputFile[], path: string): string {
  const found = files.find((file) => file.path === path)
  if (!found) throw new Error(`no ${path} among ${files.map((file) => file.path).join(', ')}`)
  return found.text
}

/** The data in one emitted JSON file. */
export function dataOf<Data>(files: readonly OutputFile[], path: string): Data {
  return JSON.parse(textOf(files, path))
}
