import { useQuery } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { usePerson } from '@troth/portal/person';
import { classNames } from '@troth/ui/class-names';
import { CardIcon, CopyIcon, KeyIcon, MailIcon, ScaleIcon, ShieldIcon, SignOutIcon, TrashIcon } from '@troth/ui/icons';
import { Section, Stack } from '@troth/ui/layout';
import { RadioOptions } from '@troth/ui/option-cards';
import { Text } from '@troth/ui/text';
import { type ReactNode, useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { formatLongDay } from '@troth/portal/instants';
import { useStateName } from '@troth/portal/states';
import { t } from '../../shared/texts';
import classes from './user.module.css';
import { deletionQuery, duplicatesQuery, restrictionsQuery, type UserDetail } from './queries';

type Action = 'reset' | 'sessions' | 'factor' | 'paid' | 'unsubscribe' | 'duplicates' | 'restrictions' | 'delete';

interface DialogProps {
  user: UserDetail;
  name: string;
  onClose: () => void;
}

const pathOf = (user: UserDetail) => ({ params: { path: { id: user.id } } });

function PasswordReset({ user, name, onClose }: DialogProps) {
  return (
    <ActionDialog
      title={t('userAction.reset.title', { name })}
      effects={[t('userAction.reset.effect', { email: user.email }), t('userAction.reset.once')]}
      confirmText={t('userAction.reset.action')}
      act={(reason) =>
        unwrap(api.POST('/admin/users/{id}/send-password-reset-email', { ...pathOf(user), body: { reason } }))
      }
      doneText={() => t('userAction.reset.done', { email: user.email })}
      onClose={onClose}
    />
  );
}

/** For an account that someone else may be using. */
function EndSessions({ user, name, onClose }: DialogProps) {
  return (
    <ActionDialog
      title={t('userAction.sessions.title', { name })}
      effects={[t('userAction.sessions.effect'), t('userAction.sessions.told')]}
      confirmText={t('userAction.sessions.action')}
      act={(reason) => unwrap(api.POST('/admin/users/{id}/end-sessions', { ...pathOf(user), body: { reason } }))}
      doneText={() => t('userAction.sessions.done', { email: user.email })}
      onClose={onClose}
    />
  );
}

/** For someone who lost every second step. */
function ResetSecondFactor({ user, name, onClose }: DialogProps) {
  return (
    <ActionDialog
      title={t('userAction.factor.title', { name })}
      intro={t('userAction.factor.intro')}
      effects={[t('userAction.factor.effect'), t('userAction.factor.told')]}
      confirmText={t('userAction.factor.action')}
      reasonLabel={t('userAction.factor.reason')}
      act={(reason) => unwrap(api.POST('/admin/users/{id}/reset-second-factor', { ...pathOf(user), body: { reason } }))}
      doneText={() => t('userAction.factor.done', { email: user.email })}
      onClose={onClose}
    />
  );
}

function Unsubscribe({ user, name, onClose }: DialogProps) {
  return (
    <ActionDialog
      title={t('userAction.unsubscribe.title', { name })}
      effects={[
        t('userAction.unsubscribe.effect'),
        t('userAction.unsubscribe.still'),
        t('userAction.unsubscribe.back'),
      ]}
      confirmText={t('userAction.unsubscribe.action')}
      act={(reason) => unwrap(api.POST('/admin/users/{id}/unsubscribe', { ...pathOf(user), body: { reason } }))}
      doneText={() => t('userAction.unsubscribe.done', { name })}
      onClose={onClose}
    />
  );
}

function MarkPaid({ user, name, onClose }: DialogProps) {
  const document = user.documents.find(({ isActive }) => isActive);
  return (
    <ActionDialog
      title={t('userAction.paid.title', { name })}
      effects={[t('userAction.paid.effect'), t('userAction.paid.money'), t('userAction.paid.back')]}
      confirmText={t('userAction.paid.action')}
      missing={document === undefined ? t('userAction.paid.noDocument') : null}
      act={(reason) =>
        unwrap(
          api.POST('/admin/users/{id}/mark-paid', {
            ...pathOf(user),
            body: { reason, documentId: document?.id ?? '' },
          }),
        )
      }
      doneText={() => t('userAction.paid.done', { name })}
      onClose={onClose}
    />
  );
}

function Duplicates({ user, name, onClose }: DialogProps) {
  const { data } = useQuery(duplicatesQuery(user.id));
  const stateName = useStateName();
  const [chosen, setChosen] = useState<string | null>(null);
  if (data === undefined) return null;
  const keep = chosen ?? data.suggestedId;
  return (
    <ActionDialog
      title={t('userAction.duplicates.title', { name })}
      intro={data.documents.length < 2 ? t('userAction.duplicates.none') : t('userAction.duplicates.intro')}
      effects={[t('userAction.duplicates.effect'), t('userAction.duplicates.nothing'), t('userAction.duplicates.told')]}
      confirmText={t('userAction.duplicates.action')}
      isDestructive
      missing={data.documents.length < 2 || keep === null ? t('userAction.duplicates.none') : null}
      act={(reason) =>
        unwrap(
          api.POST('/admin/users/{id}/resolve-duplicate-documents', {
            ...pathOf(user),
            body: {
              reason,
              keepDocumentId: keep ?? '',
              expectedDocumentIds: data.documents.map(({ id }) => id),
            },
          }),
        )
      }
      doneText={() => t('userAction.duplicates.done', { name })}
      onClose={onClose}
    >
      {data.documents.length > 1 && (
        <RadioOptions
          label={t('userAction.duplicates.keep')}
          value={keep}
          onChange={setChosen}
          options={data.documents.map((document) => ({
            value: document.id,
            label: t('userAction.duplicates.document', {
              day: formatLongDay(document.createdAt),
              state: stateName(document.stateId) ?? '—',
              partner: document.partner?.name ?? t('userAction.duplicates.alone'),
            }),
            description: t('userAction.duplicates.facts', {
              answers: document.answers,
              entries: document.entries,
              purchases: document.purchases,
              versions: document.versions,
            }),
          }))}
        />
      )}
    </ActionDialog>
  );
}

function DeletePerson({ user, name, onClose }: DialogProps) {
  const isCustomer = user.userType === 'CUSTOMER';
  const [when, setWhen] = useState<'GRACE' | 'NOW'>('GRACE');
  const { data: plan } = useQuery({ ...deletionQuery(user.id), enabled: isCustomer });
  if (isCustomer && plan === undefined) return null;
  const obstacles = plan?.obstacles ?? [];
  const isNow = isCustomer && when === 'NOW';
  return (
    <ActionDialog
      title={t('userAction.delete.title', { name })}
      intro={t(isNow ? 'userAction.delete.now' : isCustomer ? 'userAction.delete.grace' : 'userAction.delete.staff')}
      effects={
        plan === undefined
          ? [t('userAction.delete.signIn')]
          : [
              t('userAction.delete.erased', {
                list: plan.erased.map((what) => t(`deletion.${what}`)).join(', '),
              }),
              t('userAction.delete.kept', {
                list: plan.kept.map(({ what }) => t(`deletion.${what}`)).join(', '),
              }),
            ]
      }
      confirmText={t('userAction.delete.action')}
      isDestructive
      typedWord={user.email}
      missing={obstacles.length > 0 ? t('userAction.delete.obstacles', { count: obstacles.length }) : null}
      act={(reason) =>
        unwrap(
          api.DELETE('/admin/users/{id}', {
            ...pathOf(user),
            body: { reason, confirm: user.email, when },
          }),
        )
      }
      doneText={() => t(isCustomer && !isNow ? 'userAction.delete.done' : 'userAction.delete.gone', { name })}
      onClose={onClose}
    >
      {isCustomer && (
        <RadioOptions
          label={t('userAction.delete.when')}
          value={when}
          onChange={(chosen) => setWhen(chosen === 'NOW' ? 'NOW' : 'GRACE')}
          options={[
            { value: 'GRACE', label: t('userAction.delete.inDays'), description: t('userAction.delete.inDays.detail') },
            { value: 'NOW', label: t('userAction.delete.atOnce'), description: t('userAction.delete.atOnce.detail') },
          ]}
        />
      )}
    </ActionDialog>
  );
}

/** Who of the couple needs an attorney, and why. */
function Restrictions({ user }: { user: UserDetail }) {
  const { data } = useQuery(restrictionsQuery(user.id));
  const stateName = useStateName();
  if (data === undefined) return null;
  if (data.sides.length === 0) return <Text size="small">{t('userAction.restrictions.none')}</Text>;
  return (
    <Stack gap={2}>
      <Text size="small" tone="secondary">
        {t('userAction.restrictions.state', { state: stateName(data.stateId) ?? '—' })}
      </Text>
      {data.sides.map(({ userId, name, rules, willHireAttorney }) => (
        <Text key={userId} size="small">
          {rules.length === 0
            ? t('userAction.restrictions.free', { name })
            : t('userAction.restrictions.rules', {
                name,
                rules: rules.map((rule) => t(`attorneyRule.${rule}`)).join(', '),
              })}{' '}
          {willHireAttorney ? t('userAction.restrictions.hires') : t('userAction.restrictions.hiresNot')}
        </Text>
      ))}
    </Stack>
  );
}

const icons: Readonly<Record<Action, typeof KeyIcon>> = {
  reset: KeyIcon,
  sessions: SignOutIcon,
  factor: ShieldIcon,
  paid: CardIcon,
  duplicates: CopyIcon,
  restrictions: ScaleIcon,
  unsubscribe: MailIcon,
  delete: TrashIcon,
};

function Entry({ action, onAsk, children }: { action: Action; onAsk: (action: Action) => void; children?: ReactNode }) {
  const ActionIcon = icons[action];
  return (
    <li className={classNames(action === 'delete' && classes.danger)}>
      <ActionIcon size={16} />
      <button type="button" className={classes.action} onClick={() => onAsk(action)}>
        {t(`userAction.${action}`)}
      </button>
      <p className={classes.detail}>{t(`userAction.${action}.detail`)}</p>
      {children}
    </li>
  );
}

/** What an admin can do to someone, each with what it does. Nobody acts on oneself. Portals spec §6. */
export function UserActions({ user, name }: { user: UserDetail; name: string }) {
  const self = usePerson();
  const [asked, setAsked] = useState<Action | null>(null);
  if (self.id === user.id) return null;
  const close = () => setAsked(null);
  const dialog = { user, name, onClose: close };
  const isCustomer = user.userType === 'CUSTOMER';
  return (
    <Section title={t('userAction.title')} description={t('userAction.lead')} hasRule>
      <ul className={classes.actions}>
        <Entry action="reset" onAsk={setAsked} />
        <Entry action="sessions" onAsk={setAsked} />
        <Entry action="factor" onAsk={setAsked} />
        {isCustomer && (
          <>
            <Entry action="paid" onAsk={setAsked} />
            <Entry action="duplicates" onAsk={setAsked} />
            <Entry action="restrictions" onAsk={(what) => setAsked(asked === what ? null : what)}>
              {asked === 'restrictions' && <Restrictions user={user} />}
            </Entry>
          </>
        )}
        <Entry action="unsubscribe" onAsk={setAsked} />
        <Entry action="delete" onAsk={setAsked} />
      </ul>
      {asked === 'reset' && <PasswordReset {...dialog} />}
      {asked === 'sessions' && <EndSessions {...dialog} />}
      {asked === 'factor' && <ResetSecondFactor {...dialog} />}
      {asked === 'paid' && <MarkPaid {...dialog} />}
      {asked === 'unsubscribe' && <Unsubscribe {...dialog} />}
      {asked === 'duplicates' && <Duplicates {...dialog} />}
      {asked === 'delete' && <DeletePerson {...dialog} />}
    </Section>
  );
}
