import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { usePerson } from '@troth/portal/person';
import { LinkButton } from '@troth/ui/button';
import { EmptyState } from '@troth/ui/empty-state';
import { Notice } from '@troth/ui/notice';
import { Button } from '@troth/ui/button';
import { PageActions } from '@troth/ui/page';
import type { PartnerSide } from '@troth/ui/partner-mark';
import { Popup } from '@troth/ui/popup';
import { CardSkeleton } from '@troth/ui/skeleton';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useCouple } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './alignment.module.css';
import { DisputeItem, type DisputeItemProps } from './dispute-item';
import { type Dispute, disputesQuery } from './queries';

export interface DisputeListProps {
  side: PartnerSide;
  names: { readonly A: string; readonly B: string };
  /** The icon of a question's group, by the group's id. */
  lookOf: (groupId: string) => DisputeItemProps['look'];
  /** The question by itself, to be answered anew: the questionnaire's, given by the route. */
  renderChange: (change: { questionId: string; onSaved: () => void; onCancel: () => void }) => ReactNode;
}

/** Disputes of this visit in their order: those that are settled meanwhile stay, folded up, where they were. */
function useShownDisputes(current: readonly Dispute[]): readonly Dispute[] {
  const [seen, setSeen] = useState<readonly Dispute[]>(current);
  useEffect(() => {
    setSeen((before) => {
      const known = new Map(current.map((dispute) => [dispute.question.id, dispute]));
      const kept = before.map((dispute) => known.get(dispute.question.id) ?? dispute);
      const added = current.filter(({ question }) => !before.some((dispute) => dispute.question.id === question.id));
      return [...kept, ...added];
    });
  }, [current]);
  return seen;
}

/** Disputes as cards sorted by section, group and question, and the way on once none is left. Customer spec §2. */
export function DisputeList({ side, names, lookOf, renderChange }: DisputeListProps) {
  const self = usePerson();
  const { journey } = useCouple();
  const { data: disputes } = useSuspenseQuery(disputesQuery(self.id));
  const { isRefetchError, refetch } = useQuery(disputesQuery(self.id));
  const shown = useShownDisputes(disputes);
  const [changing, setChanging] = useState<Dispute | null>(null);
  const open = new Set(disputes.map(({ question }) => question.id));
  const sectionOf = ({ question }: Dispute) =>
    journey.sections.find(({ id }) => id === question.parentQuestionnaireSectionId)?.label ?? '';
  const close = () => setChanging(null);
  const isDone = disputes.length === 0;

  return (
    <>
      {isRefetchError && (
        <Notice
          tone="danger"
          isAlert
          title={t('alignment.disputesFailed')}
          actions={
            <Button size="sm" onClick={() => void refetch()}>
              {t('alignment.retry')}
            </Button>
          }
        />
      )}
      {shown.length === 0 ? (
        <EmptyState title={t('alignment.none.title')}>{t('alignment.none.text')}</EmptyState>
      ) : (
        <div className={classes.list}>
          {shown.map((dispute) => (
            <DisputeItem
              key={dispute.question.id}
              dispute={dispute}
              side={side}
              names={names}
              section={sectionOf(dispute)}
              look={lookOf(dispute.question.parentQuestionGroupId)}
              isSettled={!open.has(dispute.question.id)}
              onChangeAnswer={() => setChanging(dispute)}
            />
          ))}
        </div>
      )}
      <PageActions note={isDone ? undefined : t('alignment.opensWhen', { count: disputes.length })}>
        {isDone ? (
          <LinkButton href={paths.documents()} variant="primary" size="continue">
            {t('alignment.continue')}
          </LinkButton>
        ) : (
          <Button variant="primary" size="continue" disabled>
            {t('alignment.continue')}
          </Button>
        )}
      </PageActions>
      {changing !== null && (
        <Popup isOpen onClose={close} title={t('alignment.change')}>
          <p className={classes.question}>{changing.question.title}</p>
          {open.has(changing.question.id) ? (
            <Suspense fallback={<CardSkeleton height={180} />}>
              {renderChange({ questionId: changing.question.id, onSaved: close, onCancel: close })}
            </Suspense>
          ) : (
            <Notice tone="danger" isAlert title={t('alignment.disputeNotFound')} />
          )}
        </Popup>
      )}
    </>
  );
}
