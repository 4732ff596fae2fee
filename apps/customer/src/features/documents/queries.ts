import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';
import { saveAnswer } from '@troth/portal/save-answer';
import { t } from '../../shared/texts';

type Schemas = components['schemas'];
export type RegenerationCheck = Schemas['RegenerationCheck'];
export type Commit = Schemas['Commit'];
export type Generation = Schemas['GenerationStatus'];
export type Finding = Schemas['Finding'];

/** The server announces the end of a run; we ask for it only in case the connection is down. */
const RUN_FALLBACK_MS = 10_000;

/** What never changes once it is there lies apart from what is asked for again with each change. */
const lastingKeyOf = (userId: string, documentId: string, part: string) => ['lasting', userId, documentId, part];

const keyOf = (userId: string, documentId: string, part: string) => ['users', userId, 'documents', documentId, part];

export const generationQuery = (userId: string, documentId: string) =>
  queryOptions({
    queryKey: keyOf(userId, documentId, 'generation'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/documents/{id}/generation', { params: { path: { id: documentId } }, signal })),
    refetchInterval: ({ state }) => (state.data?.run?.status === 'QUEUED' ? RUN_FALLBACK_MS : false),
  });

export const regenerationQuery = (userId: string, documentId: string) =>
  queryOptions({
    queryKey: keyOf(userId, documentId, 'regeneration-status'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/documents/{id}/regeneration-status', { params: { path: { id: documentId } }, signal })),
  });

/** Who advises the partners, and which attorneys have approved the current version. */
export const counselQuery = (userId: string, documentId: string) =>
  queryOptions({
    queryKey: keyOf(userId, documentId, 'counsel'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/documents/{id}/counsel', { params: { path: { id: documentId } }, signal })),
  });

/** The commits of a document, newest first. */
export const historyQuery = (userId: string, documentId: string) =>
  queryOptions({
    queryKey: keyOf(userId, documentId, 'history'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/documents/{id}/history', { params: { path: { id: documentId } }, signal })),
  });

/** One commit with its tree. A commit is never changed, so it is asked for once. */
export const commitQuery = (userId: string, documentId: string, commitAt: string) =>
  queryOptions({
    queryKey: [...lastingKeyOf(userId, documentId, 'commit'), commitAt],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/documents/{id}/history/{commitAt}', { params: { path: { id: documentId, commitAt } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What differs in a version from an earlier one. Neither is ever changed, so it is asked for once. */
export const redlineQuery = (
  userId: string,
  documentId: string,
  { commitAt, since }: { readonly commitAt: string; readonly since: string },
) =>
  queryOptions({
    queryKey: [...lastingKeyOf(userId, documentId, 'redline'), commitAt, since],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/documents/{id}/history/{commitAt}/redline', {
          params: { path: { id: documentId, commitAt }, query: { since } },
          signal,
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Which version one has seen last, and which one before that. */
export const viewedQuery = (userId: string, documentId: string) =>
  queryOptions({
    queryKey: keyOf(userId, documentId, 'viewed'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/documents/{id}/viewed', { params: { path: { id: documentId } }, signal })),
  });

export const markViewed = (documentId: string, commitAt: string) =>
  unwrap(api.PUT('/documents/{id}/viewed', { params: { path: { id: documentId } }, body: { commitAt } }));

export const filesQuery = (userId: string, documentId: string) =>
  queryOptions({
    queryKey: keyOf(userId, documentId, 'files'),
    queryFn: ({ signal }) => unwrap(api.GET('/documents/{id}/files', { params: { path: { id: documentId } }, signal })),
  });

export const acknowledge = (userId: string, what: Schemas['Acknowledgement']) =>
  unwrap(api.POST('/users/{id}/acknowledgements', { params: { path: { id: userId } }, body: what }));

/** As they were on the screen: what changed since is refused, and asked about again. */
export const confirmFindings = (documentId: string, findings: readonly Finding[]) =>
  unwrap(
    api.POST('/documents/{id}/generation/confirmations', {
      params: { path: { id: documentId } },
      body: { findings: findings.map(({ key, version }) => ({ key, version: version ?? '' })) },
    }),
  );

export const generate = (documentId: string, key: string) =>
  unwrap(
    api.POST('/documents/{id}/generate', {
      params: { path: { id: documentId } },
      headers: { 'Idempotency-Key': key },
    }),
  );

/** Customer spec §4 "Regenerate": clears the review and the generation, so that the questionnaire opens again. */
export function regenerate(documentId: string) {
  const cleared: Schemas['DocumentUpdate'] = { reviewedAt: null, lastGeneratedInputHash: null, lastGeneratedAt: null };
  // The client's types leave no value for a field that can only be null.
  return unwrap(api.PATCH('/documents/{id}', { params: { path: { id: documentId } }, body: cleared as never }));
}

/**
 * "I confirm this commit": the server's clock says when, and it refuses with 409 when another version came since.
 * D28.
 *
 * @param version Which one was on the screen: the commit's hash, or the file of an agreement that was made elsewhere.
 */
export const confirmReview = (documentId: string, version: string) =>
  unwrap(
    api.PATCH('/documents/{id}', {
      params: { path: { id: documentId } },
      headers: { 'If-Match': `"${version}"` },
      body: { reviewedAt: new Date().toISOString() },
    }),
  );

export const deletePaper = (documentId: string, fileId: string) =>
  unwrap(api.DELETE('/documents/{id}/files/{fileId}', { params: { path: { id: documentId, fileId } } }));

/** Saves a file of the document: an agreement, or a paper beside it. */
export const saveFile = (documentId: string, fileId: string, name = t('documents.fileName')): Promise<void> =>
  saveAnswer(
    api.GET('/documents/{id}/files/{fileId}/content', {
      params: { path: { id: documentId, fileId }, query: { download: 'true' } },
      parseAs: 'blob',
    }),
    name,
  );

export type VersionFormat = operations['documentHistory.content']['parameters']['query']['format'];

/** Saves what a version means in plain language, in a format. */
export const saveNotes = (
  documentId: string,
  { commitAt, format }: { readonly commitAt: string; readonly format: VersionFormat },
): Promise<void> =>
  saveAnswer(
    api.GET('/documents/{id}/history/{commitAt}/notes', {
      params: { path: { id: documentId, commitAt }, query: { format } },
      parseAs: 'blob',
    }),
    t('notes.fileName'),
  );

/** Saves a version in a format, or, with `since`, what changed in it since that earlier one. */
export const saveVersion = (
  documentId: string,
  {
    commitAt,
    format,
    since,
    isDraft = false,
  }: {
    readonly commitAt: string;
    readonly format: VersionFormat;
    readonly since: string | null;
    /** A PDF that says on each page that it is a draft, in place of the one that is signed. */
    readonly isDraft?: boolean;
  },
): Promise<void> =>
  saveAnswer(
    api.GET('/documents/{id}/history/{commitAt}/content', {
      params: {
        path: { id: documentId, commitAt },
        query: { format, ...(since !== null && { since }), ...(isDraft && { copy: 'WORKING' as const }) },
      },
      parseAs: 'blob',
    }),
    t('documents.fileName'),
  );
