import { Avatar } from '@troth/ui/partner-mark';
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

/** Who an attorney is: what they do and speak, how they were reviewed, how fast they work. */
export function AttorneyProfile({
  attorney,
  isFeatured = false,
  isChosen = false,
  action,
}: {
  attorney: Attorney;
  isFeatured?: boolean;
  isChosen?: boolean;
  action?: ReactNode;
}) {
  const id = useId();
  const name = nameOf(attorney);
  const { averageRating, practiceAreas, languages, responseTimeHours, yearsOfExperience, lawSchool } = attorney;
  const facts = [
    { key: 'areas', label: t('attorneys.profile.areas'), value: practiceAreas.join(', ') },
    { key: 'languages', label: t('attorneys.profile.languages'), value: languages.join(', ') },
    {
      key: 'answers',
      label: t('attorneys.profile.answers'),
      value: responseTimeHours === null ? null : t('attorneys.profile.hours', { hours: responseTimeHours }),
    },
    {
      key: 'experience',
      label: t('attorneys.profile.experience'),
      value: yearsOfExperience === null ? null : t('attorneys.profile.years', { years: yearsOfExperience }),
    },
    { key: 'school', label: t('attorneys.profile.school'), value: lawSchool },
  ].filter(({ value }) => value !== null && value !== '');
  return (
    <Sheet as="article" aria-labelledby={id} className={isChosen ? (classes.chosen ?? '') : ''}>
      <div className={classes.who}>
        <Avatar name={name} />
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
      {attorney.bio !== null && <p className={classes.bio}>{attorney.bio}</p>}
      <Facts facts={facts} />
      {averageRating != null && <Reviews attorneyId={attorney.id} name={name} />}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </Sheet>
  );
}

/** Opens what clients said, below the profile. */
function Reviews({ attorneyId, name }: { attorneyId: string; name: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.reviews}>
      <Button size="sm" variant="text" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'attorneys.reviews.hide' : 'attorneys.reviews.show', { name })}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<RowsSkeleton />}>
            <AttorneyReviews attorneyId={attorneyId} name={name} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
