import { useMediaQuery } from '@mantine/hooks';
import { MOBILE_BREAKPOINT_PX } from '@troth/domain/constants';
import { ProgressBar, ProgressBarSpace } from '@troth/ui/progress-bar';
import { useJourneyState } from './journey';

/** The progress bar at the top: invisible while loading, hidden on a load error. Customer spec §2. */
export function OverallProgress() {
  const { data: journey, isError } = useJourneyState();
  const isNarrow = useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`);
  if (isError) return null;
  if (journey === undefined) return <ProgressBarSpace />;
  const { step, label, shortLabel } = journey.progress;
  return <ProgressBar step={step} label={isNarrow === true ? shortLabel : label} />;
}
