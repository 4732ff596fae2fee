import type { Side } from '@troth/domain/people';
import type { AttorneyServiceType } from '@troth/domain/purchases';
import { eventKind } from '../../kernel/events/event';
import type { DocumentRow } from '../couples/couple';

/** A client has chosen the attorney of a purchase. */
export const attorneyChosen = eventKind<{
  readonly purchaseItemId: string;
  readonly attorneyId: string;
  readonly serviceType: AttorneyServiceType;
}>('AttorneyChosen');

/** The attorney who was chosen before paying can no longer be hired. */
export const attorneyGone = eventKind<{
  readonly purchaseItemId: string;
  readonly clientId: string;
  readonly why: string;
}>('AttorneyGone');

/** An attorney who may no longer act left a document. */
export const attorneyLeft = eventKind<{
  /** As it was before. */
  readonly document: DocumentRow;
  readonly side: Side;
}>('AttorneyLeft');
