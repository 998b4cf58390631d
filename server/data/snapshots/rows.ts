import { registry } from '#generated/server/capabilities.ts'

/** The entries of a page where none is asked for, the most ids of a snapshot, and the minutes it lives. */
export const { page_size, snapshot_ids, snapshot_minutes } = registry.limits

/** The minutes that a snapshot of recommendations lives. */
export const recommendation_minutes = registry.limits.recommendation_snapshot_hours * 60
