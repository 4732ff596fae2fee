import type { IdentityMail, IdentityMailPurpose } from '../ports';
import { html, type Html } from '../pages/html';
import { say } from '../words';

interface MailContent {
  purpose: IdentityMailPurpose;
  to: string;
  subject: string;
  heading: string;
  body: string;
  code?: string;
  /** Leads over from the code to the link. */
  bridge?: string;
  link: { label: string; url: string };
  ignore: string;
}

const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Mail programs drop style sheets, so every rule is on its element. */
function layout(content: MailContent): Html {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${content.subject}</title></head>
<body style="margin:0;padding:32px 16px;background:#FBF8F3;color:#1F2A2E;font:16px/26px ${sans}">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font:500 22px/28px ${serif}">${say('brand.name')}</p>
<div style="padding:32px;background:#FFFEFC;border:1px solid #DDD4C5">
<h1 style="margin:0 0 12px;font:400 26px/34px ${serif}">${content.heading}</h1>
<p style="margin:0 0 20px">${content.body}</p>
${content.code !== undefined && html`<p style="margin:0 0 20px;font:600 32px/40px ${sans};letter-spacing:6px">${content.code}</p>`}
${content.bridge !== undefined && html`<p style="margin:0 0 20px">${content.bridge}</p>`}
<p style="margin:0 0 24px"><a href="${content.link.url}" style="display:inline-block;padding:14px 24px;background:#1E4B3A;color:#FFFFFF;text-decoration:none;border-radius:6px">${content.link.label}</a></p>
<p style="margin:0;font-size:14px;line-height:22px;color:#4C5557;word-break:break-all">${content.link.url}</p>
</div>
<p style="margin:20px 0 0;font-size:14px;line-height:22px;color:#646560">${content.ignore}</p>
</div></body></html>`;
}

function mail(content: MailContent): IdentityMail {
  const lines = [content.body, content.code, content.bridge, content.link.url, content.ignore];
  return {
    purpose: content.purpose,
    to: content.to,
    subject: content.subject,
    text: `${lines.filter((line) => line !== undefined).join('\n\n')}\n`,
    html: layout(content).toString(),
  };
}

interface CodeMail {
  to: string;
  code: string;
  url: string;
}

const codeMail = (purpose: IdentityMailPurpose, body: string, { to, code, url }: CodeMail) =>
  mail({
    purpose,
    to,
    subject: say('mail.signUp.subject', { code }),
    heading: say('mail.signUp.heading'),
    body,
    code,
    bridge: say('mail.signUp.orLink'),
    link: { label: say('mail.signUp.link'), url },
    ignore: say('mail.signUp.ignore'),
  });

export const signUpMail = (details: CodeMail) => codeMail('SIGN_UP', say('mail.signUp.body'), details);

export const verifyEmailMail = (details: CodeMail) => codeMail('VERIFY_EMAIL', say('mail.verify.body'), details);

export const alreadySignedUpMail = ({ to, url }: { to: string; url: string }) =>
  mail({
    purpose: 'ALREADY_SIGNED_UP',
    to,
    subject: say('mail.existing.subject'),
    heading: say('mail.existing.heading'),
    body: say('mail.existing.body'),
    link: { label: say('mail.existing.link'), url },
    ignore: say('mail.existing.ignore'),
  });

export const passwordResetMail = ({ to, url, hours }: { to: string; url: string; hours: number }) =>
  mail({
    purpose: 'PASSWORD_RESET',
    to,
    subject: say('mail.reset.subject'),
    heading: say('mail.reset.heading'),
    body: say('mail.reset.body', { hours }),
    link: { label: say('mail.reset.link'), url },
    ignore: say('mail.reset.ignore'),
  });

export const passwordChangedMail = ({ to, url }: { to: string; url: string }) =>
  mail({
    purpose: 'PASSWORD_CHANGED',
    to,
    subject: say('mail.changed.subject'),
    heading: say('mail.changed.heading'),
    body: say('mail.changed.body'),
    link: { label: say('mail.changed.link'), url },
    ignore: say('mail.changed.ignore'),
  });
