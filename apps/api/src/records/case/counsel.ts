import { hasAttorney, isAttorneyBooked } from '@troth/domain/attorneys';
import { approvedAtOf, type RequiredSides } from '@troth/domain/documents';
import { fullName, type Side } from '@troth/domain/people';
import { bookingStatusOf } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';
import { together } from '../../kernel/database/read-together';
import { namedAttorneys } from '../attorneys/attorney.repository';
import { type ExternalAttorneyRow, externalAttorneysOf } from '../external-attorneys/external-attorney.repository';
import type { DocumentRow } from '../couples/couple';
import { purchaseFactsOf } from './purchase-state';
import { requiredSides } from './required-sides';

/** Who advises a partner. */
export interface Adviser {
  /** Of the service, or one whom the partner found. */
  readonly kind: 'SERVICE' | 'OWN';
  readonly name: string;
  readonly email: string;
  readonly firmName: string | null;
}

/** How one partner stands with an attorney. */
export interface SideCounsel {
  readonly userId: string | null;
  readonly requiresAttorney: boolean;
  /** Bought, or recorded as one's own. */
  readonly hasAttorney: boolean;
  readonly isBooked: boolean;
  /** Null while nobody is assigned or recorded. */
  readonly adviser: Adviser | null;
  readonly approvedAt: Date | null;
}

/** An attorney of one's own as the rules read it: the approval stands with the document. */
const factsOf = (row: ExternalAttorneyRow | undefined) =>
  row === undefined ? null : { ...row, deletedAt: null, confirmedAt: null };

/** Which attorney each partner has or needs: what the gates and the screens read. D10. */
export type CoupleCounsel = Readonly<Record<Side, SideCounsel>>;

export async function counselOf(tx: Tx, document: DocumentRow): Promise<CoupleCounsel> {
  const ids = [document.attorneyAId, document.attorneyBId].filter((id) => id !== null);
  const [ofService, purchases, ownAttorneys] = await together(
    namedAttorneys(tx, ids),
    purchaseFactsOf(tx, document.id),
    externalAttorneysOf(tx, document.id),
  );
  return counselFrom(document, { ofService, purchases, ownAttorneys, required: requiredSides(document, purchases) });
}

/** The same, where everything was read already. */
export function counselFrom(
  document: DocumentRow,
  {
    ofService,
    purchases,
    ownAttorneys: own,
    required,
  }: {
    readonly ofService: Awaited<ReturnType<typeof namedAttorneys>>;
    readonly purchases: Awaited<ReturnType<typeof purchaseFactsOf>>;
    readonly ownAttorneys: readonly ExternalAttorneyRow[];
    readonly required: RequiredSides;
  },
): CoupleCounsel {
  const of = (side: Side): SideCounsel => {
    const userId = side === 'A' ? document.userAId : document.userBId;
    const attorneyId = side === 'A' ? document.attorneyAId : document.attorneyBId;
    const assigned = ofService.find(({ id }) => id === attorneyId);
    const recorded = own.find((row) => row.userId === userId);
    const booking = userId === null ? null : bookingStatusOf(purchases, userId, 'REPRESENTATION');
    const facts = factsOf(recorded);
    return {
      userId,
      requiresAttorney: required[side],
      hasAttorney: hasAttorney(booking, facts),
      isBooked: isAttorneyBooked(booking, facts),
      adviser:
        assigned !== undefined
          ? {
              kind: 'SERVICE',
              name: fullName(assigned),
              email: assigned.email,
              firmName: assigned.firmName,
            }
          : recorded !== undefined
            ? { kind: 'OWN', name: recorded.name, email: recorded.email, firmName: recorded.firmName }
            : null,
      approvedAt: approvedAtOf(document, side),
    };
  };
  return { A: of('A'), B: of('B') };
}
