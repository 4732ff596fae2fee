import { enumerationLabel, say } from '@troth/domain/messages';
import { type Gender, GENDERS, profileBirthdateError } from '@troth/domain/people';
import { isPhoneNumber } from '@troth/domain/phone';
import { api, unwrap } from '@troth/portal/api';
import { DateField } from '@troth/ui/date-field';
import { Stack } from '@troth/ui/layout';
import { PhoneField } from '@troth/ui/phone-field';
import { SelectField } from '@troth/ui/select-field';
import { TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { unchangedSince } from '../../shared/actions/unchanged-since';
import { t } from '../../shared/texts';
import type { UserDetail } from './queries';
import { nameOfUser } from './user-page';

const NAMES = ['firstName', 'middleName', 'lastName', 'suffix'] as const;
type Field = (typeof NAMES)[number] | 'email' | 'phoneNumber' | 'birthdate' | 'gender';
type Typed = Record<Field, string>;

const typedOf = (user: UserDetail): Typed => ({
  firstName: user.firstName ?? '',
  middleName: user.middleName ?? '',
  lastName: user.lastName ?? '',
  suffix: user.suffix ?? '',
  email: user.email,
  phoneNumber: user.phoneNumber ?? '',
  birthdate: user.birthdate ?? '',
  gender: user.gender ?? '',
});

/** What differs from the person's record, as the call takes it: nothing typed is null. */
function changesOf(user: UserDetail, typed: Typed) {
  const before = typedOf(user);
  const isChanged = (field: Field) => typed[field].trim() !== before[field];
  const orNull = (field: Field) => (typed[field].trim() === '' ? null : typed[field].trim());
  const gender = GENDERS.find((each): each is Gender => each === typed.gender) ?? null;
  return {
    ...(isChanged('firstName') && { firstName: typed.firstName.trim() }),
    ...(isChanged('middleName') && { middleName: orNull('middleName') }),
    ...(isChanged('lastName') && { lastName: typed.lastName.trim() }),
    ...(isChanged('suffix') && { suffix: orNull('suffix') }),
    ...(isChanged('email') && { email: typed.email.trim() }),
    ...(isChanged('phoneNumber') && { phoneNumber: orNull('phoneNumber') }),
    ...(isChanged('birthdate') && { birthdate: orNull('birthdate') }),
    ...(isChanged('gender') && { gender }),
  };
}

const today = (): string => new Date().toLocaleDateString('sv-SE');

function missingIn(user: UserDetail, typed: Typed): string | null {
  const changes = changesOf(user, typed);
  if (Object.keys(changes).length === 0) return t('profile.nothing');
  if (changes.firstName === '' || changes.lastName === '') return t('profile.nameMissing');
  if (changes.email !== undefined && !/^\S+@\S+\.\S+$/.test(changes.email)) return t('profile.emailInvalid');
  if (changes.phoneNumber != null && !isPhoneNumber(changes.phoneNumber)) return say('question.phone.invalid');
  const error = changes.birthdate == null ? null : profileBirthdateError(changes.birthdate, { today: today() });
  return error === null ? null : say(error);
}

/** Changes someone's record, and says before what follows from it. */
export function ProfileDialog({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const [typed, setTyped] = useState(() => typedOf(user));
  const set = (field: Field) => (value: string) => setTyped((old) => ({ ...old, [field]: value }));
  const changes = changesOf(user, typed);
  const isRenamed = NAMES.some((name) => name in changes);
  const name = nameOfUser(user);
  const isCustomer = user.userType === 'CUSTOMER';
  return (
    <ActionDialog
      title={t('profile.title', { name })}
      effects={[
        ...(isRenamed && isCustomer ? [t('profile.effect.name'), t('profile.effect.notary')] : []),
        ...(changes.email === undefined ? [] : [t('profile.effect.email', { email: changes.email, old: user.email })]),
        t('profile.effect.log', { name }),
      ]}
      confirmText={t('profile.save')}
      missing={missingIn(user, typed)}
      act={(reason) =>
        unwrap(
          api.PATCH('/admin/users/{id}', {
            params: { path: { id: user.id } },
            headers: unchangedSince(user),
            body: { ...changes, reason },
          }),
        )
      }
      doneText={(changed) =>
        changes.email === undefined || changed.email === changes.email
          ? t('profile.done', { name })
          : t('profile.doneEmail', { email: changes.email })
      }
      onClose={onClose}
    >
      <Stack gap={4}>
        <TextField label={t('profile.firstName')} value={typed.firstName} onChange={set('firstName')} isRequired />
        <TextField label={t('profile.middleName')} value={typed.middleName} onChange={set('middleName')} />
        <TextField label={t('profile.lastName')} value={typed.lastName} onChange={set('lastName')} isRequired />
        <TextField label={t('profile.suffix')} value={typed.suffix} onChange={set('suffix')} />
        <TextField label={t('user.email')} type="email" value={typed.email} onChange={set('email')} isRequired />
        <PhoneField label={t('user.phone')} value={typed.phoneNumber} onChange={set('phoneNumber')} />
        {isCustomer && (
          <>
            <DateField label={t('user.birthdate')} value={typed.birthdate} onChange={set('birthdate')} max={today()} />
            <SelectField
              label={t('user.gender')}
              value={typed.gender === '' ? null : typed.gender}
              onChange={set('gender')}
              options={GENDERS.map((value) => ({ value, label: enumerationLabel(say, 'gender', value) }))}
            />
          </>
        )}
      </Stack>
    </ActionDialog>
  );
}
