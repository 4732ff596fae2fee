import type { IdentityHost, IdentityStore } from '@troth/identity';
import { CHANGES_CHANNEL, type Notice } from '../changes/change-hub';

/** A notice of the database holds 8000 bytes. Where more sessions end at once, every stream of the person is cut. */
const MOST_NAMED_SESSIONS = 100;

/**
 * Ends what hangs on sessions of a person that end: cookie sessions, personal access tokens where all end, and open streams on every copy of the program. In
 * the transaction that ends them, so that it happens at its commit or not at all. ASVS 5.0, 7.4.1.
 */
export const sessionsEnded: IdentityHost['sessionsEnded'] = async (store, { accountId, sessionIds, isEverywhere }) => {
  await store.query(
    `delete from sessions where external_id = $1 and session_id in (select json_array_elements_text($2::json))`,
    [accountId, JSON.stringify(sessionIds)],
  );
  // Whoever logs out everywhere wants nothing else to act for them (ADR 0191).
  if (isEverywhere) {
    await store.query(
      `update personal_tokens set ended_at = now(), end_reason = 'SIGNED_OUT'
       where ended_at is null and user_id = (select id from users where external_id = $1)`,
      [accountId],
    );
  }
  if (sessionIds.length > 0) await endStreams(store, accountId, sessionIds);
};

/** Cuts the streams of changes that a person reads in these sessions, on every copy of the program. */
export async function endStreams(
  store: IdentityStore,
  externalId: string,
  sessionIds: readonly string[],
): Promise<void> {
  const [user] = await store.query<{ id: string }>('select id from users where external_id = $1', [externalId]);
  if (user === undefined) return;
  const named = sessionIds.length <= MOST_NAMED_SESSIONS ? sessionIds : null;
  const notice: Notice = { byTab: null, to: {}, ended: { userId: user.id, sessionIds: named } };
  await store.query('select pg_notify($1, $2)', [CHANGES_CHANNEL, JSON.stringify(notice)]);
}
