import { useQuery } from '@tanstack/react-query';
import { usePerson } from '@troth/portal/person';
import { Button } from '@troth/ui/button';
import { AlignmentHistory, SettledAnswer } from '@troth/ui/dispute-card';
import { ErrorPanel } from '@troth/ui/error-panel';
import { HistoryIcon } from '@troth/ui/icons';
import { Sheet } from '@troth/ui/layout';
import { Popup } from '@troth/ui/popup';
import { CardSkeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import type { OwnDocument } from '../../shared/document';
import { formatInstant } from '../../shared/instants';
import { t } from '../../shared/texts';
import classes from './alignment.module.css';
import { linesOf } from './answer-lines';
import { outcomeOf, outcomeText } from './outcome';
import { disputesQuery, type Resolution, resolutionsQuery } from './queries';

const SHOWN_IN_THE_RAIL = 4;

const titleOf = ({ question }: Resolution) => question?.title ?? t('alignment.history.question');

const before = ({ question, previousTypedValue, previousOptionIds }: Resolution) =>
  question === undefined ? '' : linesOf(question, previousTypedValue, previousOptionIds).join(', ');

/** What was settled already, and the whole history behind a button. Customer spec §2 "View alignment history". */
export function SettledSoFar({ own }: { own: OwnDocument }) {
  const self = usePerson();
  const { data: resolutions, isError, refetch } = useQuery(resolutionsQuery(self.id, own.document.id));
  const { data: disputes } = useQuery(disputesQuery(self.id));
  const [isOpen, setOpen] = useState(false);
  if (resolutions === undefined && !isError) return <CardSkeleton height={160} />;
  const failed = isError && (
    <div className={classes.failed}>
      <ErrorPanel onRetry={() => void refetch()}>{t('alignment.historyFailed')}</ErrorPanel>
    </div>
  );
  const open = new Set(disputes?.map(({ question }) => question.id));
  // The latest word on each question; one that has come open again is not settled.
  const settled = (resolutions ?? []).filter(
    ({ questionId }, at, all) =>
      !open.has(questionId) && all.findIndex((other) => other.questionId === questionId) === at,
  );
  return (
    <Sheet padding={6}>
      <h2 style={{ font: 'var(--h2)' }}>{t('alignment.settled.title')}</h2>
      {failed}
      {/* Without the differences nobody can say how many there are: their place says that they did not come. */}
      {!isError && disputes !== undefined && (
        <Text size="small" tone="secondary">
          {t('alignment.settled.count', { count: settled.length, total: settled.length + disputes.length })}
        </Text>
      )}
      {settled.length > 0 && (
        <div className={classes.settledList}>
          {settled.slice(0, SHOWN_IN_THE_RAIL).map((resolution) => (
            <SettledAnswer key={resolution.id} title={titleOf(resolution)}>
              {outcomeText(outcomeOf(own, resolution))}
            </SettledAnswer>
          ))}
        </div>
      )}
      <Button
        variant="text"
        size="sm"
        className={classes.history ?? ''}
        icon={<HistoryIcon size={16} />}
        onClick={() => setOpen(true)}
      >
        {t('alignment.viewHistory')}
      </Button>
      <Popup isOpen={isOpen} onClose={() => setOpen(false)} title={t('alignment.history.title')}>
        {failed}
        {resolutions?.length === 0 && <p>{t('alignment.history.empty')}</p>}
        {resolutions !== undefined && (
          <AlignmentHistory
            texts={{ before: t('alignment.history.before'), after: t('alignment.history.after') }}
            entries={resolutions.map((resolution) => {
              const { side, name, action, answer } = outcomeOf(own, resolution);
              return {
                id: resolution.id,
                time: formatInstant(resolution.createdAt),
                title: titleOf(resolution),
                before: before(resolution),
                after: answer,
                side,
                name,
                action,
              };
            })}
          />
        )}
      </Popup>
    </Sheet>
  );
}
