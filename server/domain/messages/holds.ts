/** What is wrong with a hold. Each text is read after the field's name. */
export const holdText = {
  form: 'must be days of the week and hours such as “1-5 09:00-17:00”, with 1 for Monday, or a date and hours such as “2027-03-28 10:00-12:00”',
  date: 'must have a date that exists',
  hours: 'must have hours from 00:00 to 24:00 that end at another time than they begin',
}
