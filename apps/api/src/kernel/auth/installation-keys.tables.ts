import type { ColumnType } from 'kysely';

export interface InstallationKeyTables {
  /** With what the embedded identity provider signs, the newest with the highest number. */
  installationKeys: {
    number: number;
    sealedKeys: Uint8Array;
    createdAt: ColumnType<Date, Date, never>;
  };
}
