import {
  dataSubject,
  documentIdsOf,
  peopleAround,
  storedAgreementFiles,
  storedEvidenceFiles,
} from '../../records/personal-data/archived.repository';
import type { Tx } from '../../kernel/database/database';
import { coupleSealIn } from '../../kernel/protection/protected-database';
import type { Services } from '../../kernel/services';
import { text } from '../../kernel/texts';
import { plainFileName } from '../../kernel/uploads/file-name';
import { logOfDocument } from '../audit-trail/log-of-document';
import type { EvidenceRow } from '../../records/evidence/evidence.repository';
import type { FileRow } from '../../records/files/file.repository';
import { leftOut, type Part, PARTS, tablesOf } from '../../records/personal-data/archive-parts';
import { type ArchivedFile, indexPage, partPage } from './archive-pages';
import { type ArchiveWriter, uniqueNames } from './archive-writer';
import type { DataSubject } from '../../records/personal-data/erasure';
import { withheldIn } from '../../records/personal-data/personal-columns';
import { readTable } from '../../records/personal-data/read-tables';

/** What a JSON file says of itself, so that a reader knows what it is years later. */
const FORMAT = 'troth-personal-data/1';

/** Writes everything of a person: each part as data and as a page, then the files, then the first page. */
export async function writeArchive(services: Services, userId: string, writer: ArchiveWriter): Promise<void> {
  const { config, now } = services;
  const inTransaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    services.database.db.transaction().execute(work);
  const person = await inTransaction((tx) => dataSubject(tx, userId));
  const utf8 = (words: string) => new TextEncoder().encode(words);
  const parts: { name: Part['name']; count: number }[] = [];
  for (const name of PARTS) {
    const part = await readPart(inTransaction, name, person);
    const count = part.tables.reduce((sum, { rows }) => sum + rows.length, 0);
    if (count === 0) continue;
    parts.push({ name, count });
    await writer.add(`data/${name}.json`, utf8(dataOf(part)), false);
    await writer.add(`pages/${name}.html`, utf8(partPage(part)), false);
  }
  const files = await writeFiles(services, inTransaction, person, writer);
  await writer.add('data/README.txt', utf8(`${text('archive.schema', { format: FORMAT })}\n`), false);
  const index = indexPage({
    name: [person.firstName, person.lastName].filter((each) => each !== null).join(' ') || person.email,
    madeAt: now(),
    parts,
    files,
    people: await inTransaction((tx) => peopleOf(tx, person.id)),
    left: leftOut(),
    verifyUrl: `${config.origins.customer}/verify`,
  });
  await writer.add('index.html', utf8(index), false);
}

type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

async function readPart(inTransaction: InTransaction, name: Part['name'], person: DataSubject): Promise<Part> {
  const tables = [];
  for (const { name: tableName, table } of tablesOf(name)) {
    const rows = await inTransaction((tx) => readTable(tx, tableName, table, person));
    tables.push({ name: tableName, rows, withheld: withheldIn(table) });
  }
  return { name, tables };
}

const dataOf = ({ name, tables }: Part): string =>
  JSON.stringify(
    {
      format: FORMAT,
      part: name,
      about: text(`archive.about.${name}`),
      tables: Object.fromEntries(tables.map(({ name: table, rows, withheld }) => [table, { rows, withheld }])),
    },
    null,
    2,
  );

/** The people whose numbers stand in the parts: the own name, the partners', and their attorneys'. */
async function peopleOf(tx: Tx, userId: string): Promise<{ id: string; name: string }[]> {
  return (await peopleAround(tx, userId))
    .map(({ id, firstName, lastName }) => ({
      id,
      name: [firstName, lastName].filter((each) => each !== null).join(' '),
    }))
    .filter(({ name }) => name !== '');
}

/** The bytes of the agreement's files and of the own evidence, one at a time, and the logs of the documents. */
async function writeFiles(
  services: Services,
  inTransaction: InTransaction,
  person: DataSubject & { readonly userType: 'CUSTOMER' | 'ATTORNEY' | 'ADMIN' },
  writer: ArchiveWriter,
): Promise<ArchivedFile[]> {
  const nameFor = uniqueNames();
  const written: ArchivedFile[] = [];
  const write = async (file: ArchivedFile, bytes: Uint8Array, isPacked: boolean): Promise<void> => {
    const path = nameFor(file.path);
    await writer.add(path, bytes, isPacked);
    written.push({ ...file, path });
  };
  for (const stored of await inTransaction((tx) => storedFiles(tx, person))) {
    const seal = await inTransaction((tx) => coupleSealIn(tx, stored.sealedWith));
    const bytes = await services.files.read(seal, stored.id, stored.key);
    // What was deleted in between is no longer the person's to have.
    if (bytes === null) continue;
    const path = `${stored.kind}/${stored.createdAt.toISOString().slice(0, 10)} ${plainFileName(stored.name)}`;
    await write({ path, kind: stored.kind, sha256: stored.sha256 }, bytes, true);
  }
  const documentIds = await inTransaction((tx) => documentIdsOf(tx, person.id));
  for (const documentId of documentIds) {
    const later = await inTransaction((tx) =>
      logOfDocument(tx, { documentId, reader: person, now: services.now(), services }),
    );
    const log = new TextEncoder().encode(await later());
    await write({ path: `audit-log/${documentId}.json`, kind: 'log', sha256: null }, log, false);
  }
  return written;
}

interface StoredFile extends Pick<FileRow | EvidenceRow, 'id' | 'key' | 'createdAt' | 'name' | 'sha256' | 'size'> {
  readonly kind: 'agreement' | 'evidence';
  readonly sealedWith: string;
}

/** Where the files lie that the parts `files` and `evidence` list; deleted ones are listed and not handed out. */
export async function storedFiles(tx: Tx, person: DataSubject): Promise<StoredFile[]> {
  const names = async (part: Part['name'], table: string) => {
    const found = tablesOf(part).find(({ name }) => name === table);
    if (found === undefined) throw new Error(`No part tells ${table}.`);
    const rows = await readTable(tx, table, found.table, person);
    return new Map(rows.filter((row) => row['deletedAt'] === null).map((row) => [String(row['id']), row]));
  };
  const agreements = await names('files', 'files');
  const evidence = await names('evidence', 'entry_files');
  const stored: StoredFile[] = [];
  if (agreements.size > 0) {
    const rows = await storedAgreementFiles(tx, [...agreements.keys()]);
    for (const { documentId, ...row } of rows)
      stored.push({
        ...row,
        name: String(agreements.get(row.id)?.['name']),
        kind: 'agreement',
        sealedWith: documentId,
      });
  }
  if (evidence.size > 0) {
    const rows = await storedEvidenceFiles(tx, [...evidence.keys()]);
    for (const { sealedWithDocumentId, ...row } of rows) {
      const details = evidence.get(row.id)?.['details'] as Pick<EvidenceRow, 'name' | 'sha256'>;
      stored.push({ ...row, ...details, kind: 'evidence', sealedWith: sealedWithDocumentId });
    }
  }
  return stored;
}
