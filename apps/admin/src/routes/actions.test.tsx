import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { aDocument, alex, aReview, anAttorney, anEvent, ids, onePage } from '../testing/records';
import { anApi, visit } from '../testing/visit';

const reason = 'Asked for by telephone';
const answer = async (question: HTMLElement, action: string) => {
  await userEvent.type(within(question).getByRole('textbox', { name: /Reason/ }), reason);
  await userEvent.click(within(question).getByRole('button', { name: action }));
};
const done = () => screen.findByRole('dialog', { name: 'Done' });

describe('what failed on its way to a webhook (“Background work”)', () => {
  const running = {
    at: '2026-06-15T12:00:00.000Z',
    queues: [],
    mails: [],
    mailsTotal: 0,
    seals: [],
    webhooks: [],
    outgoing: { delivered: 8, waiting: 1, failed: 3, oldestWaitingSince: null, lastFailedAt: null },
    lastBackup: null,
    versions: { troth: '1.0.0+0123456789ab', node: '22.12.0', database: '17.2', schema: '0905_webhooks.sql' },
  };

  it('is sent again with a reason, and versions are told', async () => {
    const api = anApi()
      .on('get', '/admin/running', () => running)
      .on('post', '/admin/webhook-deliveries/again', () => ({ deliveries: 3 }) as never);
    visit('/admin/help?view=running');
    expect(await screen.findByText('1.0.0+0123456789ab')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again: failed webhook deliveries' }));
    const question = await screen.findByRole('dialog', { name: 'Send 3 webhook deliveries again?' });
    await answer(question, 'Try again');
    await waitFor(() => expect(api.sent('post')).toEqual([{ reason }]));
  });
});

describe('what an admin does to a user (portals spec §6)', () => {
  const open = () => {
    const api = anApi().on('get', '/admin/users/{id}', () => ({ ...alex(), documents: [aDocument()] }));
    visit(`/admin/users/${ids.alex}`);
    return api;
  };

  it('says before what will happen, wants a reason, and says what happened', async () => {
    const api = open().on('post', '/admin/users/{id}/unsubscribe', () => null as never);
    await userEvent.click(await screen.findByRole('button', { name: 'Stop reminders' }));
    const question = await screen.findByRole('dialog', { name: 'Stop all reminders to Alex Arden?' });
    expect(question.textContent).toContain('Only the person can turn reminders on again.');
    await userEvent.click(within(question).getByRole('button', { name: 'Stop reminders' }));
    expect(within(question).getByText('Use at least 3 characters')).toBeDefined();
    expect(api.sent('post')).toEqual([]);
    await answer(question, 'Stop reminders');
    expect((await done()).textContent).toContain('Alex Arden won’t get any more reminders.');
    expect(api.sent('post')).toEqual([{ reason }]);
  });

  it('marks the prenup of the active document as paid, and says why not', async () => {
    const api = open().on('post', '/admin/users/{id}/mark-paid', () =>
      problem(409, 'ALREADY_EXISTS', { error: 'The prenup of this couple is paid already' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Mark the prenup as paid' }));
    await answer(await screen.findByRole('dialog'), 'Mark as paid');
    expect(await screen.findByText('The prenup of this couple is paid already')).toBeDefined();
    expect(api.sent('post')).toEqual([{ reason, documentId: ids.document }]);
  });

  it('shows what a deletion does, and wants the address typed', async () => {
    const api = open()
      .on('get', '/admin/users/{id}/deletion', () => ({
        obstacles: [],
        erased: ['ACCOUNT', 'ANSWERS'],
        kept: [{ what: 'AUDIT_LOG', until: 'ALWAYS' }],
        version: 'v',
        scheduled: null,
      }))
      .on('delete', '/admin/users/{id}', () => null as never);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete this person' }));
    const question = await screen.findByRole('dialog', { name: 'Delete Alex Arden?' });
    expect(question.textContent).toContain('Deleted: account, answers.');
    await answer(question, 'Delete');
    expect(within(question).getByText('Type alex@demo.troth exactly as it is shown')).toBeDefined();
    expect(api.sent('delete')).toEqual([]);
    await userEvent.type(
      within(question).getByRole('textbox', { name: 'Type alex@demo.troth to continue' }),
      'alex@demo.troth',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await done();
    expect(api.sent('delete')).toEqual([{ reason, confirm: 'alex@demo.troth', when: 'GRACE' }]);
  });
});

describe('reviews (portals spec §2)', () => {
  it('are approved with a reason that is suggested and disabled with one’s own, on what was seen', async () => {
    let review = aReview();
    const api = anApi()
      .on('get', '/admin/attorney-reviews', () => ({ reviews: [review], ...onePage(1) }))
      .on('patch', '/admin/attorney-reviews/{id}', ({ body }) => {
        review = aReview({ status: (body as { status: 'APPROVED' }).status });
        return review;
      });
    visit('/admin/attorney-reviews');
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
    await userEvent.click(within(await done()).getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }));
    await answer(await screen.findByRole('dialog'), 'Disable');
    await done();
    expect(api.sent('patch')).toEqual([
      { status: 'APPROVED', reason: 'Read and fit to publish' },
      { status: 'DISABLED', reason },
    ]);
  });
});

describe('appointments (portals spec §2)', () => {
  it('show both clocks, and are canceled with a reason', async () => {
    const api = anApi().on('post', '/users/{id}/attorneys/{aid}/events/{eid}/cancel', () => anEvent() as never);
    visit('/admin/attorney-appointments?filter=future');
    expect((await screen.findByText(/For the attorney:/)).textContent).toContain('EST');
    const last = api.calls.filter(({ name }) => name === 'GET /admin/events').at(-1);
    expect(Object.fromEntries(last?.query ?? [])).toEqual({ filter: 'future' });
    await userEvent.click(screen.getByRole('button', { name: /Alex Arden/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel appointment' }));
    await answer(await screen.findByRole('dialog'), 'Cancel appointment');
    await done();
    expect(api.sent('post')).toEqual([{ reason }]);
  });
});

describe('one attorney', () => {
  it('offers what an admin says', async () => {
    const api = anApi().on('put', '/admin/attorneys/{id}/attorney-services', () => []);
    api.on('get', '/users/{id}/attorneys/{aid}/attorney-services', () => [
      { ...aReview(), attorneyId: ids.harper, serviceType: 'Q_A', bookingLink: null } as never,
    ]);
    visit(`/admin/attorneys/${ids.harper}`);
    const call = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Q&A/ });
    expect(call.checked).toBe(true);
    await userEvent.click(call);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Representation' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Booking page/ }), 'https://book.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save services' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'The attorney asked');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save services' }));
    await waitFor(() =>
      expect(api.sent('put')).toEqual([
        {
          services: [{ serviceType: 'REPRESENTATION', bookingLink: 'https://book.example' }],
          reason: 'The attorney asked',
        },
      ]),
    );
  });

  it('is advised to be deactivated where a suspension is open', async () => {
    anApi()
      .on('get', '/admin/attorneys/{id}', () => anAttorney({ stage: 'APPROVED' }))
      .on('get', '/admin/attorneys/{id}/disciplinary-records', () => [
        {
          ...aReview(),
          stateId: ids.texas,
          recordDate: '2025-01-02',
          description: 'Suspended for a year.',
          sourceUrl: null,
          severity: 'SUSPENSION',
          isResolved: false,
          asksForDeactivation: true,
        } as never,
      ]);
    visit(`/admin/attorneys/${ids.harper}`);
    expect(await screen.findByText('Deactivation is advised')).toBeDefined();
    expect(screen.getByText('Suspension, Texas, January 2, 2025')).toBeDefined();
  });
});
