import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type StateLaw = components['schemas']['StateLaw'];
export type LawFact = components['schemas']['LawFact'];
export type LawChange = components['schemas']['LawChange'];

export const adminStatesQuery = queryOptions({
  queryKey: ['admin', 'states'],
  queryFn: ({ signal }) => unwrap(api.GET('/states/admin', { signal })),
});

export const stateLawQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'states', id],
    queryFn: ({ signal }) => unwrap(api.GET('/states/{id}/law', { params: { path: { id } }, signal })),
  });

/** Counted each time that the dialog opens, and again when it is confirmed. */
export const lawImpactQuery = (id: string, { subject, field }: Pick<LawFact, 'subject' | 'field'>) =>
  queryOptions({
    queryKey: ['admin', 'states', id, 'impact', subject, field],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/states/{id}/law-impact', { params: { path: { id }, query: { subject, field } }, signal })),
    staleTime: 0,
  });

/** The couples that the change would concern, as a file. */
export const concernedFile = (id: string, { subject, field }: Pick<LawFact, 'subject' | 'field'>) =>
  unwrap(
    api.GET('/states/{id}/law-impact/export', {
      params: { path: { id }, query: { subject, field } },
      parseAs: 'blob',
    }),
  );

/** What a value would change in the words of a sample couple's agreement. */
export const lawPreviewQuery = (
  id: string,
  { subject, documentTemplateId, field }: Pick<LawFact, 'subject' | 'documentTemplateId' | 'field'>,
  value: string | boolean | null,
) =>
  queryOptions({
    queryKey: ['admin', 'states', id, 'preview', subject, documentTemplateId, field, value],
    queryFn: ({ signal }) =>
      unwrap(
        api.POST('/states/{id}/law-preview', {
          params: { path: { id } },
          body: { subject, documentTemplateId, field, value },
          signal,
        }),
      ),
    staleTime: 0,
  });

/** Changes one value, by the call of the record that it stands in. */
export function changeLaw(
  law: StateLaw,
  { subject, documentTemplateId, field }: LawFact,
  value: string | boolean | null,
  why: { source: string; reason: string },
) {
  const headers = { 'If-Match': `"${law.version}"` };
  if (subject === 'STATE' || documentTemplateId === null) {
    const body = { ...why, [field]: value };
    return unwrap(api.PATCH('/states/{id}', { params: { path: { id: law.id } }, headers, body }));
  }
  if (subject === 'TEMPLATE') {
    const path = { stateId: law.id, templateId: documentTemplateId };
    const body = { ...why, [field]: value };
    return unwrap(
      api.PATCH('/states/{stateId}/document-template-states/{templateId}', { params: { path }, headers, body }),
    );
  }
  const path = { key: field, stateId: law.id, documentTemplateId };
  return unwrap(
    api.PATCH('/terms/{key}/{stateId}/{documentTemplateId}', {
      params: { path },
      headers,
      body: { ...why, value: String(value) },
    }),
  );
}

export const takeBack = (law: StateLaw, id: string, reason: string) =>
  unwrap(
    api.POST('/law-changes/{id}/take-back', {
      params: { path: { id } },
      headers: { 'If-Match': `"${law.version}"` },
      body: { reason },
    }),
  );

/** How far counsel has come with a state. */
export const counselSummaryQuery = (stateId: string) =>
  queryOptions({
    queryKey: ['admin', 'counsel', stateId, 'summary'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/admin/counsel/states/{stateId}', { params: { path: { stateId } }, signal })),
    select: ({ approved, total, changed }) => ({ approved, total, changed }),
  });
