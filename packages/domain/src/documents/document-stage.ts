/** How far a couple's agreement has come, in one word. Portals spec §2 "Users". */
export const DOCUMENT_STAGES = [
  'NO_STATE_YET',
  'QUESTIONNAIRE',
  'GENERATED',
  'IN_EDITOR',
  'REVIEWED',
  'FINALIZED',
  'NOTARIZED',
] as const;
export type DocumentStage = (typeof DOCUMENT_STAGES)[number];

interface StageFacts {
  readonly stateId: string | null;
  readonly lastGeneratedAt: Date | string | null;
  readonly hasAttorney: boolean;
  readonly reviewedAt: Date | string | null;
  readonly finalizedAt: Date | string | null;
  readonly isNotarized: boolean;
}

/** The stage that says most: what is final stays final, and what an attorney may still change is in the editor. */
export function documentStage(document: StageFacts): DocumentStage {
  if (document.isNotarized) return 'NOTARIZED';
  if (document.finalizedAt !== null) return 'FINALIZED';
  if (document.lastGeneratedAt !== null && document.hasAttorney) return 'IN_EDITOR';
  if (document.reviewedAt !== null) return 'REVIEWED';
  if (document.lastGeneratedAt !== null) return 'GENERATED';
  return document.stateId === null ? 'NO_STATE_YET' : 'QUESTIONNAIRE';
}

const WITH_ATTORNEY = ['QUESTIONNAIRE', 'IN_EDITOR', 'FINALIZED', 'NOTARIZED'] as const;
const ALONE = ['QUESTIONNAIRE', 'GENERATED', 'REVIEWED', 'NOTARIZED'] as const;

export interface StageStep {
  readonly stage: (typeof WITH_ATTORNEY | typeof ALONE)[number];
  readonly standing: 'PAST' | 'CURRENT' | 'AHEAD';
}

/** The stages on the way to the notary, and where the agreement stands: an attorney's hand takes another way. */
export function stageSteps(document: StageFacts): StageStep[] {
  const stage = documentStage(document);
  // What an attorney approved stays final when they leave.
  const way = document.hasAttorney || stage === 'FINALIZED' ? WITH_ATTORNEY : ALONE;
  const at = Math.max(
    0,
    way.findIndex((step) => step === stage),
  );
  return way.map((step, index) => ({
    stage: step,
    standing: index < at ? 'PAST' : index === at ? 'CURRENT' : 'AHEAD',
  }));
}
