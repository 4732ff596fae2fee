import type { FormContext } from '../pages/account-pages';
import { field, hidden, noticeBox, submitButton, type Notice } from '../pages/fields';
import { html, rich, type Html } from '../pages/html';
import type { Page } from '../pages/layout';
import { say } from '../words';

/** The library that speaks to the browser, then what binds it to our forms. */
export const PASSKEY_SCRIPTS = ['simplewebauthn.js', 'passkeys.js'] as const;

const link = (href: string, label: string) => html`<a href="${href}">${label}</a>`;

interface PasskeyForm {
  action: string;
  formToken: string;
  /** JSON for the browser. */
  options: string;
  kind: 'create' | 'get';
  fields?: Html;
  button: Html;
}

/** A form whose button asks the browser for a passkey, and sends its answer. Without scripts it says what is missing. */
export const passkeyForm = ({ action, formToken, options, kind, fields, button }: PasskeyForm) =>
  html`<form class="passkey" method="post" action="${action}" data-passkey="${kind}" data-options="${options}">
${hidden('form', formToken)}${hidden('response', '')}
${fields}
${button}
<p class="error" role="alert" data-failed hidden>${say('passkey.failed')}</p>
<p class="error" role="alert" data-unsupported hidden>${say('passkey.unsupported')}</p>
<noscript><p class="error">${say('passkey.noScript')}</p></noscript>
</form>`;

export interface SecondStepState {
  hasApp: boolean;
  /** JSON for the browser; null where the account has no passkey, or this address can use none. */
  passkeyOptions: string | null;
  /** The account has passkeys, and browsers refuse them at this address. */
  isPasskeyElsewhere: boolean;
  error?: string | undefined;
  notice?: Notice | undefined;
}

export function secondStepPage({ base, formToken }: FormContext, state: SecondStepState): Page {
  const { hasApp, passkeyOptions, isPasskeyElsewhere, error, notice } = state;
  const lead = hasApp
    ? passkeyOptions === null
      ? 'secondStep.lead.app'
      : 'secondStep.lead.both'
    : 'secondStep.lead.passkey';
  return {
    title: say('secondStep.title'),
    hasError: error !== undefined || notice?.tone === 'bad',
    scripts: passkeyOptions === null ? [] : PASSKEY_SCRIPTS,
    main: html`<p class="lead">${say(lead)}</p>
${noticeBox(notice)}
${isPasskeyElsewhere && html`<p class="small first">${say('passkey.elsewhere')}</p>`}
${
  passkeyOptions !== null &&
  passkeyForm({
    action: `${base}/second-passkey`,
    formToken,
    options: passkeyOptions,
    kind: 'get',
    button: submitButton(say('passkey.use')),
  })
}
${
  hasApp &&
  html`<form method="post" action="${base}/second-step" novalidate>
${hidden('form', formToken)}
${field({ name: 'code', label: say('field.code'), type: 'text', autocomplete: 'one-time-code', help: say('secondStep.help'), error, hasFocus: passkeyOptions === null || error !== undefined, isCode: true })}
<button class="button${passkeyOptions !== null && ' plain'}" type="submit">${say('secondStep.submit')}</button>
</form>`
}
<p class="small first">${rich((marks) => say('secondStep.lost', marks), { link: link(`${base}/recovery`, say('secondStep.lostLink')) })}</p>
<p class="small">${link(`${base}/sign-in`, say('secondStep.other'))}</p>`,
  };
}

export function recoveryPage(
  { base, formToken }: FormContext,
  { error, notice }: { error?: string; notice?: Notice },
): Page {
  return {
    title: say('recovery.title'),
    hasError: error !== undefined || notice?.tone === 'bad',
    main: html`<p class="lead">${say('recovery.lead')}</p>
${noticeBox(notice)}
<form method="post" action="${base}/recovery" novalidate>
${hidden('form', formToken)}
${field({ name: 'recovery', label: say('field.recovery'), type: 'text', autocomplete: 'off', error, hasFocus: true })}
${submitButton(say('secondStep.submit'))}
</form>
<p class="small first">${say('recovery.none')}</p>
<p class="small">${link(`${base}/second-step`, say('recovery.back'))}</p>`,
  };
}

export function passkeySignInPage(
  { base, formToken }: FormContext,
  { passkeyOptions, notice }: { passkeyOptions: string; notice: Notice | undefined },
): Page {
  return {
    title: say('passkeySignIn.title'),
    hasError: notice?.tone === 'bad',
    scripts: PASSKEY_SCRIPTS,
    main: html`<p class="lead">${say('passkeySignIn.lead')}</p>
${noticeBox(notice)}
${passkeyForm({ action: `${base}/passkey`, formToken, options: passkeyOptions, kind: 'get', button: submitButton(say('passkey.use')) })}
<p class="small first">${link(`${base}/sign-in`, say('passkeySignIn.back'))}</p>`,
  };
}
