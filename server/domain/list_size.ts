/** How many ideas of one list an answer includes at most. */
export const mostItems = 500
