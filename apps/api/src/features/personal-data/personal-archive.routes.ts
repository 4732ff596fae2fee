import { archiveRefusal, fitsArchive, type PersonalArchive, personalArchiveSchema } from '@troth/domain/personal-data';
import { instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import { newSecretToken } from '../../kernel/auth/secret-token';
import { idParam } from '../../kernel/http/common-schemas';
import { noSubject, operation } from '../../kernel/http/operation';
import { iso, isoOrNull } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { anyone, type Policy } from '../../kernel/http/policy';
import { text } from '../../kernel/texts';
import { contentDisposition } from '../../kernel/downloads/content-disposition';
import { isSelf, type UserSubject } from '../../records/users/user.policy';
import { loadUserSubject, lockUser } from '../../records/users/user.repository';
import { type ArchiveRow, archiveRepository } from '../../records/personal-data/archive.repository';
import { archiveJob, archiveBytes } from './make-archive';
import { dataSubject } from '../../records/personal-data/archived.repository';
import { storedFiles } from './write-archive';

/** A person's data is the person's: not even an admin fetches it for them. */
export const personalDataPolicy = { read: isSelf, change: isSelf } satisfies Policy<'change', UserSubject>;

/** The secret in the address is the key, for some minutes and once. */
const linkPolicy = { read: anyone } satisfies Policy<never, unknown>;

const LINK_MINUTES = 5;
const MS_PER_MINUTE = 60_000;

const factsOf = (row: ArchiveRow) => ({ status: row.status, requestedAt: iso(row.requestedAt) });

function presentArchive(row: ArchiveRow | undefined, now: Date): PersonalArchive {
  const refusal = archiveRefusal(row === undefined ? null : factsOf(row), now);
  const isOver = row === undefined || row.status === 'GONE' || (row.expiresAt !== null && row.expiresAt <= now);
  if (isOver) return { state: 'NONE', requestedAt: null, sizeInBytes: null, availableUntil: null, refusal };
  return {
    state: row.status === 'GONE' ? 'NONE' : row.status,
    requestedAt: iso(row.requestedAt),
    sizeInBytes: row.size,
    availableUntil: isoOrNull(row.expiresAt),
    refusal,
  };
}

const own = {
  tag: 'users',
  isOurs: true,
  params: idParam,
  policy: personalDataPolicy,
  load: ({ tx, params }: { tx: Parameters<typeof loadUserSubject>[0]; params: { id: string } }) =>
    loadUserSubject(tx, params.id),
} as const;

export const personalArchiveOperations = [
  operation({
    ...own,
    route: 'GET /users/{id}/personal-archive',
    id: 'personalArchive.read',
    summary: 'How far the archive of everything that Troth has of the person is',
    response: personalArchiveSchema,
    action: 'read',
    handle: async ({ tx, subject, now }) => presentArchive(await archiveRepository(tx).latest(subject.id), now),
  }),
  operation({
    ...own,
    route: 'POST /users/{id}/personal-archive',
    id: 'personalArchive.request',
    needsFreshSignIn: true,
    summary: 'Requests an archive of everything Troth holds about the person; an e-mail says when it is ready',
    description: 'One at a time, and an hour between two. It is taken away seven days after it was made.',
    response: personalArchiveSchema,
    status: 202,
    action: 'change',
    handle: async ({ tx, subject, now, enqueue }) => {
      // Two tabs that ask at once come one after the other.
      await lockUser(tx, subject.id);
      const archives = archiveRepository(tx);
      const latest = await archives.latest(subject.id);
      const reason = archiveRefusal(latest === undefined ? null : factsOf(latest), now);
      if (reason !== null) throw problem('CONFLICT', { detail: text(`archive.refused.${reason}`), reason });
      const files = await storedFiles(tx, await dataSubject(tx, subject.id));
      if (!fitsArchive(files.map(({ size }) => size)))
        throw problem('CONFLICT', { detail: text('archive.tooLarge'), reason: 'TOO_LARGE' });
      const made = await archives.request(subject.id, now);
      await enqueue(archiveJob, { archiveId: made.id });
      return presentArchive(made, now);
    },
  }),
  operation({
    ...own,
    route: 'POST /users/{id}/personal-archive/link',
    id: 'personalArchive.makeLink',
    limit: 'ARCHIVE_LINKS',
    needsFreshSignIn: true,
    summary: 'An address under which the archive is downloaded once, within five minutes; an earlier one opens nothing',
    response: z
      .object({ url: z.url(), expiresAt: instantSchema })
      .meta({ id: 'PersonalArchiveLink', description: 'Where the archive is downloaded, once.' }),
    action: 'change',
    handle: async ({ tx, subject, now, services }) => {
      const archives = archiveRepository(tx);
      const archive = await archives.latest(subject.id);
      if (presentArchive(archive, now).state !== 'READY' || archive === undefined)
        throw problem('CONFLICT', { detail: text('archive.notReady'), reason: 'NOT_READY' });
      const { token, tokenHash } = newSecretToken();
      const expiresAt = new Date(now.getTime() + LINK_MINUTES * MS_PER_MINUTE);
      await archives.setLink(archive.id, tokenHash, expiresAt);
      return { url: `${services.config.origins.api}/personal-archives/${token}`, expiresAt: iso(expiresAt) };
    },
  }),
  operation({
    route: 'GET /personal-archives/{token}',
    id: 'personalArchive.download',
    summary: 'The archive, under the address that was made for it; the address opens nothing after it',
    tag: 'users',
    isOurs: true,
    params: z.object({ token: z.string().min(1).max(200) }),
    produces: 'application/zip',
    response: null,
    changes: true,
    policy: linkPolicy,
    action: 'read',
    load: noSubject,
    handle: async ({ tx, params, now, services, audit }) => {
      const found = await archiveRepository(tx).useLink(params.token, now);
      if (found === null) throw problem('GONE', { detail: text('archive.linkUsed') });
      const { archive, seal } = found;
      audit({ subjectKind: 'user', subjectId: archive.userId });
      return new Response(archiveBytes(services, archive, seal), {
        headers: {
          'content-type': 'application/zip',
          'content-length': String(archive.size),
          'content-disposition': contentDisposition('attachment', `troth-${iso(now).slice(0, 10)}.zip`),
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      });
    },
  }),
];
