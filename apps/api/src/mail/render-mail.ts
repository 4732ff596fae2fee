import { text } from '../texts';
import { escapeHtml } from '../http/html';
import type { MailRequest } from './mail';

const ink = '#1F2A2E';
const paper = '#FBF8F3';
const evergreen = '#1F4D45';

/** A mail in Troth's look: one column, one button, and the same words as plain text. Mail programs need inline styles. */
export function renderMail(mail: Pick<MailRequest, 'subject' | 'paragraphs' | 'action' | 'footnote'>): {
  html: string;
  plain: string;
} {
  const { action, footnote } = mail;
  const plain = [
    ...mail.paragraphs,
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...(footnote === undefined ? [] : [footnote]),
    text('mail.signature'),
  ].join('\n\n');
  const paragraph = (words: string, style = '') => `<p style="margin:0 0 16px;${style}">${escapeHtml(words)}</p>`;
  const button =
    action === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:${evergreen};color:#ffffff;text-decoration:none;padding:14px 24px;border-radius:8px;display:inline-block;font-weight:600">${escapeHtml(action.label)}</a></p>` +
        paragraph(text('mail.linkBelow'), 'font-size:14px;color:#5b6569') +
        `<p style="margin:0 0 16px;font-size:14px;word-break:break-all"><a href="${escapeHtml(action.url)}" style="color:${evergreen}">${escapeHtml(action.url)}</a></p>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;background:${paper};color:${ink};font-family:Inter,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6">
<div style="max-width:560px;margin:0 auto;padding:40px 24px">
<p style="font-family:Georgia,'Source Serif 4',serif;font-size:24px;color:${evergreen};margin:0 0 24px">${escapeHtml(text('mail.brand'))}</p>
<h1 style="font-family:Georgia,'Source Serif 4',serif;font-size:22px;line-height:1.3;margin:0 0 16px;font-weight:600">${escapeHtml(mail.subject)}</h1>
${mail.paragraphs.map((words) => paragraph(words)).join('\n')}
${button}
${footnote === undefined ? '' : paragraph(footnote, 'font-size:14px;color:#5b6569')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e5ded2;font-size:14px;color:#5b6569">${escapeHtml(text('mail.signature'))}</p>
</div></body></html>`;
  return { html, plain };
}
