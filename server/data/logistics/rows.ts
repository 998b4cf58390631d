import type { LogisticsItem } from '#generated/types.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { LogisticsFacts } from '#server/domain/plans/logistics.ts'

/** An item of a plan's checklist. */
export interface LogisticsRow extends LogisticsFacts {
  item_id: string
}

/** An item as callers see it. */
export function toLogisticsItem({ item_id, ...item }: LogisticsRow): LogisticsItem {
  return { item_handle: toHandle('logistics_item', item_id), ...item }
}
