import { api, unwrap } from '@troth/portal/api';
import { t } from '../../shared/texts';
import type { UserDetail } from './queries';
import { ReasonedAction } from './reasoned-action';

/** For an account that somebody else may be using. */
export function EndSessions({ user }: { user: UserDetail }) {
  return (
    <ReasonedAction
      user={user}
      title={t('user.sessions')}
      text={t('user.sessions.text')}
      reasonLabel={t('user.sessions.reason')}
      actionLabel={t('user.sessions.action')}
      doneText={t('user.sessions.done', { email: user.email })}
      act={(reason) =>
        unwrap(api.POST('/admin/users/{id}/end-sessions', { params: { path: { id: user.id } }, body: { reason } }))
      }
    />
  );
}

/** For somebody who lost every second step. */
export function ResetSecondFactor({ user }: { user: UserDetail }) {
  return (
    <ReasonedAction
      user={user}
      title={t('user.secondFactor')}
      text={t('user.secondFactor.text')}
      reasonLabel={t('user.secondFactor.reason')}
      actionLabel={t('user.secondFactor.action')}
      doneText={t('user.secondFactor.done', { email: user.email })}
      act={(reason) =>
        unwrap(
          api.POST('/admin/users/{id}/reset-second-factor', { params: { path: { id: user.id } }, body: { reason } }),
        )
      }
    />
  );
}
