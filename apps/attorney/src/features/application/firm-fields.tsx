import { useSuspenseQuery } from '@tanstack/react-query';
import { RadioOptions } from '@troth/ui/option-cards';
import { SelectField } from '@troth/ui/select-field';
import { Text } from '@troth/ui/text';
import { TextField } from '@troth/ui/text-field';
import { t } from '../../shared/texts';
import classes from '../../shared/profile/profile.module.css';
import { lawFirmsQuery } from './queries';
import { type ApplicationForm, firmInput } from '../../shared/profile/text-input';

/** A firm that works with Troth, or a new one that an admin approves. */
export function FirmFields({ form }: { form: ApplicationForm }) {
  const { data: firms } = useSuspenseQuery(lawFirmsQuery);
  const { firm, lawFirmId } = form.values;
  return (
    <div className={classes.fields}>
      <fieldset className={classes.question}>
        <legend>{t('form.firm.which')}</legend>
        <RadioOptions
          label={t('form.firm.which')}
          isRequired
          options={[
            { value: 'LISTED', label: t('form.firm.listed') },
            { value: 'NEW', label: t('form.firm.new'), description: t('form.firm.new.detail') },
          ]}
          value={firm}
          onChange={(chosen) => {
            form.setFieldValue('firm', chosen === 'NEW' ? 'NEW' : 'LISTED');
            form.clearFieldError('lawFirmId');
          }}
        />
      </fieldset>
      {firm === 'LISTED' && firms.length === 0 && (
        <Text className={classes.wide} size="small" tone="secondary">
          {t('form.firm.none')}
        </Text>
      )}
      {firm === 'LISTED' && (
        <SelectField
          className={classes.wide ?? ''}
          label={t('form.firm.choose')}
          placeholder={t('form.firm.placeholder')}
          isRequired
          options={firms.map(({ id, name }) => ({ value: id, label: name }))}
          value={firms.some(({ id }) => id === lawFirmId) ? lawFirmId : null}
          onChange={(chosen) => form.setFieldValue('lawFirmId', chosen)}
          error={form.errors['lawFirmId']}
        />
      )}
      {firm === 'NEW' && (
        <>
          <TextField
            {...firmInput(form, 'name')}
            className={classes.wide ?? ''}
            label={t('form.firm.name')}
            isRequired
            autoComplete="organization"
          />
          <TextField
            {...firmInput(form, 'contactEmail')}
            className={classes.wide ?? ''}
            label={t('form.firm.email')}
            isRequired
            type="email"
            autoComplete="off"
          />
          <TextField
            {...firmInput(form, 'website')}
            className={classes.wide ?? ''}
            label={t('form.firm.website')}
            help={t('form.firm.website.help')}
            type="url"
            autoComplete="url"
          />
        </>
      )}
    </div>
  );
}
