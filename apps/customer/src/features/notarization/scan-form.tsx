import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SCAN_ACCEPT, SCAN_FILE_MAX_BYTES } from '@troth/domain/notarization';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { DateField } from '@troth/ui/date-field';
import { FieldError } from '@troth/ui/field';
import { FileDropzone } from '@troth/ui/file-dropzone';
import { Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { SelectField } from '@troth/ui/select-field';
import { TextField } from '@troth/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { afterChange } from '../../shared/journey';
import type { State } from '../../shared/states';
import { t } from '../../shared/texts';
import classes from './notarization.module.css';
import { type ScanDetails, sendScan } from './queries';

const BYTES_PER_MB = 1024 * 1024;

/** What is typed of a paper, each part empty until it is. */
type Typed = Record<
  | 'signedOn'
  | 'notaryName'
  | 'notaryCommissionNumber'
  | 'notaryState'
  | 'notaryCounty'
  | 'commissionExpiresOn'
  | 'witness1'
  | 'witness2',
  string
>;

const REQUIRED = ['signedOn', 'notaryName', 'notaryCommissionNumber', 'notaryState', 'commissionExpiresOn'] as const;

export interface ScanFormProps {
  userId: string;
  documentId: string;
  /** The version that was signed, as the API names it. */
  version: string;
  states: readonly State[];
  /** Where the notary most likely is commissioned. */
  stateAbbreviation: string;
  isWitnessRequired: boolean;
  onCancel: () => void;
}

/** The signed paper as a scan, with what stands on it: the day, the notary and the commission. */
export function ScanForm({
  userId,
  documentId,
  version,
  states,
  stateAbbreviation,
  isWitnessRequired,
  onCancel,
}: ScanFormProps) {
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [typed, setTyped] = useState<Typed>({
    signedOn: '',
    notaryName: '',
    notaryCommissionNumber: '',
    notaryState: stateAbbreviation,
    notaryCounty: '',
    commissionExpiresOn: '',
    witness1: '',
    witness2: '',
  });
  const [isChecked, setChecked] = useState(false);
  const send = useMutation({
    mutationFn: (scan: ScanDetails) => sendScan(documentId, version, scan),
    onSuccess: onCancel,
    onSettled: () => afterChange(queryClient, userId),
  });
  const set = (part: keyof Typed) => (value: string) => {
    setTyped((before) => ({ ...before, [part]: value }));
    if (send.isError) send.reset();
  };
  const missing = (part: (typeof REQUIRED)[number]) =>
    isChecked && typed[part].trim() === '' ? t('notarize.scan.required') : undefined;
  const isWitnessMissing = isChecked && isWitnessRequired && typed.witness1.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    setChecked(true);
    const isShort = REQUIRED.some((part) => typed[part].trim() === '');
    if (files.length === 0 || isShort || (isWitnessRequired && typed.witness1.trim() === '')) {
      // The first field that is not filled in, once it is marked.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid], [data-missing] button')?.focus(),
      );
      return;
    }
    const { witness1, witness2, ...facts } = typed;
    send.mutate({ files, ...facts, witnesses: [witness1, witness2].filter((name) => name.trim() !== '') });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('notarize.scan.title')}>
      <Stack gap={6}>
        <div data-missing={(isChecked && files.length === 0) || undefined}>
          <FileDropzone
            title={
              files.length === 0
                ? t('notarize.scan.drop')
                : t('notarize.scan.chosen', { count: files.length, names: files.map(({ name }) => name).join(', ') })
            }
            hint={t('notarize.scan.hint', { size: SCAN_FILE_MAX_BYTES / BYTES_PER_MB })}
            accept={SCAN_ACCEPT}
            buttonText={t(files.length === 0 ? 'notarize.scan.choose' : 'notarize.scan.chooseOther')}
            onFiles={(chosen) => {
              setFiles(chosen);
              if (send.isError) send.reset();
            }}
          />
          {isChecked && files.length === 0 && <FieldError>{t('notarize.scan.fileMissing')}</FieldError>}
        </div>
        <div className={classes.fields}>
          <DateField
            label={t('notarize.scan.signedOn')}
            help={t('notarize.scan.signedOn.help')}
            value={typed.signedOn}
            onChange={set('signedOn')}
            isRequired
            error={missing('signedOn')}
          />
          <TextField
            label={t('notarize.scan.notaryName')}
            help={t('notarize.scan.notaryName.help')}
            value={typed.notaryName}
            onChange={set('notaryName')}
            isRequired
            maxLength={200}
            error={missing('notaryName')}
          />
          <TextField
            label={t('notarize.scan.commission')}
            value={typed.notaryCommissionNumber}
            onChange={set('notaryCommissionNumber')}
            isRequired
            maxLength={200}
            error={missing('notaryCommissionNumber')}
          />
          <DateField
            label={t('notarize.scan.commissionExpires')}
            value={typed.commissionExpiresOn}
            onChange={set('commissionExpiresOn')}
            isRequired
            error={missing('commissionExpiresOn')}
          />
          <SelectField
            label={t('notarize.scan.state')}
            value={typed.notaryState}
            onChange={set('notaryState')}
            options={states.map(({ abbreviation, name }) => ({ value: abbreviation, label: name }))}
            isRequired
            error={missing('notaryState')}
          />
          <TextField
            label={t('notarize.scan.county')}
            value={typed.notaryCounty}
            onChange={set('notaryCounty')}
            maxLength={200}
          />
          <TextField
            label={t('notarize.scan.witness', { number: 1 })}
            {...(!isWitnessRequired && { help: t('notarize.scan.witness.help') })}
            value={typed.witness1}
            onChange={set('witness1')}
            isRequired={isWitnessRequired}
            maxLength={200}
            error={isWitnessMissing ? t('notarize.scan.required') : undefined}
          />
          <TextField
            label={t('notarize.scan.witness', { number: 2 })}
            value={typed.witness2}
            onChange={set('witness2')}
            maxLength={200}
          />
        </div>
        {send.error !== null && <Notice tone="danger" isAlert title={errorText(send.error)} />}
        <div className={classes.way}>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            isFullWidthOnPhone
            isLoading={send.isPending}
            loadingText={t('notarize.scan.sending')}
          >
            {t('notarize.scan.send')}
          </Button>
          <Button variant="text" onClick={onCancel}>
            {t('notarize.scan.cancel')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
