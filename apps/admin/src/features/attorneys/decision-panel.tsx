import { enumerationLabel, say } from '@troth/domain/messages';
import { Button } from '@troth/ui/button';
import { TodoList } from '@troth/ui/checklist';
import { Sheet, Stack } from '@troth/ui/layout';
import { Heading, Text } from '@troth/ui/text';
import { useId, useRef, useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { AttorneyStageTag } from '../../shared/attorney-stage-tag';
import { useStateName } from '@troth/portal/states';
import { t } from '../../shared/texts';
import { type Decision, decisionsOn, hasBarNumbers } from './decisions';
import { type Attorney, attorneyName, useAttorneyChange } from './queries';

/** Until then the popup holds the focus, and gives it back to where it came from. */
const POPUP_CLOSES_MS = 400;

/** The stage, what an approval still needs, and the decisions that the stage allows. Decisions table, row 2. */
export function DecisionPanel({ attorney, clients }: { attorney: Attorney; clients: number | undefined }) {
  const [asked, setAsked] = useState<Decision | null>(null);
  const change = useAttorneyChange(attorney.id);
  const stateName = useStateName();
  const reasonId = useId();
  const heading = useRef<HTMLDivElement>(null);
  const name = attorneyName(attorney);
  const decisions = decisionsOn(attorney);
  const effectsOf = ({ key }: Decision) => {
    const states = (attorney.attorneyStates ?? [])
      .map(({ stateId }) => stateName(stateId))
      .filter((state) => state !== null)
      .join(', ');
    if (key === 'approve' || key === 'reactivate') return [t(`decision.${key}.text`, { states })];
    if (key !== 'deactivate') return [t(`decision.${key}.text`)];
    return [t('decision.clients', { count: clients ?? 0 }), t('decision.deactivate.text')];
  };

  return (
    <Sheet aria-labelledby={`${reasonId}-title`}>
      <Stack gap={4}>
        <div ref={heading} tabIndex={-1}>
          <Heading level={2} id={`${reasonId}-title`}>
            {t('decision.title')}
          </Heading>
        </div>
        <div>
          <AttorneyStageTag stage={attorney.stage} />
        </div>
        <Text size="small" tone="secondary">
          {t(`decision.stage.${attorney.stage}`)}
        </Text>
        {decisions.some(({ to }) => to === 'APPROVED') && (
          <>
            <Text size="ui" weight={600}>
              {t('decision.needs')}
            </Text>
            <TodoList
              texts={{ done: t('decision.need.done'), open: t('decision.need.open') }}
              items={[
                { key: 'firm', text: t('decision.need.firm'), isDone: attorney.lawFirm?.isApproved === true },
                { key: 'bar', text: t('decision.need.bar'), isDone: hasBarNumbers(attorney) },
              ]}
            />
          </>
        )}
        {decisions.map((decision) => (
          <div key={decision.key}>
            <Button
              variant={decision.to === 'APPROVED' ? 'primary' : 'secondary'}
              isFullWidth
              disabled={decision.refusal !== null}
              aria-describedby={decision.refusal === null ? undefined : reasonId}
              onClick={() => setAsked(decision)}
            >
              {t(`decision.${decision.key}`)}
            </Button>
            {decision.refusal !== null && (
              <Text size="small" tone="warning" id={reasonId} style={{ marginTop: 'var(--s-2)' }}>
                {t(`decision.refusal.${decision.refusal}`)}
              </Text>
            )}
          </div>
        ))}
      </Stack>
      {asked !== null && (
        <ActionDialog
          title={t(`decision.${asked.key}.title`, { name })}
          effects={effectsOf(asked)}
          confirmText={t(`decision.${asked.key}`)}
          isDestructive={asked.isDestructive}
          reasonHelp={t(asked.key === 'decline' ? 'decision.reason.decline' : 'decision.reason')}
          act={(reason) => change.mutateAsync({ stage: asked.to, reason })}
          doneText={({ stage }) => t('decision.done', { name, stage: enumerationLabel(say, 'attorneyStage', stage) })}
          onClose={() => {
            setAsked(null);
            // The button that was pressed may be gone; a keyboard user goes on from the panel's heading.
            setTimeout(() => heading.current?.focus(), POPUP_CLOSES_MS);
          }}
        />
      )}
    </Sheet>
  );
}
