import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@troth/api-client';
import { describe, expect, it } from 'vitest';
import { drivenClauses } from '../shared/versions';
import { aClientDetail, ids } from '../testing/people';
import { anApi, visit } from '../testing/visit';

type Schemas = components['schemas'];

const CLIENT = '/users/{id}/attorneys/{aid}/clients/{clientId}';
const generated = { generatedAt: '2026-11-18T15:00:00.000Z' };
const of = (changes: Partial<Schemas['AttorneyClientDetail']> = {}) =>
  anApi().on('get', CLIENT, () => aClientDetail(changes));

const aClause = (key: string, number: string, heading: string, questionId: string) =>
  ({
    kind: 'clause',
    key,
    number,
    heading,
    blocks: [{ type: 'paragraph', inlines: [{ type: 'text', text: `Words of ${heading}.` }] }],
    children: [],
    summary: null,
    provenance: {
      conditions: [{ outcome: 'MET', answers: [{ questionId, respondent: 'A', value: 'Yes', answeredAt: null }] }],
      facts: [],
    },
  }) as unknown as Schemas['AgreementClause'];
const aTree = () =>
  ({
    title: 'Prenuptial Agreement',
    parties: { A: { fullName: 'Casey Coyle' }, B: { fullName: 'Devon Dunmore' } },
    state: { name: 'California' },
    absentClauses: [],
    sections: [
      {
        key: 'support',
        number: '9',
        title: 'Spousal Support',
        clauses: [aClause('waiver', '9.1', 'Waiver', 'q-waive')],
      },
    ],
  }) as unknown as Schemas['AgreementTree'];
const aCommit = (commitAt: string, hash: string) =>
  ({ documentId: ids.document, commitAt, hash, message: null, committedById: null }) as Schemas['Commit'];
const FIRST = aCommit('2026-11-09T09:15:00.000Z', '0c9d7e86'.repeat(8));
const SECOND = aCommit('2026-11-18T10:02:00.000Z', 'b7e04d19'.repeat(8));

describe('a client’s page in its parts (portals spec §2, §6)', () => {
  it('shows five parts, and how to reach the client over each of them', async () => {
    of(generated);
    visit(`/attorney/clients/${ids.casey}`);
    const parts = await screen.findByRole('navigation', { name: 'Parts of this client’s page' });
    expect(
      within(parts)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Overview', 'Answers', 'Financial disclosure', 'Document', 'Internal notes']);
    expect(screen.getByRole('link', { name: 'Call Casey' }).getAttribute('href')).toBe('tel:+14155550103');
    expect(screen.getByRole('link', { name: 'E-mail Casey' })).toBeDefined();
  });

  it('keeps what a call about questions does not open out of the parts', async () => {
    of({ services: ['Q_A'] });
    visit(`/attorney/clients/${ids.casey}`);
    const parts = await screen.findByRole('navigation', { name: 'Parts of this client’s page' });
    expect(within(parts).queryByText('Document')).toBeNull();
    expect(within(parts).queryByText('Financial disclosure')).toBeNull();
  });

  it.each([
    [{ days: 7, endsAt: null }, /The wait hasn’t started/],
    [{ days: 7, endsAt: '2099-01-05T18:00:00.000Z' }, /They can sign from Mon, Jan 5/],
    [{ days: 7, endsAt: '2026-01-05T18:00:00.000Z' }, /The wait of 7 days before signing ended/],
  ])('says where the wait of the state stands: %j', async (signingWait, words) => {
    of({ ...generated, signingWait });
    visit(`/attorney/clients/${ids.casey}`);
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('says what was paid for which service and where its booking stands', async () => {
    of({
      purchases: [
        {
          id: ids.file,
          serviceType: 'REPRESENTATION',
          pricePaidInCents: 69_900,
          bookingStatus: 'SCHEDULED',
          boughtAt: '2026-11-02T15:00:00.000Z',
          offeredTimes: null,
        },
      ],
    });
    visit(`/attorney/clients/${ids.casey}`);
    expect(await screen.findByText('$699.00, call scheduled')).toBeDefined();
  });

  const PURCHASE = {
    id: ids.file,
    serviceType: 'REPRESENTATION',
    pricePaidInCents: 69_900,
    bookingStatus: 'WAITING',
    boughtAt: '2026-11-02T15:00:00.000Z',
  } as const;

  it('offers times for a call that is not booked, opened by its address, and says which are on offer', async () => {
    const start = new Date(Date.now() + 86_400_000 * 3);
    start.setHours(10, 0, 0, 0);
    const at = (hours: number) => new Date(start.getTime() + hours * 3_600_000).toISOString();
    let offeredTimes: string[] = [];
    const api = anApi()
      .on('get', CLIENT, () => aClientDetail({ purchases: [{ ...PURCHASE, offeredTimes }] }))
      .on('get', '/users/{id}/attorneys/{aid}/purchase-items/{pid}/slots', () => [
        { startAt: at(1), endAt: at(1.5) },
        { startAt: at(2), endAt: at(2.5) },
      ])
      .on('post', '/users/{id}/attorneys/{aid}/purchase-items/{pid}/offer', () => {
        offeredTimes = [at(2)];
        return { offeredTimes };
      });
    visit(`/attorney/clients/${ids.casey}?offer`);
    expect(await screen.findByRole('dialog', { name: 'Offer Casey times for a call?' })).toBeDefined();
    await userEvent.click(await screen.findByRole('combobox', { name: /^Time/ }));
    await userEvent.click(screen.getByRole('option', { name: '12:00 PM' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^You offered .*12:00.*Your client hasn’t booked yet/)).toBeDefined();
    expect(api.sent('post')).toEqual([{ times: [at(2)], reason: null }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers none where no call can be offered; whoever comes to do it writes to the client', async () => {
    of({ purchases: [{ ...PURCHASE, offeredTimes: null }] });
    const { router } = visit(`/attorney/clients/${ids.casey}?offer`);
    await screen.findByText('$699.00, no call booked');
    expect(screen.queryByRole('button', { name: 'Offer times' })).toBeNull();
    await waitFor(() => expect(router.state.location.search).toBe(`?messages=${ids.casey}`));
  });

  it('compares with the version that was approved last, and with any other on request', async () => {
    const asked: string[] = [];
    of({ ...generated, priorApprovedAt: '2026-11-10T00:00:00.000Z' })
      .on('get', '/documents/{id}/history', () => [SECOND, FIRST])
      .on(
        'get',
        '/documents/{id}/history/{commitAt}',
        () => ({ ...SECOND, pdfFileId: ids.file, tree: aTree() }) as never,
      )
      .on('get', '/documents/{id}/history/{commitAt}/redline', ({ query }) => {
        asked.push(query.get('since') ?? '');
        return { hasChanges: false, sections: [] } as never;
      });
    visit(`/attorney/clients/${ids.casey}?view=agreement`);
    const since = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Show changes since' });
    expect(since.selectedOptions[0]?.textContent).toBe('Version 1, November 9, 2026 (your last approval)');
    expect(await screen.findByText('No changes')).toBeDefined();
    expect(asked).toEqual([FIRST.commitAt]);
    await userEvent.selectOptions(since, 'Show no changes');
    expect(await screen.findByText('Changes hidden')).toBeDefined();
    expect(asked).toHaveLength(1);
  });

  it('knows the clauses that a question drives', () => {
    expect([...drivenClauses(aTree())].map(([id, clauses]) => [id, clauses.map(({ key }) => key)])).toEqual([
      ['q-waive', ['waiver']],
    ]);
  });

  it('shows both disclosures with every field on request, and evidence of the own client only', async () => {
    const entry = (id: string, institution: string) =>
      ({
        id,
        kind: 'assets',
        currency: 'USD',
        valueInCents: 250_000,
        assetAccountType: 'ACCOUNT',
        accountType: 'CHECKING',
        institution,
        description: null,
        isJoint: false,
        deletedAt: null,
      }) as never;
    const summary = (userId: string) =>
      ({
        userId,
        byCurrency: [],
        nothingToDisclose: ['vehicles'],
        receipts: { ofMine: null, ofPartners: null },
        missingIncomeMessage: null,
      }) as never;
    const api = of(generated)
      .on('get', '/users/{id}/documents/{docId}/disclosure', () => summary(ids.casey))
      .on('get', '/users/{id}/documents/{docId}/entries/{entryId}/files', () => []);
    for (const kind of [
      'vehicles',
      'businesses',
      'debts',
      'real-estates',
      'incomes',
      'inheritances-trusts',
      'legacy-joint-properties',
    ] as const) {
      api.on('get', `/users/{id}/documents/{docId}/${kind}`, () => []);
    }
    const ASSETS = '/users/{id}/documents/{docId}/assets';
    api
      .on('get', ASSETS, () => [entry('two', 'Second Bank')])
      .on('get', ASSETS.replace('{id}', ids.casey) as typeof ASSETS, () => [entry('one', 'First Bank')]);
    visit(`/attorney/clients/${ids.casey}?view=disclosure`);
    expect(await screen.findByRole('heading', { name: 'The picture today' })).toBeDefined();
    expect(screen.queryByText(/\(you\)/)).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /First Bank: show all fields/ }));
    expect(await screen.findByText('Institution: First Bank')).toBeDefined();
    expect(await screen.findByText('No evidence files.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /Second Bank: show all fields/ }));
    expect(screen.getAllByText('No evidence files.')).toHaveLength(1);
    expect(screen.getByText('Casey stated that there’s nothing to list here.')).toBeDefined();
  });
});
