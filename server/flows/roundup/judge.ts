import { listCatalog } from '#server/data/catalogs/list.ts'
import type { RoundupRow } from '#server/data/roundups/rows.ts'
import type { Db } from '#server/database/db.ts'
import { wishesOf } from '#server/domain/roundup/context.ts'
import { type Judgement, judgeItems } from '#server/domain/roundup/requirements.ts'

/** How well each of these items does what a roundup wants. */
export async function judgeFor(
  db: Db,
  { requirements, context }: Pick<RoundupRow, 'requirements' | 'context'>,
  items: readonly { readonly title: string; readonly excerpt: string | null }[],
): Promise<Judgement[]> {
  const wishes = context === null ? [] : wishesOf(context)
  if (requirements.length === 0 && wishes.length === 0) {
    return items.map(() => ({ fits: true, met: 0 }))
  }
  const [activities, neighborhoods] = await Promise.all([
    listCatalog(db, 'activities'),
    listCatalog(db, 'neighborhoods'),
  ])
  return judgeItems(items, requirements, wishes, {
    activities: activities.map(({ name_key }) => name_key),
    neighborhoods: neighborhoods.map(({ name_key }) => name_key),
  })
}
