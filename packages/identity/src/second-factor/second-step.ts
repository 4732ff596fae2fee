import { findAccountById } from '../accounts/account-store';
import { addressOf, finishSignIn, goTo, logRefusedProof, sendMail, show, type Visit } from '../flows/visit';
import { recoveryCodeUsedMail } from '../mail/mails';
import type { Notice } from '../pages/fields';
import { say } from '../words';
import { matchingStep } from './authenticator-app';
import {
  type AuthenticatorApp,
  isManagePrompt,
  type Passkey,
  type Proof,
  provesSecondFactor,
  SECOND_FACTOR_ACR,
  SECURITY_PROMPT,
  type StoredFactor,
  withoutFactors,
  withProofs,
} from './factor';
import { factorsOf, findPasskey, recordPasskeyUse, spendStep } from './factor-store';
import { credentialIdIn, relyingParty, requestOptions, usedPasskey } from './passkeys';
import type { SignInProgress } from './sign-in-progress';
import { passkeySignInPage, recoveryPage, secondStepPage } from './sign-in-pages';

/** Changes of how a person signs in are open this long after the person proved who they are. */
const FRESH_SECONDS = 10 * 60;

export const isPasskey = (factor: StoredFactor): factor is Passkey => factor.kind === 'PASSKEY';
const isApp = (factor: StoredFactor): factor is AuthenticatorApp => factor.kind === 'APP';

const partyOf = (visit: Visit) => relyingParty(visit.services.settings.issuer);

const tooMany = (minutes: number): Notice => ({ tone: 'bad', text: say('error.tooManyAttempts', { minutes }) });

/** Whether the portal sent the person here for a second factor, or lets nobody in without one. */
export function isSecondFactorDemanded({ interaction, context }: Visit): boolean {
  const wanted = interaction.params['acr_values'];
  const asked = typeof wanted === 'string' && wanted.split(' ').includes(SECOND_FACTOR_ACR);
  return asked || context.client.requiresSecondFactor === true;
}

/** Whether a change of how the person signs in may follow: everything was proved, and not long ago. */
export function isFresh(visit: Visit, { isComplete, authenticatedAt }: SignInProgress): boolean {
  const age = visit.services.settings.now().getTime() - authenticatedAt.getTime();
  return isComplete && age <= FRESH_SECONDS * 1000;
}

/** After the password, or what took its place: asks for the second factor where the account has one. */
export async function continueSignIn(visit: Visit, accountId: string, amr: readonly Proof[] = ['pwd']): Promise<void> {
  const { settings } = visit.services;
  await proceed(visit, { accountId, amr: [...amr], isComplete: false, authenticatedAt: settings.now() });
}

/** Leads to what a pending sign-in still needs: the second factor, the page that changes what the person came to change, or nothing. */
async function proceed(visit: Visit, progress: SignInProgress): Promise<void> {
  const { services, context, interaction, uid } = visit;
  const { length: count } = await factorsOf(services.settings.store, progress.accountId);
  const isComplete = count === 0 || provesSecondFactor(progress.amr);
  const amr = count === 0 ? withoutFactors(progress.amr) : progress.amr;
  await services.progresses.save(uid, { ...progress, amr, isComplete });
  if (!isComplete) return goTo(visit, `${context.base}/second-step`);
  const { name } = interaction.prompt;
  if (name === SECURITY_PROMPT) return goTo(visit, `${context.base}/security`);
  if (isManagePrompt(name) || (count === 0 && isSecondFactorDemanded(visit)))
    return goTo(visit, `${context.base}/factors`);
  await finishSignIn(visit, { ...progress, amr });
}

/** The account and the time of the session that the browser has already. */
async function existingSession({ services, interaction }: Visit) {
  const sessionUid = interaction.session?.uid;
  const session = sessionUid === undefined ? undefined : await services.provider.Session.findByUid(sessionUid);
  const signedInAt = session?.authTime();
  if (session?.accountId === undefined || signedInAt === undefined) return null;
  const amr = (session.amr ?? []) as readonly Proof[];
  return { accountId: session.accountId, amr, authenticatedAt: new Date(signedInAt * 1000) };
}

/**
 * A person who is signed in and was sent here for the second factor alone need not type the password again: at once for
 * the factor itself, and while the sign-in is fresh for changing how they sign in.
 * @returns the address whose password is asked for again; null when this visit was led on; undefined when none is signed in
 */
export async function stepUp(visit: Visit): Promise<string | null | undefined> {
  const { services, interaction } = visit;
  const { name, reasons } = interaction.prompt;
  const isStepUp =
    isManagePrompt(name) || (name === 'login' && reasons.every((reason: string) => reason === 'second_factor'));
  const session = isStepUp ? await existingSession(visit) : null;
  if (session === null) return undefined;
  const { store } = services.settings;
  const account = await findAccountById(store, session.accountId);
  if (account === null) return undefined;
  const hasFactors = (await factorsOf(store, account.id)).length > 0;
  const isOnlyAsked = hasFactors && !isManagePrompt(name);
  const progress = { ...session, amr: [...session.amr], isComplete: true };
  if (!isOnlyAsked && !isFresh(visit, progress)) return account.email;
  await proceed(visit, progress);
  return null;
}

/** The pending sign-in of someone whose password was right; leads on where there is none, or nothing is left to ask. */
async function awaitingSecondStep(visit: Visit): Promise<SignInProgress | null> {
  const progress = await visit.services.progresses.find(visit.uid);
  if (progress !== null && !progress.isComplete) return progress;
  if (progress === null) goTo(visit, visit.context.base);
  else await proceed(visit, progress);
  return null;
}

async function showStep(
  visit: Visit,
  progress: SignInProgress,
  state: { error?: string | undefined; notice?: Notice | undefined } = {},
  status = 200,
): Promise<void> {
  const { settings, progresses } = visit.services;
  const factors = await factorsOf(settings.store, progress.accountId);
  const passkeys = factors.filter(isPasskey);
  const party = partyOf(visit);
  const options = party === null || passkeys.length === 0 ? null : await requestOptions(party, passkeys);
  if (options !== null) await progresses.setChallenge(visit.uid, options.challenge);
  show(
    visit,
    secondStepPage(visit.context, {
      ...state,
      hasApp: factors.some(isApp),
      passkeyOptions: options === null ? null : JSON.stringify(options),
      isPasskeyElsewhere: party === null && passkeys.length > 0,
    }),
    status,
  );
}

export async function showSecondStep(visit: Visit): Promise<void> {
  const progress = await awaitingSecondStep(visit);
  if (progress !== null) await showStep(visit, progress);
}

/** Counts an attempt before it is judged, so that attempts at the same moment count too. @returns minutes to wait, or 0 */
async function countAttempt(visit: Visit, accountId: string): Promise<number> {
  const { throttle } = visit.services;
  const waits = [
    await throttle.count('secondFactorByAccount', accountId),
    await throttle.count('secondFactorByAccountAndDay', accountId),
  ];
  return Math.max(...waits);
}

/** The right factor was given: its attempts are forgiven, and the sign-in goes on. */
async function accept(visit: Visit, progress: SignInProgress, ...proofs: Proof[]): Promise<void> {
  const { throttle } = visit.services;
  await throttle.forget('secondFactorByAccount', progress.accountId);
  await throttle.giveBack('secondFactorByAccountAndDay', progress.accountId);
  await proceed(visit, { ...progress, amr: withProofs(progress.amr, ...proofs, 'mfa') });
}

/** Whether a code is right for one of the apps; it is spent then. */
async function codeMatches(visit: Visit, apps: readonly AuthenticatorApp[], code: string): Promise<boolean> {
  const { settings } = visit.services;
  const now = settings.now();
  for (const { id, sealedSecret } of apps) {
    const secret = settings.sealing.open(
      { table: 'identity_factor', column: 'sealed_secret', rowId: id },
      sealedSecret,
    );
    const step = matchingStep(secret, code, now);
    if (step !== null && (await spendStep(settings.store, id, step, now))) return true;
  }
  return false;
}

export async function enterSecondStep(visit: Visit): Promise<void> {
  const progress = await awaitingSecondStep(visit);
  if (progress === null) return;
  const { settings } = visit.services;
  const code = (visit.form.get('code') ?? '').replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return showStep(visit, progress, { error: say('secondStep.codeMissing') }, 422);
  const minutes = await countAttempt(visit, progress.accountId);
  if (minutes > 0) return showStep(visit, progress, { notice: tooMany(minutes) }, 429);
  const apps = (await factorsOf(settings.store, progress.accountId)).filter(isApp);
  if (await codeMatches(visit, apps, code)) return accept(visit, progress, 'otp');
  logRefusedProof(visit, 'otp', progress.accountId);
  return showStep(visit, progress, { error: say('secondStep.codeWrong') }, 422);
}

/** @returns whose passkey answered, and whether the device checked its user; null when the answer is not good. */
async function passkeyAnswer(visit: Visit) {
  const { settings, progresses } = visit.services;
  const party = partyOf(visit);
  const answer = visit.form.get('response') ?? '';
  const challenge = await progresses.takeChallenge(visit.uid);
  const credentialId = credentialIdIn(answer);
  if (party === null || challenge === null || credentialId === null) return null;
  const found = await findPasskey(settings.store, credentialId);
  if (found === null) return null;
  const used = await usedPasskey(party, challenge, answer, found.passkey);
  if (used === null || !(await recordPasskeyUse(settings.store, found.passkey.id, used.count, settings.now())))
    return null;
  return { accountId: found.accountId, isUserVerified: used.isUserVerified };
}

export async function answerWithPasskey(visit: Visit): Promise<void> {
  const progress = await awaitingSecondStep(visit);
  if (progress === null) return;
  const minutes = await countAttempt(visit, progress.accountId);
  if (minutes > 0) return showStep(visit, progress, { notice: tooMany(minutes) }, 429);
  const answer = await passkeyAnswer(visit);
  if (answer?.accountId === progress.accountId) return accept(visit, progress, 'pop');
  logRefusedProof(visit, 'pop', progress.accountId);
  return showStep(visit, progress, { notice: { tone: 'bad', text: say('passkey.refused') } }, 422);
}

export async function showRecovery(visit: Visit): Promise<void> {
  if ((await awaitingSecondStep(visit)) !== null) show(visit, recoveryPage(visit.context, {}));
}

export async function recover(visit: Visit): Promise<void> {
  const progress = await awaitingSecondStep(visit);
  if (progress === null) return;
  const { services, context } = visit;
  const again = (state: { error?: string; notice?: Notice }, status: number) =>
    show(visit, recoveryPage(context, state), status);
  const typed = visit.form.get('recovery') ?? '';
  if (typed.trim() === '') return again({ error: say('recovery.missing') }, 422);
  const minutes = await countAttempt(visit, progress.accountId);
  if (minutes > 0) return again({ notice: tooMany(minutes) }, 429);
  if (!(await services.recoveryCodes.use(progress.accountId, typed))) {
    logRefusedProof(visit, 'recovery', progress.accountId);
    return again({ error: say('recovery.wrong') }, 422);
  }
  const account = await findAccountById(services.settings.store, progress.accountId);
  const left = await services.recoveryCodes.left(progress.accountId);
  if (account !== null) {
    await sendMail(services, recoveryCodeUsedMail({ to: account.email, url: context.client.loginUrl, left }));
  }
  return accept(visit, progress, 'otp');
}

/** In place of the password: the passkey is something that the person has, and the device checked who holds it. */
export async function showPasskeySignIn(visit: Visit, notice?: Notice, status = 200): Promise<void> {
  const party = partyOf(visit);
  if (party === null) return goTo(visit, `${visit.context.base}/sign-in`);
  const options = await requestOptions(party, []);
  await visit.services.progresses.setChallenge(visit.uid, options.challenge);
  show(visit, passkeySignInPage(visit.context, { passkeyOptions: JSON.stringify(options), notice }), status);
}

export async function signInWithPasskey(visit: Visit): Promise<void> {
  const { services } = visit;
  const address = addressOf(visit);
  const minutes = await services.throttle.count('passkeyByAddress', address);
  if (minutes > 0) return showPasskeySignIn(visit, tooMany(minutes), 429);
  const answer = await passkeyAnswer(visit);
  if (answer === null || !answer.isUserVerified) {
    logRefusedProof(visit, 'pop', answer?.accountId ?? null);
    return showPasskeySignIn(visit, { tone: 'bad', text: say('passkey.refused') }, 422);
  }
  await services.throttle.giveBack('passkeyByAddress', address);
  await continueSignIn(visit, answer.accountId, ['pop', 'user', 'mfa']);
}
