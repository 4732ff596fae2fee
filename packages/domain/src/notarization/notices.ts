import type { NotarizationStage } from './enumerations';
import { type NotarizationFacts, notarizationStage, OPENING_REFUSED } from './stage';

/** What a partner gets mail about while the agreement is with the notary. */
export type NotarizationNotice = 'INVITED' | 'PARTNER_SIGNED' | 'NOT_TAKEN' | 'REFUSED' | 'EXPIRED';

/** A notarization as one of the partners sees it. */
export type NotarizationOfPartner = NotarizationFacts & {
  readonly isOwnDone: boolean;
  readonly isPartnerDone: boolean;
};

const OPEN: readonly NotarizationStage[] = ['SENT', 'IN_PROGRESS', 'PARTIAL'];

const ENDINGS: Readonly<Record<string, NotarizationNotice>> = {
  [OPENING_REFUSED]: 'NOT_TAKEN',
  complete_with_rejections: 'REFUSED',
  declined: 'REFUSED',
  expired: 'EXPIRED',
};

/**
 * What one partner gets mail about when the provider's status changes. The partner's signature is news only to one who
 * has still to sign.
 */
export function notarizationNotices(before: NotarizationOfPartner, after: NotarizationOfPartner): NotarizationNotice[] {
  const [was, is] = [notarizationStage(before), notarizationStage(after)];
  const isOpen = OPEN.includes(is);
  const hasPartnerSigned = !before.isPartnerDone && after.isPartnerDone && !after.isOwnDone;
  const ending = is === was || after.externalStatus === null ? undefined : ENDINGS[after.externalStatus];
  return [
    ...(isOpen && !OPEN.includes(was) ? (['INVITED'] as const) : []),
    ...(isOpen && hasPartnerSigned ? (['PARTNER_SIGNED'] as const) : []),
    ...(ending === undefined ? [] : [ending]),
  ];
}
