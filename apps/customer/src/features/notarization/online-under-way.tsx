import { OPENING_REFUSED } from '@troth/domain/notarization';
import { otherSide, type Side } from '@troth/domain/people';
import { LinkButton } from '@troth/ui/button';
import { ExternalIcon } from '@troth/ui/icons';
import { Sheet } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { formatInstant } from '../../shared/instants';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { GiveUp } from './give-up';
import { formatInState } from '../../shared/in-state-time';
import classes from './notarization.module.css';
import type { Notarization } from './queries';
import { Signers } from './signers';

export interface OnlineUnderWayProps {
  userId: string;
  notarization: Notarization;
  names: Readonly<Record<Side, string>>;
  own: Side;
  /** The couple's state. */
  timeZone: string;
  now: Date;
}

/** What the couple reads while the notary's provider has their agreement: where it stands, whose turn it is, the own way in. */
export function OnlineUnderWay({ userId, notarization, names, own, timeZone, now }: OnlineUnderWayProps) {
  const { stage, turn, activatesAt, expiresAt } = notarization;
  const partner = names[otherSide(own)];
  const link = own === 'A' ? notarization.userALink : notarization.userBLink;
  const isSandbox = notarization.provider === 'SANDBOX';
  const opensLater = activatesAt !== null && new Date(activatesAt) > now;
  const { title, text } = wordsOf({ notarization, partner, isOwnTurn: turn.includes(own) });
  const isNotTaken = notarization.externalStatus === OPENING_REFUSED;
  const isOpen = stage === 'SENT' || stage === 'IN_PROGRESS' || stage === 'PARTIAL';
  return (
    <Sheet padding={8} className={classes.stage ?? ''}>
      <div role="status">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <IdentityFailed notarization={notarization} own={own} partner={partner} />
      {(isOpen || stage === 'COMPLETING' || (stage === 'NEEDS_ATTENTION' && !isNotTaken)) && (
        <Signers
          names={names}
          own={own}
          doneAt={{ A: notarization.userADoneAt, B: notarization.userBDoneAt }}
          texts={{ done: (time) => t('notarize.signer.done', { time }), open: t('notarize.signer.open') }}
        />
      )}
      {isOpen && link !== null && turn.includes(own) && (
        <div className={classes.way}>
          <LinkButton href={link} variant="primary" size="lg" isFullWidthOnPhone iconAfter={<ExternalIcon size={16} />}>
            {t(opensLater ? 'notarize.underWay.read' : 'notarize.underWay.go')}
          </LinkButton>
          <span className={classes.note}>
            {t(isSandbox ? 'notarize.underWay.ownLinkSandbox' : 'notarize.underWay.ownLink')}
          </span>
        </div>
      )}
      {isOpen && opensLater && activatesAt !== null && (
        <p className={classes.note}>
          {t('notarize.underWay.opens', { time: formatInState(new Date(activatesAt), timeZone) })}
        </p>
      )}
      {isOpen && expiresAt !== null && (
        <p className={classes.note}>
          {t('notarize.underWay.expires', { time: formatInState(new Date(expiresAt), timeZone) })}
        </p>
      )}
      {stage === 'ADMIN_ATTENTION' && <LinkButton href={paths.help()}>{t('notarize.toHelp')}</LinkButton>}
      {stage === 'NEEDS_ATTENTION' && !notarization.abilities.reset && (
        <Notice
          title={t('notarize.adminNeeded')}
          actions={<LinkButton href={paths.help()}>{t('notarize.toHelp')}</LinkButton>}
        >
          {t('notarize.adminNeeded.text')}
        </Notice>
      )}
      <div className={classes.way}>
        <GiveUp userId={userId} notarization={notarization} />
      </div>
    </Sheet>
  );
}

/** Title and sentence of a stage, for the one who reads. */
function wordsOf({
  notarization,
  partner,
  isOwnTurn,
}: {
  notarization: Notarization;
  partner: string;
  isOwnTurn: boolean;
}): { title: string; text: string } {
  const name = partner;
  const { rejectionReason } = notarization;
  switch (notarization.stage) {
    case 'CREATING':
    case 'PREPARING':
      return { title: t('notarize.stage.preparing'), text: t('notarize.stage.preparing.text') };
    case 'SENT':
      return { title: t('notarize.stage.sent'), text: t('notarize.stage.sent.text', { name }) };
    case 'IN_PROGRESS':
      return { title: t('notarize.stage.inProgress'), text: t('notarize.stage.inProgress.text', { name }) };
    case 'PARTIAL':
      return isOwnTurn
        ? { title: t('notarize.stage.yourTurn', { name }), text: t('notarize.stage.yourTurn.text') }
        : { title: t('notarize.stage.theirTurn', { name }), text: t('notarize.stage.theirTurn.text', { name }) };
    case 'COMPLETING':
    case 'COMPLETED':
      return { title: t('notarize.stage.completing'), text: t('notarize.stage.completing.text') };
    case 'NEEDS_ATTENTION': {
      if (notarization.externalStatus === OPENING_REFUSED)
        return { title: t('notarize.stage.notTaken'), text: t('notarize.stage.notTaken.text') };
      const isDeclined = notarization.externalStatus === 'declined';
      return {
        title: t(isDeclined ? 'notarize.stage.declined' : 'notarize.stage.refused'),
        text: [
          ...(rejectionReason === null ? [] : [t('notarize.stage.refused.reason', { reason: rejectionReason })]),
          t(notarization.abilities.reset ? 'notarize.stage.refused.again' : 'notarize.stage.refused.first'),
        ].join(' '),
      };
    }
    case 'ENDED':
    case 'ADMIN_ATTENTION':
    case 'AWAITING_CONFIRMATION':
      return { title: t('notarize.stage.admin'), text: t('notarize.stage.admin.text') };
  }
}

/** Whose identity could not be established, and what there is to do. */
function IdentityFailed({
  notarization: { userAIdentityFailedAt, userBIdentityFailedAt },
  own,
  partner,
}: {
  notarization: Notarization;
  own: Side;
  partner: string;
}) {
  const failedAt = { A: userAIdentityFailedAt, B: userBIdentityFailedAt };
  const [ownFailed, theirsFailed] = [failedAt[own], failedAt[otherSide(own)]];
  return (
    <>
      {ownFailed !== null && (
        <Notice tone="warning" title={t('notarize.identity.own', { time: formatInstant(ownFailed) })}>
          {t('notarize.identity.own.text')}
        </Notice>
      )}
      {theirsFailed !== null && (
        <Notice
          tone="warning"
          title={t('notarize.identity.partner', { name: partner, time: formatInstant(theirsFailed) })}
        >
          {t('notarize.identity.partner.text')}
        </Notice>
      )}
    </>
  );
}
