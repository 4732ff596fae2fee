import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@troth/api-client';
import { describe, expect, it } from 'vitest';
import { ids } from '../testing/records';
import { anApi, visit } from '../testing/visit';

const iowa: components['schemas']['StateLaw'] = {
  id: ids.iowa,
  name: 'Iowa',
  abbreviation: 'IA',
  isActive: true,
  icon: null,
  termForState: 'State',
  allowsOnlineNotary: true,
  notaryBlockText: '',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  embryoRepRequired: false,
  spousalSupportLaw: 'CANNOT_WAIVE_OR_MODIFY',
  attorneySupport: 'PARTNER',
  countryId: ids.firm,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  deletedAt: null,
  createdById: null,
  updatedById: null,
  couples: 3,
  withVersion: 1,
  approvedAttorneys: 0,
  attorneysUnderReview: 0,
  version: 'v',
  facts: [
    {
      subject: 'STATE',
      documentTemplateId: null,
      field: 'termForState',
      value: 'State',
      shipped: 'State',
      source: null,
      setAt: null,
      setByName: null,
    },
  ],
  changes: [],
};
const impactOf = (couples: number) => ({
  couples,
  stale: couples,
  approved: 0,
  online: 0,
  flags: 0,
  answering: 0,
  untouched: 0,
});

async function openChange(couples: number) {
  const api = anApi()
    .on('get', '/states/{id}/law', () => iowa)
    .on('get', '/admin/counsel/states/{stateId}', () => ({ approved: 0, total: 0, changed: 0 }) as never)
    .on('get', '/states/{id}/law-impact', () => impactOf(couples))
    .on('get', '/states/{id}/law-impact/export', () => 'document_id' as never)
    .on('post', '/states/{id}/law-preview', ({ body }) => {
      const { value } = body as { value: string };
      const texts = [
        [
          { change: 'KEPT' as const, text: 'the ' },
          { change: 'DELETED' as const, text: 'State' },
          { change: 'INSERTED' as const, text: value },
        ],
      ];
      const clauses = [{ key: 'eff_law', number: '2.3', heading: 'Governing Law', texts }];
      return { partnerA: 'Alex', partnerB: 'Blake', clauses: value === 'Realm' ? [] : clauses };
    });
  visit(`/admin/states/${ids.iowa}`);
  await userEvent.click((await screen.findAllByRole('button', { name: /^Change/ }))[0] as HTMLElement);
  return { api, dialog: await screen.findByRole('dialog') };
}

describe('a change of law (decisions, row 55)', () => {
  it('offers the list of the couples that it concerns before it is made', async () => {
    const { api, dialog } = await openChange(2);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'CSV' }));
    const asked = api.calls.find(({ name }) => name.startsWith('GET /states/') && name.endsWith('/export'));
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ subject: 'STATE', field: 'termForState' });
    expect(api.sent('patch')).toEqual([]);
  });

  it('shows the clauses of a sample couple before and after, once typing rests', async () => {
    const { dialog } = await openChange(2);
    const field = within(dialog).getByRole('textbox', { name: /New value/ });
    expect(within(dialog).queryByRole('region', { name: /sample couple/ })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'Commonwealth');
    await within(dialog).findByText('Commonwealth', { selector: 'ins' });
    const clauses = within(dialog).getByRole('region', { name: /^1 clause .* Alex and Blake/ });
    expect(clauses.textContent).toBe('2.3 Governing LawBefore: the StateAfter: the Commonwealth');
    expect(within(clauses).getByText('State').tagName).toBe('DEL');
    await userEvent.clear(field);
    await userEvent.type(field, 'Realm');
    await within(dialog).findByText(/^No words change/);
    expect(within(dialog).queryByRole('region', { name: /sample couple/ })).toBeNull();
  });

  it('offers none where it concerns nobody', async () => {
    const { dialog } = await openChange(0);
    await within(dialog).findByText(/What happens/);
    expect(within(dialog).queryByRole('button', { name: 'CSV' })).toBeNull();
  });
});
