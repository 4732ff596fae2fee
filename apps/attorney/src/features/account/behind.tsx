import { ApiError } from '@troth/api-client';
import { errorText } from '@troth/portal/errors';
import { Notice } from '@troth/ui/notice';
import type { Attorney } from '../../shared/attorney';
import { ProfileFacts } from '../../shared/profile/profile-facts';
import classes from '../../shared/profile/profile.module.css';
import { t } from '../../shared/texts';

/** The attorney as they are now, where a save was refused because another tab was first. */
export const currentOf = (error: unknown): Attorney | undefined =>
  error instanceof ApiError && error.status === 409
    ? (error.data as { current?: Attorney } | undefined)?.current
    : undefined;

/** Why a part of the profile was not saved; where another tab was first, with what stands there now. */
export function NotSaved({ error, facts }: { error: Error; facts: readonly string[] }) {
  const current = currentOf(error);
  return (
    <div className={classes.notices} role="alert">
      {current === undefined ? (
        <Notice tone="danger" title={t('account.notSaved')}>
          {errorText(error)}
        </Notice>
      ) : (
        <Notice tone="warning" title={t('account.behind')}>
          {t('account.behind.text')}
          <ProfileFacts attorney={current} only={facts} />
        </Notice>
      )}
    </div>
  );
}
