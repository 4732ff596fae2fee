import { useSuspenseQuery } from '@tanstack/react-query';
import { Button, IconButton } from '@troth/ui/button';
import { FieldError } from '@troth/ui/field';
import { PlusIcon, TrashIcon } from '@troth/ui/icons';
import { SelectField } from '@troth/ui/select-field';
import { TextField } from '@troth/ui/text-field';
import type { FormErrors } from '@mantine/form';
import { statesQuery } from '../../shared/states';
import { t } from '../../shared/texts';
import classes from '../../shared/profile/profile.module.css';
import { anotherLicense, type LicenseDraft } from '../../shared/profile/draft';

/** States in which the attorney is licensed, each with its bar number. */
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

  return (
    <>
      {licenses.map((license, index) => {
        const { key, stateId, barLicenseNum } = license;
        const state = nameOf(stateId);
        return (
          <fieldset key={key} className={`${classes.license} ${licenses.length === 1 ? classes.only : ''}`}>
            <legend className="troth-vh">{t('form.license.legend', { number: index + 1 })}</legend>
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
