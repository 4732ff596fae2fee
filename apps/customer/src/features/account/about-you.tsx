import { useQueryClient } from '@tanstack/react-query';
import { CHECKBOX_AUTOSAVE_PAUSE_MS, TEXT_AUTOSAVE_PAUSE_MS } from '@troth/ui/timings';
import { enumerationLabel, type PlainMessageKey, say } from '@troth/domain/messages';
import {
  type Gender,
  GENDERS,
  genderOfPronouns,
  profileBirthdateError,
  PRONOUNS,
  pronounsOfGender,
} from '@troth/domain/people';
import { isPhoneNumber } from '@troth/domain/phone';
import { errorText, isFinal } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { DateField } from '@troth/ui/date-field';
import { Section, Stack } from '@troth/ui/layout';
import { RadioOptions } from '@troth/ui/option-cards';
import { PhoneField } from '@troth/ui/phone-field';
import { QuestionCard } from '@troth/ui/question-card';
import { SaveIndicator } from '@troth/ui/save-indicator';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { onePerPerson } from '../../shared/one-per-person';
import { ProfileStore } from '../../shared/saving/profile-store';
import { UnsavedNotice } from '../../shared/saving/unsaved-notice';
import { t } from '../../shared/texts';
import classes from './account.module.css';

const FIELDS = ['gender', 'birthdate', 'phoneNumber'] as const;
type Field = (typeof FIELDS)[number];

const profileStoreOf = onePerPerson((queryClient, userId) => new ProfileStore(queryClient, userId, FIELDS));
const useProfileStore = () => profileStoreOf(useQueryClient(), usePerson().id);

/** The calendar date where the reader is. */
const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};
const birthdateError = (text: string): PlainMessageKey | null =>
  text === '' ? 'question.date.required' : profileBirthdateError(text, { today: today() });
const phoneError = (text: string): PlainMessageKey | null => {
  if (text === '') return 'question.phone.required';
  return isPhoneNumber(text) ? null : 'question.phone.invalid';
};

/**
 * One field as its control needs it. What is not well is shown with its sentence and never sent, so that the stored value
 * stands until there is a better one; what could not be stored is offered again.
 */
function useProfileField(field: Field) {
  const stored = usePerson()[field] ?? '';
  const { saver } = useProfileStore();
  const {
    saveState,
    input,
    unsaved,
    error: failure,
  } = useSyncExternalStore(saver.subscribe, () => saver.statusOf(field));
  const [invalid, setInvalid] = useState<{ text: string; error: PlainMessageKey } | null>(null);
  // Half a number is no mistake yet: the sentence comes when the field is left.
  const [isLeft, setLeft] = useState(false);
  return {
    value: invalid?.text ?? input?.text ?? stored,
    error: invalid !== null && isLeft ? say(invalid.error) : undefined,
    saveState,
    // What the API says about the value itself; any other failure has the product's sentence.
    saveErrorText: isFinal(failure) ? errorText(failure) : t('background.name.failed'),
    change: (text: string, error: PlainMessageKey | null, pauseMs: number) => {
      setInvalid(error === null ? null : { text, error });
      if (error !== null) return;
      setLeft(false);
      saver.change(field, { text, optionIds: [] }, pauseMs);
    },
    leave: () => {
      setLeft(true);
      saver.hurry(field);
    },
    notice: (words: (text: string) => string): ReactNode =>
      unsaved !== null && (
        <UnsavedNotice
          because={unsaved.because}
          words={words(unsaved.input.text)}
          onRetry={() => saver.retry(field)}
          onDiscard={() => saver.discard(field)}
        />
      ),
  };
}

/** Pronouns, date of birth and phone number, each saved as it is given. Customer spec §5 "Profile birthdate", §7. */
export function AboutYou() {
  const profileStore = useProfileStore();
  useEffect(() => {
    void profileStore.restore();
  }, [profileStore]);
  return (
    <Section
      title={t('account.details.title')}
      description={t('account.details.note')}
      hasRule
      className={classes.section ?? ''}
    >
      <Stack gap={6}>
        <PronounsPart />
        <BirthdatePart />
        <PhonePart />
      </Stack>
    </Section>
  );
}

const isGender = (text: string): text is Gender => GENDERS.some((gender) => gender === text);
const pronounsOf = (text: string) => pronounsOfGender(isGender(text) ? text : null);
const pronounsLabel = (text: string): string => {
  const pronouns = pronounsOf(text);
  return pronouns === null ? t('saving.unsaved.nothing') : enumerationLabel(say, 'pronouns', pronouns);
};

function PronounsPart() {
  const { value, saveState, saveErrorText, change, notice } = useProfileField('gender');
  return (
    <div>
      <QuestionCard title={t('account.pronouns')} isRequired saveState={saveState} saveErrorText={saveErrorText}>
        <RadioOptions
          label={t('account.pronouns')}
          isRequired
          value={pronounsOf(value)}
          options={PRONOUNS.map((pronouns) => ({
            value: pronouns,
            label: enumerationLabel(say, 'pronouns', pronouns),
          }))}
          onChange={(chosen) => {
            const pronouns = PRONOUNS.find((each) => each === chosen);
            if (pronouns !== undefined) change(genderOfPronouns(pronouns), null, CHECKBOX_AUTOSAVE_PAUSE_MS);
          }}
        />
      </QuestionCard>
      {notice(pronounsLabel)}
    </div>
  );
}

/** A field that is typed into, with its indicator and what could not be stored under it. */
function TypedPart({ field, children }: { field: ReturnType<typeof useProfileField>; children: ReactNode }) {
  return (
    <div>
      {children}
      <div className={classes.save}>
        <SaveIndicator state={field.saveState} errorText={field.saveErrorText} />
      </div>
      {field.notice((text) => text)}
    </div>
  );
}

function BirthdatePart() {
  const field = useProfileField('birthdate');
  const { value, error, change, leave } = field;
  return (
    <TypedPart field={field}>
      <DateField
        label={t('account.birthdate')}
        isRequired
        autoComplete="bday"
        value={value}
        error={error}
        onChange={(text, isPartial) =>
          change(text, isPartial ? 'question.date.invalid' : birthdateError(text), TEXT_AUTOSAVE_PAUSE_MS)
        }
        onBlur={leave}
      />
    </TypedPart>
  );
}

function PhonePart() {
  const field = useProfileField('phoneNumber');
  const { value, error, change, leave } = field;
  return (
    <TypedPart field={field}>
      <PhoneField
        label={t('account.phone')}
        isRequired
        value={value}
        error={error}
        onChange={(text) => change(text, phoneError(text), TEXT_AUTOSAVE_PAUSE_MS)}
        onBlur={leave}
      />
    </TypedPart>
  );
}
