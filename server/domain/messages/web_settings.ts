/** What the settings say. */

/** `/settings` */
export const settings = {
  title: 'Settings',
}
