import { palette } from '@troth/domain/constants';

/** A page of the house's paper: a system serif, since a file that stands alone brings no fonts; the same rules in print. */
export const style = `
:root { --ink: ${palette.paper[9]}; --quiet: ${palette.paper[7]}; --pale: ${palette.paper[6]}; --rule: ${palette.paper[4]}; --hairline: ${palette.paper[3]}; --paper: ${palette.paper[0]}; --new: ${palette.info[7]}; --gone: ${palette.danger[6]}; }
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 "Source Serif 4", Cambria, Georgia, "Noto Serif", "Songti SC", "Noto Serif CJK SC", serif; }
body { max-width: 44rem; margin: 0 auto; padding: 3rem 1.25rem 6rem; overflow-wrap: break-word; }
a { color: inherit; text-decoration-color: var(--rule); text-underline-offset: 0.2em; }
a:focus-visible { outline: 2px solid var(--new); outline-offset: 2px; }
.cover { text-align: center; padding: 3rem 0 2.5rem; border-bottom: 1px solid var(--rule); }
.cover h1 { font-size: clamp(2rem, 7vw, 2.75rem); font-weight: 400; line-height: 1.15; margin: 0 0 2rem; }
.cover p { margin: 0.6rem 0; }
.cover .between { font-style: italic; color: var(--quiet); }
.cover .party { font-size: 1.5rem; line-height: 1.3; }
.cover .law { color: var(--quiet); margin-top: 2rem; }
.cover .note { color: var(--pale); font-size: 0.875rem; max-width: 34rem; margin-inline: auto; }
nav { margin: 2.5rem 0; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li { margin: 0.35rem 0; }
h2 { font-size: 1.3rem; line-height: 1.3; text-align: center; margin: 3rem 0 1.25rem; text-wrap: balance; }
h3 { font-size: 1.1rem; line-height: 1.35; margin: 2rem 0 0.75rem; }
h4 { font-size: 1rem; margin: 1.5rem 0 0.5rem; }
p { margin: 0.8rem 0; }
ol, ul { list-style: none; margin: 0; padding: 0; }
.clause { margin: 1.1rem 0; }
.numbered { display: grid; grid-template-columns: max-content minmax(0, 1fr); column-gap: 0.9rem; }
.numbered > .number { min-width: 2.2rem; }
.clause .clause { margin: 0.6rem 0; }
.body > :first-child { margin-top: 0; }
.body > :last-child { margin-bottom: 0; }
.lead > h3 { display: inline; font-size: 1em; margin: 0; }
.lead > p { display: inline; }
.lead { margin: 0.8rem 0; }
.underlined { text-decoration: underline; }
.scroll { overflow-x: auto; margin: 0.8rem 0 1.5rem; }
.scroll:focus-visible { outline: 2px solid var(--new); }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; line-height: 1.4; font-variant-numeric: tabular-nums lining-nums; }
caption { text-align: start; font-weight: 600; font-size: 1.05rem; margin-bottom: 0.4rem; }
th, td { text-align: start; vertical-align: top; padding: 0.4rem 0.5rem; border-bottom: 1px solid var(--hairline); }
thead th { color: var(--quiet); font-weight: 400; border-bottom-color: var(--quiet); }
tfoot th, tfoot td { font-weight: 600; }
.end { text-align: end; }
.detail { display: block; color: var(--quiet); font-size: 0.85em; }
.empty { color: var(--quiet); font-style: italic; }
.initials td { border-bottom-color: var(--quiet); min-width: 4.5rem; }
.initials tbody th { font-weight: 400; }
.signature, .certificate { margin: 2.5rem 0; break-inside: avoid; }
.certificate { border: 1px solid var(--rule); padding: 1.25rem; }
.certificate h3, .certificate h4 { margin-top: 0; }
.role { color: var(--quiet); }
.lines { display: grid; grid-template-columns: 1fr 1fr; column-gap: 1.5rem; }
.lines li { border-top: 1px solid var(--quiet); color: var(--pale); font-size: 0.85rem; margin-top: 2.6rem; padding-top: 0.2rem; }
.lines .full { grid-column: 1 / -1; }
.summary li { display: grid; grid-template-columns: 3rem minmax(0, 1fr); margin: 0.6rem 0; }
ins { color: var(--new); text-decoration: underline; text-underline-offset: 0.15em; }
del { color: var(--gone); text-decoration: line-through; }
ins.moved, del.moved { text-decoration-style: double; }
.why { color: var(--quiet); font-size: 0.875rem; border-inline-start: 3px solid var(--rule); padding-inline-start: 0.75rem; margin: 0.6rem 0; }
.why span { display: block; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 30rem) { .lines { grid-template-columns: 1fr; } .clause .clause.numbered { column-gap: 0.6rem; } }
@media print {
  @page { size: letter; margin: 1.1in 1.2in; }
  html { background: none; font-size: 10.5pt; }
  body { max-width: none; padding: 0; }
  .cover { break-after: page; }
  .separate { break-before: page; }
  h2, h3, h4, caption { break-after: avoid; }
  p { orphans: 2; widows: 2; }
  tr { break-inside: avoid; }
  .scroll { overflow: visible; }
  th, td { overflow-wrap: anywhere; }
  a { text-decoration: none; }
}
`;
