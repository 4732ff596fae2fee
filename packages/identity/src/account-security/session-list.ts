import { goTo, show, type Visit } from '../flows/visit';
import { endSessionsOf } from '../sessions/sessions';
import { endSessionsElsewhere, signedInOwnerOf } from './owner';
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

/** One that has ended already, or is another person's, ends nothing and answers alike. */
export async function endOneSession(visit: Visit): Promise<void> {
  const owner = await signedInOwnerOf(visit);
  if (owner === null) return;
  const { store, host } = visit.services.settings;
  const only = visit.form.get('session') ?? '';
  const list = `${visit.context.base}/sessions`;
  if (only === owner.sessionId) return goTo(visit, list);
  await endSessionsOf(store, host, owner.account.id, { only, exceptSignIn: visit.uid });
  goTo(visit, `${list}?ended=yes`);
}

export async function endOtherSessions(visit: Visit): Promise<void> {
  const owner = await signedInOwnerOf(visit);
  if (owner === null) return;
  await endSessionsElsewhere(visit, owner.account.id);
  goTo(visit, `${visit.context.base}/sessions?ended=yes`);
}
