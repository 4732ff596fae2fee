import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { announce } from '@troth/portal/announcer';
import { usePerson } from '@troth/portal/person';
import { AllSettled } from '@troth/ui/all-settled';
import { Button, LinkButton } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { PageActions } from '@troth/ui/page';
import type { PartnerSide } from '@troth/ui/partner-mark';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OwnDocument } from '../../shared/document';
import { useCouple } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './alignment.module.css';
import { DisputeItem } from './dispute-item';
import { lookOf } from './look-of';
import { type Outcome, outcomeOf } from './outcome';
import { type Dispute, disputesQuery, resolutionsQuery } from './queries';

interface DisputeListProps {
  own: OwnDocument;
  side: PartnerSide;
  names: { readonly A: string; readonly B: string };
  onChangeAnswer: (dispute: Dispute) => void;
  /** What each of the two answers would mean. */
  renderMeaning: (dispute: Dispute) => ReactNode;
}

/** Disputes of this visit in their order: those that are settled since stay where they were, folded up. */
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

/** The latest word on each question that was settled. */
function useOutcomes(own: OwnDocument): (questionId: string) => Outcome | null {
  const self = usePerson();
  const { data: resolutions = [] } = useQuery(resolutionsQuery(self.id, own.document.id));
  return (questionId) => {
    const latest = resolutions.find((resolution) => resolution.questionId === questionId);
    return latest === undefined ? null : outcomeOf(own, latest);
  };
}

/** What the partner settles while this screen is open is said, and changes nothing under the reader's hands. */
function useSettledByPartner(
  shown: readonly Dispute[],
  open: ReadonlySet<string>,
  outcome: (id: string) => Outcome | null,
  partner: PartnerSide,
) {
  const said = useRef(new Set<string>());
  useEffect(() => {
    for (const { question } of shown) {
      if (open.has(question.id)) said.current.delete(question.id);
      else if (!said.current.has(question.id)) {
        const known = outcome(question.id);
        if (known === null) continue;
        said.current.add(question.id);
        if (known.side === partner) {
          announce(t('alignment.settledBy', { name: known.name, action: known.action, question: question.title }));
        }
      }
    }
  });
}

/** Whether someone is in the middle of writing. */
const isWriting = () =>
  document.activeElement instanceof HTMLTextAreaElement || document.activeElement instanceof HTMLInputElement;

const ToDocuments = () => (
  <LinkButton href={paths.documents()} variant="primary" size="continue">
    {t('alignment.continue')}
  </LinkButton>
);

/** Disputes as cards sorted by section, group and question, and the way on once none is left. Customer spec §2. */
export function DisputeList({ own, side, names, onChangeAnswer, renderMeaning }: DisputeListProps) {
  const self = usePerson();
  const { journey } = useCouple();
  const { data: disputes } = useSuspenseQuery(disputesQuery(self.id));
  const { isRefetchError, refetch } = useQuery(disputesQuery(self.id));
  const shown = useShownDisputes(disputes);
  const outcome = useOutcomes(own);
  const open = new Set(disputes.map(({ question }) => question.id));
  const partner: PartnerSide = side === 'A' ? 'B' : 'A';
  useSettledByPartner(shown, open, outcome, partner);
  const sectionOf = ({ question }: Dispute) =>
    journey.sections.find(({ id }) => id === question.parentQuestionnaireSectionId)?.label ?? '';
  const isDone = disputes.length === 0;
  const wasOpen = shown.length > 0;
  const moment = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isDone || !wasOpen) return;
    announce(t('alignment.momentSaid'));
    if (!isWriting()) moment.current?.focus();
  }, [isDone, wasOpen]);

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
      {isDone && wasOpen && (
        <div className={classes.moment}>
          <AllSettled titleRef={moment} names={names} title={t('alignment.moment.title')} action={<ToDocuments />}>
            {t('alignment.moment.text', { name: names[partner] })}
          </AllSettled>
        </div>
      )}
      {/* The page’s heading says already that nothing is left. */}
      {isDone && !wasOpen && (
        <PageActions>
          <ToDocuments />
        </PageActions>
      )}
      <div className={classes.list}>
        {shown.map((dispute) => (
          <DisputeItem
            key={dispute.question.id}
            dispute={dispute}
            side={side}
            names={names}
            section={sectionOf(dispute)}
            look={lookOf(dispute.groupIcon)}
            isSettled={!open.has(dispute.question.id)}
            outcome={open.has(dispute.question.id) ? null : outcome(dispute.question.id)}
            onChangeAnswer={() => onChangeAnswer(dispute)}
            meaning={open.has(dispute.question.id) ? renderMeaning(dispute) : null}
          />
        ))}
      </div>
      {!isDone && (
        <PageActions note={t('alignment.opensWhen', { count: disputes.length })}>
          <Button variant="primary" size="continue" disabled>
            {t('alignment.continue')}
          </Button>
        </PageActions>
      )}
    </>
  );
}
