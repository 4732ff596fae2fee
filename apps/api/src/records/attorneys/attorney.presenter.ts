import { type Attorney, type AttorneyState, type LawFirm, maskedPayoutDetails } from '@troth/domain/attorneys';
import type { Actor } from '../../kernel/auth/actor';
import { isoOrNull, presentEntity } from '../../kernel/http/present';
import { presentUser } from '../users/user.presenter';
import type { AttorneyStateRow, AttorneyView } from './attorney.repository';
import type { LawFirmRow } from './law-firm.repository';

const isAdminActor = (actor: Actor) => actor.kind === 'person' && actor.userType === 'ADMIN';

const isLeadOf = (actor: Actor, firm: LawFirmRow) =>
  actor.kind === 'person' && actor.attorney?.isLawFirmLead === true && actor.attorney.lawFirmId === firm.id;

/** Money matters of a firm reach admins and the firm's lead only (D3); admins see how it is paid by asking for it. */
export function presentLawFirm(row: LawFirmRow, actor: Actor): LawFirm {
  const { payoutDetails, stripeAccountId } = row;
  return {
    ...presentEntity(row),
    name: row.name,
    contactEmail: row.contactEmail ?? '',
    website: row.website,
    isApproved: row.isApproved,
    ...(isLeadOf(actor, row) ? { payoutDetails, stripeAccountId } : {}),
    ...(isAdminActor(actor) ? { payoutDetails: maskedPayoutDetails(payoutDetails), stripeAccountId } : {}),
  };
}

export const presentAttorneyState = (row: AttorneyStateRow): AttorneyState => ({
  ...presentEntity(row),
  attorneyId: row.attorneyId,
  stateId: row.stateId,
  order: row.order,
  barLicenseNum: row.barLicenseNum,
  verifiedAt: isoOrNull(row.verifiedAt),
  expiresOn: row.expiresOn,
});

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
  return {
    ...presentEntity(attorney),
    userId: attorney.id,
    bio: attorney.bio,
    hasMalpracticeInsurance: attorney.hasMalpracticeInsurance ?? false,
    malpracticeInsuranceFileId: attorney.malpracticeInsuranceFileId,
    malpracticeInsuranceExpiresOn: attorney.malpracticeInsuranceExpiresOn,
    profilePhotoId: attorney.profilePhotoId,
    docusignContractFileId: attorney.docusignContractFileId,
    isEmbryoAttorney: attorney.isEmbryoAttorney,
    hasFastTurnaround: attorney.hasFastTurnaround,
    isTakingNewClients: attorney.isTakingNewClients,
    languages: attorney.languages,
    practiceAreas: attorney.practiceAreas,
    professionalAssociations: attorney.professionalAssociations,
    responseTimeHours: attorney.responseTimeHours,
    yearsOfExperience: attorney.yearsOfExperience,
    lawSchool: attorney.lawSchool,
    stage: attorney.stage,
    ...(isOwn || isAdminActor(actor)
      ? { disciplinaryStatement: view.disciplinaryStatement, submittedAt: isoOrNull(attorney.submittedAt) }
      : {}),
    lawFirmId: attorney.lawFirmId,
    isLawFirmLead: attorney.isLawFirmLead,
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
  };
}
