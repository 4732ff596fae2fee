import { goTo, show, type Visit } from '../flows/visit';
import { endSessionsOf } from '../sessions/sessions';
import { signedInOwnerOf } from './owner';
import { securityPage, sessionsPage } from './pages';

export async function showSecurity(visit: Visit): Promise<void> {
  const owner = await signedInOwnerOf(visit);
  if (owner === null) return;
  show(visit, securityPage(visit.context, owner.account.email, visit.query.get('changed') === 'password'));
}

export async function showSessions(visit: Visit): Promise<void> {
  const owner = await signedInOwnerOf(visit);
  if (owner === null) return;
  const { services, context, query } = visit;
  const sessions = await services.sessions.listOf(owner.account.id);
  show(visit, sessionsPage(context, { sessions, ownId: owner.sessionId, hasEnded: query.get('ended') === 'yes' }));
}

/** Ends sessions elsewhere, and sign-ins elsewhere that only wait for their last step. This browser stays signed in. */
async function endElsewhere(visit: Visit, only?: string): Promise<void> {
  const owner = await signedInOwnerOf(visit);
  if (owner === null) return;
  const { services, context, uid } = visit;
  const { store, host } = services.settings;
  const list = `${context.base}/sessions`;
  if (only === owner.sessionId) return goTo(visit, list);
  const which = only === undefined ? { except: owner.sessionId } : { only };
  await endSessionsOf(store, host, owner.account.id, { ...which, exceptSignIn: uid });
  goTo(visit, `${list}?ended=yes`);
}

/** One that has ended already, or is another person's, ends nothing and answers alike. */
export const endOneSession = (visit: Visit): Promise<void> => endElsewhere(visit, visit.form.get('session') ?? '');

export const endOtherSessions = (visit: Visit): Promise<void> => endElsewhere(visit);
