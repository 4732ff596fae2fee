import { say } from '@troth/domain/messages';
import { NOTARIZATION_MESSAGES } from '@troth/domain/notarization';
import { hasBegun, isDone } from '@troth/domain/questionnaire';
import { LinkButton } from '@troth/ui/button';
import { formatInState } from '../../shared/in-state-time';
import type { Couple, Journey } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t, tOneOf } from '../../shared/texts';
import classes from './dashboard.module.css';

/** The section in which the questionnaire goes on. */
const currentSection = ({ sections }: Journey) =>
  sections.find(({ status, lock }) => lock === null && !isDone(status)) ?? sections[0];

function hrefOf({ journey }: Couple): string {
  const { key, path } = journey.nextStep;
  return key === 'ANSWER_QUESTIONNAIRE' ? (currentSection(journey)?.path ?? path) : path;
}

/** Which words the last step has, by where the notarization stands and whose turn it is. */
function notarizeVariant({ side, journey }: Couple, now: Date) {
  const { notarization } = journey;
  if (notarization === null) return 'NOTARIZE';
  const { stage, turn, waitEndsAt, isOnlineOffered } = notarization;
  switch (stage) {
    case 'AWAITING_CONFIRMATION':
      return turn.includes(side) ? 'NOTARIZE_CONFIRM' : 'NOTARIZE_CONFIRM_PARTNER';
    case 'SENT':
    case 'IN_PROGRESS':
    case 'PARTIAL':
      return turn.includes(side) ? 'NOTARIZE_SIGN' : 'NOTARIZE_SIGN_PARTNER';
    case 'CREATING':
    case 'PREPARING':
      return 'NOTARIZE_PREPARING';
    case 'COMPLETING':
    case 'COMPLETED':
      return 'NOTARIZE_COMPLETING';
    case 'NEEDS_ATTENTION':
    case 'ADMIN_ATTENTION':
      return 'NOTARIZE_ATTENTION';
    case 'ENDED':
    case null:
      if (waitEndsAt !== null && new Date(waitEndsAt) > now) return 'NOTARIZE_WAIT';
      return isOnlineOffered ? 'NOTARIZE' : 'NOTARIZE_PAPER';
  }
}

/** Whether the questionnaire has only to be begun. */
const isFirst = ({ journey }: Couple) => journey.nextStep.key === 'ANSWER_QUESTIONNAIRE' && !hasBegun(journey.sections);

/** What the dashboard's head says: the next step in plain words. */
export function nextStepTexts(
  couple: Couple,
  stateName: string | null,
): { kicker: string; title: string; lead: string } {
  const { partner, journey } = couple;
  const { key } = journey.nextStep;
  const partnerName = partner?.firstName ?? t('shared.partner');
  const section = currentSection(journey)?.label ?? '';
  const kicker = kickerOf(couple, stateName);
  const isUnderWay = journey.notarization !== null && !['ENDED', null].includes(journey.notarization.stage);
  if (key === 'NOTARIZE' && journey.notarizationBlocker !== null && !isUnderWay) {
    const { title, message } = NOTARIZATION_MESSAGES[journey.notarizationBlocker];
    return { kicker, title: say(title), lead: say(message) };
  }
  const variant = key === 'NOTARIZE' ? notarizeVariant(couple, new Date()) : isFirst(couple) ? 'ANSWER_FIRST' : key;
  const { waitEndsAt, timeZone } = journey.notarization ?? { waitEndsAt: null, timeZone: 'UTC' };
  const time = waitEndsAt === null ? '' : formatInState(new Date(waitEndsAt), timeZone);
  const values = { partner: partnerName, section, time };
  return {
    kicker,
    title: tOneOf(`dashboard.next.${variant}.title`, values),
    lead: tOneOf(`dashboard.next.${variant}.lead`, values),
  };
}

function kickerOf({ self, partner }: Couple, state: string | null): string {
  const names =
    partner === null
      ? (self.firstName ?? '')
      : t('dashboard.names', {
          own: self.firstName ?? t('dashboard.you'),
          partner: partner.firstName ?? t('shared.partner'),
        });
  if (names === '') return state ?? t('dashboard.welcome');
  return state === null ? names : t('dashboard.namesInState', { names, state });
}

/** The one filled button of the dashboard. */
export function NextStep({ couple }: { couple: Couple }) {
  const { key } = couple.journey.nextStep;
  const section = currentSection(couple.journey)?.label ?? '';
  return (
    <div className={classes.next}>
      <LinkButton variant="primary" size="lg" isFullWidthOnPhone href={hrefOf(couple)}>
        {tOneOf(`dashboard.next.${isFirst(couple) ? 'ANSWER_FIRST' : key}.action`, { section })}
      </LinkButton>
      {key === 'DONE' && (
        <LinkButton size="lg" isFullWidthOnPhone href={paths.vault()}>
          {t('dashboard.vault')}
        </LinkButton>
      )}
    </div>
  );
}
