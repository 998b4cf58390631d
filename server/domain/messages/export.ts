/** What `README.txt` of an export says. */
export function exportReadme(now: Date): string {
  return `Your data, as it was on ${now.toISOString().slice(0, 10)} (times in all files are UTC).

people.json, places.json, ideas.json, lists.json, plans.json, invitations.json
  What you see of each thing in the product and what programs see of it, in the shapes that the reference documents.
  plans.json are your own plans, with guests, checklist and evidence; invitations.json are those of others.
rows/
  The same and everything else as it is stored, one file a table: likes, what is on which list, captures and what you
  sent to them, calendars, messages, settings.
activity.jsonl
  What was done in your name and when, one line each.
media/
  The pictures and files that you uploaded and that are still kept.

A handle such as pe_… names the same thing in every file.

Not in it: whatever opens something (access tokens, links, addresses of feeds and calendars), email addresses of other
people, and what friends keep about you in their own accounts.
`
}
