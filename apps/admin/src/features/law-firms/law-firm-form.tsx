import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lawFirmCreationSchema, lawFirmUpdateSchema } from '@troth/domain/attorneys';
import { REASON_MAX_LENGTH } from '@troth/domain/records';
import { announce } from '@troth/portal/announcer';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Stack } from '@troth/ui/layout';
import { Popup } from '@troth/ui/popup';
import { TextAreaField, TextField } from '@troth/ui/text-field';
import { unchangedSince } from '../../shared/actions/unchanged-since';
import { t } from '../../shared/texts';
import type { LawFirmDetail } from './queries';

interface Typed {
  name: string;
  contactEmail: string;
  website: string;
  payoutDetails: string;
  /** Where a firm is changed. */
  reason: string;
}

/** What was typed as the API takes it; how the firm is paid stays as it is where nothing is typed. */
const asSent = ({ name, contactEmail, website, payoutDetails }: Typed) => ({
  name: name.trim(),
  contactEmail: contactEmail.trim(),
  website: website.trim() === '' ? null : website.trim(),
  ...(payoutDetails.trim() !== '' && { payoutDetails: payoutDetails.trim() }),
});

const asChanged = (typed: Typed) => ({ ...asSent(typed), reason: typed.reason.trim() });

const validated = (typed: Typed, isNew: boolean): Partial<Record<keyof Typed, string>> =>
  Object.fromEntries(
    (
      (isNew ? lawFirmCreationSchema.safeParse(asSent(typed)) : lawFirmUpdateSchema.safeParse(asChanged(typed))).error
        ?.issues ?? []
    ).map(({ path, message }) => [String(path[0]), message]),
  );

/** Adds a firm, or changes one. */
export function LawFirmForm({
  firm,
  onClose,
  onSaved,
}: {
  firm?: LawFirmDetail;
  onClose: () => void;
  onSaved: (firm: LawFirmDetail) => void;
}) {
  const queryClient = useQueryClient();
  const form = useForm<Typed>({
    mode: 'controlled',
    initialValues: {
      name: firm?.name ?? '',
      contactEmail: firm?.contactEmail ?? '',
      website: firm?.website ?? '',
      payoutDetails: '',
      reason: '',
    },
    validate: (typed) => validated(typed, firm === undefined),
  });
  const saving = useMutation({
    mutationFn: (typed: Typed) =>
      firm === undefined
        ? unwrap(api.POST('/admin/law-firms', { body: asSent(typed) }))
        : unwrap(
            api.PATCH('/admin/law-firms/{id}', {
              params: { path: { id: firm.id } },
              headers: unchangedSince(firm),
              body: asChanged(typed),
            }),
          ),
    onSuccess: (saved) => {
      announce(t('lawFirm.saved', { name: saved.name }));
      onClose();
      onSaved(saved);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  });
  const field = (name: keyof Typed) => ({
    value: form.values[name],
    onChange: (typed: string) => {
      saving.reset();
      form.setFieldValue(name, typed);
    },
    error: form.errors[name],
  });
  return (
    <Popup
      isOpen
      size="short"
      title={firm === undefined ? t('lawFirm.add.title') : t('lawFirm.change.title', { name: firm.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" type="submit" form="law-firm" isLoading={saving.isPending}>
            {firm === undefined ? t('lawFirm.add.action') : t('lawFirm.save')}
          </Button>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </>
      }
    >
      <form id="law-firm" noValidate onSubmit={form.onSubmit((typed) => saving.mutate(typed))}>
        <Stack gap={4}>
          <TextField {...field('name')} label={t('lawFirms.name')} isRequired />
          <TextField {...field('contactEmail')} label={t('lawFirm.email')} type="email" isRequired />
          <TextField {...field('website')} label={t('lawFirm.website')} help={t('lawFirm.website.help')} type="url" />
          <TextAreaField
            {...field('payoutDetails')}
            label={t('lawFirm.payout')}
            help={firm === undefined ? t('lawFirm.payout.help') : t('lawFirm.payout.keep')}
          />
          {firm !== undefined && (
            <TextAreaField {...field('reason')} label={t('action.reason')} maxLength={REASON_MAX_LENGTH} isRequired />
          )}
          {saving.isError && <ErrorPanel>{errorText(saving.error)}</ErrorPanel>}
        </Stack>
      </form>
    </Popup>
  );
}
