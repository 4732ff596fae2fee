import { PASSWORD_MIN } from '../accounts/password';
import type { IdentityClient } from '../ports';
import { say } from '../words';
import { field, hidden, noticeBox, submitButton, type Notice } from './fields';
import { html, rich, trusted } from './html';
import type { Page } from './layout';

/** Pages behind mailed links and at the protocol's edges: they stand alone, outside a pending sign-in. */

interface StandingPage {
  title: string;
  lead: string;
  next?: { href: string; label: string } | undefined;
}

export const standingPage = ({ title, lead, next }: StandingPage): Page => ({
  title,
  main: html`<p class="lead">${lead}</p>
${next && html`<a class="button" href="${next.href}">${next.label}</a>`}`,
});

interface PasswordForm {
  action: string;
  linkToken: string;
  email: string;
  error?: string | undefined;
  notice?: Notice | undefined;
}

export const resetPage = ({ action, linkToken, email, error, notice }: PasswordForm): Page => ({
  title: say('reset.title'),
  hasError: error !== undefined || notice?.tone === 'bad',
  main: html`<p class="lead">${rich((marks) => say('reset.lead', marks), { email: html`<strong>${email}</strong>` })}</p>
${noticeBox(notice)}
<form method="post" action="${action}" novalidate>
${hidden('token', linkToken)}
<input type="text" name="username" value="${email}" autocomplete="username" hidden>
${field({ name: 'password', label: say('field.newPassword'), type: 'password', autocomplete: 'new-password', help: say('field.passwordHelp', { minimum: PASSWORD_MIN }), error, hasFocus: true })}
${submitButton(say('reset.submit'))}
</form>`,
});

export const confirmPage = ({ action, linkToken, email, error, notice }: PasswordForm): Page => ({
  title: say('confirm.title'),
  hasError: error !== undefined || notice?.tone === 'bad',
  main: html`<p class="lead">${rich((marks) => say('confirm.lead', marks), { email: html`<strong>${email}</strong>` })}</p>
${noticeBox(notice)}
<form method="post" action="${action}" novalidate>
${hidden('token', linkToken)}
<input type="text" name="username" value="${email}" autocomplete="username" hidden>
${field({ name: 'password', label: say('field.password'), type: 'password', autocomplete: 'current-password', error, hasFocus: true })}
${submitButton(say('confirm.submit'))}
</form>
<p class="small first">${say('confirm.notYou')}</p>`,
});

export const expiredPage = (client: IdentityClient | undefined): Page =>
  standingPage({
    title: say('expired.title'),
    lead: say('expired.lead'),
    next: client && { href: client.loginUrl, label: say(`expired.continue.${client.portal}`) },
  });

/**
 * @param form the protocol library's own form, which carries its protection against forged requests
 * @param isAsked the portal has asked the person already: the page sends itself on, and shows a button without scripts
 */
export function logoutPage(form: string, isAsked: boolean, cancelUrl: string | undefined): Page {
  const button = html`<button class="button" type="submit" form="op.logoutForm" name="logout" value="yes"${
    isAsked && html` data-press`
  }>${say('logout.submit')}</button>`;
  return {
    title: isAsked ? say('loggingOut.title') : say('logout.title'),
    main: html`<p class="lead">${isAsked ? say('loggingOut.lead') : say('logout.lead')}</p>
${trusted(form)}
${button}
${!isAsked && cancelUrl !== undefined && html`<a class="button plain" href="${cancelUrl}">${say('logout.cancel')}</a>`}`,
  };
}
