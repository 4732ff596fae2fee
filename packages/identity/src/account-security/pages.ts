import { PASSWORD_MIN } from '../accounts/password';
import type { FormContext } from '../pages/account-pages';
import { field, hidden, type Notice, noticeBox, submitButton } from '../pages/fields';
import { html, rich, type Html } from '../pages/html';
import type { Page } from '../pages/layout';
import type { SignedInSession } from '../sessions/sessions';
import { say } from '../words';
import { deviceOf } from './user-agent';

const link = (href: string, label: string) => html`<a href="${href}">${label}</a>`;

const backLink = ({ base }: FormContext): Html =>
  html`<p class="small first">${link(`${base}/security`, say('security.back'))}</p>`;

const PLACES = ['address', 'password', 'factors', 'sessions'] as const;

export function securityPage({ base, formToken }: FormContext, email: string, hasNewPassword: boolean): Page {
  return {
    title: say('security.title'),
    main: html`<p class="lead">${rich((marks) => say('security.lead', marks), { email: html`<strong>${email}</strong>` })}</p>
${hasNewPassword && noticeBox({ tone: 'good', text: say('password.changed') })}
<ul class="factors">${PLACES.map((place) => html`<li><div><strong>${link(`${base}/${place}`, say(`security.${place}`))}</strong><span>${say(`security.${place}.text`)}</span></div></li>`)}</ul>
<form class="quiet" method="post" action="${base}/done">${hidden('form', formToken)}<button class="button" type="submit">${say('factors.done')}</button></form>`,
  };
}

const times = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/** In UTC, until the page's script shows it in the reader's time zone, which only the browser knows. */
const timeOf = (at: Date): Html => html`<time datetime="${at.toISOString()}">${times.format(at)}</time>`;

/** What a person recognizes a session by. */
function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  const named = browser ?? say('session.otherBrowser');
  return system === null ? named : say('session.device', { browser: named, system });
}

function sessionRow({ base, formToken }: FormContext, session: SignedInSession, isOwn: boolean): Html {
  const name = deviceName(session.userAgent);
  return html`<li><div><strong>${name}</strong>
<span>${isOwn ? say('session.own') : rich((marks) => say('session.lastActive', marks), { date: timeOf(session.lastActiveAt) })}</span>
<span>${rich((marks) => say('session.started', marks), { date: timeOf(session.startedAt) })}</span></div>
${!isOwn && html`<form class="quiet" method="post" action="${base}/end-session">${hidden('form', formToken)}${hidden('session', session.id)}<button class="button text" type="submit">${say('session.end')}<span class="unseen"> ${name}</span></button></form>`}</li>`;
}

interface SessionsState {
  sessions: readonly SignedInSession[];
  ownId: string;
  hasEnded: boolean;
}

export function sessionsPage(context: FormContext, { sessions, ownId, hasEnded }: SessionsState): Page {
  const { base, formToken } = context;
  const others = sessions.filter(({ id }) => id !== ownId);
  const own = sessions.filter(({ id }) => id === ownId);
  return {
    title: say('sessions.title'),
    scripts: ['local-times.js'],
    main: html`<p class="lead">${say('sessions.lead')}</p>
${hasEnded && noticeBox({ tone: 'good', text: say('sessions.ended') })}
<ul class="factors">${[...own, ...others].map((session) => sessionRow(context, session, session.id === ownId))}</ul>
${others.length > 0 && html`<form class="quiet" method="post" action="${base}/end-other-sessions">${hidden('form', formToken)}<button class="button plain" type="submit">${say('sessions.endOthers')}</button></form>`}
${backLink(context)}`,
  };
}

export interface PasswordState {
  email: string;
  endsOthers: boolean;
  errors?: { current?: string | undefined; password?: string | undefined };
  notice?: Notice;
}

export function passwordPage(context: FormContext, { email, endsOthers, errors = {}, notice }: PasswordState): Page {
  const { base, formToken } = context;
  const hasCurrentError = errors.current !== undefined;
  return {
    title: say('password.title'),
    hasError: notice !== undefined || hasCurrentError || errors.password !== undefined,
    main: html`<p class="lead">${rich((marks) => say('password.lead', marks), { email: html`<strong>${email}</strong>` })}</p>
${noticeBox(notice)}
<form method="post" action="${base}/password" novalidate>
${hidden('form', formToken)}
<input type="text" name="username" value="${email}" autocomplete="username" hidden>
${field({ name: 'current', label: say('field.currentPassword'), type: 'password', autocomplete: 'current-password', error: errors.current, hasFocus: hasCurrentError || errors.password === undefined })}
${field({ name: 'password', label: say('field.newPassword'), type: 'password', autocomplete: 'new-password', help: say('field.passwordHelp', { minimum: PASSWORD_MIN }), error: errors.password, hasFocus: !hasCurrentError && errors.password !== undefined })}
<div class="tick"><input type="checkbox" id="others" name="others" value="yes"${endsOthers && html` checked`}><label for="others">${say('sessions.endOthers')}</label></div>
${submitButton(say('reset.submit'))}
</form>
${backLink(context)}`,
  };
}

export interface AddressState {
  current: string;
  typed: string;
  error?: string | undefined;
  notice?: Notice;
}

export function addressPage(context: FormContext, { current, typed, error, notice }: AddressState): Page {
  const { base, formToken } = context;
  return {
    title: say('address.title'),
    hasError: error !== undefined || notice !== undefined,
    main: html`<p class="lead">${rich((marks) => say('address.lead', marks), { email: html`<strong>${current}</strong>` })}</p>
${noticeBox(notice)}
<form method="post" action="${base}/address" novalidate>
${hidden('form', formToken)}
${field({ name: 'email', label: say('field.newEmail'), type: 'email', autocomplete: 'email', value: typed, error, hasFocus: true })}
${submitButton(say('address.submit'))}
</form>
${backLink(context)}`,
  };
}

export const addressSentPage = (context: FormContext, email: string, hours: number): Page => ({
  title: say('code.title'),
  main: html`<p class="lead">${rich((marks) => say('addressSent.lead', { ...marks, hours }), { email: html`<strong>${email}</strong>` })}</p>
<p class="small first">${say('code.help')}</p>
${backLink(context)}`,
});

export const addressConfirmPage = (form: { action: string; linkToken: string; email: string }): Page => ({
  title: say('addressConfirm.title'),
  main: html`<p class="lead">${rich((marks) => say('addressConfirm.lead', marks), { email: html`<strong>${form.email}</strong>` })}</p>
<form method="post" action="${form.action}">
${hidden('token', form.linkToken)}
${submitButton(say('addressConfirm.submit'))}
</form>
<p class="small first">${say('addressConfirm.notYou')}</p>`,
});
