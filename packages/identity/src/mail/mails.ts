import type { IdentityMail, IdentityMailPurpose } from '../ports';
import { say } from '../words';

export type { IdentityMail };

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

/** How long its link works, in one of the two. */
type ResetLasts = { hours: number } | { minutes: number };

export const passwordResetMail = ({ to, url, ...lasts }: { to: string; url: string } & ResetLasts): IdentityMail => ({
  purpose: 'PASSWORD_RESET',
  to,
  subject: say('mail.reset.subject'),
  heading: say('mail.reset.heading'),
  body:
    'hours' in lasts
      ? say('mail.reset.body', { hours: lasts.hours })
      : say('mail.reset.bodyMinutes', { minutes: lasts.minutes }),
  link: { label: say('mail.reset.link'), url },
  ignore: say('mail.reset.ignore'),
});

interface PasswordChanged {
  to: string;
  url: string;
  /** Whether every session ended. */
  isEverywhere?: boolean;
}

export const passwordChangedMail = ({ to, url, isEverywhere = true }: PasswordChanged): IdentityMail => ({
  purpose: 'PASSWORD_CHANGED',
  to,
  subject: say('mail.changed.subject'),
  heading: say('mail.changed.heading'),
  body: say(isEverywhere ? 'mail.changed.body' : 'mail.changed.here'),
  link: { label: say('mail.changed.link'), url },
  ignore: say('mail.changed.ignore'),
});

interface ChangeMail {
  to: string;
  url: string;
}

const changeMail = (
  purpose: IdentityMailPurpose,
  subject: string,
  body: string,
  { to, url }: ChangeMail,
): IdentityMail => ({
  purpose,
  to,
  subject,
  heading: subject,
  body,
  link: { label: say('mail.changed.link'), url },
  ignore: say('mail.factor.ignore'),
});

export const factorAddedMail = ({ name, ...details }: ChangeMail & { name: string }): IdentityMail =>
  changeMail('FACTOR_ADDED', say('mail.factorAdded.subject'), say('mail.factorAdded.body', { name }), details);

export const factorRemovedMail = ({
  name,
  left,
  ...details
}: ChangeMail & { name: string; left: number }): IdentityMail =>
  changeMail(
    'FACTOR_REMOVED',
    say('mail.factorRemoved.subject'),
    say('mail.factorRemoved.body', { name, left }),
    details,
  );

export const recoveryCodesReplacedMail = (details: ChangeMail): IdentityMail =>
  changeMail('RECOVERY_CODES_REPLACED', say('mail.codesReplaced.subject'), say('mail.codesReplaced.body'), details);

export const recoveryCodeUsedMail = ({ left, ...details }: ChangeMail & { left: number }): IdentityMail =>
  changeMail('RECOVERY_CODE_USED', say('mail.codeUsed.subject'), say('mail.codeUsed.body', { left }), details);

export const emailChangeMail = ({ to, url, hours }: ChangeMail & { hours: number }): IdentityMail => ({
  purpose: 'EMAIL_CHANGE',
  to,
  subject: say('mail.emailChange.subject'),
  heading: say('mail.emailChange.subject'),
  body: say('mail.emailChange.body', { hours }),
  link: { label: say('mail.emailChange.link'), url },
  ignore: say('mail.emailChange.ignore'),
});

/** To the earlier address. */
export const emailChangeAskedMail = (details: ChangeMail): IdentityMail => ({
  ...changeMail('EMAIL_CHANGE_ASKED', say('mail.emailAsked.subject'), say('mail.emailAsked.body'), details),
  ignore: say('mail.emailAsked.ignore'),
});

/** To the earlier address, which opens nothing any more. */
export const emailChangedMail = (details: ChangeMail): IdentityMail => ({
  ...changeMail('EMAIL_CHANGED', say('mail.emailChanged.subject'), say('mail.emailChanged.body'), details),
  ignore: say('mail.emailChanged.ignore'),
});

const sample = { to: 'alex@example.com', code: '482913', url: 'https://troth.example/oidc/sample', hours: 1 };

/** Each mail with made-up contents, for a host that shows what its mails look like. */
export const sampleMails: Readonly<Record<IdentityMailPurpose, IdentityMail>> = {
  SIGN_UP: signUpMail(sample),
  ALREADY_SIGNED_UP: alreadySignedUpMail(sample),
  VERIFY_EMAIL: verifyEmailMail(sample),
  PASSWORD_RESET: passwordResetMail(sample),
  PASSWORD_CHANGED: passwordChangedMail(sample),
  EMAIL_CHANGE: emailChangeMail({ ...sample, hours: 24 }),
  EMAIL_CHANGE_ASKED: emailChangeAskedMail(sample),
  EMAIL_CHANGED: emailChangedMail(sample),
  FACTOR_ADDED: factorAddedMail({ ...sample, name: 'Authenticator app' }),
  FACTOR_REMOVED: factorRemovedMail({ ...sample, name: 'Authenticator app', left: 0 }),
  RECOVERY_CODES_REPLACED: recoveryCodesReplacedMail(sample),
  RECOVERY_CODE_USED: recoveryCodeUsedMail({ ...sample, left: 9 }),
};
