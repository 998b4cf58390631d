export const day = 86_400_000

/** Whole days since the examples were written. */
export const age = Math.max(0, Math.ceil((Date.now() - Date.parse('2026-11-21T12:00:00Z')) / day))
