import type { AttorneyStage } from '@troth/domain/attorneys';
import { enumerationLabel, say } from '@troth/domain/messages';
import { StatusTag, type TagTone } from '@troth/ui/status-tag';

const tones = {
  FORM_MISSING: 'outline',
  UNDER_REVIEW: 'warning',
  APPROVED: 'success',
  DECLINED: 'danger',
  DEACTIVATED: 'neutral',
} as const satisfies Record<AttorneyStage, TagTone>;

export function AttorneyStageTag({ stage }: { stage: AttorneyStage }) {
  return <StatusTag tone={tones[stage]}>{enumerationLabel(say, 'attorneyStage', stage)}</StatusTag>;
}
