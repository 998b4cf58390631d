import type { IconName } from '#server/surfaces/web/parts/icons.ts'

/** The pages that a wide window lists at its side, and a narrow one on the page of more. */
export const others: readonly {
  readonly path: string
  readonly name: string
  readonly icon: IconName
  readonly help: string
}[] = []
