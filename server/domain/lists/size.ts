/** How many ideas of one list an answer includes at most, and how many a preview of likes is for. */
export const maxItems = 500
