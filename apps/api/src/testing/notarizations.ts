import { createHash, randomUUID } from 'node:crypto';
import { insertFile } from '../records/files/file.repository';
import type { NotarizationRow } from '../records/notarizations/notarization.repository';
import { isSandboxNotary, type SandboxNotary } from '../kernel/ports/notary/sandbox-notary';
import type { SandboxAction } from '../kernel/ports/notary/sandbox-notary-rules';
import { coupleSealIn } from '../kernel/protection/protected-database';
import type { TestCouple } from './builders';
import type { TestApp } from './open-app';
import { statementPdf } from './pdfs';

export const sandboxOf = (api: TestApp): SandboxNotary => {
  const { notary } = api.services;
  if (!isSandboxNotary(notary)) throw new Error('The tests run on the sandbox.');
  return notary;
};

/** A PDF of a document's, as one that was made elsewhere. */
export async function aFileOf(api: TestApp, { documentId, a }: TestCouple, bytes?: Uint8Array) {
  const pdf = bytes ?? (await statementPdf());
  const id = randomUUID();
  await api.db.transaction().execute(async (tx) => {
    const stored = await api.services.files.put(await coupleSealIn(tx, documentId), id, pdf);
    const file = { ...stored, id, documentId, kind: 'IMPORTED', name: 'Agreement.pdf' } as const;
    await insertFile(tx, { ...file, contentType: 'application/pdf', createdById: a.id }, api.clock.now());
  });
  return { id, bytes: pdf, sha256: createHash('sha256').update(pdf).digest('hex') };
}

/** A notarization as the calls write it down: its provider was not asked yet. */
export async function aNotarization(
  api: TestApp,
  couple: TestCouple,
  facts: Partial<Pick<NotarizationRow, 'activatesAt' | 'expiresAt'>> = {},
): Promise<{ readonly id: string; readonly fileId: string; readonly bytes: Uint8Array }> {
  const file = await aFileOf(api, couple);
  const { id } = await api.db
    .insertInto('notarizations')
    .values({
      documentId: couple.documentId,
      provider: api.services.notary.provider,
      sourceFileId: file.id,
      createdById: couple.a.id,
      createdAt: api.clock.now(),
      updatedAt: api.clock.now(),
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, fileId: file.id, bytes: file.bytes };
}

export const notarizationRow = (api: TestApp, id: string): Promise<NotarizationRow> =>
  api.db.selectFrom('notarizations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The secret of a signer's own link at the sandbox notary. */
export const sandboxToken = async (api: TestApp, reference: string): Promise<string> =>
  (
    await api.db
      .selectFrom('sandboxNotarySigners')
      .innerJoin('sandboxNotaryTransactions', 'sandboxNotaryTransactions.id', 'transactionId')
      .select('token')
      .where('sandboxNotarySigners.reference', '=', reference)
      .where('status', '!=', 'deleted')
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow()
  ).token;

/** Presses buttons at the sandbox notary under a person's own link; nobody is told. */
export async function pressAtSandbox(
  api: TestApp,
  reference: string,
  ...actions: readonly SandboxAction[]
): Promise<void> {
  const token = await sandboxToken(api, reference);
  for (const action of actions) {
    const told = await api.db.transaction().execute((tx) => sandboxOf(api).act(tx, token, action, api.clock.now()));
    if (told === null) throw new Error(`${action.kind} is not on the page.`);
  }
}

const SIGNING = [{ kind: 'IDENTIFY', passes: true }, { kind: 'JOIN' }, { kind: 'SIGN' }] as const;

/** Both partners sign, each under the own link. */
export async function bothSignAtSandbox(api: TestApp, { a, b }: TestCouple): Promise<void> {
  await pressAtSandbox(api, a.id, { kind: 'CHOOSE', isTogether: false }, ...SIGNING);
  await pressAtSandbox(api, b.id, ...SIGNING);
}
