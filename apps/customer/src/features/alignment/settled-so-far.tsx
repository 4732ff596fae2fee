import { useQuery } from '@tanstack/react-query';
import { usePerson } from '@troth/portal/person';
import { Button } from '@troth/ui/button';
import { AlignmentHistory, SettledAnswer } from '@troth/ui/dispute-card';
import { ErrorPanel } from '@troth/ui/error-panel';
import { HistoryIcon } from '@troth/ui/icons';
import { Sheet } from '@troth/ui/layout';
import type { PartnerSide } from '@troth/ui/partner-mark';
import { Popup } from '@troth/ui/popup';
import { CardSkeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import type { OwnDocument } from '../../shared/document';
import { formatInstant } from '../../shared/instants';
import { t } from '../../shared/texts';
import classes from './alignment.module.css';
import { answerLines, linesOf } from './answer-lines';
import { type Resolution, resolutionsQuery } from './queries';

const SHOWN_IN_THE_RAIL = 4;

interface Who {
  readonly side: PartnerSide;
  readonly name: string;
  /** What they did: with an answer that settles a difference one always comes to agree with the other. */
  readonly action: string;
}

function whoOf({ document, names }: OwnDocument, { initiatedByUserId }: Resolution): Who {
  const side = initiatedByUserId === document.userAId ? 'A' : 'B';
  const called = (which: PartnerSide) => names[which] ?? t('partner.yourPartner');
  return {
    side,
    name: called(side),
    action: t('alignment.history.agreed', { name: called(side === 'A' ? 'B' : 'A') }),
  };
}

const titleOf = ({ question }: Resolution) => question?.title ?? t('alignment.history.question');

const after = ({ question, answer }: Resolution) =>
  question === undefined || answer === undefined ? '' : answerLines(question, answer).join(', ');

/** What was settled already, and the whole history behind a button. Customer spec §2 "View alignment history". */
export function SettledSoFar({ own }: { own: OwnDocument }) {
  const self = usePerson();
  const { data: resolutions, error, refetch } = useQuery(resolutionsQuery(self.id, own.document.id));
  const [isOpen, setOpen] = useState(false);
  if (error !== null) {
    return <ErrorPanel onRetry={() => void refetch()}>{t('alignment.historyFailed')}</ErrorPanel>;
  }
  if (resolutions === undefined) return <CardSkeleton height={160} />;
  return (
    <Sheet padding={6}>
      <h2 style={{ font: 'var(--h2)' }}>{t('alignment.settled.title')}</h2>
      <Text size="small" tone="secondary">
        {t('alignment.settled.count', { count: resolutions.length })}
      </Text>
      {resolutions.length > 0 && (
        <>
          <div className={classes.settledList}>
            {resolutions.slice(0, SHOWN_IN_THE_RAIL).map((resolution) => {
              const { name, action } = whoOf(own, resolution);
              return (
                <SettledAnswer key={resolution.id} title={titleOf(resolution)}>
                  {t('alignment.settled.how', { answer: after(resolution), name, action })}
                </SettledAnswer>
              );
            })}
          </div>
          <Button variant="text" size="sm" icon={<HistoryIcon size={16} />} onClick={() => setOpen(true)}>
            {t('alignment.viewHistory')}
          </Button>
        </>
      )}
      <Popup isOpen={isOpen} onClose={() => setOpen(false)} title={t('alignment.history.title')}>
        <AlignmentHistory
          texts={{ before: t('alignment.history.before'), after: t('alignment.history.after') }}
          entries={resolutions.map((resolution) => ({
            id: resolution.id,
            time: formatInstant(resolution.createdAt),
            title: titleOf(resolution),
            before:
              resolution.question === undefined
                ? ''
                : linesOf(resolution.question, resolution.previousTypedValue, resolution.previousOptionIds).join(', '),
            after: after(resolution),
            ...whoOf(own, resolution),
          }))}
        />
      </Popup>
    </Sheet>
  );
}
