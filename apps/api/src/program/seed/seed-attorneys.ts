import { contentId } from '@troth/content/ids';
import { toJson } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import type { DemoAttorney } from './demo-people';

/** Stores attorneys with their firms, licences and services. Who is first in a firm leads it. */
export async function seedAttorneys(
  tx: Tx,
  attorneys: readonly (Omit<DemoAttorney, 'person'> & { readonly id: string })[],
  now: Date,
): Promise<void> {
  const firmIds = new Map<string, string>();
  for (const {
    id,
    firm,
    licenses,
    services,
    languages,
    practiceAreas,
    professionalAssociations,
    ...profile
  } of attorneys) {
    const known = firmIds.get(firm.name);
    const lawFirmId =
      known ??
      (
        await tx
          .insertInto('lawFirms')
          .values({ ...firm, createdById: id, createdAt: now })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    firmIds.set(firm.name, lawFirmId);
    await tx
      .insertInto('attorneys')
      .values({
        id,
        ...profile,
        languages: toJson(languages),
        practiceAreas: toJson(practiceAreas),
        professionalAssociations: toJson(professionalAssociations),
        hasMalpracticeInsurance: true,
        lawFirmId,
        isLawFirmLead: known === undefined,
        submittedAt: now,
        stageModifiedAt: now,
      })
      .execute();
    await tx
      .insertInto('attorneyStates')
      .values(
        Object.entries(licenses).map(([abbreviation, barLicenseNum], order) => ({
          attorneyId: id,
          stateId: contentId('state', abbreviation),
          order,
          barLicenseNum,
          // Those of an applicant wait with the application.
          verifiedAt: profile.stage === 'APPROVED' ? now : null,
        })),
      )
      .execute();
    if (services.length > 0) {
      await tx
        .insertInto('attorneyServices')
        .values(services.map((serviceType) => ({ attorneyId: id, serviceType, createdAt: now })))
        .execute();
    }
  }
}
