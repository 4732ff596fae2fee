import { retainedSince } from '@troth/domain/retention';
import { sql } from 'kysely';
import type { Tx } from '../database/database';

/** Removes from the database what `RETENTION` keeps for a limited time, once that time is over. Running it again changes nothing. */
export async function removeOutlived(tx: Tx, now: Date): Promise<void> {
  await removeMail(tx, now);
  await tx.deleteFrom('idempotencyKeys').where('createdAt', '<=', retainedSince('repeatedRequest', now)).execute();
  await tx.deleteFrom('webhookDeliveries').where('receivedAt', '<=', retainedSince('providerDelivery', now)).execute();
  await tx.deleteFrom('draftSets').where('leftAt', '<=', retainedSince('leftDrafts', now)).execute();
  await removeEndedTokens(tx, retainedSince('endedToken', now));
  await tx.deleteFrom('endpointDeliveries').where('createdAt', '<=', retainedSince('webhookDelivery', now)).execute();
  await removeNetworkAddresses(tx, retainedSince('networkAddress', now));
}

async function removeMail(tx: Tx, now: Date): Promise<void> {
  // Its own job gives a mail up. This is for one whose job was lost after an attempt, and for the words of one that was refused.
  await tx
    .updateTable('mailOutbox')
    .set({ status: 'UNDELIVERABLE', sealedContent: null })
    .where('status', 'in', ['FAILED', 'SENDING', 'UNDELIVERABLE'])
    .where('sealedContent', 'is not', null)
    .where('createdAt', '<=', retainedSince('waitingMail', now))
    .execute();
  const old = retainedSince('mailRecord', now);
  await tx
    .deleteFrom('mailOutbox')
    .where('sealedContent', 'is', null)
    .where('dedupeKey', 'is', null)
    .where('createdAt', '<=', old)
    .execute();
  await tx
    .updateTable('mailOutbox')
    .set({ recipient: '' })
    .where('sealedContent', 'is', null)
    .where('recipient', '!=', '')
    .where('createdAt', '<=', old)
    .execute();
  await tx.deleteFrom('inboxMessages').where('receivedAt', '<=', retainedSince('localInbox', now)).execute();
}

/** The salt goes with the address, so that its hash, which keeps the chain whole, is found by nobody who tries all addresses. */
async function removeNetworkAddresses(tx: Tx, before: Date): Promise<void> {
  await sql`select set_config('troth.erasing', 'on', true)`.execute(tx);
  await sql`
    update audit_entries set ip_address = null, from_salt = null
    where ip_address is not null and occurred_at <= ${before}`.execute(tx);
  await sql`select set_config('troth.erasing', 'off', true)`.execute(tx);
}

const removeEndedTokens = (tx: Tx, before: Date) =>
  tx
    .deleteFrom('personalTokens')
    .where((eb) => eb.or([eb('endedAt', '<=', before), eb('expiresAt', '<=', before)]))
    .execute();
