/** What the page of the Assistant has of its own. */
export const assistantStyle = `
.talk{list-style:none;margin:1.25rem 0;padding:0;display:grid;gap:1rem}
.talk p{margin:0;white-space:pre-line;overflow-wrap:anywhere}
.talk .mine{justify-self:end;max-width:85%;background:var(--wash);border-radius:1.125rem 1.125rem .25rem;padding:.625rem 1rem}
.talk li{display:grid;gap:.625rem;padding:0;margin:0}
.talk ul.cards{margin:0;gap:.5rem}
.talk ul.cards>li{border:1px solid var(--line);border-radius:.875rem;padding:.625rem 1rem;gap:.375rem}
.choices{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.75rem}
.approval+form,.choices+form{margin-top:1.25rem}
.approval{border:1.5px solid var(--accent);border-radius:1.25rem;padding:1.25rem;margin-top:1rem}
.approval h2{margin-top:0}
.approval .review{white-space:pre-line;overflow-wrap:anywhere}
`
