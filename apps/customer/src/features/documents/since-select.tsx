import { ToolSelect } from '@troth/reader/tools';
import { PenIcon } from '@troth/ui/icons';
import { formatLongDay } from '@troth/portal/instants';
import { t } from '../../shared/texts';
import { SINCE_NONE } from './review-link';
import classes from './review.module.css';
import type { Compared } from './use-compared';
import type { ReadVersion } from './use-read-version';

/** Which version is compared with: what the reader saw last, any other, or none. */
export function SinceSelect({
  version: { versions, shown },
  compared: { since, lastSeen, redline },
  onChange,
}: {
  version: ReadVersion;
  compared: Compared;
  onChange: (since: string) => void;
}) {
  const others = versions.filter(({ commitAt }) => commitAt < shown.commitAt);
  if (others.length === 0) return null;
  const options = others.map(({ commitAt, number }) => ({
    value: commitAt,
    label: t(commitAt === lastSeen ? 'review.since.lastSeen' : 'review.since.version', {
      number,
      date: formatLongDay(commitAt),
    }),
  }));
  const words = since === null ? t('review.since.hidden') : t('review.since.words', { number: since.number });
  return (
    <>
      <ToolSelect
        label={t('review.since')}
        words={words}
        icon={<PenIcon size={16} />}
        value={since?.commitAt ?? SINCE_NONE}
        options={[...options, { value: SINCE_NONE, label: t('review.since.none') }]}
        onChange={onChange}
      />
      {redline?.hasChanges === false && <span className={classes.noChanges}>{t('review.since.noChanges')}</span>}
    </>
  );
}
