import { ofLastText } from '#codegen/where/last_text.ts'

/** The lines of a text. */
export const linesOf: (text: string) => readonly string[] = ofLastText((text) => text.split('\n'))
