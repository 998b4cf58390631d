import { rules } from '#test/layout/table.ts'

/** One floor of the picture of the server in CONTRIBUTING.md. */
interface Floor {
  readonly folder: string
  /** Folders it imports from, in the order of the picture. */
  readonly from: readonly string[]
  /** Whether the picture says that there are a few more files. */
  readonly more: boolean
}

/** What the picture says of the folders of server/, from the top down. */
export function floorsOf(manual: string): Floor[] {
  const [, picture = ''] = /\n {4}server\/\n((?: {6}.*\n)+)/.exec(manual) ?? []
  return [...picture.matchAll(/^ {6}(\w+)\/[\s\S]*?→ (.+)$/gm)].map(
    ([, folder = '', arrow = '']) => {
      const names = arrow === 'nothing' ? [] : arrow.split(', ')
      return { folder, from: names.filter((name) => name !== '+'), more: names.includes('+') }
    },
  )
}

/** Where the picture differs from the table of imports and from the folders there are; empty where it does not. */
export function pictureProblems(manual: string, folders: readonly string[]): string[] {
  const floors = floorsOf(manual)
  const drawn = floors.map(({ folder }) => folder)
  return [
    ...folders.filter((one) => !drawn.includes(one)).map((one) => `server/${one} is not drawn`),
    ...drawn.filter((one) => !folders.includes(one)).map((one) => `server/${one} does not exist`),
    ...floors.flatMap(({ folder, from, more }, index) => [
      ...from
        .filter((one) => !drawn.slice(index + 1).includes(one))
        .map((one) => `the arrow from ${folder} to ${one} runs up`),
      ...tableProblems(folder, from, more),
    ]),
  ]
}

function tableProblems(folder: string, from: readonly string[], more: boolean): string[] {
  const own = `server/${folder}/`
  const values = rules
    .filter((rule) => rule.folder.startsWith(own))
    .flatMap((rule) => rule.values)
    .filter((one) => one.startsWith('server/') && !one.startsWith(own))
  const whole = new Set(values.flatMap((one) => /^server\/(\w+)\/$/.exec(one)?.[1] ?? []))
  const parts = new Set(values.flatMap((one) => /^server\/(\w+)\/./.exec(one)?.[1] ?? []))
  const allowed = new Set([...whole, ...parts])
  return [
    ...from
      .filter((one) => !allowed.has(one))
      .map((one) => `${folder} may not import from ${one}, though the picture says so`),
    ...[...whole]
      .filter((one) => !from.includes(one))
      .map((one) => `the arrow from ${folder} to ${one} is not drawn`),
    ...([...parts].some((one) => !from.includes(one)) && !more
      ? [`${folder} imports a few more files, which the picture does not say`]
      : []),
  ]
}
