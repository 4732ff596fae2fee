/** What an upload can be, by its content. */
export type UploadKind = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp' | 'text/plain' | 'text/csv';

/** The endings that names of each kind may have; the first is given to a name that has none of them. */
export const ENDINGS: Readonly<Record<UploadKind, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'text/plain': ['txt'],
  'text/csv': ['csv'],
};
