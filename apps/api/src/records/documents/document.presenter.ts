import { type AgreementDocument, agreementDocumentSchema, documentTemplateSchema } from '@troth/domain/documents';
import type { Participant, Side, User } from '@troth/domain/people';
import type { Actor } from '../../kernel/auth/actor';
import { present } from '../../kernel/http/present';
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
  return present(agreementDocumentSchema, view.document, {
    userA: presentParty(view.userA, actor),
    userB: view.userB === null ? null : presentParty(view.userB, actor),
    state: view.state === null ? null : presentState(view.state),
    template: present(documentTemplateSchema, view.template, {
      documentTemplateStates: view.templateStates.map(presentTemplateState),
    }),
  });
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
