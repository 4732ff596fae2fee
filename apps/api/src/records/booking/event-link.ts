import { newSecretToken } from '../../kernel/auth/secret-token';
import type { Tx } from '../../kernel/database/database';
import { houseSealIn } from '../../kernel/protection/protected-database';
import type { EventRow } from './event.repository';

const placeOf = (rowId: string) => ({ table: 'appointment_events', column: 'sealed_link_token', rowId });

/**
 * A new secret for an appointment's links: found by its hash, and kept sealed, so that its owner is shown the links
 * again. The one before opens nothing any more.
 */
export function newLink(
  tx: Tx,
  eventId: string,
): { token: string; linkTokenHash: string; sealedLinkToken: Uint8Array } {
  const { token, tokenHash } = newSecretToken();
  return { token, linkTokenHash: tokenHash, sealedLinkToken: houseSealIn(tx).seal(placeOf(eventId), token) };
}

/** The secret of the links that open now; null where there are none any more. */
export const openLinkToken = (tx: Tx, event: Pick<EventRow, 'id' | 'sealedLinkToken'>): string | null =>
  event.sealedLinkToken === null ? null : houseSealIn(tx).open(placeOf(event.id), event.sealedLinkToken);
