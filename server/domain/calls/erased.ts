/** What stands for a person, a list, a draft, an idea or a place that was deleted, and for a guest who was forgotten. */
export const deletedPerson = 'Deleted person'
export const deletedList = 'Deleted list'
export const deletedDraft = 'Deleted draft'
export const deletedIdea = 'Deleted idea'
export const deletedPlace = 'Deleted place'
export const guestName = 'A guest'

/** Days after which the row of something deleted is erased, and a stored answer is emptied: as long as a key can be repeated. */
export const erasedDays = 30

/** Days for which a deleted list can be had back. */
export const undoneDays = 1

/** Days for which an execution is kept once its answer is emptied: it is kept for 90 in all. */
export const answeredDays = 90 - erasedDays
