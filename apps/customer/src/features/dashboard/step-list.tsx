import { say } from '@troth/domain/messages';
import { isDone } from '@troth/domain/questionnaire';
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
  BOOK_REPRESENTATION: 'QUESTIONNAIRE',
  DISCLOSE_FINANCES: 'FINANCIAL_DISCLOSURE',
  INVITE_PARTNER: 'ALIGNMENT',
  SETTLE_JOINT_ENTRIES: 'FINANCIAL_DISCLOSURE',
  WAIT_FOR_PARTNER: 'ALIGNMENT',
  WAIT_FOR_PARTNER_DISCLOSURE: 'FINANCIAL_DISCLOSURE',
  ALIGN: 'ALIGNMENT',
  GENERATE: 'DOCUMENTS',
  BOOK_ATTORNEY: 'NOTARIZATION',
  MEET_ATTORNEY: 'NOTARIZATION',
  WAIT_FOR_PARTNER_ATTORNEY: 'NOTARIZATION',
  WAIT_FOR_APPROVAL: 'NOTARIZATION',
  REVIEW: 'NOTARIZATION',
  WAIT_FOR_PARTNER_REVIEW: 'NOTARIZATION',
  NOTARIZE: 'NOTARIZATION',
  DONE: null,
};

/** How far one partner is with a step, in words. */
interface Standing {
  readonly text: string;
  readonly isDone: boolean;
}

const done = (text = t('dashboard.step.done')): Standing => ({ text, isDone: true });
const open = (text = t('dashboard.step.open')): Standing => ({ text, isDone: false });

/** What both partners have done of a step, the reader first. */
function standingsOf(step: Step, { side, journey, partner }: Couple): { own: Standing; partner: Standing } {
  const both = (standing: Standing) => ({ own: standing, partner: standing });
  switch (step) {
    case 'QUESTIONNAIRE': {
      const questions = (isComplete: boolean, hasBegun: boolean, count: number, total: number) =>
        isComplete ? done() : open(hasBegun ? t('dashboard.step.sections', { done: count, total }) : undefined);
      const { sections } = journey;
      const ownDone = sections.filter(({ status }) => isDone(status)).length;
      return {
        own: questions(journey.isQuestionnaireComplete, journey.hasBegun, ownDone, sections.length),
        partner:
          partner === null
            ? open()
            : questions(
                partner.isQuestionnaireComplete,
                partner.hasStarted,
                partner.sectionsDone,
                partner.sectionsTotal,
              ),
      };
    }
    case 'FINANCIAL_DISCLOSURE': {
      const finances = (isComplete: boolean, missingYears: readonly number[]) =>
        isComplete ? done() : open(t(missingYears.length > 0 ? 'dashboard.step.income' : 'dashboard.step.open'));
      return {
        own: finances(journey.disclosure.isDone, journey.disclosure.missingIncomeYears),
        partner: partner === null ? open() : finances(partner.areFinancialsDone, partner.missingIncomeYears),
      };
    }
    case 'ALIGNMENT': {
      const { access, isComplete, openDisputes } = journey.alignment;
      if (isComplete) return both(done());
      if (access === 'OPEN') return both(open(t('dashboard.step.toSettle', { count: openDisputes })));
      const answering = (isAnswered: boolean) => (isAnswered ? done(t('dashboard.step.answered')) : open());
      return {
        own: answering(journey.isQuestionnaireComplete),
        partner: answering(partner?.isQuestionnaireComplete === true),
      };
    }
    case 'DOCUMENTS':
      return both(journey.document?.lastGeneratedAt == null ? open(t('dashboard.step.toCreate')) : done());
    case 'NOTARIZATION': {
      if (journey.document?.isNotarized === true) return both(done());
      const turn = journey.notarization?.turn ?? [];
      if (turn.length > 0) {
        const signing = (isTheirTurn: boolean) =>
          isTheirTurn ? open(t('dashboard.step.toSign')) : done(t('dashboard.step.signed'));
        return { own: signing(turn.includes(side)), partner: signing(turn.includes(otherSide(side))) };
      }
      // While attorneys work on it nobody is asked to confirm it, and once they have approved it nobody has to.
      if (journey.nextStep.key === 'WAIT_FOR_APPROVAL') return both(open(t('dashboard.step.withAttorneys')));
      if (journey.document?.finalizedAt != null) return both(open(t('dashboard.step.toSign')));
      const reading = (at: string | null | undefined) =>
        at == null ? open(t('dashboard.step.toReview')) : done(t('dashboard.step.reviewed'));
      return {
        own: reading(journey.document?.ownReviewedAt),
        partner: reading(journey.document?.partnerReviewedAt),
      };
    }
  }
}

/** Whether a step is behind the reader. */
function isDoneFor(step: Step, { journey }: Couple): boolean {
  switch (step) {
    case 'QUESTIONNAIRE':
      return journey.isQuestionnaireComplete;
    case 'FINANCIAL_DISCLOSURE':
      return journey.disclosure.isDone;
    case 'ALIGNMENT':
      return journey.alignment.isComplete;
    case 'DOCUMENTS':
      return journey.document?.lastGeneratedAt != null;
    case 'NOTARIZATION':
      return journey.document?.isNotarized === true;
  }
}

function partnersOf(step: Step, couple: Couple): PartnerProgress[] {
  const { self, side, partner } = couple;
  const standings = standingsOf(step, couple);
  const own: PartnerProgress = { side, name: self.firstName ?? t('dashboard.you'), ...standings.own };
  if (partner === null) return [own];
  const other: PartnerProgress = {
    side: otherSide(side),
    name: partner.firstName ?? t('dashboard.partner'),
    ...standings.partner,
  };
  return own.side === 'A' ? [own, other] : [other, own];
}

/** What a step is about, or how much of it is left. */
function descriptionOf(step: Step, { journey: { sections, alignment, minutesLeft: minutes } }: Couple): string {
  if (step === 'ALIGNMENT' && alignment.access === 'OPEN') {
    const { agreedAnswers: agreed, openDisputes: left } = alignment;
    return t('dashboard.step.agreed', { agreed, total: agreed + left, left });
  }
  return tOneOf(`dashboard.step.${step}`, { count: sections.length, minutes });
}

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
        const isStepDone = isDoneFor(step, couple);
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
                descriptionOf(step, couple)
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
