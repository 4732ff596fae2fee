import {
  type Attorney,
  attorneySchema,
  type AttorneyState,
  attorneyStateSchema,
  type LawFirm,
  lawFirmSchema,
  maskedPayoutDetails,
} from '@troth/domain/attorneys';
import type { Actor } from '../../kernel/auth/actor';
import { isoOrNull, present } from '../../kernel/http/present';
import { presentUser } from '../users/user.presenter';
import type { AttorneyStateRow, AttorneyView } from './attorney.repository';
import type { LawFirmRow } from './law-firm.repository';

const isAdminActor = (actor: Actor) => actor.kind === 'person' && actor.userType === 'ADMIN';

const isLeadOf = (actor: Actor, firm: LawFirmRow) =>
  actor.kind === 'person' && actor.attorney?.isLawFirmLead === true && actor.attorney.lawFirmId === firm.id;

/** Money matters of a firm reach admins and the firm's lead only (D3); admins see how it is paid by asking for it. */
export function presentLawFirm(row: LawFirmRow, actor: Actor): LawFirm {
  const { payoutDetails, stripeAccountId } = row;
  return present(lawFirmSchema, row, {
    contactEmail: row.contactEmail ?? '',
    ...(isLeadOf(actor, row) ? { payoutDetails, stripeAccountId } : {}),
    ...(isAdminActor(actor) ? { payoutDetails: maskedPayoutDetails(payoutDetails), stripeAccountId } : {}),
  });
}

export const presentAttorneyState = (row: AttorneyStateRow): AttorneyState => present(attorneyStateSchema, row);

/** The licenses that an actor sees: couples see those that an admin has confirmed (D50). */
export const licensesSeenBy = ({ attorney, states }: Pick<AttorneyView, 'attorney' | 'states'>, actor: Actor) =>
  isAdminActor(actor) || (actor.kind === 'person' && actor.id === attorney.id)
    ? states
    : states.filter(({ verifiedAt }) => verifiedAt !== null);

/** An attorney; their own user record comes along for themself and for admins, and a name for everyone else. */
export function presentAttorney(view: AttorneyView, actor: Actor): Attorney {
  const { attorney, user, lawFirm } = view;
  const isOwn = actor.kind === 'person' && actor.id === attorney.id;
  const person = presentUser(user);
  return present(attorneySchema, attorney, {
    userId: attorney.id,
    hasMalpracticeInsurance: attorney.hasMalpracticeInsurance ?? false,
    ...((isOwn || isAdminActor(actor)) && {
      disciplinaryStatement: view.disciplinaryStatement,
      submittedAt: isoOrNull(attorney.submittedAt),
    }),
    user:
      isOwn || isAdminActor(actor)
        ? person
        : {
            ...person,
            email: '',
            externalId: null,
            phoneNumber: null,
            birthdate: null,
            lastActiveAt: null,
            termsAgreedAt: null,
            termsVersion: null,
          },
    lawFirm: lawFirm === null ? null : presentLawFirm(lawFirm, actor),
    attorneyStates: licensesSeenBy(view, actor).map(presentAttorneyState),
  });
}
