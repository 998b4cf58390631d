/** What the lists and pages of plans and ideas have of their own. */
export const planStyle = `
.tabs{margin:0 0 1rem}
.tabs+section{border-top:0;margin-top:0;padding-top:.5rem}
.tabs ul{display:flex;flex-wrap:wrap;gap:0 clamp(.75rem,4vw,1.25rem)}
.tabs a{display:inline-block;min-height:2.75rem;padding:.625rem 0;font-size:clamp(.875rem,3.9vw,.9375rem);color:var(--soft);text-decoration:none}
.tabs a[aria-current]{color:var(--ink);font-weight:600;box-shadow:0 2px var(--accent)}
.rows .row>.tile:first-child{flex:none;width:3.25rem;align-self:center;background:var(--wash);color:var(--accent);box-shadow:none}
.rows .row>.tile:has(img){padding:0;overflow:hidden}.tile img{display:block;width:100%;height:3.25rem;object-fit:cover}
.rows .tile{font-size:.75rem}.rows .tile b{font-size:1.375rem}
@media (min-width:24rem){.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 .75rem}}
.zone-help{margin:-.75rem 0 1.25rem}
.find{margin:1rem 0}.find>div{display:flex;flex-wrap:wrap;gap:.5rem}.find input{flex:1 1 10rem;width:auto}
fieldset+fieldset{margin-top:1rem}
.tile svg{display:block;margin:.375rem auto}
.search{margin:0 0 1.25rem}.search>div{display:flex;gap:.5rem}.search input{min-width:0}.search button{flex:none}
.stack{display:grid;gap:.625rem;margin:0 0 1rem}
.picture{display:block;max-width:100%;max-height:28rem;border-radius:.875rem}
.rows.tight>li>div{flex-basis:6rem}
dl+p{margin-top:1rem}
section>details:first-child{border-top:0;padding-top:0}
.boxes{display:flex;flex-wrap:wrap;gap:0 1.5rem}
form.again{border-top:1px solid var(--line);margin-top:1.5rem;padding-top:1.5rem}
.actions>a.button.small{justify-content:center}
.lines .actions{margin-top:.625rem}.lines .actions>*{flex:0 1 auto;padding-inline:.875rem}
code+p{margin-top:.75rem}
.undo{margin:-.75rem 0 1.25rem}
h3 .soft{font-weight:400}
dl+.terms{margin-top:.875rem}
code.copy{white-space:pre-line;font:inherit}
`

/** What pages with the faces of people have. */
export const facesStyle = `
.guests{display:grid;gap:.5rem;margin:0 0 1.25rem}
.guests li{display:flex;gap:.75rem;align-items:flex-start}
.guests p{margin:0}.guests li>div{min-width:0;padding-top:.25rem}
.face{flex:none;width:2.25rem;height:2.25rem;border-radius:999px;background:var(--wash);color:var(--accent);font-weight:600;text-align:center;line-height:2.25rem}
.rows .row>.face:first-child{flex:none}
.f1{background:light-dark(#e3ecf8,#223149);color:light-dark(#2a4a78,#b0caf3)}.f2{background:light-dark(#f7e6ea,#40252d);color:light-dark(#7d2f44,#f2b7c4)}
.f3{background:light-dark(#f3ead2,#3a3118);color:light-dark(#67500f,#e6cf8d)}.f4{background:light-dark(#ece6f7,#302745);color:light-dark(#573a8c,#cdbaf2)}
.guests .plain{margin-left:-.75rem}.guests p.small{margin:0}.guests a{display:inline-block;min-height:1.75rem}
`
