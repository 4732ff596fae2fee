import type { IdentityMail, IdentityMailPurpose } from '../ports';
import { say } from '../words';

interface CodeMail {
  to: string;
  code: string;
  url: string;
}

const codeMail = (
  purpose: IdentityMailPurpose,
  body: string,
  ignore: string,
  { to, code, url }: CodeMail,
): IdentityMail => ({
  purpose,
  to,
  subject: say('mail.signUp.subject', { code }),
  heading: say('mail.signUp.heading'),
  body,
  code,
  bridge: say('mail.signUp.orLink'),
  link: { label: say('mail.signUp.link'), url },
  ignore,
});

export const signUpMail = (details: CodeMail): IdentityMail =>
  codeMail('SIGN_UP', say('mail.signUp.body'), say('mail.signUp.ignore'), details);

export const verifyEmailMail = (details: CodeMail): IdentityMail =>
  codeMail('VERIFY_EMAIL', say('mail.verify.body'), say('mail.verify.ignore'), details);

export const alreadySignedUpMail = ({ to, url }: { to: string; url: string }): IdentityMail => ({
  purpose: 'ALREADY_SIGNED_UP',
  to,
  subject: say('mail.existing.subject'),
  heading: say('mail.existing.heading'),
  body: say('mail.existing.body'),
  link: { label: say('mail.existing.link'), url },
  ignore: say('mail.existing.ignore'),
});

export const passwordResetMail = ({ to, url, hours }: { to: string; url: string; hours: number }): IdentityMail => ({
  purpose: 'PASSWORD_RESET',
  to,
  subject: say('mail.reset.subject'),
  heading: say('mail.reset.heading'),
  body: say('mail.reset.body', { hours }),
  link: { label: say('mail.reset.link'), url },
  ignore: say('mail.reset.ignore'),
});

export const passwordChangedMail = ({ to, url }: { to: string; url: string }): IdentityMail => ({
  purpose: 'PASSWORD_CHANGED',
  to,
  subject: say('mail.changed.subject'),
  heading: say('mail.changed.heading'),
  body: say('mail.changed.body'),
  link: { label: say('mail.changed.link'), url },
  ignore: say('mail.changed.ignore'),
});

const sample = { to: 'alex@example.com', code: '482913', url: 'https://troth.example/oidc/sample', hours: 1 };

/** Each mail with made-up contents, for a host that shows what its mails look like. */
export const sampleMails: Readonly<Record<IdentityMailPurpose, IdentityMail>> = {
  SIGN_UP: signUpMail(sample),
  ALREADY_SIGNED_UP: alreadySignedUpMail(sample),
  VERIFY_EMAIL: verifyEmailMail(sample),
  PASSWORD_RESET: passwordResetMail(sample),
  PASSWORD_CHANGED: passwordChangedMail(sample),
};
