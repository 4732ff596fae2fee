import { findAccountWithSecret } from '../accounts/account-store';
import { normalizeEmail } from '../accounts/email';
import { passwordMatches } from '../accounts/password';
import { signInPage, type SignInState } from '../pages/account-pages';
import { say } from '../words';
import { continueSignIn } from '../second-factor/second-step';
import { passwordGuess } from './password-guess';
import { sendVerification, toIssueAgain } from './verification';
import { addressHint, addressOf, invitationOf, logRefusedProof, show, type Visit } from './visit';

export async function showSignIn(visit: Visit, state: Partial<SignInState> = {}, status = 200): Promise<void> {
  const invitation = await invitationOf(visit);
  show(visit, signInPage(visit.context, { email: addressHint(visit, invitation), invitation, ...state }), status);
}

export async function signIn(visit: Visit): Promise<void> {
  const { services, form } = visit;
  const { store } = services.settings;
  const typed = form.get('email') ?? '';
  const password = form.get('password') ?? '';
  const email = normalizeEmail(typed);
  if (email === null || password === '') {
    const emailError =
      email !== null ? undefined : typed.trim() === '' ? say('error.emailMissing') : say('error.emailInvalid');
    const passwordError = password === '' ? say('error.passwordMissing') : undefined;
    return showSignIn(visit, { email: typed, errors: { email: emailError, password: passwordError } }, 422);
  }

  const guess = passwordGuess(visit, email);
  const minutes = await services.throttle.countAll(guess);
  if (minutes > 0) {
    return showSignIn(
      visit,
      { email: typed, notice: { tone: 'bad', text: say('error.tooManyAttempts', { minutes }) } },
      429,
    );
  }

  const account = await findAccountWithSecret(store, email);
  // Someone who signed up and left before the code finds the way back here.
  const pending = account === null ? await services.tokens.findPendingSignUp(email) : null;
  if (!(await passwordMatches(account?.passwordHash ?? pending?.passwordHash ?? null, password))) {
    logRefusedProof(visit, 'pwd', account?.id ?? null);
    return showSignIn(visit, { email: typed, notice: { tone: 'bad', text: say('error.credentials') } }, 422);
  }
  await services.throttle.giveBackAll(guess);
  await services.throttle.forget('signInByAccountAndAddress', `${email} ${addressOf(visit)}`);

  if (account !== null && account.emailVerifiedAt !== null) return continueSignIn(visit, account.id);
  const token =
    pending !== null
      ? toIssueAgain(pending, visit)
      : {
          purpose: 'VERIFY_EMAIL' as const,
          email,
          accountId: account?.id ?? null,
          interactionUid: visit.uid,
          clientId: visit.context.client.clientId,
          passwordHash: null,
          termsAgreedAt: null,
          termsVersion: null,
        };
  await sendVerification(visit, token, (notice, status) => showSignIn(visit, { email: typed, notice }, status));
}
