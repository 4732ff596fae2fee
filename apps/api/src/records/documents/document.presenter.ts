import type { AgreementDocument } from '@troth/domain/documents';
import type { Participant, Side, User } from '@troth/domain/people';
import type { Actor } from '../../kernel/auth/actor';
import { isoOrNull, presentEntity } from '../../kernel/http/present';
import type { DocumentRow, StateRow, UserRow } from '../couples/couple';
import { presentState, presentTemplateState } from '../states/state.presenter';
import type { TemplateStateRow } from '../states/state.repository';
import { presentUser } from '../users/user.presenter';
import type { TemplateRow } from './document.repository';

export interface DocumentView {
  readonly document: DocumentRow;
  readonly userA: UserRow;
  readonly userB: UserRow | null;
  readonly state: StateRow | null;
  readonly template: TemplateRow;
  readonly templateStates: readonly TemplateStateRow[];
}

/** A person to the other party of a document: names and pronouns, which the agreement prints, and nothing more private. */
function presentParty(row: UserRow, actor: Actor): User {
  const user = presentUser(row);
  if (actor.kind === 'person' && (actor.id === row.id || actor.userType === 'ADMIN')) return user;
  return {
    ...user,
    externalId: null,
    phoneNumber: null,
    birthdate: null,
    lastActiveAt: null,
    termsAgreedAt: null,
    termsVersion: null,
  };
}

export function presentDocument(view: DocumentView, actor: Actor): AgreementDocument {
  const { document } = view;
  return {
    ...presentEntity(document),
    isActive: document.isActive,
    templateId: document.templateId,
    userAId: document.userAId,
    userBId: document.userBId,
    userA: presentParty(view.userA, actor),
    userB: view.userB === null ? null : presentParty(view.userB, actor),
    attorneyAId: document.attorneyAId,
    attorneyBId: document.attorneyBId,
    attorneyAApprovedAt: isoOrNull(document.attorneyAApprovedAt),
    attorneyBApprovedAt: isoOrNull(document.attorneyBApprovedAt),
    userAWillHireAttorney: document.userAWillHireAttorney,
    userBWillHireAttorney: document.userBWillHireAttorney,
    stateId: document.stateId,
    state: view.state === null ? null : presentState(view.state),
    invitationSentAt: isoOrNull(document.invitationSentAt),
    invitationAcceptedAt: isoOrNull(document.invitationAcceptedAt),
    invitedUserId: document.invitedUserId,
    status: document.status,
    statusModifiedAt: isoOrNull(document.statusModifiedAt),
    reviewedAt: isoOrNull(document.reviewedAt),
    userAReviewedAt: isoOrNull(document.userAReviewedAt),
    userBReviewedAt: isoOrNull(document.userBReviewedAt),
    finalizedAt: isoOrNull(document.finalizedAt),
    generatedPdfFileId: document.generatedPdfFileId,
    proofFileId: document.proofFileId,
    lastGeneratedInputHash: document.lastGeneratedInputHash,
    lastGeneratedAt: isoOrNull(document.lastGeneratedAt),
    priorAttorneyAApprovedAt: isoOrNull(document.priorAttorneyAApprovedAt),
    priorAttorneyBApprovedAt: isoOrNull(document.priorAttorneyBApprovedAt),
    priorFinalizedAt: isoOrNull(document.priorFinalizedAt),
    template: {
      ...presentEntity(view.template),
      type: view.template.type,
      description: view.template.description,
      countryId: view.template.countryId,
      documentTemplateStates: view.templateStates.map(presentTemplateState),
    },
  };
}

export const presentParticipant = (row: UserRow, side: Side): Participant => ({
  id: row.id,
  side,
  firstName: row.firstName,
  middleName: row.middleName,
  lastName: row.lastName,
  suffix: row.suffix,
  email: row.email,
  gender: row.gender,
});
