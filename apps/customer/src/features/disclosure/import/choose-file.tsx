import { FileDropzone } from '@troth/ui/file-dropzone';
import { Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { t } from '../../../shared/texts';
import { type FileFailure, IMPORT_ACCOUNTS_MAX, IMPORT_FILE_MAX_BYTES, IMPORT_ROWS_MAX } from './found';

const BYTES_PER_MB = 1024 * 1024;
const MAX_MB = IMPORT_FILE_MAX_BYTES / BYTES_PER_MB;

function sentenceOf(failure: FileFailure): string {
  switch (failure) {
    case 'TOO_LARGE':
      return t('disclosure.import.failed.TOO_LARGE', { max: MAX_MB });
    case 'TOO_MANY_ROWS':
      return t('disclosure.import.failed.TOO_MANY_ROWS', { max: IMPORT_ROWS_MAX });
    case 'TOO_MANY_ACCOUNTS':
      return t('disclosure.import.failed.TOO_MANY_ACCOUNTS', { max: IMPORT_ACCOUNTS_MAX });
    default:
      return t(`disclosure.import.failed.${failure}`);
  }
}

export interface ChooseFileProps {
  /** Why the last file was not read. */
  failure: FileFailure | null;
  isReading: boolean;
  onFile: (file: File) => void;
}

/** The first step: which file, and what is kept of it. */
export function ChooseFile({ failure, isReading, onFile }: ChooseFileProps) {
  return (
    <Stack gap={5}>
      <p>{t('disclosure.import.choose.lead')}</p>
      <FileDropzone
        title={t('disclosure.import.choose.drop')}
        hint={t('disclosure.import.choose.hint', { max: MAX_MB })}
        buttonText={t('disclosure.import.choose.button')}
        accept=".ofx,.qfx,.csv,.tsv,.txt"
        isMultiple={false}
        isDisabled={isReading}
        onFiles={([file]) => {
          if (file !== undefined) onFile(file);
        }}
      />
      <p role="status">{isReading ? t('disclosure.import.choose.reading') : ''}</p>
      {failure !== null && !isReading && (
        <Notice tone="danger" isAlert title={t('disclosure.import.failed.title')}>
          {sentenceOf(failure)}
        </Notice>
      )}
      <p>{t('disclosure.import.choose.kept')}</p>
    </Stack>
  );
}
