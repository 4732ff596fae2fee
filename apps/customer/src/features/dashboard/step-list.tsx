import { say } from '@troth/domain/messages';
import { hasBegun, isDone } from '@troth/domain/questionnaire';
import { otherSide } from '@troth/domain/people';
import { Checklist, ChecklistRow, type PartnerProgress } from '@troth/ui/checklist';
import { Link } from '@troth/ui/link';
import type { Couple, Journey } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t, tOneOf } from '../../shared/texts';

const STEPS = ['QUESTIONNAIRE', 'FINANCIAL_DISCLOSURE', 'ALIGNMENT', 'DOCUMENTS', 'NOTARIZATION'] as const;
type Step = (typeof STEPS)[number];

/** The row of the checklist that a next step belongs to. */
const stepOf: Readonly<Record<Journey['nextStep']['key'], Step | null>> = {
  CHOOSE_STATE: 'QUESTIONNAIRE',
  ANSWER_QUESTIONNAIRE: 'QUESTIONNAIRE',
  PAY: 'QUESTIONNAIRE',
  DISCLOSE_FINANCES: 'FINANCIAL_DISCLOSURE',
  INVITE_PARTNER: 'ALIGNMENT',
  WAIT_FOR_PARTNER: 'ALIGNMENT',
  ALIGN: 'ALIGNMENT',
  GENERATE: 'DOCUMENTS',
  REVIEW: 'NOTARIZATION',
  NOTARIZE: 'NOTARIZATION',
  DONE: null,
};

/** Whether each partner is done with a step; null where a step belongs to the two together. */
function doneOf(step: Step, { side, journey, partner }: Couple): { own: boolean; partner: boolean } | null {
  switch (step) {
    case 'QUESTIONNAIRE':
      return {
        own: journey.isQuestionnaireComplete,
        partner: partner?.isQuestionnaireComplete ?? false,
      };
    case 'FINANCIAL_DISCLOSURE':
      return { own: journey.disclosure.isDone, partner: partner?.areFinancialsDone ?? false };
    case 'NOTARIZATION': {
      const turn = journey.notarization?.turn ?? [];
      // Who has signed, or confirmed the scan, while the other has not.
      return turn.length === 0
        ? null
        : { own: !turn.includes(side), partner: partner !== null && !turn.includes(partner.side) };
    }
    case 'ALIGNMENT':
    case 'DOCUMENTS':
      return null;
  }
}

function partnersOf(step: Step, couple: Couple): PartnerProgress[] {
  const done = doneOf(step, couple);
  if (done === null) return [];
  const { self, side, partner, journey } = couple;
  const sections = (count: number, total: number) => t('dashboard.step.sections', { done: count, total });
  const text = (isPartDone: boolean, underWay: string | null) =>
    isPartDone ? t('dashboard.step.done') : (underWay ?? t('dashboard.step.open'));
  const ownDone = journey.sections.filter(({ status }) => isDone(status)).length;
  const isCounted = step === 'QUESTIONNAIRE';
  const own: PartnerProgress = {
    side: side,
    name: self.firstName ?? t('dashboard.you'),
    text: text(done.own, isCounted && hasBegun(journey.sections) ? sections(ownDone, journey.sections.length) : null),
    isDone: done.own,
  };
  if (partner === null) return [own];
  const other: PartnerProgress = {
    side: otherSide(side),
    name: partner.firstName ?? t('dashboard.partner'),
    text: text(
      done.partner,
      isCounted && partner.hasStarted ? sections(partner.sectionsDone, partner.sectionsTotal) : null,
    ),
    isDone: done.partner,
  };
  return own.side === 'A' ? [own, other] : [other, own];
}

/** Together: what comes before in the flow is behind the couple. */
const isBehind = (step: Step, { journey }: Couple): boolean => {
  const now = stepOf[journey.nextStep.key];
  return now === null || STEPS.indexOf(step) < STEPS.indexOf(now);
};

/** Where a step leads; a locked one to what opens it. */
function hrefOf(item: Journey['menu']['items'][number] | undefined, { journey }: Couple): string | undefined {
  if (item?.isEnabled !== false) return item?.path;
  return item.reason === 'FINANCIAL_DISPUTES_PENDING' ? paths.settleDisputes() : journey.nextStep.path;
}

/** The product, step by step, with both partners' state beside each. */
export function StepList({ couple }: { couple: Couple }) {
  const { items } = couple.journey.menu;
  const now = stepOf[couple.journey.nextStep.key];
  return (
    <Checklist>
      {STEPS.map((step, at) => {
        const item = items.find(({ key }) => key === step);
        const isStepDone = doneOf(step, couple)?.own ?? isBehind(step, couple);
        // The next step is never shown as locked: reviewing it is what opens the menu's item of that name.
        const isLocked = item?.isEnabled === false && step !== now;
        const href = hrefOf(item, couple);
        return (
          <ChecklistRow
            key={step}
            number={at + 1}
            title={t(`menu.${step}`)}
            description={
              item?.reason === 'FINANCIAL_DISPUTES_PENDING' ? (
                <Link href={paths.settleDisputes()}>{say(`menu.reason.${item.reason}`)}</Link>
              ) : isLocked && item?.reason != null ? (
                say(`menu.reason.${item.reason}`)
              ) : (
                tOneOf(`dashboard.step.${step}`, { count: couple.journey.sections.length })
              )
            }
            href={href}
            state={isLocked ? 'locked' : step === now ? 'now' : isStepDone ? 'done' : 'open'}
            partners={partnersOf(step, couple)}
          />
        );
      })}
    </Checklist>
  );
}
