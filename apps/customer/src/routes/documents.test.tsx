import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@troth/api-client';
import { describe, expect, it } from 'vitest';
import { aJourney, aPerson, ids } from '../testing/couple';
import { aDocument, thePartner } from '../testing/couple-document';
import { aLine } from '../testing/line';
import { anApi, visit } from '../testing/visit';

type Schemas = components['schemas'];

const at = '2026-11-20T10:00:00.000Z';
const generation = (changes: Partial<Schemas['GenerationStatus']> = {}): Schemas['GenerationStatus'] => ({
  run: null,
  refusal: null,
  warnings: [],
  leftOutQuestionIds: [],
  ...changes,
});
const run = (status: Schemas['GenerationRun']['status']): Schemas['GenerationRun'] => ({
  id: ids.section,
  documentId: ids.document,
  status,
  failure: null,
  requestedAt: at,
  finishedAt: null,
});
const made = (changes: Partial<Schemas['Document']> = {}) =>
  aDocument({
    lastGeneratedAt: at,
    lastGeneratedInputHash: 'f'.repeat(64),
    generatedPdfFileId: ids.section,
    ...changes,
  });
const journeyOf = (weddingDate: string | null) =>
  aJourney({
    partner: thePartner(),
    weddingDate,
    document: {
      status: 'NOT_APPROVED',
      isInEditor: false,
      isImported: false,
      isNotarized: false,
      lastGeneratedAt: at,
      reviewedAt: null,
      ownReviewedAt: null,
      partnerReviewedAt: null,
      finalizedAt: null,
      generatedPdfFileId: ids.section,
    },
  });

const provenance: Schemas['AgreementProvenance'] = {
  templateId: 'prenup',
  templateVersion: '1',
  clauseTemplateId: 'growth',
  isAlwaysIncluded: true,
  conditions: [],
  facts: [],
  state: null,
  reviewedByCounsel: false,
};
const tree: Schemas['AgreementTree'] = {
  formatVersion: 1,
  inputHash: 'f'.repeat(64),
  language: 'en',
  title: 'Prenuptial Agreement',
  parties: {
    A: { side: 'A', name: 'Alex', fullName: 'Alex Arden', initials: 'AA' },
    B: { side: 'B', name: 'Blake', fullName: 'Blake Barlow', initials: 'BB' },
  },
  state: { abbreviation: 'NY', name: 'New York', statute: 'N.Y. Dom. Rel. Law' },
  template: { id: 'prenup', version: '1', reviewedByCounsel: false },
  assembledOn: '2026-11-20',
  sections: [
    {
      key: 'separate',
      id: 's1',
      kind: 'ARTICLES',
      number: '1',
      title: 'Separate Property',
      textStyle: null,
      listStyle: 'NONE',
      isSeparatePage: false,
      clauses: [
        {
          kind: 'clause',
          key: 'growth',
          id: 'c1',
          number: '1.1',
          heading: 'Growth',
          textStyle: null,
          listStyle: 'NONE',
          isSeparatePage: false,
          blocks: [{ type: 'paragraph', inlines: [{ type: 'text', text: 'The owner keeps it.' }] }],
          children: [],
          summary: 'What grows stays yours.',
          provenance,
        },
      ],
    },
  ],
  absentClauses: [],
};
const commit: Schemas['Commit'] = {
  documentId: ids.document,
  commitAt: at,
  hash: '9f3c21ab'.padEnd(64, '0'),
  message: null,
  committedById: null,
};

const documents = (document: Schemas['Document'], journey = journeyOf('2099-06-19')) =>
  anApi()
    .on('get', '/users/{id}/journey', () => journey)
    .on('get', '/users/{id}/documents', () => [document])
    .on('get', '/documents/{id}/generation', () => generation())
    .on('get', '/documents/{id}/history', () => [commit])
    .on('get', '/documents/{id}/history/{commitAt}', () => ({ ...commit, pdfFileId: ids.section, tree }))
    .on('get', '/documents/{id}/files', () => [])
    .on('get', '/documents/{id}/regeneration-status', () => ({
      needsRegeneration: false,
      reason: null,
      lastGeneratedAt: at,
      currentInputHash: null,
      lastGeneratedInputHash: null,
      documentGeneratedAt: at,
      userAMadeChanges: false,
      userBMadeChanges: false,
    }));

describe('/documents before the agreement is made', () => {
  it('says why it cannot be made, with the way to what is missing', async () => {
    documents(aDocument()).on('get', '/documents/{id}/generation', () =>
      generation({ refusal: { reason: 'ALIGNMENT_INCOMPLETE', message: 'Settle every difference first.' } }),
    );
    visit('/documents');
    expect(await screen.findByText('Settle every difference first.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to alignment' }).getAttribute('href')).toBe('/alignment');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generate the agreement' }).disabled).toBe(true);
  });

  it('records each acknowledgment by itself', async () => {
    const api = documents(aDocument())
      .on('get', '/documents/{id}/generation', () =>
        generation({ refusal: { reason: 'ACKNOWLEDGEMENTS_MISSING', message: 'Both acknowledge first.' } }),
      )
      .on('post', '/users/{id}/acknowledgements', () => aPerson({ enforcementAgreedAt: at }));
    visit('/documents');
    await userEvent.click(await screen.findByRole('checkbox', { name: /how far an agreement is enforced/ }));
    await waitFor(() => expect(api.sent('post')).toEqual([{ enforcement: true }]));
    expect(screen.getByText('has not acknowledged both yet')).toBeTruthy();
  });

  it('confirms a warning for oneself', async () => {
    const api = documents(aDocument())
      .on('get', '/documents/{id}/generation', () =>
        generation({
          refusal: { reason: 'WARNINGS_UNCONFIRMED', message: 'Confirm first.' },
          warnings: [{ warning: 'DISCLOSURE_MISSING_B', confirmedBy: ['B'] }],
        }),
      )
      .on('post', '/documents/{id}/generation/confirmations', () => new Response(null, { status: 204 }));
    visit('/documents');
    await userEvent.click(
      await screen.findByRole('checkbox', { name: /Blake’s financial disclosure is not complete/ }),
    );
    await waitFor(() => expect(api.sent('post')).toEqual([{ warnings: ['DISCLOSURE_MISSING_B'] }]));
  });

  it('shows that it is being made, and what was made as soon as it is told, without asking over and over', async () => {
    let document = aDocument();
    let current = generation();
    const api = documents(document)
      .on('get', '/users/{id}/documents', () => [document])
      .on('get', '/documents/{id}/generation', () => current)
      .on('post', '/documents/{id}/generate', () => {
        current = generation({ run: run('QUEUED') });
        return run('QUEUED') as never;
      });
    const line = aLine(api);
    const asked = () => api.calls.filter(({ name }) => name.endsWith('/generation')).length;
    visit('/documents');
    const button = await screen.findByRole('button', { name: 'Generate the agreement' });
    await line.isOpen();
    await userEvent.click(button);
    expect(await screen.findByText(/is being made/)).toBeTruthy();
    await waitFor(() => expect(asked()).toBe(2));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(asked()).toBe(2);
    document = made();
    current = generation({ run: run('DONE') });
    await line.tell('document');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your agreement is made' })).toBeTruthy();
  });

  it('shows what was made even when its end was told before the start was answered', async () => {
    let document = aDocument();
    let current = generation();
    documents(document)
      .on('get', '/users/{id}/documents', () => [document])
      .on('get', '/documents/{id}/generation', () => current)
      .on('post', '/documents/{id}/generate', () => {
        document = made();
        current = generation({ run: run('DONE') });
        return run('QUEUED') as never;
      });
    visit('/documents');
    await userEvent.click(await screen.findByRole('button', { name: 'Generate the agreement' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your agreement is made' })).toBeTruthy();
  });

  it('offers another try when it failed', async () => {
    documents(aDocument()).on('get', '/documents/{id}/generation', () => generation({ run: run('FAILED') }));
    visit('/documents');
    expect((await screen.findByRole('alert')).textContent).toContain('The agreement could not be made.');
  });
});

describe('/documents afterwards', () => {
  it('names the version, and regenerates after a question (customer spec §4)', async () => {
    const api = documents(made()).on('patch', '/documents/{id}', () => aDocument());
    visit('/documents');
    expect(await screen.findByText('9f3c 21ab')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Regenerate' }));
    const confirm = (await screen.findAllByRole('button', { name: 'Regenerate' })).at(-1) as HTMLElement;
    await userEvent.click(confirm);
    await waitFor(() =>
      expect(api.sent('patch')).toEqual([{ reviewedAt: null, lastGeneratedInputHash: null, lastGeneratedAt: null }]),
    );
  });

  it('calls an agreement made elsewhere by no number of a version', async () => {
    documents(made({ lastGeneratedInputHash: 'IMPORTED' }));
    visit('/documents');
    expect(await screen.findByRole('heading', { name: 'Your agreement, made elsewhere' })).toBeTruthy();
    expect(screen.queryByText(/^Version/)).toBeNull();
    expect(screen.queryByText('Fingerprint')).toBeNull();
  });

  it('does not offer it once the wedding is past', async () => {
    documents(made(), journeyOf('2020-06-19'));
    visit('/documents');
    expect(await screen.findByText('A document can be generated again only before the wedding date')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Regenerate' })).toBeNull();
  });
});

describe('/documents/review', () => {
  it('shows the version as it stands, with the reason of each clause, and confirms it', async () => {
    const api = documents(made({ userBReviewedAt: at })).on('patch', '/documents/{id}', () => made());
    visit('/documents/review');
    expect(await screen.findByText('The owner keeps it.')).toBeTruthy();
    expect(screen.getByText('What grows stays yours.')).toBeTruthy();
    expect(screen.getByText(/^Blake reviewed this version/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Why is clause 1.1 here?' }));
    expect(
      await screen.findByText('This clause is in every agreement of this kind; no answer of yours decides it.'),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'I have reviewed this version' }));
    await waitFor(() => expect(api.sent('patch')).toEqual([{ reviewedAt: expect.any(String) as string }]));
  });

  it('shows an agreement made elsewhere as its PDF, not as the version before it, and confirms that', async () => {
    const api = documents(made({ lastGeneratedInputHash: 'IMPORTED' })).on('patch', '/documents/{id}', () => made());
    visit('/documents/review');
    expect(await screen.findByText(/^Your agreement is the PDF below/)).toBeTruthy();
    expect(screen.getByText(/Made elsewhere, added November 20, 2026/)).toBeTruthy();
    expect(screen.queryByText('The owner keeps it.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'I have reviewed this version' }));
    await waitFor(() => expect(api.sent('patch')).toHaveLength(1));
    expect(api.calls.some(({ name }) => name.includes('/history/'))).toBe(false);
  });

  it('leads to where the agreement is made while there is none', async () => {
    documents(aDocument());
    const { router } = visit('/documents/review');
    await waitFor(() => expect(router.state.location.pathname).toBe('/documents'));
  });
});
