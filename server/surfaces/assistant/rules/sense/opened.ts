import type { Tag } from '#server/domain/assistant/lexicon.ts'
import { type Spot, surely } from '#server/surfaces/assistant/rules/sense/spot.ts'

/** Words that open what is named between them show it, and make nothing: “mach Date night auf”. */
export function withOpening(
  tags: readonly Tag[],
  spots: readonly Spot[],
  isLast: (to: number) => boolean,
): readonly Tag[] {
  const end = tags.find(({ classes, to }) => classes.has('open_p') && isLast(to))
  const verb = tags.find(({ classes }) => classes.has('turn'))
  const isThing = ({ kind, from, to, things: [best] }: Spot) =>
    kind === 'name' &&
    best !== undefined &&
    best.thing.kind !== 'person' &&
    best.sure >= surely &&
    from >= (verb?.to ?? from + 1) &&
    to <= (end?.from ?? 0)
  const isOpened = spots.some(isThing)
  return tags.flatMap((tag) => {
    if (isOpened && tag === verb) return [{ ...tag, classes: showing }]
    if (!tag.classes.has('open_p')) return [tag]
    const rest = [...tag.classes].filter((name) => name !== 'open_p')
    return rest.length === 0 || (isOpened && tag === end)
      ? []
      : [{ ...tag, classes: new Set(rest) }]
  })
}

const showing: ReadonlySet<string> = new Set(['show'])
