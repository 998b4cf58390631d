import { valuesOf } from '#server/domain/language/words/lists.ts'

/** Hours as Polish counts them, from one: “o ósmej”, and “za kwadrans ósma”. */
export const polishHours = valuesOf('time.hour_counted')

/** Hours after noon in words. */
export const lateHours = valuesOf('time.late_hour')
