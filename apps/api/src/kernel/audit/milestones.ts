/** What is proved later: these entries bind the bytes of the agreement, and their chain is signed at once. */
const MILESTONES: ReadonlySet<string> = new Set([
  'documents.commit',
  'documents.import',
  'documents.confirmReview',
  'documents.grantApproval',
  'documents.rescindApproval',
  'counselConfirmations.confirm',
  'externalAttorneys.uploadCertificate',
  'notarizations.begin',
  'notarizations.settle',
  'notarizations.fetchFile',
  'notarizations.recordScan',
  'notarizations.confirmScan',
  'notarizations.complete',
]);

/** Whether an agreement was made, read, approved, confirmed, signed or sealed by what was done. */
export const isMilestone = (action: string): boolean => MILESTONES.has(action);
