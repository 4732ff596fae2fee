import { findAccountById } from '../accounts/account-store';
import type { Account } from '../accounts/account';
import { goTo, show, type Visit } from '../flows/visit';
import { expiredPage } from '../pages/link-pages';
import { isManagePrompt } from '../second-factor/factor';
import { isFresh } from '../second-factor/second-step';
import type { SignInProgress } from '../second-factor/sign-in-progress';
import { endSessionsOf } from '../sessions/sessions';

export interface Owner {
  progress: SignInProgress;
  account: Account;
}

/** An owner who came to change an account in a session that goes on. */
export interface SignedInOwner extends Owner {
  sessionId: string;
}

/** False when these pages were opened in a session that has ended since: elsewhere, perhaps, to shut this browser out. */
async function isStillSignedIn({ services, interaction }: Visit, accountId: string): Promise<boolean> {
  if (!isManagePrompt(interaction.prompt.name)) return true;
  const id = interaction.session?.uid;
  return id !== undefined && (await services.sessions.findLive(id, accountId)) !== null;
}

/** The pending sign-in, where everything was proved. Leads on where not, or where the session has ended, and gives null. */
export async function completeProgress(visit: Visit): Promise<SignInProgress | null> {
  const { services, context, uid } = visit;
  const progress = await services.progresses.find(uid);
  if (progress === null || !progress.isComplete) {
    goTo(visit, context.base);
    return null;
  }
  if (await isStillSignedIn(visit, progress.accountId)) return progress;
  show(visit, expiredPage(context.client), 400);
  return null;
}

/** The person whose account these pages change. Without a fresh sign-in they are led to it, and null is returned. */
export async function ownerOf(visit: Visit): Promise<Owner | null> {
  const { services, context } = visit;
  const progress = await completeProgress(visit);
  if (progress === null) return null;
  const account = await findAccountById(services.settings.store, progress.accountId);
  if (account !== null && isFresh(visit, progress)) return { progress, account };
  goTo(visit, context.base);
  return null;
}

/** The same for changes of sessions, password and address, which belong to a session. */
export async function signedInOwnerOf(visit: Visit): Promise<SignedInOwner | null> {
  const { context, interaction } = visit;
  const sessionId = interaction.session?.uid;
  if (!isManagePrompt(interaction.prompt.name) || sessionId === undefined) {
    goTo(visit, context.base);
    return null;
  }
  const owner = await ownerOf(visit);
  return owner === null ? null : { ...owner, sessionId };
}

/** Whose session these pages belong to; null in a sign-in that only passes through. */
const sessionOf = ({ interaction }: Visit): string | null =>
  isManagePrompt(interaction.prompt.name) ? (interaction.session?.uid ?? null) : null;

/** In how many other places a person is signed in, who came here to change the account; none in a sign-in that only passes through. */
export async function countSessionsElsewhere(visit: Visit, accountId: string): Promise<number> {
  const own = sessionOf(visit);
  if (own === null) return 0;
  return (await visit.services.sessions.listOf(accountId)).filter(({ id }) => id !== own).length;
}

/** Ends sessions elsewhere, and sign-ins elsewhere that only wait for their last step. This browser stays signed in. */
export async function endSessionsElsewhere(visit: Visit, accountId: string): Promise<void> {
  const own = sessionOf(visit);
  if (own === null) return;
  const { store, host } = visit.services.settings;
  await endSessionsOf(store, host, accountId, { except: own, exceptSignIn: visit.uid });
}
