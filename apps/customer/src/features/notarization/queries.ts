import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';
import { cartWith } from '../../shared/cart';
import { saveAnswer } from '@troth/portal/save-answer';
import { t } from '../../shared/texts';

type Schemas = components['schemas'];
export type Notarization = Schemas['Notarization'];
/** What stands between the couple and the notary, by both paths, and the notarization that there is. */
export type Outlook = Schemas['NotarizationOutlook'];

/** The notarization that the couple is in; one that ended at the notary is told of, and stands in nobody's way. */
export const underWayIn = ({ current }: Outlook): Outlook['current'] =>
  current === null || current.stage === 'ENDED' ? null : current;

const keyOf = (userId: string, documentId: string, part: string) => ['users', userId, 'documents', documentId, part];

export const outlookQuery = (userId: string, documentId: string) =>
  queryOptions({
    queryKey: keyOf(userId, documentId, 'notarization-outlook'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/documents/{id}/notarization-outlook', { params: { path: { id: documentId } }, signal })),
  });

/** Saves the moment at which the wait ends, for the person's own calendar. */
export const saveWaitCalendar = (documentId: string): Promise<void> =>
  saveAnswer(
    api.GET('/documents/{id}/notarization-wait.ics', { params: { path: { id: documentId } }, parseAs: 'blob' }),
    t('calendar.fileName'),
  );

/** Every notarization of the document, the newest first, those that were given up too. */
export const notarizationsQuery = (userId: string, documentId: string) =>
  queryOptions({
    queryKey: keyOf(userId, documentId, 'notarizations'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/documents/{id}/notarizations', { params: { path: { id: documentId } }, signal })),
  });

/** A version as it was on the screen: another one that came since is refused. */
const ifStill = (version: string) => ({ 'If-Match': `"${version}"` });

export const acknowledgeWarning = (documentId: string, version: string, weddingDate: string) =>
  unwrap(
    api.POST('/documents/{id}/notarization-warning', {
      params: { path: { id: documentId } },
      headers: ifStill(version),
      body: { weddingDate },
    }),
  );

/** Tells the partner by mail that notarization waits for their attorney. */
export const mailPartner = (documentId: string) =>
  unwrap(api.POST('/documents/{id}/notarization-notice', { params: { path: { id: documentId } } }));

/** @param key Of the whole attempt, which a repeat shares. */
export const putNotarizationIntoCart = async (userId: string, { productId }: { productId: string }, key: string) => {
  await cartWith(userId, productId, key);
};

export const sendToNotary = (documentId: string, version: string, key: string) =>
  unwrap(
    api.POST('/documents/{id}/notarizations/proof', {
      params: { path: { id: documentId } },
      headers: { ...ifStill(version), 'Idempotency-Key': key },
    }),
  );

export interface ScanDetails {
  /** One PDF, or a picture of each page in order. */
  readonly files: readonly File[];
  readonly signedOn: string;
  readonly notaryName: string;
  readonly notaryCommissionNumber: string;
  readonly notaryState: string;
  readonly notaryCounty: string;
  readonly commissionExpiresOn: string;
  readonly witnesses: readonly string[];
}

/** Keeps a scan of the signed paper; it takes the place of one that waits for confirmation. */
export const sendScan = (
  documentId: string,
  version: string,
  { files, witnesses, notaryCounty, ...facts }: ScanDetails,
) =>
  unwrap(
    api.POST('/documents/{id}/notarizations', {
      params: { path: { id: documentId } },
      headers: ifStill(version),
      // What a form is made of is written by the serializer; the type wants the fields.
      body: { file: '', ...facts },
      bodySerializer: () => {
        const form = new FormData();
        for (const file of files) form.append('file', file, file.name);
        for (const [field, text] of Object.entries(facts)) form.append(field, text);
        if (notaryCounty.trim() !== '') form.append('notaryCounty', notaryCounty);
        for (const name of witnesses) form.append('witnesses', name);
        return form;
      },
    }),
  );

/** @param fileSha256 Of the scan that was opened. */
export const confirmScan = (id: string, fileSha256: string) =>
  unwrap(api.POST('/notarizations/{id}/confirm', { params: { path: { id } }, body: { fileSha256 } }));

export const resetNotarization = (id: string) =>
  unwrap(api.POST('/notarizations/{id}/reset', { params: { path: { id } } }));

export const deleteNotarization = (documentId: string, nid: string) =>
  unwrap(api.DELETE('/documents/{id}/notarizations/{nid}', { params: { path: { id: documentId, nid } } }));

/** Saves the scan, to be looked at. */
export const saveScan = (documentId: string, fileId: string): Promise<void> =>
  saveAnswer(
    api.GET('/documents/{id}/files/{fileId}/content', {
      params: { path: { id: documentId, fileId }, query: { download: 'true' } },
      parseAs: 'blob',
    }),
    t('notarize.scan.title'),
  );
