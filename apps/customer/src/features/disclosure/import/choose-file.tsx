import { FileDropzone } from '@troth/ui/file-dropzone';
import { Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { t } from '../../../shared/texts';
import { type FileFailure, IMPORT_ACCOUNTS_MAX, IMPORT_FILE_MAX_BYTES, IMPORT_ROWS_MAX } from './found';
import classes from './import.module.css';

const BYTES_PER_MB = 1024 * 1024;
const MAX_MB = IMPORT_FILE_MAX_BYTES / BYTES_PER_MB;

/** Sentences that name a limit. */
const LIMITS = {
  TOO_LARGE: MAX_MB,
  TOO_MANY_ROWS: IMPORT_ROWS_MAX,
  TOO_MANY_ACCOUNTS: IMPORT_ACCOUNTS_MAX,
} as const satisfies Partial<Record<FileFailure, number>>;

const hasLimit = (failure: FileFailure): failure is keyof typeof LIMITS => failure in LIMITS;

const sentenceOf = (failure: FileFailure): string =>
  hasLimit(failure)
    ? t(`disclosure.import.failed.${failure}`, { max: LIMITS[failure] })
    : t(`disclosure.import.failed.${failure}`);

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
      <div>
        <FileDropzone
          title={t('disclosure.import.choose.drop')}
          hint={t('disclosure.import.choose.hint', { max: MAX_MB })}
          buttonText={t('disclosure.import.choose.button')}
          accept=".ofx,.qfx,.csv,.tsv,.txt"
          isMultiple={false}
          onFiles={([file]) => {
            if (file !== undefined) onFile(file);
          }}
        />
        <p role="status" className={classes.reading}>
          {isReading ? t('disclosure.import.choose.reading') : ''}
        </p>
      </div>
      {failure !== null && !isReading && (
        <Notice tone="danger" isAlert title={t('disclosure.import.failed.title')}>
          {sentenceOf(failure)}
        </Notice>
      )}
      <p>{t('disclosure.import.choose.kept')}</p>
    </Stack>
  );
}
