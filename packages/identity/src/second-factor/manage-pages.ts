import type { FormContext } from '../pages/account-pages';
import { errorText, field, hidden, noticeBox, submitButton } from '../pages/fields';
import { html, rich, type Html } from '../pages/html';
import type { Page } from '../pages/layout';
import { say } from '../words';
import { FACTOR_NAME_MAX, type Factor } from './factor';
import { PASSKEY_SCRIPTS, passkeyForm } from './sign-in-pages';

const link = (href: string, label: string) => html`<a href="${href}">${label}</a>`;

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function factorRow({ base, formToken }: FormContext, factor: Factor): Html {
  const { id, kind, name, addedAt, lastUsedAt } = factor;
  const kindName = say(kind === 'APP' ? 'factor.app' : 'factor.passkey');
  const used =
    lastUsedAt === null ? say('factor.neverUsed') : say('factor.lastUsed', { date: dates.format(lastUsedAt) });
  return html`<li><div><strong>${name}</strong>
<span>${name !== kindName && html`${kindName} · `}${say('factor.added', { date: dates.format(addedAt) })} · ${used}</span></div>
<form class="quiet" method="post" action="${base}/remove-factor">${hidden('form', formToken)}${hidden('factor', id)}<button class="button text" type="submit">${say('factor.remove')}<span class="unseen"> ${name}</span></button></form></li>`;
}

export interface FactorsState {
  email: string;
  factors: readonly Factor[];
  codesLeft: number;
  /** False at an address where browsers refuse passkeys. */
  offersPasskeys: boolean;
  canAdd: boolean;
  /** Nobody gets on to the portal without a factor. */
  isDemanded: boolean;
  change: FactorChange | null;
  /** In how many other places the person is signed in. */
  elsewhere: number;
}

export type FactorChange = 'added' | 'removed';

/** A person who changes how they sign in may want to end earlier sessions (ASVS 5.0, 7.4.3). */
const offerToEndOthers = ({ base, formToken }: FormContext, elsewhere: number): Html =>
  html`<p class="small">${say('factors.elsewhere', { elsewhere })}</p>
<form class="quiet" method="post" action="${base}/end-other-sessions">${hidden('form', formToken)}<button class="button plain" type="submit">${say('sessions.endOthers')}</button></form>`;

export function factorsPage(context: FormContext, state: FactorsState): Page {
  const { base, client, formToken } = context;
  const { email, factors, codesLeft, offersPasskeys, canAdd, isDemanded, change, elsewhere } = state;
  const hasNone = factors.length === 0;
  const lead = hasNone ? (isDemanded ? 'factors.lead.demanded' : 'factors.lead.none') : 'factors.lead.some';
  const secondary = !hasNone && ' plain';
  return {
    title: say('factors.title'),
    main: html`<p class="lead">${rich((marks) => say(lead, marks), { email: html`<strong>${email}</strong>` })}</p>
${change !== null && noticeBox({ tone: 'good', text: say(`factors.${change}`) })}
${change !== null && elsewhere > 0 && offerToEndOthers(context, elsewhere)}
${!hasNone && html`<ul class="factors">${factors.map((factor) => factorRow(context, factor))}</ul>`}
${canAdd && offersPasskeys && html`<a class="button${secondary}" href="${base}/add-passkey">${say('factors.addPasskey')}</a>`}
${canAdd && html`<a class="button${(secondary || offersPasskeys) && ' plain'}" href="${base}/add-app">${say('factors.addApp')}</a>`}
${!offersPasskeys && html`<p class="small">${say('passkey.needsName')}</p>`}
${
  !hasNone &&
  html`<section class="codes-left"><h2>${say('codes.title')}</h2><p class="small">${say('codes.left', { left: codesLeft })}</p>
<form class="quiet" method="post" action="${base}/recovery-codes">${hidden('form', formToken)}<button class="button text" type="submit">${say('codes.replace')}</button></form></section>`
}
${
  hasNone && isDemanded
    ? html`<p class="small first">${link(`${client.origin}/`, say('factors.notNow'))}</p>`
    : html`<form class="quiet" method="post" action="${base}/done">${hidden('form', formToken)}<button class="button${hasNone && ' plain'}" type="submit">${say(hasNone ? 'factors.notNow' : 'factors.done')}</button></form>`
}`,
  };
}

const nameField = (name: string) => html`<div class="field"><label for="name">${say('field.factorName')}</label>
<p class="help" id="name-help">${say('field.factorNameHelp')}</p>
<div class="input"><input id="name" name="name" type="text" autocomplete="off" maxlength="${String(FACTOR_NAME_MAX)}" aria-describedby="name-help" value="${name}"></div></div>`;

export function addAppPage(
  { base, formToken }: FormContext,
  { qr, secret, name = say('factor.app'), error }: { qr: Html; secret: string; name?: string; error?: string },
): Page {
  return {
    title: say('addApp.title'),
    hasError: error !== undefined,
    main: html`<p class="lead">${say('addApp.lead')}</p>
<div class="qr">${qr}</div>
<p class="small">${say('addApp.byHand')}</p>
<p class="secret" data-secret>${secret}</p>
<form method="post" action="${base}/add-app" novalidate>
${hidden('form', formToken)}
${nameField(name)}
${field({ name: 'code', label: say('field.code'), type: 'text', autocomplete: 'one-time-code', help: say('addApp.help'), error, hasFocus: error !== undefined, isCode: true })}
${submitButton(say('addApp.submit'))}
</form>
<p class="small first">${link(`${base}/factors`, say('factors.back'))}</p>`,
  };
}

export function addPasskeyPage(
  { base, formToken }: FormContext,
  { passkeyOptions, name = say('factor.passkey'), error }: { passkeyOptions: string; name?: string; error?: string },
): Page {
  return {
    title: say('addPasskey.title'),
    hasError: error !== undefined,
    scripts: PASSKEY_SCRIPTS,
    main: html`<p class="lead">${say('addPasskey.lead')}</p>
${errorText('passkey-error', error)}
${passkeyForm({ action: `${base}/add-passkey`, formToken, options: passkeyOptions, kind: 'create', fields: nameField(name), button: submitButton(say('addPasskey.submit')) })}
<p class="small first">${link(`${base}/factors`, say('factors.back'))}</p>`,
  };
}

/** The answer to a form, never a page of its own: the codes are nowhere but here. */
export function recoveryCodesPage({ base, formToken }: FormContext, codes: readonly string[], elsewhere: number): Page {
  return {
    title: say('codes.new.title'),
    scripts: ['recovery-codes.js'],
    main: html`<p class="lead">${say('codes.new.lead')}</p>
<ul class="recovery-codes" id="recovery-codes" aria-label="${say('codes.title')}">${codes.map((code) => html`<li>${code}</li>`)}</ul>
<div class="beside"><button class="button plain" type="button" hidden data-downloads="recovery-codes">${say('codes.new.download')}</button>
<button class="button plain" type="button" hidden data-copies="recovery-codes" data-copied="${say('codes.new.copied')}">${say('codes.new.copy')}</button></div>
<p class="unseen" role="status" data-copy-status></p>
<form method="post" action="${base}/done">
${hidden('form', formToken)}
<div class="tick"><input type="checkbox" id="saved" name="saved" value="yes" required><label for="saved">${say('codes.new.saved')}</label></div>
${elsewhere > 0 && html`<div class="tick"><input type="checkbox" id="others" name="others" value="yes"><label for="others">${say('sessions.endOthers')}</label></div>`}
${submitButton(say('codes.new.continue'))}
</form>`,
  };
}
