import { Button, LinkButton } from '@troth/ui/button';
import { ChatIcon } from '@troth/ui/icons';
import { openChat } from '../../shared/chat-door';
import { formatInState } from '../../shared/in-state-time';
import type { Couple, Journey } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t, tOneOf } from '../../shared/texts';
import classes from './dashboard.module.css';

/** The section to which the next step leads; undefined where it leads elsewhere. */
const sectionOf = ({ sections, nextStep }: Journey) => sections.find(({ path }) => path === nextStep.path);

/** The section that waits for an attorney. */
const lockedSection = ({ sections }: Journey) => sections.find(({ lock }) => lock === 'REPRESENTATION_NEEDED');

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
const isFirst = ({ journey }: Couple) => journey.nextStep.key === 'ANSWER_QUESTIONNAIRE' && !journey.hasBegun;

/** What the dashboard's head says: the next step in plain words. */
export function nextStepTexts(
  couple: Couple,
  stateName: string | null,
): { kicker: string; title: string; lead: string } {
  const { partner, journey } = couple;
  const { key } = journey.nextStep;
  const partnerName = partner?.firstName ?? t('shared.partner');
  const section = (key === 'BOOK_REPRESENTATION' ? lockedSection(journey) : sectionOf(journey))?.label ?? '';
  const kicker = kickerOf(couple, stateName);
  const variant = key === 'NOTARIZE' ? notarizeVariant(couple, new Date()) : isFirst(couple) ? 'ANSWER_FIRST' : key;
  const { waitEndsAt, timeZone } = journey.notarization ?? { waitEndsAt: null, timeZone: 'UTC' };
  const time = waitEndsAt === null ? '' : formatInState(new Date(waitEndsAt), timeZone);
  const values = { partner: partnerName, section, time, count: journey.alignment.openDisputes };
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

/** Steps about which the two may want to talk. */
const TO_TALK_ABOUT: readonly Journey['nextStep']['key'][] = [
  'ALIGN',
  'WAIT_FOR_PARTNER',
  'WAIT_FOR_PARTNER_DISCLOSURE',
  'SETTLE_JOINT_ENTRIES',
  'WAIT_FOR_PARTNER_ATTORNEY',
  'WAIT_FOR_PARTNER_REVIEW',
];

/** The one filled button of the dashboard, and what else can be done about that step. */
export function NextStep({ couple: { journey, partner, ...couple } }: { couple: Couple }) {
  const { key, path } = journey.nextStep;
  const section = sectionOf(journey)?.label ?? '';
  const isBegun = !isFirst({ journey, partner, ...couple });
  const locked = lockedSection(journey);
  return (
    <div className={classes.next}>
      <LinkButton variant="primary" size="lg" isFullWidthOnPhone href={path}>
        {tOneOf(`dashboard.next.${isBegun ? key : 'ANSWER_FIRST'}.action`, {
          section,
          count: journey.alignment.openDisputes,
        })}
      </LinkButton>
      {key === 'DONE' && (
        <LinkButton size="lg" isFullWidthOnPhone href={paths.vault()}>
          {t('dashboard.vault')}
        </LinkButton>
      )}
      {key === 'BOOK_REPRESENTATION' && locked !== undefined && (
        <LinkButton variant="text" href={locked.path}>
          {t('dashboard.next.changePlan')}
        </LinkButton>
      )}
      {partner !== null && TO_TALK_ABOUT.includes(key) && (
        <Button variant="text" icon={<ChatIcon size={16} />} onClick={() => openChat()}>
          {t('dashboard.message', { name: partner.firstName ?? t('shared.partner') })}
        </Button>
      )}
    </div>
  );
}
