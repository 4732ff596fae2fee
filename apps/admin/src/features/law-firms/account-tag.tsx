import { StatusTag, type TagTone } from '@troth/ui/status-tag';
import { t } from '../../shared/texts';
import type { LawFirmSummary } from './queries';

type State = LawFirmSummary['accountState'];

const tones = {
  NOT_STARTED: 'outline',
  INCOMPLETE: 'warning',
  IN_REVIEW: 'info',
  RESTRICTED: 'danger',
  READY: 'success',
} as const satisfies Record<State, TagTone>;

/** Whether a firm can be paid, as the payment provider has it. */
export const AccountTag = ({ state }: { state: State }) => (
  <StatusTag tone={tones[state]}>{t(`account.state.${state}`)}</StatusTag>
);
