import type { Id } from '../records/fields';

/** A license as an attorney states it. Portals spec §3 "AttorneyState". */
export interface StatedLicense {
  readonly stateId: Id;
  readonly barLicenseNum: string;
  /** The last day on which it holds, where the attorney has said it. Another day leaves the confirmation. */
  readonly expiresOn?: string | null | undefined;
}

/** A license on record. While `verifiedAt` is null it is pending, and no couple of that state is offered the attorney. */
export interface LicenseOnRecord extends StatedLicense {
  readonly verifiedAt: string | null;
}

/**
 * Which licenses stay confirmed after an attorney changed the list. A license that is new, or whose number changed, waits
 * for an admin; the others keep their confirmation, and so does the attorney's approval.
 * D50.
 */
export function licensesAfter(
  current: readonly LicenseOnRecord[],
  stated: readonly StatedLicense[],
): (LicenseOnRecord & { readonly order: number })[] {
  return stated.map((license, order) => {
    const known = current.find(
      ({ stateId, barLicenseNum }) => stateId === license.stateId && barLicenseNum === license.barLicenseNum,
    );
    return { ...license, order, verifiedAt: known?.verifiedAt ?? null };
  });
}

/** The states whose license would end. They are refused while the attorney represents a client there. Row 50. */
export const statesLeft = (current: readonly StatedLicense[], stated: readonly StatedLicense[]): Id[] =>
  current.map(({ stateId }) => stateId).filter((id) => !stated.some(({ stateId }) => stateId === id));
