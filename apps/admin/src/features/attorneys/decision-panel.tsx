import { enumerationLabel, say } from '@troth/domain/messages';
import { announce } from '@troth/portal/announcer';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { TodoList } from '@troth/ui/checklist';
import { Sheet, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { ConfirmPopup } from '@troth/ui/popup';
import { Heading, Text } from '@troth/ui/text';
import { useId, useRef, useState } from 'react';
import { AttorneyStageTag } from '../../shared/attorney-stage-tag';
import { useStateName } from '../../shared/states';
import { t } from '../../shared/texts';
import { type Decision, decisionsOn, hasBarNumbers } from './decisions';
import { type Attorney, attorneyName, useAttorneyChange } from './queries';

/** Until then the popup holds the focus, and gives it back to where it came from. */
const POPUP_CLOSES_MS = 400;

/** The stage, what an approval still needs, and the decisions that the stage allows. Decisions table, row 2. */
export function DecisionPanel({ attorney }: { attorney: Attorney }) {
  const [asked, setAsked] = useState<Decision | null>(null);
  const change = useAttorneyChange(attorney.id);
  const stateName = useStateName();
  const reasonId = useId();
  const heading = useRef<HTMLDivElement>(null);
  const name = attorneyName(attorney);
  const decisions = decisionsOn(attorney);
  const states = (attorney.attorneyStates ?? [])
    .map(({ stateId }) => stateName(stateId))
    .filter((state) => state !== null)
    .join(', ');

  const decide = ({ to }: Decision) =>
    change.mutate(
      { stage: to },
      {
        onSuccess: ({ stage }) => {
          announce(t('decision.done', { name, stage: enumerationLabel(say, 'attorneyStage', stage) }));
          // The button that was pressed is gone; whoever works by keyboard goes on from the panel's heading.
          setTimeout(() => heading.current?.focus(), POPUP_CLOSES_MS);
        },
        onSettled: () => setAsked(null),
      },
    );

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
        {change.isError && (
          <Notice tone="danger" isAlert title={t('decision.failed')}>
            {errorText(change.error)}
          </Notice>
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
        <ConfirmPopup
          isOpen
          title={t(`decision.${asked.key}.title`, { name })}
          confirmText={t(`decision.${asked.key}`)}
          isDestructive={asked.isDestructive}
          isConfirming={change.isPending}
          onConfirm={() => decide(asked)}
          onCancel={() => setAsked(null)}
        >
          <p>
            {asked.key === 'approve' || asked.key === 'reactivate'
              ? t(`decision.${asked.key}.text`, { states })
              : t(`decision.${asked.key}.text`)}
          </p>
        </ConfirmPopup>
      )}
    </Sheet>
  );
}
