import { PRENUP_TEMPLATE_ID } from '@troth/domain/environment';
import { api, unwrap } from '@troth/portal/api';

/** The first choice with no document creates one; a change updates it. Customer spec §4 "Changing the state". */
export const saveState = (userId: string, documentId: string | null, stateId: string) =>
  documentId === null
    ? unwrap(api.POST('/documents', { body: { stateId, userAId: userId, templateId: PRENUP_TEMPLATE_ID } }))
    : unwrap(api.PATCH('/documents/{id}', { params: { path: { id: documentId } }, body: { stateId } }));
