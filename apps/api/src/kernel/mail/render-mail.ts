import { palette, SURFACE_COLOR, WHITE } from '@troth/domain/constants';
import { escapeHtml } from '../http/html';
import { text } from '../texts';
import type { MailReader, MailWords } from './catalogue/mail-kind';

/** Roles of the design by their values: mail programs know no variables. */
const light = {
  page: palette.paper[0],
  sheet: SURFACE_COLOR,
  wash: palette.paper[1],
  hairline: palette.paper[3],
  ink: palette.paper[9],
  soft: palette.paper[7],
  link: palette.evergreen[6],
  button: palette.evergreen[7],
  buttonInk: WHITE,
};
const dark: Record<keyof typeof light, string> = {
  page: palette.paper[9],
  sheet: palette.paper[8],
  wash: palette.paper[9],
  hairline: palette.paper[7],
  ink: palette.paper[0],
  soft: palette.paper[3],
  link: palette.evergreen[2],
  button: palette.evergreen[3],
  buttonInk: palette.evergreen[9],
};

const SERIF = "'Source Serif 4',Georgia,'Times New Roman',serif";
const SANS = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const WIDTH = 560;
/** Columns of plain text: what old programs show in a line. */
const COLUMNS = 72;
/** Fills the preview line after the preheader, so that programs do not go on with the text. */
const PREVIEW_FILLER = '&#8199;&#847;'.repeat(80);

/** What programs that read style sheets add: less room on narrow screens, and dark colors where the reader has them. */
const STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:599px){.around{padding:20px 12px 32px!important}.inside{padding:24px 20px!important}.press,.press tbody,.press tr,.press td,.press a{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){.page{background:${dark.page}!important}.sheet{background:${dark.sheet}!important;border-color:${dark.hairline}!important}.wash{background:${dark.wash}!important}.ink{color:${dark.ink}!important}.soft{color:${dark.soft}!important}.line{border-color:${dark.hairline}!important}.link{color:${dark.link}!important}.press td{background:${dark.button}!important}.press a{color:${dark.buttonInk}!important;border-color:${dark.button}!important}}`;

const TABLE = 'role="presentation" border="0" cellpadding="0" cellspacing="0"';
const BODY = `font-family:${SANS};font-size:16px;line-height:26px;color:${light.ink}`;
const SMALL = `font-family:${SANS};font-size:14px;line-height:22px;color:${light.soft}`;

const paragraph = (words: string, style = BODY, tone = 'ink') =>
  `<p class="${tone}" dir="auto" style="margin:0 0 16px;${style}">${escapeHtml(words)}</p>`;

const linkTo = ({ label, url }: { label: string; url: string }, style: string) =>
  `<a class="link" href="${escapeHtml(url)}" style="${style};color:${light.link}">${escapeHtml(label)}</a>`;

const code = (digits: string) =>
  `<p class="ink" style="margin:8px 0 20px;font-family:${SANS};font-size:32px;line-height:40px;font-weight:600;letter-spacing:6px;color:${light.ink}">${escapeHtml(digits)}</p>`;

const facts = (rows: NonNullable<MailWords['facts']>) =>
  `<table ${TABLE} width="100%" style="margin:8px 0 24px">${rows
    .map(
      ({ label, value }) =>
        `<tr><td class="line" style="padding:10px 0;border-bottom:1px solid ${light.hairline}"><span class="soft" style="${SMALL}">${escapeHtml(label)}</span><br><span class="ink" dir="auto" style="${BODY};font-weight:600;word-break:break-word;overflow-wrap:anywhere">${escapeHtml(value)}</span></td></tr>`,
    )
    .join('')}</table>`;

const quote = ({ title, lines }: NonNullable<MailWords['quote']>) =>
  `${title === undefined ? '' : paragraph(title, SMALL, 'soft')}<table ${TABLE} width="100%" style="margin:0 0 24px"><tr><td class="wash line" bgcolor="${light.wash}" style="background:${light.wash};border-left:3px solid ${light.hairline};padding:14px 16px">${lines
    .map(
      (line) =>
        `<p class="ink" dir="auto" style="margin:0 0 4px;${BODY};overflow-wrap:anywhere">${escapeHtml(line)}</p>`,
    )
    .join('')}</td></tr></table>`;

/** The color lies on the cell, which Outlook draws; the padding on the link, so that all of it can be pressed. */
const button = ({ label, url }: { label: string; url: string }) =>
  `<table ${TABLE} class="press" style="margin:24px 0"><tr><td bgcolor="${light.button}" style="background:${light.button};border-radius:6px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;border:1px solid ${light.button};border-radius:6px;font-family:${SANS};font-size:16px;line-height:24px;font-weight:500;color:${light.buttonInk};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;

/** Folds at spaces; an address or a word that is longer than a line stays whole, so that it can be opened. */
function folded(paragraphOfText: string): string {
  const lines: string[] = [];
  for (const word of paragraphOfText.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > COLUMNS) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join('\n');
}

function plainText(words: MailWords, foot: readonly string[]): string {
  const { heading, paragraphs, quote: quoted, more = [], action, also, footnote } = words;
  const address = ({ label, url }: { label: string; url: string }) => `${folded(label)}:\n${url}`;
  return [
    ...(heading === undefined ? [] : [folded(heading)]),
    ...paragraphs.map(folded),
    ...(words.code === undefined ? [] : [words.code]),
    ...(words.facts === undefined || words.facts.length === 0
      ? []
      : [words.facts.map(({ label, value }) => folded(`${label}: ${value}`)).join('\n')]),
    ...(quoted === undefined
      ? []
      : [
          ...(quoted.title === undefined ? [] : [folded(quoted.title)]),
          quoted.lines
            .flatMap((line) => folded(line).split('\n'))
            .map((line) => `> ${line}`)
            .join('\n'),
        ]),
    ...more.map(folded),
    ...(action === undefined ? [] : [address(action)]),
    ...(also === undefined ? [] : [address(also)]),
    ...(footnote === undefined ? [] : [folded(footnote)]),
    // What follows two dashes and a space is a signature, which answers leave out.
    `-- \n${foot.map((each) => each.split('\n').map(folded).join('\n')).join('\n\n')}`,
  ].join('\n\n');
}

/** What the sheet of a mail says, one element a line. */
function bodyOf(words: MailWords): string[] {
  const { subject, heading = subject, paragraphs, more = [], action, also, footnote } = words;
  return [
    `<h1 class="ink" dir="auto" style="margin:0 0 16px;font-family:${SERIF};font-size:24px;line-height:32px;font-weight:500;color:${light.ink}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((each) => paragraph(each)),
    ...(words.code === undefined ? [] : [code(words.code)]),
    ...(words.facts === undefined || words.facts.length === 0 ? [] : [facts(words.facts)]),
    ...(words.quote === undefined ? [] : [quote(words.quote)]),
    ...more.map((each) => paragraph(each)),
    ...(action === undefined ? [] : [button(action)]),
    ...(also === undefined ? [] : [`<p style="margin:0 0 16px">${linkTo(also, BODY)}</p>`]),
    ...(footnote === undefined ? [] : [paragraph(footnote, SMALL, 'soft')]),
    ...(action === undefined
      ? []
      : [
          `<p class="soft" style="margin:0;${SMALL}">${escapeHtml(text('mail.linkBelow'))}<br>${linkTo({ label: action.url, url: action.url }, `${SMALL};word-break:break-all`)}</p>`,
        ]),
  ];
}

/**
 * A mail in Troth's look, and as plain text with the same words. Tables that say nothing hold the layout, each rule
 * stands on its element, and nothing is fetched: no picture, no font, no trace of who reads.
 * @param unsubscribeUrl The page that ends reminders of this kind; only reminders have one.
 */
export function renderMail(
  words: MailWords,
  { reader, unsubscribeUrl }: { readonly reader: MailReader; readonly unsubscribeUrl: string | null },
): { html: string; plain: string } {
  const { subject, paragraphs } = words;
  const reason = text(`mail.reason.${reader}`);
  const unsubscribe = unsubscribeUrl === null ? null : { label: text('mail.unsubscribe'), url: unsubscribeUrl };
  const small = (content: string) => `<p class="soft" style="margin:0 0 8px;${SMALL}">${content}</p>`;
  const html = `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>${STYLES}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all" aria-hidden="true">${escapeHtml(paragraphs[0] ?? '')}${PREVIEW_FILLER}</div>
<table ${TABLE} class="page" width="100%" bgcolor="${light.page}" style="background:${light.page}">
<tr><td align="center" class="around" style="padding:32px 16px 48px">
<!--[if mso]><table ${TABLE} width="${WIDTH}"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width:${WIDTH}px;text-align:left">
<tr><td class="ink" style="padding:0 0 20px;font-family:${SERIF};font-size:22px;line-height:28px;font-weight:500;color:${light.ink}">${escapeHtml(text('mail.brand'))}</td></tr>
<tr><td class="sheet inside" bgcolor="${light.sheet}" style="background:${light.sheet};border:1px solid ${light.hairline};padding:32px">
${bodyOf(words).join('\n')}
</td></tr>
<tr><td style="padding:20px 0 0">
${small(escapeHtml(reason))}
${unsubscribe === null ? '' : small(linkTo(unsubscribe, SMALL))}
${small(escapeHtml(text('mail.signature')))}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
  const foot = [
    reason,
    ...(unsubscribe === null ? [] : [`${unsubscribe.label}:\n${unsubscribe.url}`]),
    text('mail.signature'),
  ];
  return { html, plain: `${plainText(words, foot)}\n` };
}
