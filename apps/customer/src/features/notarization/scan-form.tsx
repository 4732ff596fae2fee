import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SCAN_ACCEPT, SCAN_FILE_MAX_BYTES } from '@troth/domain/notarization';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { FieldError } from '@troth/ui/field';
import { FileDropzone } from '@troth/ui/file-dropzone';
import { Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { type FormEvent, useRef, useState } from 'react';
import { afterChange } from '../../shared/journey';
import type { State } from '../../shared/states';
import { t } from '../../shared/texts';
import classes from './notarization.module.css';
import { type ScanDetails, sendScan } from './queries';
import { ScanFields, type Typed } from './scan-fields';

const BYTES_PER_MB = 1024 * 1024;

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
  const required: readonly (keyof Typed)[] = isWitnessRequired ? [...REQUIRED, 'witness1'] : REQUIRED;
  const isMissing = (part: keyof Typed) => required.includes(part) && typed[part].trim() === '';
  const type = (part: keyof Typed, value: string) => {
    setTyped((before) => ({ ...before, [part]: value }));
    if (send.isError) send.reset();
  };
  const errorOf = (part: keyof Typed) => (isChecked && isMissing(part) ? t('notarize.scan.required') : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    setChecked(true);
    if (files.length === 0 || required.some(isMissing)) {
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
        <ScanFields
          typed={typed}
          onType={type}
          errorOf={errorOf}
          states={states}
          isWitnessRequired={isWitnessRequired}
        />
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
