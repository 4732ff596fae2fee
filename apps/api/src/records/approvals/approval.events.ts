import type { Side } from '@troth/domain/people';
import { eventKind } from '../../kernel/events/event';
import type { DocumentRow } from '../couples/couple';

interface SideOfDocument {
  /** As the approval left it. */
  readonly document: DocumentRow;
  readonly side: Side;
}

export const approvalGranted = eventKind<SideOfDocument>('ApprovalGranted');
export const approvalRescinded = eventKind<SideOfDocument & { readonly reason: string | null }>('ApprovalRescinded');

/** Something changed that can make a text final: a review, an approval, or who has to approve. */
export const approvalsChanged = eventKind<{ readonly documentId: string }>('ApprovalsChanged');
