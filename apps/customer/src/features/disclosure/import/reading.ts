import type { ImportMapping } from '@troth/domain/disclosure';
import { decode } from './decode';
import { type FileFailure, type FoundAccount, IMPORT_FILE_MAX_BYTES, ImportFailure } from './found';
import { mappingFor } from './guess-mapping';
import { isOfx, readOfx } from './read-ofx';
import { fingerprintOf, readTable, type Table } from './table';
import { accountsOfTable, type TableReading } from './table-accounts';

/** Rows of a table that are shown while its columns are chosen. */
const PREVIEW_ROWS = 5;
const PREVIEW_CHARACTERS = 60;

/** What a table looks like to the person who says what its columns are. */
export interface TableLook {
  readonly names: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly rowCount: number;
  readonly fingerprint: string;
}

export type Asked =
  | { readonly ask: 'open'; readonly file: Blob }
  /** Null for what the file itself suggests. */
  | { readonly ask: 'map'; readonly mapping: ImportMapping | null };

export type Told =
  | { readonly tell: 'accounts'; readonly accounts: readonly FoundAccount[] }
  | { readonly tell: 'table'; readonly look: TableLook }
  | { readonly tell: 'mapped'; readonly mapping: ImportMapping; readonly reading: TableReading }
  | { readonly tell: 'failed'; readonly reason: FileFailure };

/** Reads one file and answers questions about it. The file's rows are held here, and go with it. */
export class FileReading {
  private table: Table | null = null;

  async answer(asked: Asked): Promise<Told> {
    try {
      return asked.ask === 'open' ? await this.open(asked.file) : this.map(asked.mapping);
    } catch (error) {
      if (error instanceof ImportFailure) return { tell: 'failed', reason: error.reason };
      throw error;
    }
  }

  private async open(file: Blob): Promise<Told> {
    if (file.size > IMPORT_FILE_MAX_BYTES) throw new ImportFailure('TOO_LARGE');
    const bytes = await file.arrayBuffer().catch(() => {
      throw new ImportFailure('UNREADABLE');
    });
    const text = decode(new Uint8Array(bytes));
    if (isOfx(text)) return { tell: 'accounts', accounts: readOfx(text) };
    const table = readTable(text);
    this.table = table;
    const look = {
      names: table.names,
      rows: table.rows
        .slice(0, PREVIEW_ROWS)
        .map((row) => table.names.map((_, at) => (row[at] ?? '').slice(0, PREVIEW_CHARACTERS))),
      rowCount: table.rows.length,
      fingerprint: await fingerprintOf(table),
    };
    return { tell: 'table', look };
  }

  private map(asked: ImportMapping | null): Told {
    if (this.table === null) throw new ImportFailure('NO_TABLE');
    const mapping = mappingFor(this.table, asked);
    return { tell: 'mapped', mapping, reading: accountsOfTable(this.table, mapping) };
  }
}
