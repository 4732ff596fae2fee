import { queryOptions } from '@tanstack/react-query';
import { ApiError, type components } from '@troth/api-client';
import type { DraftChanges, DraftSet, EditFinding } from '@troth/domain/agreement';
import { api, unwrap } from './api';
import { errorText } from './errors';

/** The calls of the editor of an agreement, for the portals that have one. */

const documentKey = (documentId: string) => ['documents', documentId] as const;

/** The versions of the agreement, newest first. */
export const historyQuery = (documentId: string) =>
  queryOptions({
    queryKey: [...documentKey(documentId), 'history'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/documents/{id}/history', { params: { path: { id: documentId } }, signal })),
  });

/** One version with its whole text; it never changes. */
export const commitQuery = (documentId: string, commitAt: string) =>
  queryOptions({
    queryKey: [...documentKey(documentId), 'history', commitAt],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/documents/{id}/history/{commitAt}', { params: { path: { id: documentId, commitAt } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

type DraftSave = components['schemas']['DraftSave'];
type Holder = components['schemas']['LockHolder'];

/** What a problem says beside its code: who holds the lock, what is wrong with the text. */
interface Extensions {
  readonly holder?: Holder | null;
  readonly findings?: readonly EditFinding[];
}

const extensionsOf = (error: unknown): Extensions =>
  error instanceof ApiError && error.problem !== null ? (error.problem as Extensions) : {};

function refusalOf(error: unknown) {
  if (!(error instanceof ApiError) || typeof error.status !== 'number' || error.status >= 500)
    return { code: null, message: errorText(error) };
  return { code: error.code ?? 'UNKNOWN', message: errorText(error), holder: extensionsOf(error).holder ?? null };
}

/** Why a commit was refused, with what is to be fixed or confirmed. */
const commitFailure = (error: unknown) => ({
  words: errorText(error),
  findings: extensionsOf(error).findings ?? [],
});

/** The lock of one document, and the saving of drafts. */
function lockCalls(documentId: string) {
  const path = { id: documentId };
  return {
    readLock: () => unwrap(api.GET('/documents/{id}/lock', { params: { path } })),
    takeLock: (body: { token: string | null; isTakeover: boolean }) =>
      unwrap(api.POST('/documents/{id}/lock', { params: { path }, body })),
    releaseLock: async (token: string, isLeaving: boolean) => {
      await unwrap(
        api.DELETE('/documents/{id}/lock', {
          params: { path, query: { token } },
          // The page may be gone before the answer comes.
          ...(isLeaving && { keepalive: true }),
        }),
      );
    },
    save: (save: DraftChanges, isLeaving: boolean) =>
      unwrap(
        api.POST('/documents/{id}/drafts/many', {
          params: { path },
          body: save as DraftSave,
          ...(isLeaving && { keepalive: true }),
        }),
      ),
    refusalOf,
  };
}

async function commit(
  documentId: string,
  {
    confirmedFindings,
    ...what
  }: { lockToken: string; message: string; draftVersion: number; confirmedFindings: readonly string[] },
): Promise<void> {
  await unwrap(
    api.POST('/documents/{id}/drafts/commit', {
      params: { path: { id: documentId } },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: { ...what, confirmedFindings: [...confirmedFindings] },
    }),
  );
}

/** What an editor asks the API for, of one document. The portal adds what it knows of versions and dates. */
export function editingCalls(documentId: string) {
  const path = { id: documentId };
  let formerCommitAt: string | null = null;
  return {
    documentId,
    calls: lockCalls(documentId),
    commit: (what: Parameters<typeof commit>[1]) => commit(documentId, what),
    commitFailure,
    readFacts: () => unwrap(api.GET('/documents/{id}/drafts/values', { params: { path } })),
    renderGroup: (groupId: string) =>
      unwrap(
        api.GET('/documents/{docId}/library-groups/{groupId}/render', {
          params: { path: { docId: documentId, groupId } },
        }),
      ),
    readFormerEdits: async () => {
      const answer = await unwrap(api.GET('/documents/{id}/drafts/offers', { params: { path } }));
      ({ formerCommitAt } = answer);
      return answer.offers;
    },
    leaveFormerEdit: async (clauseId: string) => {
      if (formerCommitAt === null) return;
      await unwrap(
        api.POST('/documents/{id}/drafts/offers/leave', { params: { path }, body: { formerCommitAt, clauseId } }),
      );
    },
  };
}

/** Groups of the library for a state and for all states. */
export const readLibrary = (stateId: string | null) =>
  unwrap(api.GET('/library-groups', { params: { query: stateId === null ? {} : { stateId } } }));

/** One's own drafts, with the commit that they stand on. Nobody else is told of them, so they are read when the page opens. */
export const draftsQuery = (documentId: string) =>
  queryOptions({
    queryKey: [...documentKey(documentId), 'drafts'],
    queryFn: async ({ signal }) => {
      const params = { path: { id: documentId } };
      const [sections, clauses] = await Promise.all([
        unwrap(api.GET('/documents/{id}/drafts/sections', { params, signal })),
        unwrap(api.GET('/documents/{id}/drafts/clauses', { params, signal })),
      ]);
      const drafts: DraftSet = {
        sections: sections.drafts.map(
          ({ id, key, kind, title, listStyle, textStyle, order, isSeparatePage, isDeleted }) => ({
            id,
            ...(key !== null && { key, kind }),
            title: title ?? '',
            listStyle,
            textStyle,
            order,
            isSeparatePage,
            isDeleted,
          }),
        ),
        clauses: clauses.drafts.map(
          ({
            id,
            key,
            sectionId,
            parentClauseId,
            clauseTemplateId,
            title,
            blocks,
            origin,
            listStyle,
            textStyle,
            order,
            isSeparatePage,
            isDeleted,
          }) => ({
            id,
            ...(key !== null && { key, clauseTemplateId }),
            sectionId,
            parentClauseId,
            title,
            blocks,
            ...(origin !== null && { origin }),
            listStyle,
            textStyle,
            order,
            isSeparatePage,
            isDeleted,
          }),
        ),
      };
      const { baseCommitAt, draftVersion, isBaseMoved } = clauses;
      return { baseCommitAt, draftVersion, isBaseMoved, drafts };
    },
    staleTime: 0,
    gcTime: 0,
    // Nothing outlives its page, so what is there was requested for this page.
    refetchOnMount: false,
  });
