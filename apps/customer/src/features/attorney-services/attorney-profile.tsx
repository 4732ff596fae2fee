import { Avatar } from '@troth/ui/partner-mark';
import { Facts } from '@troth/ui/facts';
import { Sheet } from '@troth/ui/layout';
import { StatusTag } from '@troth/ui/status-tag';
import { type ReactNode, useId } from 'react';
import { t } from '../../shared/texts';
import classes from './attorney-services.module.css';
import { nameOf } from './name-of';
import { Stars } from './stars';
import type { Attorney } from './queries';

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
          {averageRating == null ? t('attorneys.profile.noReviews') : <Stars average={averageRating} />}
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
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </Sheet>
  );
}
