import {
  archiveReader,
  forgetPiece,
  insertPiece,
  piecesToRemove,
} from '../../records/personal-data/archived.repository';
import { randomUUID } from 'node:crypto';
import { archiveExpiresAt } from '@troth/domain/personal-data';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { mailIn } from '../../kernel/mail/mail';
import { job } from '../../kernel/jobs/job';
import type { Services } from '../../kernel/services';
import { announce } from '../../kernel/changes/announce';
import { findCouple, timeZoneOf } from '../../records/couples/couple';
import { archiveRepository, piecesOf } from '../../records/personal-data/archive.repository';
import { archiveWriter } from './archive-writer';
import { writeArchive } from './write-archive';

/** After so many beginnings that failed it is given up, and the person can ask again. */
const MOST_ATTEMPTS = 5;
const MS_PER_MINUTE = 60_000;

const jobSchema = z.object({ archiveId: z.uuid() });
type JobData = z.infer<typeof jobSchema>;

export const archiveJob = job({ name: 'personal-archives', schema: jobSchema, handle: makeArchive });
export const archiveRemovalJob = job({ name: 'personal-archive-removal', schema: jobSchema, handle: removeArchive });

/**
 * Makes the archive of a person's data. Killed anywhere, it is begun again under another key; of two that are at work at
 * once, the later one finishes.
 */
export async function makeArchive(services: Services, { archiveId }: JobData): Promise<void> {
  const { db } = services.database;
  const begun = await db.transaction().execute((tx) => archiveRepository(tx).begin(archiveId));
  if (begun === null) return;
  const { archive, seal } = begun;
  try {
    await removePieces(services, archiveId, { before: archive.attempt });
    let number = 0;
    const writer = archiveWriter(async (piece) => {
      const id = randomUUID();
      const { key } = await services.files.put(seal, id, piece);
      number += 1;
      await insertPiece(db, { id, archiveId, attempt: archive.attempt, number, key });
    }, services.now());
    await writeArchive(services, archive.userId, writer);
    const size = await writer.end();
    await db.transaction().execute((tx) => hand(services, tx, { ...archive, size }));
  } catch (error) {
    if (archive.attempt < MOST_ATTEMPTS) throw error;
    services.logger.error({ err: error, archiveId }, 'the archive of a person’s data could not be made');
    await db.transaction().execute((tx) => archiveRepository(tx).fail(archiveId));
    await removePieces(services, archiveId);
  }
}

/** The archive is there: the person is told, an earlier one goes, and this one in some days. */
async function hand(
  services: Services,
  tx: Tx,
  { id, userId, attempt, size }: { id: string; userId: string; attempt: number; size: number },
): Promise<void> {
  const { jobs } = services;
  const archives = archiveRepository(tx);
  const now = services.now();
  const expiresAt = archiveExpiresAt(now);
  if (!(await archives.finish({ id, attempt }, { size, readyAt: now, expiresAt }))) return;
  const earlier = await archives.readyOf(userId, id);
  await archives.shred(earlier);
  for (const archiveId of earlier) await jobs.enqueue(tx, archiveRemovalJob, { archiveId });
  await jobs.enqueue(
    tx,
    archiveRemovalJob,
    { archiveId: id },
    { startAfter: new Date(expiresAt.getTime() + MS_PER_MINUTE) },
  );
  await announce(tx, [{ userIds: [userId], topics: ['profile'] }]);
  const person = await archiveReader(tx, userId);
  if (person === undefined) return;
  await mailIn(
    services,
    tx,
    now,
  )({
    kind: 'export-ready',
    to: person.email,
    data: {
      expiresAt,
      timeZone: timeZoneOf(await findCouple(tx, userId)),
      portal: person.userType === 'ATTORNEY' ? 'attorney' : 'customer',
    },
    dedupeKey: `export-ready:${id}`,
  });
}

/** Takes away an archive whose time is over, or which another has replaced. Running it again changes nothing. */
export async function removeArchive(services: Services, { archiveId }: JobData): Promise<void> {
  const isOver = await services.database.db
    .transaction()
    .execute((tx) => archiveRepository(tx).shredWhenOver(archiveId, services.now()));
  if (isOver) await removePieces(services, archiveId);
}

/** Writes the removal of archives whose time is over, should the job of one have been lost. */
export async function removeOldArchives({ jobs, now }: Pick<Services, 'jobs' | 'now'>, tx: Tx): Promise<void> {
  for (const archiveId of await archiveRepository(tx).over(now()))
    await jobs.enqueue(tx, archiveRemovalJob, { archiveId });
}

/** Removes the bytes of an archive, those of earlier attempts alone if told so, and then forgets where they were. */
async function removePieces(
  { database: { db }, files }: Services,
  archiveId: string,
  { before }: { before?: number } = {},
): Promise<void> {
  for (const { id, key } of await piecesToRemove(db, archiveId, before)) {
    await files.remove(key);
    await forgetPiece(db, id);
  }
}

/** The bytes of an archive, read and opened piece by piece as they are sent. */
export function archiveBytes(
  { database: { db }, files }: Services,
  { id, attempt }: { id: string; attempt: number },
  seal: Parameters<Services['files']['read']>[0],
): ReadableStream<Uint8Array> {
  let pieces: { id: string; key: string }[] | null = null;
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      pieces ??= await piecesOf(db, id, attempt);
      const piece = pieces.shift();
      if (piece === undefined) return controller.close();
      const bytes = await files.read(seal, piece.id, piece.key);
      if (bytes === null) throw new Error('A piece of an archive is gone.');
      controller.enqueue(bytes);
    },
  });
}
