import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { aFirmDetail, aFirmSummary, ids, onePage } from '../testing/records';
import { anApi, visit } from '../testing/visit';

const path = `/admin/law-firms/${ids.firm}`;
const approved = () =>
  aFirmDetail({ isApproved: true, payoutDetails: '•••• 4321', dependents: { attorneys: 2, clients: 5 } });

describe('the law firms (portals spec §2, §6)', () => {
  it('are listed as the API orders them, found by a search, and added', async () => {
    const api = anApi().on('post', '/admin/law-firms', () => aFirmDetail({ id: ids.otherFirm, name: 'New Firm' }));
    const { router } = visit('/admin/law-firms?status=WAITING');
    await screen.findByRole('table');
    const last = api.calls.filter(({ name }) => name === 'GET /admin/law-firms').at(-1);
    expect(Object.fromEntries(last?.query ?? [])).toEqual({ isApproved: 'false' });
    await userEvent.click(screen.getByRole('button', { name: 'Add firm' }));
    const form = await screen.findByRole('dialog', { name: 'Add a law firm' });
    await userEvent.click(within(form).getByRole('button', { name: 'Add firm' }));
    expect(within(form).getAllByText('This field is required').length).toBeGreaterThan(0);
    expect(api.sent('post')).toEqual([]);
    await userEvent.type(within(form).getByRole('textbox', { name: /Name/ }), ' New Firm ');
    await userEvent.type(within(form).getByRole('textbox', { name: /Contact e-mail/ }), 'hello@firm.example');
    await userEvent.click(within(form).getByRole('button', { name: 'Add firm' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/law-firms/${ids.otherFirm}`));
    expect(api.sent('post')).toEqual([{ name: 'New Firm', contactEmail: 'hello@firm.example', website: null }]);
  });

  it('says that a name is taken, and keeps what was typed', async () => {
    anApi().on('post', '/admin/law-firms', () =>
      problem(409, 'ALREADY_EXISTS', { error: 'Holt Law already has this name' }),
    );
    visit('/admin/law-firms');
    await userEvent.click(await screen.findByRole('button', { name: 'Add firm' }));
    const form = await screen.findByRole('dialog');
    const name = within(form).getByRole<HTMLInputElement>('textbox', { name: /Name/ });
    await userEvent.type(name, 'HOLT LAW, LLP');
    await userEvent.type(within(form).getByRole('textbox', { name: /Contact e-mail/ }), 'hello@firm.example');
    await userEvent.click(within(form).getByRole('button', { name: 'Add firm' }));
    expect(await screen.findByText('Holt Law already has this name')).toBeDefined();
    expect(name.value).toBe('HOLT LAW, LLP');
  });

  it('say when there are none, and when none matches', async () => {
    anApi().on('get', '/admin/law-firms', ({ query }) => ({
      lawFirms: query.size === 0 ? [aFirmSummary()] : [],
      ...onePage(query.size === 0 ? 1 : 0),
    }));
    visit('/admin/law-firms?status=APPROVED');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all law firms' }));
    expect(await screen.findByRole('link', { name: 'Holt Law' })).toBeDefined();
  });
});

describe('one law firm', () => {
  it('loses its approval only with the numbers that were shown, and a reason (D53)', async () => {
    const api = anApi()
      .on('get', '/admin/law-firms/{id}', approved)
      .on('patch', '/admin/law-firms/{id}', () => aFirmDetail({ isApproved: false }));
    visit(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw approval' }));
    const question = await screen.findByRole('dialog', { name: 'Withdraw Holt Law’s approval?' });
    expect(question.textContent).toContain('2 attorneys are deactivated at once');
    expect(question.textContent).toContain('5 clients lose their attorney');
    await userEvent.type(within(question).getByRole('textbox', { name: /Reason/ }), 'The firm has closed');
    await userEvent.click(within(question).getByRole('button', { name: 'Withdraw approval' }));
    expect(await screen.findByRole('dialog', { name: 'Done' })).toBeDefined();
    expect(api.sent('patch')).toEqual([
      { isApproved: false, confirm: { attorneys: 2, clients: 5 }, reason: 'The firm has closed' },
    ]);
    expect(api.calls.find(({ name }) => name.startsWith('PATCH'))?.headers.get('if-match')).toBe(
      `"${Date.parse(approved().updatedAt)}"`,
    );
  });

  it('says that it was changed by somebody else, and that nothing was done', async () => {
    anApi()
      .on('get', '/admin/law-firms/{id}', approved)
      .on('patch', '/admin/law-firms/{id}', () => problem(409, 'VERSION_CONFLICT'));
    visit(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw approval' }));
    const question = await screen.findByRole('dialog');
    await userEvent.type(within(question).getByRole('textbox', { name: /Reason/ }), 'The firm has closed');
    await userEvent.click(within(question).getByRole('button', { name: 'Withdraw approval' }));
    expect(await screen.findByText('This has changed since you opened it')).toBeDefined();
  });

  it('shows how it is paid after a reason', async () => {
    const api = anApi()
      .on('get', '/admin/law-firms/{id}', approved)
      .on('post', '/admin/law-firms/{id}/payout-details', () => ({ payoutDetails: 'Account 987654321' }));
    visit(path);
    expect(await screen.findByText('•••• 4321')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    const question = await screen.findByRole('dialog', { name: 'Show how Holt Law is paid?' });
    await userEvent.type(within(question).getByRole('textbox', { name: /Reason/ }), 'A transfer bounced');
    await userEvent.click(within(question).getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('Account 987654321')).toBeDefined();
    expect(api.sent('post')).toEqual([{ reason: 'A transfer bounced' }]);
  });

  const planned = (changes: object = {}) => ({
    attorneys: 2,
    payouts: 3,
    dueInCents: 58_133,
    leadLost: null,
    accountEnded: 'acct_1',
    hasKeptAccount: true,
    refusals: [],
    ...changes,
  });
  const askToMerge = async (refusals: readonly string[]) => {
    const api = anApi()
      .on('get', '/admin/law-firms/{id}', approved)
      .on('get', '/admin/law-firms', () => ({
        lawFirms: [aFirmSummary(), aFirmSummary({ id: ids.otherFirm, name: 'Garland Law' })],
        ...onePage(2),
      }))
      .on('get', '/admin/law-firms/{id}/merge', () => planned({ refusals }) as never)
      .on('post', '/admin/law-firms/{id}/merge', () => aFirmDetail({ id: ids.otherFirm, name: 'Garland Law' }));
    const { router } = visit(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Merge into another firm' }));
    const question = await screen.findByRole('dialog', { name: 'Merge Holt Law into another firm?' });
    await userEvent.click(within(question).getByRole('combobox', { name: /Firm that stays/ }));
    expect(screen.queryByRole('option', { name: 'Holt Law' })).toBeNull();
    await userEvent.click(await screen.findByRole('option', { name: 'Garland Law' }));
    await userEvent.type(within(question).getByRole('textbox', { name: /Reason/ }), 'One firm since June');
    return { api, router, question, press: within(question).getByRole('button', { name: 'Merge into another firm' }) };
  };

  it('becomes part of another one: says what moves, and wants its name typed', async () => {
    const { api, router, question, press } = await askToMerge([]);
    expect(await within(question).findByText(/2 attorneys move to Garland Law/)).toBeDefined();
    expect(question.textContent).toContain('3 payouts are listed under Garland Law');
    expect(question.textContent).toContain('$581.33, goes to the payout account of Garland Law');
    expect(question.textContent).toContain('Account acct_1 of Holt Law isn’t used anymore');
    expect(question.textContent).toContain('You can’t undo this');
    await userEvent.click(press);
    expect(api.sent('post')).toEqual([]);
    await userEvent.type(within(question).getByRole('textbox', { name: /Type/ }), 'Holt Law');
    await userEvent.click(press);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(api.sent('post')).toEqual([
      {
        intoLawFirmId: ids.otherFirm,
        shown: { attorneys: 2, payouts: 3 },
        confirm: 'Holt Law',
        reason: 'One firm since June',
      },
    ]);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/law-firms/${ids.otherFirm}`));
  });

  it('stays as it is where something stands against it, and says all of that', async () => {
    const { api, question, press } = await askToMerge(['BOTH_SIDES', 'MONEY_UNDER_WAY']);
    expect(await within(question).findByText(/advise both partners of a couple/)).toBeDefined();
    expect(within(question).getByText(/of this firm is still in progress/)).toBeDefined();
    expect(question.textContent).not.toContain('move to Garland Law');
    await userEvent.type(within(question).getByRole('textbox', { name: /Type/ }), 'Holt Law');
    await userEvent.click(press);
    expect(api.sent('post')).toEqual([]);
  });

  it('says that there is none', async () => {
    anApi().on('get', '/admin/law-firms/{id}', () => problem(404, 'NOT_FOUND'));
    visit(path);
    expect(await screen.findByRole('heading', { name: 'We can’t find this law firm' })).toBeDefined();
  });
});
