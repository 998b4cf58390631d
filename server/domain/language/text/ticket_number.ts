import { pattern } from '#server/domain/language/words/pattern.ts'

/** The number of a ticket or an order, with what it is: “Ticket #4471-8820”, “Order no. 8841-220756”. */
export const ticketNumber = pattern`${'text.ticket_number'}[\s:#.°º]*(?:\p{L}{1,2}[.°º]*\s*)?[#\p{Lu}]{0,3}\d[\d-]{2,20}`
