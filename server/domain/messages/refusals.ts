/** What went wrong, and what to do. */
export interface RefusalText {
  title: string
  text: string
}

/** What every page says of a failure that it has no words of its own for. */
export const failed: RefusalText = {
  title: 'Something went wrong',
  text: 'It’s not your fault, and nothing was changed. Please try again in a moment.',
}

/** What all pages say alike, by HTTP status. */
export const refusals: Readonly<Record<number, RefusalText>> = {
  400: { title: 'That could not be read', text: 'Please go back and try again.' },
  415: { title: 'That could not be read', text: 'Please go back and use the buttons on the page.' },
  503: {
    title: 'Back in a moment',
    text: 'The service is busy or being updated. Please try again shortly.',
  },
}
