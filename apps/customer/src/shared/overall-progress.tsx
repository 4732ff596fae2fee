import { useMediaQuery } from '@mantine/hooks';
import { sizes } from '@troth/ui/sizes';
import { ProgressBar, ProgressBarSpace } from '@troth/ui/progress-bar';
import { useJourneyState } from './journey';

/** The progress bar at the top: invisible while loading, hidden on a load error. Customer spec §2. */
export function OverallProgress() {
  const { data: journey, isError } = useJourneyState();
  const isNarrow = useMediaQuery(`(max-width: ${sizes.mobileCutoff - 0.02}px)`);
  if (isError) return null;
  if (journey === undefined) return <ProgressBarSpace />;
  const { step, label, shortLabel } = journey.progress;
  return <ProgressBar step={step} label={isNarrow === true ? shortLabel : label} />;
}
