import type { AttorneyStage } from './enumerations';

interface OfFirm {
  readonly stage: AttorneyStage;
  readonly lawFirmId: string | null;
  readonly isLawFirmLead: boolean;
}

/** A stage in which an attorney speaks for nobody, a firm included. */
const HAS_LEFT: readonly AttorneyStage[] = ['DECLINED', 'DEACTIVATED'];

/**
 * Whether an attorney leads a firm after a change. A lead who moves to another firm leads neither until an admin says so, and
 * whoever is declined or deactivated leads none: the firm has no lead until an admin names one. D53.
 */
export function leadsAfter(before: OfFirm, changes: Partial<OfFirm>): boolean {
  const after = { ...before, ...changes };
  if (after.lawFirmId === null || HAS_LEFT.includes(after.stage)) return false;
  return changes.isLawFirmLead ?? (before.isLawFirmLead && after.lawFirmId === before.lawFirmId);
}
