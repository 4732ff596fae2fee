import { randomUUID } from 'node:crypto';
import {
  completeProgress,
  countSessionsElsewhere,
  endSessionsElsewhere,
  type Owner,
  ownerOf,
} from '../account-security/owner';
import { finishSignIn, goTo, sendMail, show, type Visit } from '../flows/visit';
import { factorAddedMail, factorRemovedMail, recoveryCodesReplacedMail } from '../mail/mails';
import { say } from '../words';
import { matchingStep, newSecret, secretAsQr, spacedSecret } from './authenticator-app';
import { FACTOR_NAME_MAX, MOST_FACTORS, type Proof, withoutFactors, withProofs } from './factor';
import { addApp, addPasskey, factorsOf, removeFactor } from './factor-store';
import { addAppPage, addPasskeyPage, type FactorChange, factorsPage, recoveryCodesPage } from './manage-pages';
import { createdPasskey, creationOptions, relyingParty } from './passkeys';
import { isPasskey, isSecondFactorDemanded } from './second-step';

const pendingPlace = (uid: string) => ({ table: 'identity_sign_in', column: 'sealed_secret', rowId: uid });

const party = ({ services }: Visit) => relyingParty(services.settings.issuer);

/** What a person calls a factor; a name of ours where they leave it empty. */
function typedName(visit: Visit, fallback: string): string {
  const typed = (visit.form.get('name') ?? '').replace(/\p{Cc}/gu, ' ').trim();
  return [...typed].slice(0, FACTOR_NAME_MAX).join('') || fallback;
}

/** What was just done, by the address that it led to. */
function changeOf({ query }: Visit): FactorChange | null {
  if (query.get('removed') === 'yes') return 'removed';
  return query.get('added') === 'yes' ? 'added' : null;
}

export async function showFactors(visit: Visit): Promise<void> {
  const owner = await ownerOf(visit);
  if (owner === null) return;
  const { services, context } = visit;
  const factors = await factorsOf(services.settings.store, owner.account.id);
  show(
    visit,
    factorsPage(context, {
      email: owner.account.email,
      factors,
      codesLeft: await services.recoveryCodes.left(owner.account.id),
      offersPasskeys: party(visit) !== null,
      canAdd: factors.length < MOST_FACTORS,
      isDemanded: isSecondFactorDemanded(visit),
      change: changeOf(visit),
      elsewhere: await countSessionsElsewhere(visit, owner.account.id),
    }),
  );
}

async function showRecoveryCodes(visit: Visit, accountId: string, codes: readonly string[]): Promise<void> {
  show(visit, recoveryCodesPage(visit.context, codes, await countSessionsElsewhere(visit, accountId)));
}

/** Mails the owner, remembers the proof, and shows recovery codes with the first factor. */
async function added(visit: Visit, { progress, account }: Owner, name: string, proof: Proof): Promise<void> {
  const { services, context, uid } = visit;
  const { settings, recoveryCodes } = services;
  const { length: count } = await factorsOf(settings.store, account.id);
  await services.progresses.save(uid, { ...progress, amr: withProofs(progress.amr, proof, 'mfa') });
  await sendMail(services, factorAddedMail({ to: account.email, url: context.client.loginUrl, name }));
  if (count > 1) return goTo(visit, `${context.base}/factors?added=yes`);
  await showRecoveryCodes(visit, account.id, await recoveryCodes.replace(account.id));
}

async function hasRoom({ services }: Visit, accountId: string): Promise<boolean> {
  return (await factorsOf(services.settings.store, accountId)).length < MOST_FACTORS;
}

/** The secret stays the same while this page is open in one sign-in, so that a reload does not void what was scanned. */
async function pendingSecret({ services, uid }: Visit): Promise<string> {
  const { settings, progresses } = services;
  const sealed = await progresses.sealedSecret(uid);
  if (sealed !== null) return settings.sealing.open(pendingPlace(uid), sealed);
  const secret = newSecret();
  await progresses.setSealedSecret(uid, settings.sealing.seal(pendingPlace(uid), secret));
  return secret;
}

async function showAppForm(
  visit: Visit,
  { account }: Owner,
  state: { name?: string; error?: string } = {},
  status = 200,
) {
  const secret = await pendingSecret(visit);
  const qr = secretAsQr(secret, account.email, say('addApp.qrLabel'));
  show(visit, addAppPage(visit.context, { qr, secret: spacedSecret(secret), ...state }), status);
}

export async function showAddApp(visit: Visit): Promise<void> {
  const owner = await ownerOf(visit);
  if (owner === null) return;
  if (!(await hasRoom(visit, owner.account.id))) return goTo(visit, `${visit.context.base}/factors`);
  await showAppForm(visit, owner);
}

export async function addAuthenticatorApp(visit: Visit): Promise<void> {
  const owner = await ownerOf(visit);
  if (owner === null) return;
  const { services, context, uid, form } = visit;
  const { settings, progresses } = services;
  const sealed = await progresses.sealedSecret(uid);
  if (sealed === null || !(await hasRoom(visit, owner.account.id))) return goTo(visit, `${context.base}/factors`);
  const name = typedName(visit, say('factor.app'));
  const code = (form.get('code') ?? '').replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return showAppForm(visit, owner, { name, error: say('secondStep.codeMissing') }, 422);
  const secret = settings.sealing.open(pendingPlace(uid), sealed);
  const step = matchingStep(secret, code, settings.now());
  if (step === null) return showAppForm(visit, owner, { name, error: say('addApp.codeWrong') }, 422);
  if (!(await progresses.spendSealedSecret(uid, sealed))) return goTo(visit, `${context.base}/factors`);
  const id = randomUUID();
  const sealedSecret = settings.sealing.seal({ table: 'identity_factor', column: 'sealed_secret', rowId: id }, secret);
  await addApp(settings.store, owner.account.id, { id, name, sealedSecret, step }, settings.now());
  await added(visit, owner, name, 'otp');
}

async function showPasskeyForm(
  visit: Visit,
  { account }: Owner,
  state: { name?: string; error?: string } = {},
  status = 200,
) {
  const { services, context } = visit;
  const relying = party(visit);
  if (relying === null) return goTo(visit, `${context.base}/factors`);
  const known = (await factorsOf(services.settings.store, account.id)).filter(isPasskey);
  const options = await creationOptions(relying, account, known);
  await services.progresses.setChallenge(visit.uid, options.challenge);
  show(visit, addPasskeyPage(context, { passkeyOptions: JSON.stringify(options), ...state }), status);
}

export async function showAddPasskey(visit: Visit): Promise<void> {
  const owner = await ownerOf(visit);
  if (owner === null) return;
  if (!(await hasRoom(visit, owner.account.id))) return goTo(visit, `${visit.context.base}/factors`);
  await showPasskeyForm(visit, owner);
}

export async function addNewPasskey(visit: Visit): Promise<void> {
  const owner = await ownerOf(visit);
  if (owner === null) return;
  const { services, context, uid, form } = visit;
  const relying = party(visit);
  const challenge = await services.progresses.takeChallenge(uid);
  if (relying === null || !(await hasRoom(visit, owner.account.id))) return goTo(visit, `${context.base}/factors`);
  const name = typedName(visit, say('factor.passkey'));
  const passkey =
    challenge === null ? null : await createdPasskey(relying, challenge, form.get('response') ?? '', name);
  const { store, now } = services.settings;
  if (passkey === null || !(await addPasskey(store, owner.account.id, passkey, now()))) {
    return showPasskeyForm(visit, owner, { name, error: say('passkey.refused') }, 422);
  }
  await added(visit, owner, name, 'pop');
}

export async function removeOne(visit: Visit): Promise<void> {
  const owner = await ownerOf(visit);
  if (owner === null) return;
  const { services, context, form } = visit;
  const result = await removeFactor(services.settings.store, owner.account.id, form.get('factor') ?? '');
  if (result === null) return goTo(visit, `${context.base}/factors`);
  const { removed, left } = result;
  const { email: to } = owner.account;
  await sendMail(services, factorRemovedMail({ to, url: context.client.loginUrl, name: removed.name, left }));
  goTo(visit, `${context.base}/factors?removed=yes`);
}

export async function replaceRecoveryCodes(visit: Visit): Promise<void> {
  const owner = await ownerOf(visit);
  if (owner === null) return;
  const { services, context } = visit;
  const { id, email: to } = owner.account;
  if ((await factorsOf(services.settings.store, id)).length === 0) return goTo(visit, `${context.base}/factors`);
  const codes = await services.recoveryCodes.replace(id);
  await sendMail(services, recoveryCodesReplacedMail({ to, url: context.client.loginUrl }));
  await showRecoveryCodes(visit, id, codes);
}

/**
 * Back to the portal. Where it demands a second factor, there is no way back without one. The page of new recovery codes
 * offers to end what is signed in elsewhere (ASVS 5.0, 7.4.3).
 */
export async function finishManaging(visit: Visit): Promise<void> {
  const { services, context } = visit;
  const progress = await completeProgress(visit);
  if (progress === null) return;
  if (visit.form.get('others') === 'yes') await endSessionsElsewhere(visit, progress.accountId);
  const { length: count } = await factorsOf(services.settings.store, progress.accountId);
  if (count === 0 && isSecondFactorDemanded(visit)) return goTo(visit, `${context.base}/factors`);
  await finishSignIn(visit, { ...progress, amr: count === 0 ? withoutFactors(progress.amr) : progress.amr });
}
