import { useSuspenseQuery } from '@tanstack/react-query';
import { Button, IconButton } from '@troth/ui/button';
import { DateField } from '@troth/ui/date-field';
import { FieldError } from '@troth/ui/field';
import { GripIcon, PlusIcon, TrashIcon } from '@troth/ui/icons';
import { SelectField } from '@troth/ui/select-field';
import { TextField } from '@troth/ui/text-field';
import type { FormErrors } from '@mantine/form';
import { announce } from '@troth/portal/announcer';
import type { PointerEvent } from 'react';
import { statesQuery } from '@troth/portal/states';
import { t } from '../texts';
import classes from './profile.module.css';
import { anotherLicense, type LicenseDraft } from './draft';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** States in which the attorney is licensed, each with its bar number, in an order that keys or a drag change. */
export function LicenseRows({
  licenses,
  errors,
  onChange,
}: {
  licenses: readonly LicenseDraft[];
  errors: FormErrors;
  onChange: (licenses: LicenseDraft[]) => void;
}) {
  const { data: states } = useSuspenseQuery(statesQuery);
  const options = states.map(({ id, name }) => ({ value: id, label: name }));
  const nameOf = (stateId: string | null) => states.find(({ id }) => id === stateId)?.name;
  const change = (key: string, changes: Partial<LicenseDraft>) =>
    onChange(licenses.map((license) => (license.key === key ? { ...license, ...changes } : license)));
  const move = (key: string, to: number) => {
    const from = licenses.findIndex((license) => license.key === key);
    const moved = licenses[from];
    if (moved === undefined || to === from || to < 0 || to >= licenses.length) return;
    onChange(licenses.toSpliced(from, 1).toSpliced(to, 0, moved));
    announce(t('form.license.moved', { position: to + 1, count: licenses.length }));
  };
  /** A row that is dragged takes the place of the one on which it is dropped. */
  const drop = (key: string, { clientX, clientY }: PointerEvent) => {
    const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-license]');
    const to = licenses.findIndex((license) => license.key === row?.dataset['license']);
    if (to >= 0) move(key, to);
  };

  return (
    <>
      {licenses.map((license, index) => {
        const { key, stateId, barLicenseNum, expiresOn } = license;
        const state = nameOf(stateId);
        return (
          <fieldset
            key={key}
            data-license={key}
            className={`${classes.license} ${licenses.length === 1 ? classes.only : ''}`}
          >
            <legend className="troth-vh">{t('form.license.legend', { number: index + 1 })}</legend>
            {licenses.length > 1 && (
              <IconButton
                className={classes.grip ?? ''}
                icon={<GripIcon />}
                label={t('form.license.move', { license: state ?? t('form.license.legend', { number: index + 1 }) })}
                onKeyDown={(event) => {
                  const step = STEPS[event.key];
                  if (step === undefined) return;
                  event.preventDefault();
                  move(key, index + step);
                  // A row that moves down leaves the page for a moment, and the focus with it.
                  const grip = event.currentTarget;
                  requestAnimationFrame(() => grip.focus());
                }}
                onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
                onPointerUp={(event) => drop(key, event)}
              />
            )}
            <SelectField
              label={t('form.license.state')}
              placeholder={t('form.license.state.placeholder')}
              isRequired
              options={options.filter(
                ({ value }) => value === stateId || !licenses.some((other) => other.stateId === value),
              )}
              value={stateId}
              onChange={(chosen) => change(key, { stateId: chosen })}
              error={errors[`licenses.${index}.stateId`]}
            />
            <TextField
              className={classes.number ?? ''}
              label={t('form.license.number')}
              isRequired
              autoComplete="off"
              spellCheck={false}
              value={barLicenseNum}
              onChange={(typed) => change(key, { barLicenseNum: typed })}
              error={errors[`licenses.${index}.barLicenseNum`]}
            />
            <DateField
              className={classes.expires ?? ''}
              label={t('form.license.expires')}
              help={t('form.license.expires.help')}
              value={expiresOn}
              onChange={(day) => change(key, { expiresOn: day })}
              error={errors[`licenses.${index}.expiresOn`]}
            />
            {licenses.length > 1 && (
              <IconButton
                className={classes.removeRow ?? ''}
                icon={<TrashIcon />}
                label={
                  state === undefined
                    ? t('form.license.removeUnnamed', { number: index + 1 })
                    : t('form.license.remove', { state })
                }
                onClick={() => onChange(licenses.filter((other) => other.key !== key))}
              />
            )}
          </fieldset>
        );
      })}
      {errors['licenses'] !== undefined && <FieldError>{errors['licenses']}</FieldError>}
      <Button
        className={classes.add ?? ''}
        icon={<PlusIcon size={16} />}
        onClick={() => onChange([...licenses, anotherLicense()])}
      >
        {t('form.license.add')}
      </Button>
    </>
  );
}
