import { PASSWORD_MIN } from '../accounts/password';
import type { IdentityClient, Invitation } from '../ports';
import { relyingParty } from '../second-factor/passkeys';
import { allowsSignUp, clientOfPortal, type Settings } from '../settings';
import { say } from '../words';
import { errorText, field, hidden, noticeBox, submitButton, type Notice } from './fields';
import { html, rich, type Html } from './html';
import type { Page } from './layout';

/** Where in the protocol the visitor is: which portal, which pending sign-in, and the token that its forms carry. */
export interface FormContext {
  settings: Settings;
  client: IdentityClient;
  /** `/oidc/interaction/{uid}` */
  base: string;
  formToken: string;
}

export interface SignInState {
  email: string;
  invitation?: Invitation | null;
  errors?: { email?: string | undefined; password?: string | undefined };
  notice?: Notice | undefined;
}

export interface SignUpState {
  email: string;
  invitation?: Invitation | null;
  agreed?: boolean;
  errors?: { email?: string | undefined; password?: string | undefined; terms?: string | undefined };
  notice?: Notice | undefined;
}

const link = (href: string, label: string) => html`<a href="${href}">${label}</a>`;

/** Opens beside the form, so that nothing typed is lost. */
const legalLink = (href: string, label: string) =>
  html`<a href="${href}" target="_blank" rel="noopener">${label}<span class="unseen"> ${say('legal.newTab')}</span></a>`;

const legalLinks = ({ legalUrls }: Settings) => ({
  terms: legalLink(legalUrls.terms, say('legal.terms')),
  privacy: legalLink(legalUrls.privacy, say('legal.privacy')),
});

const hasErrors = (state: { errors?: object; notice?: Notice | undefined }) =>
  state.notice?.tone === 'bad' || Object.values(state.errors ?? {}).some((error) => error !== undefined);

export function signInPage(context: FormContext, state: SignInState): Page {
  const { settings, client, base, formToken } = context;
  const { email, invitation = null, errors = {}, notice } = state;
  const lead = invitation === null ? say(`signIn.lead.${client.portal}`) : invited('signIn', invitation);
  return {
    title: say('signIn.title'),
    hasError: hasErrors(state),
    main: html`<p class="lead">${lead}</p>
${noticeBox(notice)}
<form method="post" action="${base}/sign-in" novalidate>
${hidden('form', formToken)}
${field({ name: 'email', label: say('field.email'), type: 'email', autocomplete: 'username', value: email, error: errors.email, hasFocus: errors.email !== undefined || (email === '' && errors.password === undefined) })}
${field({ name: 'password', label: say('field.password'), type: 'password', autocomplete: 'current-password', error: errors.password, hasFocus: errors.email === undefined && (email !== '' || errors.password !== undefined), aside: link(`${base}/forgot`, say('signIn.forgot')) })}
${submitButton(say('signIn.submit'))}
</form>
${relyingParty(settings.issuer) !== null && html`<a class="button plain" href="${base}/passkey">${say('signIn.passkey')}</a>`}
${signInAlternatives(context)}
<p class="caption">${rich((marks) => say('legal.bySigningIn', marks), legalLinks(settings))}</p>`,
  };
}

function signInAlternatives({ settings, client, base }: FormContext): Html {
  const attorney = clientOfPortal(settings, 'attorney');
  const customer = clientOfPortal(settings, 'customer');
  const isAttorney = client.portal === 'attorney';
  const create = link(`${base}/sign-up`, say(isAttorney ? 'signIn.createAttorneyLink' : 'signIn.createLink'));
  const createText = isAttorney ? 'signIn.new.attorney' : 'signIn.new.customer';
  return html`${allowsSignUp(client) && html`<p class="small first">${rich((marks) => say(createText, marks), { link: create })}</p>`}
${client.portal === 'customer' && attorney && html`<p class="small">${rich((marks) => say('signIn.toAttorney', marks), { link: link(attorney.loginUrl, say('signIn.toAttorneyLink')) })}</p>`}
${isAttorney && customer && html`<p class="small">${rich((marks) => say('signIn.toCustomer', marks), { link: link(customer.loginUrl, say('signIn.toCustomerLink')) })}</p>`}`;
}

/** Who invites, so that nobody meets a form without knowing why. */
const invited = (page: 'signIn' | 'signUp', { inviter }: Invitation): string =>
  inviter === null ? say(`${page}.invited.unnamed`) : say(`${page}.invited`, { name: inviter });

export function signUpPage(context: FormContext, state: SignUpState): Page {
  const { settings, client, base, formToken } = context;
  const { email, invitation = null, agreed = false, errors = {}, notice } = state;
  const isFirst = (name: 'email' | 'password' | 'terms') =>
    Object.entries(errors).find(([, error]) => error !== undefined)?.[0] === name;
  const usual = client.portal === 'attorney' ? say('signUp.lead.attorney') : say('signUp.lead.customer');
  const lead = invitation === null ? usual : invited('signUp', invitation);
  return {
    title: say('signUp.title'),
    hasError: hasErrors(state),
    main: html`<p class="lead">${lead}</p>
${noticeBox(notice)}
<form method="post" action="${base}/sign-up" novalidate>
${hidden('form', formToken)}
${field({ name: 'email', label: say('field.email'), type: 'email', autocomplete: 'email', value: email, error: errors.email, hasFocus: isFirst('email') || (email === '' && !hasErrors(state)) })}
${field({ name: 'password', label: say('field.password'), type: 'password', autocomplete: 'new-password', help: say('field.passwordHelp', { minimum: PASSWORD_MIN }), error: errors.password, hasFocus: isFirst('password') || (email !== '' && !hasErrors(state)) })}
<div class="tick"><input type="checkbox" id="terms" name="terms" value="yes" required${agreed && html` checked`}${errors.terms !== undefined && html` aria-invalid="true" aria-describedby="terms-error"`}${isFirst('terms') && html` autofocus`}><label for="terms">${rich((marks) => say('legal.agree', marks), legalLinks(settings))}</label></div>
${errorText('terms-error', errors.terms)}
${submitButton(say('signUp.submit'))}
</form>
<p class="small first">${rich((marks) => say('signUp.existing', marks), { link: link(`${base}/sign-in`, say('signUp.existingLink')) })}</p>`,
  };
}

export interface CodeState {
  email: string;
  error?: string | undefined;
  notice?: Notice | undefined;
}

export function codePage({ base, formToken }: FormContext, state: CodeState): Page {
  return {
    title: say('code.title'),
    hasError: state.error !== undefined || state.notice?.tone === 'bad',
    main: html`<p class="lead">${rich((marks) => say('code.lead', marks), { email: html`<strong>${state.email}</strong>` })}</p>
${noticeBox(state.notice)}
<form method="post" action="${base}/code" novalidate>
${hidden('form', formToken)}
${field({ name: 'code', label: say('field.code'), type: 'text', autocomplete: 'one-time-code', help: say('code.help'), error: state.error, hasFocus: true, isCode: true })}
${submitButton(say('code.submit'))}
</form>
<form class="quiet" method="post" action="${base}/resend">${hidden('form', formToken)}<button class="button text" type="submit">${say('code.resend')}</button></form>
<p class="small">${rich((marks) => say('code.otherAddress', marks), { link: link(`${base}/sign-in`, say('code.otherAddressLink')) })}</p>`,
  };
}

export interface ForgotState {
  email: string;
  error?: string | undefined;
  notice?: Notice | undefined;
}

export function forgotPage({ base, formToken }: FormContext, state: ForgotState): Page {
  return {
    title: say('forgot.title'),
    hasError: state.error !== undefined || state.notice?.tone === 'bad',
    main: html`<p class="lead">${say('forgot.lead')}</p>
${noticeBox(state.notice)}
<form method="post" action="${base}/forgot" novalidate>
${hidden('form', formToken)}
${field({ name: 'email', label: say('field.email'), type: 'email', autocomplete: 'username', value: state.email, error: state.error, hasFocus: true })}
${submitButton(say('forgot.submit'))}
</form>
<p class="small first">${link(`${base}/sign-in`, say('forgot.back'))}</p>`,
  };
}

export function forgotSentPage({ base }: FormContext, email: string, hours: number): Page {
  return {
    title: say('forgotSent.title'),
    main: html`<p class="lead">${rich((marks) => say('forgotSent.lead', { ...marks, hours }), { email: html`<strong>${email}</strong>` })}</p>
<p class="small first">${say('forgotSent.help')}</p>
<p class="small first">${link(`${base}/sign-in`, say('forgot.back'))}</p>`,
  };
}
