import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';
import { saveAnswer } from '@troth/portal/save-answer';
import { t } from '../../shared/texts';

export type SigningSheet = components['schemas']['SigningSheet'];

/** How the couple signs on paper. It follows the text, the state's law and the day, so that it is asked for each time. */
export const signingSheetQuery = (userId: string, documentId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'documents', documentId, 'signing-sheet'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/documents/{id}/signing-sheet', { params: { path: { id: documentId } }, signal })),
  });

/** The papers of the day: the sheet, or everything that is printed. */
export type SigningFile = 'sheet' | 'packet';

/** Saves a paper of the day. */
export function saveSigningFile(documentId: string, file: SigningFile): Promise<void> {
  const options = { params: { path: { id: documentId } }, parseAs: 'blob' } as const;
  const call =
    file === 'sheet'
      ? api.GET('/documents/{id}/signing-sheet/content', options)
      : api.GET('/documents/{id}/signing-packet', options);
  return saveAnswer(call, t(`signingDay.file.${file}`));
}
