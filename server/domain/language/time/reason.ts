/** Why words about time are no date of what a text is about. Logs say these codes, and nothing of the words. */
export type Reason = (typeof reasons)[number]

/** All reasons for which words about time are no date. */
export const reasons = [
  'always_open',
  'beside_date',
  'booking',
  'doors',
  'due',
  'end',
  'far',
  'last_day',
  'length',
  'money',
  'moved',
  'no_day',
  'no_such_day',
  'no_time',
  'old_text',
  'opening_hours',
  'other_week',
  'part_of_other',
  'publication',
  'replaced',
  'sale',
  'shut',
  'unclear_day',
  'unsure_number',
  'weekly',
] as const

const ofOtherDay = ['moved', 'replaced', 'no_time'] as const satisfies readonly Reason[]

/** Whether a day that is no date may be the one on which something was to be before. */
export function isOfOtherDay(reason: Reason): boolean {
  return ofOtherDay.some((one) => one === reason)
}
