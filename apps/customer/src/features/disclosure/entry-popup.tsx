import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ASSET_ACCOUNT_TYPES, type EditableFinancialKind, type FinancialEntries } from '@troth/domain/disclosure';
import { enumerationLabel, say } from '@troth/domain/messages';
import { CURRENCIES, type Currency } from '@troth/domain/money';
import { ApiError } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { Segmented } from '@troth/ui/filter-chips';
import { Notice } from '@troth/ui/notice';
import { CheckboxField } from '@troth/ui/option-cards';
import { Popup } from '@troth/ui/popup';
import { SelectField } from '@troth/ui/select-field';
import { useRef } from 'react';
import { afterChange } from '../../shared/journey';
import { t } from '../../shared/texts';
import classes from './disclosure.module.css';
import { EntryField } from './entry-field';
import { errorsOf, fieldsOf, initialValues, otherShare } from './entry-values';
import type { DraftShelf } from './draft-shelf';
import { type FieldValue, lookOf } from './kinds';
import { changeEntry, createEntry, type Place } from './queries';

export interface EntryPopupProps {
  kind: EditableFinancialKind;
  /** The entry that is changed; null for a new one. */
  entry: FinancialEntries[EditableFinancialKind] | null;
  /** What a new one starts with, such as the year that is missing. */
  preset?: Readonly<Record<string, FieldValue>>;
  place: Place;
  readerId: string;
  names: { readonly A: string; readonly B: string };
  drafts: DraftShelf;
  onClose: () => void;
}

const isCurrency = (value: FieldValue | undefined): value is Currency =>
  (CURRENCIES as readonly unknown[]).includes(value);

/** The two shares of a joint entry stand under the box that makes it one. */
const isShare = (name: string) => name === 'userAPercentage' || name === 'userBPercentage';

const toFirstError = () =>
  window.requestAnimationFrame(() => document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid]')?.focus());

/** The form of one entry. What was typed stays when saving fails, and when the popup is closed by mistake. */
export function EntryPopup({ kind, entry, preset = {}, place, readerId, names, drafts, onClose }: EntryPopupProps) {
  const queryClient = useQueryClient();
  const look = lookOf(kind);
  const specs = look.fields(names);
  const draftKey = `${kind}/${entry?.id ?? 'new'}`;
  const creationKey = useRef(crypto.randomUUID());
  const form = useForm<Record<string, FieldValue>>({
    mode: 'controlled',
    initialValues: initialValues(kind, specs, drafts.read(draftKey) ?? { ...preset, ...entry }),
    validate: (values) => errorsOf(kind, values, specs),
    onValuesChange: (values) => drafts.keep(draftKey, values),
  });
  const { values } = form;
  const currency = isCurrency(values['currency']) ? values['currency'] : 'USD';

  const save = useMutation({
    mutationFn: async (): Promise<void> => {
      const fields = fieldsOf(form.getValues(), specs);
      if (entry === null) await createEntry(place, kind, fields, creationKey.current);
      else await changeEntry(place, kind, entry, fields);
    },
    onSuccess: async () => {
      drafts.drop(draftKey);
      await afterChange(queryClient, readerId);
      onClose();
    },
    onError: (error) => {
      // An answer came: the next try is another attempt. Without one, the same key makes it the same.
      if (error instanceof ApiError && typeof error.status === 'number') creationKey.current = crypto.randomUUID();
      // Changed in another tab: the newer version is fetched, and saving again is a choice.
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT') void afterChange(queryClient, readerId);
    },
  });

  const change = (name: string, value: FieldValue) => {
    form.setFieldValue(name, value);
    const share = typeof value === 'number' ? otherShare(value) : null;
    if (name === 'userAPercentage' && share !== null) form.setFieldValue('userBPercentage', share);
    if (name === 'userBPercentage' && share !== null) form.setFieldValue('userAPercentage', share);
  };

  return (
    <Popup isOpen onClose={onClose} title={entry === null ? look.add() : look.change()}>
      <form
        noValidate
        onSubmit={form.onSubmit(
          () => save.mutate(),
          () => toFirstError(),
        )}
      >
        <div className={classes.form}>
          {kind === 'assets' && (
            <div className={classes.wide}>
              <Segmented
                label={t('disclosure.assets.sort')}
                value={values['assetAccountType'] === 'ASSET' ? 'ASSET' : 'ACCOUNT'}
                onChange={(value) => change('assetAccountType', value)}
                options={ASSET_ACCOUNT_TYPES.toReversed().map((value) => ({
                  value,
                  label: enumerationLabel(say, 'assetAccountType', value),
                }))}
              />
            </div>
          )}
          {specs
            .filter(({ isShown, name }) => isShown?.(values) !== false && !isShare(name))
            .map((spec) => (
              <div key={spec.name} className={spec.isWide === true ? classes.wide : undefined}>
                <EntryField
                  spec={spec}
                  value={values[spec.name] ?? null}
                  currency={currency}
                  error={form.errors[spec.name]}
                  onChange={(value) => change(spec.name, value)}
                  onBlur={() => undefined}
                />
              </div>
            ))}
          <div>
            <SelectField
              label={t('disclosure.field.currency')}
              value={currency}
              onChange={(value) => change('currency', value)}
              options={CURRENCIES.map((value) => ({
                value,
                label: enumerationLabel(say, 'currency', value),
                hint: value,
              }))}
            />
          </div>
          {kind === 'assets' && (
            <div className={classes.wide}>
              <CheckboxField
                label={t('disclosure.field.isJoint')}
                description={t('disclosure.field.isJointHelp')}
                isChecked={values['isJoint'] === true}
                onChange={(isJoint) => change('isJoint', isJoint)}
              />
            </div>
          )}
          {specs
            .filter(({ isShown, name }) => isShare(name) && isShown?.(values) !== false)
            .map((spec) => (
              <EntryField
                key={spec.name}
                spec={spec}
                value={values[spec.name] ?? null}
                currency={currency}
                error={form.errors[spec.name]}
                onChange={(value) => change(spec.name, value)}
                onBlur={() => undefined}
              />
            ))}
        </div>
        {save.error !== null && (
          <div className={classes.failure}>
            <Notice tone="danger" isAlert title={errorText(save.error)}>
              {t('disclosure.save.safe')}
            </Notice>
          </div>
        )}
        <div className={classes.formActions}>
          <Button type="submit" variant="primary" isLoading={save.isPending} loadingText={t('disclosure.save.saving')}>
            {t('disclosure.save')}
          </Button>
          <Button
            onClick={() => {
              drafts.drop(draftKey);
              onClose();
            }}
          >
            {t('disclosure.cancel')}
          </Button>
        </div>
      </form>
    </Popup>
  );
}
