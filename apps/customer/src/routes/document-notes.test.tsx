import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aClause, anAgreement } from '../testing/agreement';
import { aJourney, ids } from '../testing/couple';
import { aDocument, thePartner } from '../testing/couple-document';
import { anApi, visit } from '../testing/visit';

const commitAt = '2026-11-20T10:00:00.000Z';
const commit = {
  documentId: ids.document,
  commitAt,
  hash: '9f3c21ab'.padEnd(64, '0'),
  message: null,
  committedById: null,
};
const tree = anAgreement([
  aClause('growth', '1.1', 'Growth belongs to the owner.', { heading: 'Growth', summary: 'What grows stays yours.' }),
  aClause('silent', '1.2', 'This has no note.', { heading: 'Silent' }),
]);

const couple = (document = aDocument({ lastGeneratedAt: commitAt, generatedPdfFileId: ids.section })) =>
  anApi()
    .on('get', '/users/{id}/journey', () => aJourney({ partner: thePartner(), isPaid: true }))
    .on('get', '/users/{id}/documents', () => [document])
    .on('get', '/documents/{id}/history', () => [commit])
    .on('get', '/documents/{id}/history/{commitAt}', () => ({ ...commit, pdfFileId: ids.section, tree }));

describe('/documents/notes', () => {
  it('says of each clause with a note what it means, and offers the notes as a file', async () => {
    couple();
    visit('/documents/notes');
    expect(await screen.findByText('What grows stays yours.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '1. Separate Property' })).toBeTruthy();
    expect(screen.queryByText('Silent')).toBeNull();
    expect(screen.getByRole('button', { name: 'Download the notes' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read the agreement' }).getAttribute('href')).toBe('/documents/review');
  });

  it('leads to where the agreement is made before there is one', async () => {
    couple(aDocument({ lastGeneratedAt: null }));
    const { router } = visit('/documents/notes');
    await waitFor(() => expect(router.state.location.pathname).toBe('/documents'));
  });
});
