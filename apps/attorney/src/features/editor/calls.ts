import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, type components } from '@troth/api-client';
import type { DraftSet, EditFinding } from '@troth/domain/agreement';
import type { Calls, Refusal } from '@troth/editor/agreement-editor';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';

type DraftSave = components['schemas']['DraftSave'];

/** What a problem says beside its code: who holds the lock, what is wrong with the text. */
interface Extensions {
  readonly holder?: Refusal['holder'];
  readonly findings?: readonly EditFinding[];
}

const extensionsOf = (error: unknown): Extensions =>
  error instanceof ApiError && error.problem !== null ? (error.problem as Extensions) : {};

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError) || typeof error.status !== 'number' || error.status >= 500)
    return { code: null, message: errorText(error) };
  return { code: error.code ?? 'UNKNOWN', message: errorText(error), holder: extensionsOf(error).holder ?? null };
}

/** Why a commit was refused, with what is to be fixed or confirmed. */
export const commitFailure = (error: unknown) => ({
  words: errorText(error),
  findings: extensionsOf(error).findings ?? [],
});

/** The lock and the drafts of one document, as the editor asks for them. */
export function callsFor(documentId: string): Calls {
  const path = { id: documentId };
  return {
    readLock: () => unwrap(api.GET('/documents/{id}/lock', { params: { path } })),
    takeLock: (body) => unwrap(api.POST('/documents/{id}/lock', { params: { path }, body })),
    releaseLock: async (token, isLeaving) => {
      await unwrap(
        api.DELETE('/documents/{id}/lock', {
          params: { path, query: { token } },
          // The page may be gone before the answer comes.
          ...(isLeaving && { keepalive: true }),
        }),
      );
    },
    save: ({ sections, clauses, deletedIds, ...save }) =>
      unwrap(
        api.POST('/documents/{id}/drafts/many', {
          params: { path },
          body: { ...save, sections, clauses, deletedIds } as DraftSave,
        }),
      ),
    refusalOf,
  };
}

export const commitDrafts = (
  documentId: string,
  {
    confirmedFindings,
    ...commit
  }: { lockToken: string; message: string; draftVersion: number; confirmedFindings: readonly string[] },
) =>
  unwrap(
    api.POST('/documents/{id}/drafts/commit', {
      params: { path: { id: documentId } },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: { ...commit, confirmedFindings: [...confirmedFindings] },
    }),
  );

/** One's own drafts, with the commit that they stand on. Nobody else is told of them, so they are read when the page opens. */
export const draftsQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['documents', documentId, 'drafts'],
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
            text,
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
            text,
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
  });

/** After a commit everything that shows the document is asked for again. */
export async function afterCommit(queryClient: QueryClient, attorneyId: string, documentId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['documents', documentId] }),
    queryClient.invalidateQueries({ queryKey: ['users', attorneyId, 'clients'] }),
  ]);
}
