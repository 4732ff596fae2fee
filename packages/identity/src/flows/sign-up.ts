import { findAccountWithSecret } from '../accounts/account-store';
import { normalizeEmail } from '../accounts/email';
import { hashPassword, PASSWORD_MAX, PASSWORD_MIN, passwordProblem, type PasswordProblem } from '../accounts/password';
import { signUpPage, type SignUpState } from '../pages/account-pages';
import { say } from '../words';
import { sendVerification } from './verification';
import { addressHint, addressOf, invitationOf, show, type Visit } from './visit';

const passwordErrors: Record<PasswordProblem, () => string> = {
  MISSING: () => say('error.passwordMissing'),
  TOO_SHORT: () => say('error.passwordTooShort', { minimum: PASSWORD_MIN }),
  TOO_LONG: () => say('error.passwordTooLong', { maximum: PASSWORD_MAX }),
  IS_EMAIL: () => say('error.passwordIsEmail'),
  EASY_TO_GUESS: () => say('error.passwordEasyToGuess'),
};

/** The sentence for a new password that is refused; undefined when it is fine. */
export async function passwordError(password: string, email: string): Promise<string | undefined> {
  const problem = await passwordProblem(password, email);
  return problem === null ? undefined : passwordErrors[problem]();
}

export async function showSignUp(visit: Visit, state: Partial<SignUpState> = {}, status = 200): Promise<void> {
  const invitation = await invitationOf(visit);
  show(visit, signUpPage(visit.context, { email: addressHint(visit, invitation), invitation, ...state }), status);
}

/**
 * Nothing in the answer tells whether the address has an account: the person is asked for a code in either case, and
 * the message that arrives tells the rest to the owner of the address.
 */
export async function signUp(visit: Visit): Promise<void> {
  const { services, form } = visit;
  const { settings, throttle } = services;
  const typed = form.get('email') ?? '';
  const password = form.get('password') ?? '';
  const agreed = form.get('terms') === 'yes';
  const email = normalizeEmail(typed);
  const errors = {
    email: email !== null ? undefined : typed.trim() === '' ? say('error.emailMissing') : say('error.emailInvalid'),
    password: await passwordError(password, email ?? ''),
    terms: agreed ? undefined : say('error.termsMissing'),
  };
  if (email === null || errors.password !== undefined || !agreed) {
    return showSignUp(visit, { email: typed, agreed, errors }, 422);
  }

  const minutes = await throttle.count('signUpByAddress', addressOf(visit));
  if (minutes > 0) {
    const notice = { tone: 'bad' as const, text: say('error.tooManyAttempts', { minutes }) };
    return showSignUp(visit, { email: typed, agreed, notice }, 429);
  }

  const passwordHash = await hashPassword(password);
  const existing = await findAccountWithSecret(settings.store, email);
  const token = {
    purpose: existing === null ? ('SIGN_UP' as const) : ('DECOY' as const),
    email,
    accountId: null,
    interactionUid: visit.uid,
    clientId: visit.context.client.clientId,
    passwordHash: existing === null ? passwordHash : null,
    termsAgreedAt: settings.now(),
    termsVersion: settings.termsVersion,
  };
  await sendVerification(visit, token, (notice, status) => showSignUp(visit, { email: typed, agreed, notice }, status));
}
