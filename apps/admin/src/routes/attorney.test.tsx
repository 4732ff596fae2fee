import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { aFirm, aFirmDetail, anAttorney, aPerson, ids, onePage } from '../testing/records';
import { anApi, visit } from '../testing/visit';

const path = `/admin/attorneys/${ids.harper}`;
const approvedFirm = aFirm({ isApproved: true });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const open = async (attorney = anAttorney()) => {
  const api = anApi().on('get', '/admin/attorneys/{id}', () => attorney);
  visit(path);
  await screen.findByRole('heading', { name: 'Harper Holt' });
  return api;
};
/** Gives the reason, confirms, and closes what says that it is done. */
const confirm = async (question: HTMLElement, name: string, reason: string) => {
  await userEvent.type(within(question).getByRole('textbox', { name: /Reason/ }), reason);
  await userEvent.click(within(question).getByRole('button', { name }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Done' })).getByRole('button', { name: 'Close' }),
  );
};
const decisions = () =>
  ['Approve', 'Decline', 'Deactivate', 'Reactivate', 'Reopen'].filter(
    (name) => screen.queryByRole('button', { name }) !== null,
  );

describe('what an admin can decide (decisions table, row 2)', () => {
  it.each([
    ['FORM_MISSING', []],
    ['UNDER_REVIEW', ['Approve', 'Decline']],
    ['APPROVED', ['Deactivate']],
    ['DECLINED', ['Reopen']],
    ['DEACTIVATED', ['Reactivate']],
  ] as const)('%s: %j', async (stage, expected) => {
    await open(anAttorney({ stage, lawFirm: approvedFirm }));
    expect(decisions()).toEqual(expected);
  });

  it('needs an approved firm first, and says so', async () => {
    await open();
    expect(button('Approve').disabled).toBe(true);
    const reason = document.getElementById(button('Approve').getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Approve the attorney’s law firm first.');
    expect(button('Decline').disabled).toBe(false);
  });

  it.each([
    ['none', []],
    ['a blank one', [{ barLicenseNum: ' ' }]],
  ])('needs a bar number for each state: %s', async (_name, licenses) => {
    const [license] = anAttorney().attorneyStates ?? [];
    const attorneyStates = license === undefined ? [] : licenses.map((changes) => ({ ...license, ...changes }));
    await open(anAttorney({ lawFirm: approvedFirm, attorneyStates }));
    expect(button('Approve').disabled).toBe(true);
    expect(screen.getByText('Every state needs a bar number before the attorney can be approved.')).toBeDefined();
  });

  it('shows the bar number of each state', async () => {
    await open();
    expect(screen.getByText('TX-24110342')).toBeDefined();
    expect(screen.getByText('Texas')).toBeDefined();
  });

  it.each([
    [true, 'Look it up: State Bar of Texas'],
    [false, 'No public register: ask the State Bar of Texas'],
  ])('links to where it is looked up, taking nothing along (a complete roll: %s)', async (isRoll, name) => {
    const url = 'https://register.example/texas';
    anApi().on('get', '/admin/bar-registers', () => [
      { stateId: ids.texas, keeper: 'State Bar of Texas', url, isRoll },
    ]);
    visit(path);
    const link = await screen.findByRole('link', { name: new RegExp(name) });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([url, '_blank']);
    expect(link.getAttribute('rel')).toContain('noopener');
  });
});

describe('the approval', () => {
  it('approves the firm, then the attorney, each after a question', async () => {
    let attorney = anAttorney();
    const api = anApi()
      .on('get', '/admin/attorneys/{id}', () => attorney)
      .on('patch', '/admin/law-firms/{id}', () => {
        attorney = anAttorney({ lawFirm: approvedFirm });
        return aFirmDetail({ isApproved: true });
      })
      .on('patch', '/users/{id}/attorneys/{aid}', () => {
        attorney = anAttorney({ lawFirm: approvedFirm, stage: 'APPROVED' });
        return attorney;
      });
    visit(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve firm' }));
    const firmQuestion = await screen.findByRole('dialog', { name: 'Approve Holt Law?' });
    await confirm(firmQuestion, 'Approve firm', 'Known to the bar');
    await waitFor(() => expect(button('Approve').disabled).toBe(false));
    expect(screen.queryByRole('button', { name: 'Approve firm' })).toBeNull();

    await userEvent.click(button('Approve'));
    const question = await screen.findByRole('dialog', { name: 'Approve Harper Holt?' });
    expect(question.textContent).toContain('Couples in Texas can choose this attorney');
    await confirm(question, 'Approve', 'Licenses checked');
    await waitFor(() => expect(decisions()).toEqual(['Deactivate']));
    expect(api.sent('patch')).toEqual([
      { isApproved: true, reason: 'Known to the bar' },
      { stage: 'APPROVED', reason: 'Licenses checked' },
    ]);
    expect(api.calls.filter(({ name }) => name.startsWith('PATCH ')).at(-1)?.name).toBe(
      `PATCH /users/${ids.morgan}/attorneys/${ids.harper}`,
    );
  });

  it('changes nothing on Cancel', async () => {
    const api = await open();
    await userEvent.click(button('Decline'));
    const question = await screen.findByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent('patch')).toEqual([]);
  });

  it('says why the API refused', async () => {
    const api = await open();
    api.on('patch', '/users/{id}/attorneys/{aid}', () => problem(422, 'REFUSED_BY_RULE'));
    await userEvent.click(button('Decline'));
    const question = await screen.findByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Use at least 3 characters')).toBeDefined();
    expect(api.sent('patch')).toEqual([]);
    await userEvent.type(within(question).getByRole('textbox', { name: /Reason/ }), 'No bar number');
    await userEvent.click(within(question).getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('REFUSED_BY_RULE')).toBeDefined();
    expect(api.sent('patch')).toEqual([{ stage: 'DECLINED', reason: 'No bar number' }]);
  });

  it('says before a deactivation how many clients it concerns', async () => {
    anApi()
      .on('get', '/admin/attorneys/{id}', () => anAttorney({ stage: 'APPROVED', lawFirm: approvedFirm }))
      .on('get', '/users/{id}/attorneys/{aid}/clients', () => ({ clients: [], total: 2 }) as never);
    visit(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
    const question = await screen.findByRole('dialog', { name: 'Deactivate Harper Holt?' });
    expect(await within(question).findByText('2 clients lose this attorney and get an e-mail each.')).toBeDefined();
  });

  it('puts the attorney into another firm', async () => {
    const api = await open();
    api.on('patch', '/users/{id}/attorneys/{aid}', () => anAttorney({ lawFirm: approvedFirm }));
    await userEvent.click(button('Choose another firm'));
    const popup = await screen.findByRole('dialog', { name: 'Which firm does Harper Holt practice with?' });
    await userEvent.click(within(popup).getByRole('combobox'));
    await userEvent.click(await within(popup).findByRole('option', { name: 'Garland Family Law' }));
    await userEvent.click(within(popup).getByRole('checkbox'));
    await confirm(popup, 'Save', 'The attorney moved');
    expect(api.sent('patch')).toEqual([
      { lawFirmId: ids.otherFirm, isLawFirmLead: false, reason: 'The attorney moved' },
    ]);
  });

  it('says that there is no such attorney', async () => {
    anApi().on('get', '/admin/attorneys/{id}', () => problem(404, 'NOT_FOUND'));
    visit(path);
    expect(await screen.findByRole('heading', { name: 'No attorney found' })).toBeDefined();
  });
});

describe('the list of attorneys', () => {
  const iris = () =>
    anAttorney({
      id: ids.blake,
      stage: 'APPROVED',
      lawFirm: approvedFirm,
      user: aPerson({ firstName: 'Anna', lastName: 'Vale', userType: 'ATTORNEY' }),
    });
  const names = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('link')[0]?.textContent);

  it('keeps the order of the API, and asks it to filter and to sort', async () => {
    const api = anApi().on('get', '/admin/attorneys', ({ query }) => {
      const attorneys = query.get('stage') === 'DECLINED' ? [] : [anAttorney(), iris()];
      return { attorneys, ...onePage(attorneys.length) };
    });
    const lastQuery = () =>
      Object.fromEntries(api.calls.filter(({ name }) => name === 'GET /admin/attorneys').at(-1)?.query ?? []);
    visit('/admin/attorneys');
    await screen.findByRole('table');
    expect(names()).toEqual(['Harper Holt', 'Anna Vale']);
    expect(screen.getByText('Firm awaiting approval')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(lastQuery()).toEqual({ sort: 'NAME', direction: 'ascending' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'DECLINED');
    await screen.findByRole('heading', { name: 'No attorney found' });
    expect(lastQuery()).toEqual({ sort: 'NAME', direction: 'ascending', stage: 'DECLINED' });
    await userEvent.click(screen.getByRole('button', { name: 'Show all attorneys' }));
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it('says that there are none yet', async () => {
    anApi().on('get', '/admin/attorneys', () => ({ attorneys: [], ...onePage(0) }));
    visit('/admin/attorneys');
    expect(await screen.findByRole('heading', { name: 'No attorneys yet' })).toBeDefined();
  });
});
