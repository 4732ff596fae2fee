import { changePassword, findAccountWithSecret } from '../accounts/account-store';
import { hashPassword, passwordMatches } from '../accounts/password';
import { passwordGuess } from '../flows/password-guess';
import { passwordError } from '../flows/sign-up';
import { goTo, sendMail, show, type Visit } from '../flows/visit';
import { passwordChangedMail } from '../mail/mails';
import { endSessionsOf } from '../sessions/sessions';
import { say } from '../words';
import { signedInOwnerOf } from './owner';
import { passwordPage, type PasswordState } from './pages';
import { hashSecret } from '../hash-secret';

export async function showPassword(visit: Visit): Promise<void> {
  const owner = await signedInOwnerOf(visit);
  if (owner !== null) show(visit, passwordPage(visit.context, { email: owner.account.email, endsOthers: true }));
}

/**
 * Asks for the current password besides the fresh sign-in, which may have been by passkey (ASVS 5.0, 6.2.3). Sign-ins
 * elsewhere that wait for their last step end in any case: they began with the earlier password.
 */
export async function changeOwnPassword(visit: Visit): Promise<void> {
  const owner = await signedInOwnerOf(visit);
  if (owner === null) return;
  const { services, context, form, uid } = visit;
  const { settings, throttle } = services;
  const { id, email } = owner.account;
  const current = form.get('current') ?? '';
  const password = form.get('password') ?? '';
  const endsOthers = form.get('others') === 'yes';
  const again = (state: Pick<PasswordState, 'errors' | 'notice'>, status = 422) =>
    show(visit, passwordPage(context, { email, endsOthers, ...state }), status);

  const errors = {
    current: current === '' ? say('error.passwordMissing') : undefined,
    password: await passwordError(password, email),
  };
  if (errors.current !== undefined || errors.password !== undefined) return again({ errors });
  const guess = passwordGuess(visit, email);
  const minutes = await throttle.countAll(guess);
  if (minutes > 0) return again({ notice: { tone: 'bad', text: say('error.tooManyAttempts', { minutes }) } }, 429);
  const oldHash = (await findAccountWithSecret(settings.store, email))?.passwordHash ?? null;
  const wrong = { errors: { current: say('password.currentWrong') } };
  if (oldHash === null || !(await passwordMatches(oldHash, current))) return again(wrong);
  await throttle.giveBackAll(guess);

  const newHash = await hashPassword(password);
  const isDone = await settings.store.transaction(async (store) => {
    if (!(await changePassword(store, { id, oldHash, newHash }, settings.now()))) return false;
    if (endsOthers) await endSessionsOf(store, settings.host, id, { except: owner.sessionId, exceptSignIn: uid });
    else
      await store.query('DELETE FROM identity_sign_in WHERE account_id = $1 AND interaction_uid <> $2', [
        id,
        hashSecret(uid),
      ]);
    return true;
  });
  if (!isDone) return again(wrong);
  await sendMail(services, passwordChangedMail({ to: email, url: context.client.loginUrl, isEverywhere: false }));
  goTo(visit, `${context.base}/security?changed=password`);
}
