import { registry } from '#generated/server/capabilities.ts'

/** The entries of a page where none is asked for, the most ids of a snapshot, and the minutes it lives. */
export const { page_size, snapshot_ids, snapshot_minutes } = registry.limits
