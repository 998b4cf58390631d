import { counted } from '#server/domain/basics/text.ts'

/** What a page says at a field of what is wrong with it. */
export const faults = {
  missing: 'Something is missing here.',
  missingName: 'The name is missing.',
  noWord: 'Please type a word.',
  nobody: 'Choose at least one person.',
  tooLong: (most: number): string =>
    most === 0 ? 'This is too long.' : `This is too long: ${counted(most, 'character')} at most.`,
  tooMany: (most: number): string => `These are too many: ${most} at most.`,
  tooFew: (least: number): string => `These are too few: ${least} at least.`,
  tooBig: (most: number): string => `This is too much: ${most} at most.`,
  tooSmall: (least: number): string => `This is too little: ${least} at least.`,
  unknownName: (name: string): string => `${name} is not known here.`,
  /** `near` is a list of names in words. */
  nearestNames: (name: string, near: string): string =>
    `${name} is not known here. Similar names are ${near}.`,
  noLink: 'This is not a link to a page. It begins with https://.',
  noZone: 'This is not a time zone. Type a large city near you.',
  noDay: 'There is no such day.',
  noTime: 'This is not a time. Type it like 19:30.',
  noMoment: 'This is not a day with a time.',
  notOffered: 'This is not one of the choices.',
  twice: 'This is there already.',
  past: 'This is in the past. Choose a later time.',
  afterStart: 'This is after the start. Choose an earlier time.',
  beforeStart: 'The end has to be after the start.',
  beforeDeadline: 'This is before “Answer by”. Change that, too.',
  meeting: 'You meet before the end, and at most a day before the start.',
  hours: 'There are not two hours between these times.',
  notFitting: 'This does not fit here.',
}
