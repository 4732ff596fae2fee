import type { components } from '@troth/api-client';
import { FakeApi, portalUnderTest } from '@troth/portal/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { ids } from '../../../../testing/couple';
import { aDocument, anAsset, blakeId } from '../../../../testing/couple-document';
import { aDisclosureSummary, entriesOf } from '../../../../testing/disclosure';
import { ImportPopup } from '../import-popup';
import { bytesOf } from './fixtures';

type Asset = components['schemas']['AccountAndAsset'];
/** The popup, over an API that lists the given accounts and stores what it is sent. */
export function anImport({ own = [], partners = [] }: { own?: readonly Asset[]; partners?: readonly Asset[] } = {}) {
  const api = new FakeApi();
  api
    .on('get', '/users/{id}/documents/{docId}/disclosure', () =>
      aDisclosureSummary({
        entries: entriesOf({ assets: api.calls.at(-1)?.name.includes(blakeId) === true ? partners : own }),
      }),
    )
    .on('get', '/users/{id}/import-mappings', () => [])
    .on('put', '/users/{id}/import-mappings', () => [])
    .on('post', '/users/{id}/documents/{docId}/assets', () => anAsset(9))
    .on(
      'post',
      '/users/{id}/documents/{docId}/debts',
      () => new Response('{}', { status: 201, headers: { 'content-type': 'application/json' } }),
    )
    .on('patch', '/users/{id}/documents/{docId}/assets/{entryId}', () => anAsset(1));
  const document = aDocument();
  const element = (
    <Suspense>
      <ImportPopup own={{ document, side: 'A', names: { A: 'Alex', B: 'Blake' } }} onClose={() => undefined} />
    </Suspense>
  );
  render(portalUnderTest({ portal: 'customer', routes: [{ path: '/', element }], path: '/' }).element);
  if (document.userAId !== ids.alex) throw new Error('The document is not Alex’s.');
  return api;
}

/** Chooses a fixture by its name, or a file as it is. */
export async function choose(file: File | string): Promise<void> {
  const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
  const chosen = typeof file === 'string' ? new File([bytesOf(file) as Uint8Array<ArrayBuffer>], file) : file;
  await userEvent.setup({ applyAccept: false }).upload(input, chosen);
}
