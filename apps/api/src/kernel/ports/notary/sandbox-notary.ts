import { createHash, randomBytes } from 'node:crypto';
import { isFinalStatus } from '@troth/domain/notarization';
import type { Selectable } from 'kysely';
import { toJson } from '../../database/columns';
import type { Db, Tx } from '../../database/database';
import type { Schema } from '../../database/schema';
import { problem } from '../../http/problem';
import type { DocumentFiles } from '../../protection/document-files';
import type { Protection } from '../../protection/protection';
import { sandboxSecret } from '../sandbox-secret';
import { readSignedNotice, signNotice } from './notary-notice';
import type { NotaryPort, NotaryRecord, NotaryTransaction } from './notary-port';
import {
  afterAction,
  type SandboxAction,
  type SandboxEventType,
  type SandboxTransaction,
} from './sandbox-notary-rules';

const SECRET_SETTING = 'sandbox-notary-webhook-secret';
/** Said wherever the name of a notary would stand. */
const NOBODY = 'No notary (sandbox)';

export type TransactionRow = Selectable<Schema['sandboxNotaryTransactions']>;
export type SignerRow = Selectable<Schema['sandboxNotarySigners']>;

/** A transaction with everybody who signs, as the pages and the API of the sandbox read it. */
export interface SandboxCase {
  readonly transaction: TransactionRow;
  readonly signers: readonly SignerRow[];
}

/**
 * The notary provider that needs no account: it keeps its own transactions, shows its own pages, and tells us by the same
 * signed webhook as the real one. Nothing is notarized, and every page says so.
 */
export interface SandboxNotary extends NotaryPort {
  readonly provider: 'SANDBOX';
  /** Whose link it is; null for a link that never was, or of a transaction that was taken back. */
  findByToken(db: Db, token: string): Promise<(SandboxCase & { readonly own: SignerRow }) | null>;
  /** A person pressed a button of the pages. @returns what the sandbox tells of it; null when it is too late for that. */
  act(tx: Tx, token: string, action: SandboxAction, now: Date): Promise<SandboxTold | null>;
  /** A delivery's signature. */
  sign(db: Db, body: string): Promise<string>;
}

interface SandboxTold {
  readonly transactionId: string;
  /** Null where nobody would be told. */
  readonly event: SandboxEventType | null;
  /** The signer whom it is about. */
  readonly signerReference: string | null;
}

interface SandboxNotarySettings {
  readonly apiOrigin: string;
  readonly files: DocumentFiles;
  readonly protection: Protection;
}

/** As the rules read it. */
export const caseFacts = ({ transaction, signers }: SandboxCase): SandboxTransaction => ({ ...transaction, signers });

export function sandboxNotary({ apiOrigin, files, protection }: SandboxNotarySettings): SandboxNotary {
  async function signersOf(db: Db, transactionId: string): Promise<SignerRow[]> {
    return db
      .selectFrom('sandboxNotarySigners')
      .selectAll()
      .where('transactionId', '=', transactionId)
      .orderBy('place')
      .execute();
  }
  async function find(db: Db, id: string): Promise<SandboxCase | null> {
    const transaction = await db
      .selectFrom('sandboxNotaryTransactions')
      .selectAll()
      .where('id', '=', id)
      .where('status', '!=', 'deleted')
      .executeTakeFirst();
    return transaction === undefined ? null : { transaction, signers: await signersOf(db, id) };
  }
  async function get(db: Db, id: string): Promise<SandboxCase> {
    const found = await find(db, id);
    if (found === null) throw problem('PROVIDER_FAILED');
    return found;
  }
  const present = ({ transaction, signers }: SandboxCase, now: Date): NotaryTransaction => ({
    id: transaction.id,
    reference: transaction.reference,
    status: sandboxStatus(transaction, now),
    document: transaction.fileReference === null ? 'MISSING' : 'READY',
    signers: signers.map((signer) => ({
      reference: signer.reference,
      link: `${apiOrigin}/sandbox/notary/${signer.token}`,
      isDone: signer.signedAt !== null,
      doneAt: signer.signedAt,
    })),
    rejection: transaction.rejection,
    record: transaction.status === 'complete' ? recordOf({ transaction, signers }) : null,
  });
  const reread = async (db: Db, id: string, now: Date) => present(await get(db, id), now);
  const setStatus = (db: Db, id: string, status: string, from: readonly string[]) =>
    db
      .updateTable('sandboxNotaryTransactions')
      .set({ status })
      .where('id', '=', id)
      .where('status', 'in', from)
      .execute();

  return {
    provider: 'SANDBOX',

    create: async (db, { reference, signers, activatesAt, expiresAt, returnUrl }, now) => {
      const id = `ot_sandbox_${randomBytes(12).toString('hex')}`;
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('sandboxNotaryTransactions')
          .values({
            id,
            reference,
            status: 'draft',
            isWitnessRequired: false,
            returnUrl,
            activatesAt,
            expiresAt,
            createdAt: now,
          })
          .execute();
        await tx
          .insertInto('sandboxNotarySigners')
          .values(
            signers.map((signer, place) => ({
              token: randomBytes(24).toString('base64url'),
              transactionId: id,
              place,
              reference: signer.reference,
              role: signer.role,
            })),
          )
          .execute();
      });
      return reread(db, id, now);
    },

    findByReference: async (db, reference, since, now) => {
      const row = await db
        .selectFrom('sandboxNotaryTransactions')
        .select('id')
        .where('reference', '=', reference)
        .where('createdAt', '>=', since)
        .where('status', '!=', 'deleted')
        .orderBy('createdAt')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : reread(db, row.id, now);
    },

    addFile: async (db, id, { reference, bytes, isWitnessRequired }, now) => {
      await db
        .updateTable('sandboxNotaryTransactions')
        .set({
          fileReference: reference,
          fileSha256: createHash('sha256').update(bytes).digest('hex'),
          isWitnessRequired,
        })
        .where('id', '=', id)
        .where('status', '=', 'draft')
        .execute();
      return reread(db, id, now);
    },

    activate: async (db, id, now) => {
      const { transaction } = await get(db, id);
      if (transaction.fileReference === null) throw problem('PROVIDER_FAILED');
      await setStatus(db, id, 'active', ['draft', 'recalled']);
      return reread(db, id, now);
    },

    read: async (db, id, now) => {
      const found = await find(db, id);
      return found === null ? null : present(found, now);
    },

    notarizedFile: async (db, id) => {
      const { transaction, signers } = await get(db, id);
      const { fileReference, fileSha256, status } = transaction;
      if (status !== 'complete' || fileReference === null) throw problem('PROVIDER_FAILED');
      const bytes = await readOwnFile({ files, protection }, db, fileReference);
      if (bytes === null || createHash('sha256').update(bytes).digest('hex') !== fileSha256) {
        throw problem('PROVIDER_FAILED', { cause: new Error('The sandbox was sent another file than is there now.') });
      }
      const { notarizedBySandbox } = await import('./sandbox-notary-paper');
      return notarizedBySandbox(bytes, { transaction, signers });
    },

    withdraw: (db, id) =>
      db.transaction().execute(async (tx) => {
        await tx.selectFrom('sandboxNotaryTransactions').select('id').where('id', '=', id).forUpdate().execute();
        const found = await find(tx, id);
        if (found === null) return 'WITHDRAWN';
        if (found.signers.some(({ signedAt }) => signedAt !== null)) return 'REFUSED';
        await tx.updateTable('sandboxNotaryTransactions').set({ status: 'deleted' }).where('id', '=', id).execute();
        return 'WITHDRAWN';
      }),

    readNotice: async (db, headers, bytes) => readSignedNotice(await sandboxSecret(db, SECRET_SETTING), headers, bytes),

    // It is within the program.
    subscribe: () => Promise.resolve(),

    findByToken: async (db, token) => {
      const own = await db.selectFrom('sandboxNotarySigners').selectAll().where('token', '=', token).executeTakeFirst();
      const found = own === undefined ? null : await find(db, own.transactionId);
      return own === undefined || found === null ? null : { ...found, own };
    },

    act: async (tx, token, action, now) => {
      const own = await tx.selectFrom('sandboxNotarySigners').selectAll().where('token', '=', token).executeTakeFirst();
      if (own === undefined) return null;
      // One button at a time, for all signers together.
      const transaction = await tx
        .selectFrom('sandboxNotaryTransactions')
        .selectAll()
        .where('id', '=', own.transactionId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const signers = await signersOf(tx, transaction.id);
      const done = afterAction(caseFacts({ transaction, signers }), own.reference, action, now);
      if (done === null) return null;
      const { id, status, isTogether, witnesses, witnessedAt, rejection, endedAt, expiresAt } = done.transaction;
      await tx
        .updateTable('sandboxNotaryTransactions')
        .set({ status, isTogether, witnesses: toJson(witnesses), witnessedAt, rejection, endedAt, expiresAt })
        .where('id', '=', id)
        .execute();
      for (const signer of done.transaction.signers) {
        const { identityFailures, lockedUntil, identifiedAt, joinedAt, signedAt } = signer;
        await tx
          .updateTable('sandboxNotarySigners')
          .set({ identityFailures, lockedUntil, identifiedAt, joinedAt, signedAt })
          .where('transactionId', '=', id)
          .where('place', '=', signer.place)
          .execute();
      }
      return { transactionId: id, event: done.event, signerReference: done.signerReference };
    },

    sign: async (db, body) => signNotice(await sandboxSecret(db, SECRET_SETTING), Buffer.from(body)),
  };
}

/** Its word as of now: what was not complete in time has expired. */
export const sandboxStatus = (
  { status, expiresAt }: Pick<TransactionRow, 'status' | 'expiresAt'>,
  now: Date,
): string => (!isFinalStatus(status) && expiresAt !== null && expiresAt <= now ? 'expired' : status);

/** The paper that it was sent, as it lies with us: sealed with its document's key. */
async function readOwnFile(
  { files, protection }: Pick<SandboxNotarySettings, 'files' | 'protection'>,
  db: Db,
  fileId: string,
): Promise<Uint8Array | null> {
  const found = await db.transaction().execute(async (tx) => {
    const file = await tx
      .selectFrom('files')
      .select(['id', 'key', 'documentId'])
      .where('id', '=', fileId)
      .executeTakeFirst();
    return file === undefined ? null : { file, seal: await protection.coupleSeal(tx, file.documentId) };
  });
  return found === null ? null : files.read(found.seal, found.file.id, found.file.key);
}

function recordOf({ transaction, signers }: SandboxCase): NotaryRecord {
  const of = (kind: 'IDENTITY_CHECKED' | 'SIGNED', column: 'identifiedAt' | 'signedAt') =>
    signers.flatMap((signer) => {
      const at = signer[column];
      return at === null ? [] : [{ at, kind, reference: signer.reference }];
    });
  const { witnesses, witnessedAt, endedAt } = transaction;
  const events: NotaryRecord['events'] = [
    ...of('IDENTITY_CHECKED', 'identifiedAt'),
    ...of('SIGNED', 'signedAt'),
    ...(witnessedAt === null ? [] : [{ at: witnessedAt, kind: 'WITNESSED' as const, reference: null }]),
    ...(endedAt === null
      ? []
      : [
          { at: endedAt, kind: 'ACKNOWLEDGED' as const, reference: null },
          { at: endedAt, kind: 'COMPLETED' as const, reference: null },
        ]),
  ];
  return {
    notary: { name: NOBODY, commissionNumber: null, state: null, county: null, commissionExpiresOn: null },
    witnesses,
    events: [...events].sort((one, other) => one.at.getTime() - other.at.getTime()),
  };
}

export const isSandboxNotary = (notary: NotaryPort): notary is SandboxNotary => notary.provider === 'SANDBOX';
