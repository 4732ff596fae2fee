import { LinkButton } from '@troth/ui/button';
import { PartnerMark } from '@troth/ui/partner-mark';
import { lazy, Suspense } from 'react';
import { formatInstant } from '../../shared/instants';
import type { Couple, Journey } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './dashboard.module.css';

// It needs an answer of its own: no part of what the dashboard waits for.
const UnreadComments = lazy(async () => ({ default: (await import('./unread-comments')).UnreadComments }));

type Counsel = Journey['counsel'];

/** What the person has to do with their attorney now; null when nothing is open. */
function actionOf({ nextCall, representation }: Counsel): { href: string; label: string } | null {
  if (nextCall !== null)
    return { href: paths.attorneyServices(nextCall.serviceType), label: t('dashboard.counsel.appointment') };
  if (representation?.status !== 'WAITING') return null;
  return {
    href: paths.attorneyServices('REPRESENTATION'),
    label: t(representation.isAttorneyChosen ? 'dashboard.counsel.book' : 'dashboard.counsel.choose'),
  };
}

function headingOf({ counsel, partner, journey }: { counsel: Counsel } & Pick<Couple, 'partner' | 'journey'>) {
  const { nextCall, representation } = counsel;
  const partnerName = partner?.firstName ?? t('shared.partner');
  if (journey.document?.isNotarized === true) return { title: t('dashboard.counsel.title') };
  if (nextCall !== null) {
    return {
      title:
        nextCall.attorneyName === null
          ? t('dashboard.counsel.call')
          : t('dashboard.counsel.callWith', { name: nextCall.attorneyName }),
      text: formatInstant(nextCall.eventStartAt),
    };
  }
  if (representation?.status === 'WAITING' && !representation.isAttorneyChosen) {
    return {
      title: t('dashboard.counsel.chooseTitle'),
      text: representation.isFromPartner
        ? t('dashboard.counsel.fromPartner', { name: partnerName })
        : t('dashboard.counsel.bought'),
    };
  }
  return { title: t('dashboard.counsel.title') };
}

/** The next call and the couple's attorneys; nothing while nobody has one. */
export function CounselCard({ couple: { journey, partner, self } }: { couple: Couple }) {
  const { counsel } = journey;
  const { attorneys } = counsel;
  if (attorneys.length === 0 && counsel.nextCall === null && counsel.representation === null) return null;
  const { title, text } = headingOf({ counsel, partner, journey });
  const action = journey.document?.isNotarized === true ? null : actionOf(counsel);
  const nameOf = (side: Counsel['attorneys'][number]['side']) =>
    side === partner?.side ? (partner.firstName ?? t('shared.partner')) : (self.firstName ?? t('dashboard.you'));
  return (
    <section className={classes.counsel}>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {attorneys.length > 0 && (
        <ul>
          {attorneys.map(({ side, name, isApproved }) => (
            <li key={side}>
              <PartnerMark side={side} name={nameOf(side)} size={20} />
              <span>
                {isApproved
                  ? t('dashboard.counsel.approved', { attorney: name, client: nameOf(side) })
                  : t('dashboard.counsel.acts', { attorney: name, client: nameOf(side) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {attorneys.length > 0 && journey.documentId !== null && journey.document?.lastGeneratedAt != null && (
        <Suspense fallback={null}>
          <UnreadComments documentId={journey.documentId} />
        </Suspense>
      )}
      {action !== null && (
        <div className={classes.counselAction}>
          <LinkButton href={action.href}>{action.label}</LinkButton>
        </div>
      )}
    </section>
  );
}
