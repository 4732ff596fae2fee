import type { OwnDocument } from '../../shared/document';
import { t } from '../../shared/texts';

/** Who a person is to the reader: "you", the partner's name, "Alex’s attorney", or the product for anybody else. */
export function whoDid({ document, side, names }: OwnDocument, personId: string | null): string {
  const { userAId, userBId, attorneyAId, attorneyBId } = document;
  if (personId === null) return t('documents.who.troth');
  if (personId === (side === 'A' ? userAId : userBId)) return t('documents.who.you');
  if (personId === (side === 'A' ? userBId : userAId)) return names[side === 'A' ? 'B' : 'A'] ?? t('shared.partner');
  if (personId === attorneyAId) return t('documents.who.attorney', { name: names.A });
  if (personId === attorneyBId) return t('documents.who.attorney', { name: names.B ?? t('shared.partner') });
  return t('documents.who.troth');
}
