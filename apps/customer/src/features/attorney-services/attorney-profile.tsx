import { AttorneyAvatar } from '@troth/portal/attorney-avatar';
import { Facts } from '@troth/ui/facts';
import { Sheet } from '@troth/ui/layout';
import { StatusTag } from '@troth/ui/status-tag';
import { AverageStars } from '@troth/ui/stars';
import { Button } from '@troth/ui/button';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { t } from '../../shared/texts';
import classes from './attorney-services.module.css';
import { nameOf } from './name-of';
import type { Attorney } from './queries';

// Read by some: no part of the list.
const AttorneyReviews = lazy(async () => ({ default: (await import('./attorney-reviews')).AttorneyReviews }));

/** What three lines of a phone hold. A longer biography shows so much of itself, and the rest when it is asked for. */
const BIO_SHOWN_WHOLE = 120;

/** "Thu, Jun 18, 2:30 PM", on the reader's own clock. */
const nextFreeName = (instant: string): string =>
  new Date(instant).toLocaleString(t.locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** Who an attorney is: what they do and speak, how they were reviewed, how fast they work. */
export function AttorneyProfile({
  attorney,
  price,
  isFeatured = false,
  isChosen = false,
  action,
}: {
  attorney: Attorney;
  price?: string;
  isFeatured?: boolean;
  isChosen?: boolean;
  action?: ReactNode;
}) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const name = nameOf(attorney);
  const { averageRating, languages, responseTimeHours, yearsOfExperience } = attorney;
  const atAGlance = [
    price ?? '',
    attorney.nextFreeAt == null ? '' : t('attorneys.profile.nextFree', { time: nextFreeName(attorney.nextFreeAt) }),
    languages.join(', '),
    responseTimeHours === null ? '' : t('attorneys.profile.answers', { hours: responseTimeHours }),
    yearsOfExperience === null ? '' : t('attorneys.profile.experience', { years: yearsOfExperience }),
  ].filter((part) => part !== '');
  return (
    <Sheet as="article" aria-labelledby={id} className={isChosen ? (classes.chosen ?? '') : ''}>
      <div className={classes.who}>
        <AttorneyAvatar attorneyId={attorney.id} photoId={attorney.profilePhotoId} name={name} edge={48} />
        <div>
          <h3 id={id}>{name}</h3>
          {attorney.lawFirm != null && <p className={classes.firm}>{attorney.lawFirm.name}</p>}
        </div>
        <p className={classes.rating}>
          {averageRating == null ? t('attorneys.profile.noReviews') : <AverageStars average={averageRating} />}
        </p>
      </div>
      {(isFeatured || attorney.hasFastTurnaround || attorney.isEmbryoAttorney) && (
        <ul className={classes.tags} aria-label={t('attorneys.profile.tags', { name })}>
          {isFeatured && (
            <li>
              <StatusTag tone="success">{t('attorneys.profile.featured')}</StatusTag>
            </li>
          )}
          {attorney.hasFastTurnaround && (
            <li>
              <StatusTag tone="info">{t('attorneys.profile.fast')}</StatusTag>
            </li>
          )}
          {attorney.isEmbryoAttorney && (
            <li>
              <StatusTag tone="outline">{t('attorneys.profile.embryo')}</StatusTag>
            </li>
          )}
        </ul>
      )}
      {attorney.bio !== null && (
        <p className={isWhole ? classes.bio : `${classes.bio} ${classes.firstLines}`}>{attorney.bio}</p>
      )}
      {atAGlance.length > 0 && (
        <ul className={classes.glance}>
          {atAGlance.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      <More attorney={attorney} name={name} isOpen={isWhole} onToggle={() => setWhole(!isWhole)} />
      {averageRating != null && <Reviews attorneyId={attorney.id} name={name} />}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </Sheet>
  );
}

/** What is read of the one or two who come into question: the list of all stays short. */
function More({
  attorney,
  name,
  isOpen,
  onToggle,
}: {
  attorney: Attorney;
  name: string;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const facts = [
    { key: 'areas', label: t('attorneys.profile.areas'), value: attorney.practiceAreas.join(', ') },
    { key: 'school', label: t('attorneys.profile.school'), value: attorney.lawSchool ?? '' },
    { key: 'members', label: t('attorneys.profile.members'), value: attorney.professionalAssociations.join(', ') },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0 && (attorney.bio ?? '').length <= BIO_SHOWN_WHOLE) return null;
  return (
    <Disclosure
      words={isOpen ? t('attorneys.profile.less', { name }) : t('attorneys.profile.more', { name })}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {facts.length > 0 && <Facts facts={facts} />}
    </Disclosure>
  );
}

/** Opens what clients said, below the profile. */
function Reviews({ attorneyId, name }: { attorneyId: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      words={isOpen ? t('attorneys.reviews.hide', { name }) : t('attorneys.reviews.show', { name })}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <Suspense fallback={<RowsSkeleton />}>
        <AttorneyReviews attorneyId={attorneyId} name={name} />
      </Suspense>
    </Disclosure>
  );
}

function Disclosure({
  words,
  isOpen,
  onToggle,
  children,
}: {
  words: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={classes.disclosure}>
      <Button size="sm" variant="text" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        {words}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
