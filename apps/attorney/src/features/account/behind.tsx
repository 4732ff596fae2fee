import { ApiError } from '@troth/api-client';
import { errorText } from '@troth/portal/errors';
import { Notice } from '@troth/ui/notice';
import type { Attorney } from '../../shared/attorney';
import { ProfileFacts } from '../../shared/profile/profile-facts';
import classes from '../../shared/profile/profile.module.css';
import { t } from '../../shared/texts';

/**
 * The attorney as they are now, where a save was refused because another tab was first. A change of the name or the
 * telephone number answers with the person alone.
 * @param begun The attorney as they were when the change began.
 */
export function currentOf(error: unknown, begun: Attorney): Attorney | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const current = (error.data as { current?: Attorney | Attorney['user'] } | undefined)?.current;
  if (current === undefined) return undefined;
  return 'stage' in current ? current : { ...begun, user: current };
}

/** Why a part of the profile was not saved; where another tab was first, with what stands there now. */
export function NotSaved({ error, begun, facts }: { error: Error; begun: Attorney; facts: readonly string[] }) {
  const current = currentOf(error, begun);
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
