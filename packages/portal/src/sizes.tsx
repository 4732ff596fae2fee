import { t } from './own-texts';

const BYTES_PER_MB = 1024 * 1024;
const BYTES_PER_KB = 1024;

/** The size of a file as people read it: "1.4 MB", "347 kB". @param bytes At least 1 kB is said. */
export const sizeText = (bytes: number): string =>
  bytes >= BYTES_PER_MB
    ? t('size.megabytes', { size: Math.round((bytes / BYTES_PER_MB) * 10) / 10 })
    : t('size.kilobytes', { size: Math.max(1, Math.round(bytes / BYTES_PER_KB)) });
