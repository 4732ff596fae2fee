import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCall, aCallPage, aClient, aClientPage, aTask, anAttorney, ids } from '../testing/people';
import { anApi, visit } from '../testing/visit';

const NOW = new Date('2026-11-23T15:00:00.000Z');

let api: ReturnType<typeof anApi>;
beforeEach(() => {
  vi.setSystemTime(NOW);
  api = anApi().on('get', '/users/{id}/attorneys/{aid}/clients', () => aClientPage([aClient()]));
});

const open = async () => {
  visit('/');
  return screen.findByRole('heading', { level: 1 });
};

describe('what waits for the attorney (portals spec §2 "/")', () => {
  it('is shown in the order in which it came, each with the one thing to do', async () => {
    api.on('get', '/users/{id}/attorneys/{aid}/tasks', () => [
      aTask({ kind: 'CALL', eventId: ids.iowa, at: '2026-11-23T15:25:00.000Z', phoneNumber: '+14155550142' }),
      aTask({ kind: 'OUTCOME', eventId: ids.file, clientName: "Marlow O'Brien-Smith" }),
      aTask({ kind: 'CHANGED', dueOn: '2026-12-09' }),
      aTask({ kind: 'MESSAGES', count: 2, at: null }),
      aTask({ kind: 'OTHER_COMMITTED' }),
      aTask({ kind: 'NO_CALL' }),
      aTask({
        kind: 'LICENSE',
        clientId: null,
        clientName: null,
        clientSide: null,
        at: null,
        stateId: ids.iowa,
        expiresOn: '2026-12-31',
      }),
      aTask({
        kind: 'INSURANCE',
        clientId: null,
        clientName: null,
        clientSide: null,
        at: null,
        expiresOn: '2026-11-22',
      }),
      aTask({ kind: 'PAYOUT_ACCOUNT', clientId: null, clientName: null, clientSide: null, at: null }),
    ]);
    expect((await open()).textContent).toBe('Nine things are waiting for you');
    const rows = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(rows.slice(0, 9).map(({ textContent }) => textContent)).toEqual([
      'Your call with Casey Coyle starts in 25 minutes',
      "How did your call with Marlow O'Brien-Smith go?",
      'Casey Coyle’s agreement changed after you approved it',
      '2 unread messages from Casey Coyle',
      'The other attorney changed Casey Coyle’s agreement',
      'Casey Coyle hasn’t booked a call yet',
      'Your Iowa license ends in 38 days',
      'Your malpractice insurance has expired',
      'Your firm can’t be paid yet',
    ]);
    const call = screen.getByRole('link', { name: /^Call/ });
    expect(call.getAttribute('href')).toBe('tel:+14155550142');
    const linkOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(linkOf(/^Record the outcome/)).toBe('/attorney/appointments?filter=past');
    expect(linkOf(/^Read it again/)).toBe(`/attorney/clients/${ids.casey}?view=agreement`);
    expect(screen.getByText('Approve by Dec 9, 2026')).toBeDefined();
    expect(linkOf(/^Offer times/)).toBe(`/attorney/clients/${ids.casey}?offer`);
    expect(linkOf(/^Reply/)).toBe(`/attorney/clients/${ids.casey}?messages=${ids.casey}`);
    expect(linkOf(/^Go to the account/)).toBe('/attorney/account');
  });

  it('says by cause what changed in an agreement since it was approved', async () => {
    const aCommit = (day: number) =>
      ({ commitAt: `2026-11-0${day}T10:00:00.000Z`, hash: `${day}`.repeat(64) }) as never;
    const clause = (causes: string[], children: object[] | null = null) => ({ type: 'clause', causes, children });
    const asked: (string | null)[] = [];
    api
      .on('get', '/users/{id}/attorneys/{aid}/tasks', () => [
        aTask({ kind: 'CHANGED', approvedAt: '2026-11-04T00:00:00.000Z', at: '2026-11-05T10:00:00.000Z' }),
      ])
      .on('get', '/documents/{id}/history', () => [aCommit(5), aCommit(3), aCommit(1)])
      .on('get', '/documents/{id}/history/{commitAt}/redline', ({ query }) => {
        asked.push(query.get('since'));
        const clauses = [{ type: 'same', key: 'one' }, clause([], [clause(['DISCLOSURE'])]), clause(['ANSWER'])];
        return { hasChanges: true, sections: [{ causes: ['ANSWER'], clauses }] } as never;
      });
    await open();
    expect(
      await screen.findByText('Version 3: an answer or a name changed and a financial disclosure changed'),
    ).toBeDefined();
    expect(asked).toEqual(['2026-11-03T10:00:00.000Z']);
  });

  it('says which version is ready, what the preflight found, when the wedding is, and what comes after', async () => {
    const call = (eventStartAt: string) => aCall({ eventStartAt, eventEndAt: eventStartAt });
    api
      .on('get', '/users/{id}/attorneys/{aid}/tasks', () => [
        aTask({ kind: 'APPROVE', dueOn: '2026-12-04' }),
        aTask({ kind: 'NO_CALL', weddingDate: '2027-03-06' }),
      ])
      .on('get', '/documents/{id}/history', () => [{ commitAt: '2' }, { commitAt: '1' }] as never)
      .on('get', '/documents/{id}/generation', () => ({ findings: [] }) as never)
      .on('get', '/users/{id}/attorneys/{aid}/events', () =>
        // The first begins within the hour, and waits already.
        aCallPage([
          call('2026-11-23T15:30:00.000Z'),
          call('2026-11-24T14:00:00.000Z'),
          call('2026-11-25T14:00:00.000Z'),
        ]),
      );
    await open();
    expect(await screen.findByText('Version 2, no findings')).toBeDefined();
    expect(screen.getByText('Wedding Mar 6, 2027')).toBeDefined();
    expect(screen.getByText(/^After that, nothing until Tue, Nov 24/)).toBeDefined();
  });

  it('says since when messages wait, and who waits for an outcome', async () => {
    api.on('get', '/users/{id}/attorneys/{aid}/tasks', () => [
      aTask({ kind: 'MESSAGES', count: 2, at: '2026-11-22T15:00:00.000Z' }),
      aTask({ kind: 'OUTCOME', eventId: ids.file, at: '2026-11-20T15:00:00.000Z' }),
    ]);
    api.on('get', '/users/{id}/attorneys', () => [anAttorney({ responseTimeHours: 24 })]);
    await open();
    expect(screen.getByText(/^Waiting since Sun, Nov 22/)).toBeDefined();
    expect(screen.getByText('Your profile promises a reply within a day')).toBeDefined();
    expect(screen.getByText(/^Fri, Nov 20.+\. Casey Coyle can’t continue until you record it\.$/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Choose what also comes by e-mail' }).getAttribute('href')).toBe(
      '/attorney/account#mails',
    );
  });

  it('says on the day itself who may sign, their state’s wait being over', async () => {
    api.on('get', '/users/{id}/attorneys/{aid}/signing-days', () => [
      {
        clientId: ids.casey,
        documentId: ids.document,
        clientName: 'Casey',
        partnerName: 'Devon',
        at: '2026-11-26T18:05:00.000Z',
        days: 7,
      },
      {
        clientId: ids.frances,
        documentId: ids.file,
        clientName: 'Nguyễn',
        partnerName: 'Sam',
        at: '2026-12-20T18:05:00.000Z',
        days: 7,
      },
    ]);
    await open();
    const link = await screen.findByRole('link', { name: 'Casey and Devon may sign' });
    expect(link.getAttribute('href')).toBe(`/attorney/clients/${ids.casey}`);
    expect(link.closest('li')?.textContent).toContain('The 7-day wait ends, unless the text changes.');
    expect(screen.queryByText('Nguyễn and Sam may sign'), 'later than the week').toBeNull();
  });

  it('says that a call has started', async () => {
    api.on('get', '/users/{id}/attorneys/{aid}/tasks', () => [aTask({ kind: 'CALL', at: NOW.toISOString() })]);
    await open();
    expect(screen.getByRole('heading', { name: 'Your call with Casey Coyle has started' })).toBeDefined();
  });

  it('says what comes next when nothing waits', async () => {
    expect((await open()).textContent).toBe('Nothing is waiting for you');
    expect(screen.getByText(/Your client is still preparing/)).toBeDefined();
    expect(screen.getByText('No calls in the next seven days.')).toBeDefined();
  });

  it('shows the days away of the next seven days among the calls', async () => {
    const at = (day: number) => new Date(2026, 10, day, 10).toISOString();
    api
      .on('get', '/users/{id}/attorneys/{aid}/away', () => ({
        away: [
          { from: '2026-11-10', until: '2026-11-22' },
          { from: '2026-11-20', until: '2026-11-23' },
          { from: '2026-11-25', until: '2026-11-29' },
          { from: '2026-11-30', until: '2026-11-30' },
          { from: '2026-12-01', until: '2026-12-04' },
        ],
      }))
      .on('get', '/users/{id}/attorneys/{aid}/events', () =>
        aCallPage([aCall({ eventStartAt: at(24), eventEndAt: at(24) })]),
      );
    await open();
    const week = screen.getByRole('heading', { name: 'Next seven days' }).closest('section') as HTMLElement;
    expect([...week.querySelectorAll('ol > li')].map(({ textContent }) => textContent)).toEqual([
      'MonNov 23You’re awayNobody can book a call.',
      expect.stringMatching(/^TueNov 24.*Casey Coyle.*[AP]M for the client$/),
      'WedNov 25You’re away through Sun, Nov 29Nobody can book a call.',
      'MonNov 30You’re awayNobody can book a call.',
    ]);
  });

  it('shows what was earned this month, and what is due of all of them', async () => {
    let asked = '';
    api.on('get', '/users/{id}/attorneys/{aid}/payouts/summary', ({ query }) => {
      asked = `${query.get('from')} ${query.get('until')}`;
      return { metCount: 1, earnedInCents: 67_843, dueInCents: 82_843 };
    });
    await open();
    expect(asked).toBe(`${new Date(2026, 10, 1).toISOString()} ${new Date(2026, 11, 1).toISOString()}`);
    expect(screen.getByRole('heading', { name: 'November' })).toBeDefined();
    expect(screen.getByText('Earned from 1 service').nextElementSibling?.textContent).toBe('$678.43');
    expect(screen.getByText('Due to the firm').nextElementSibling?.textContent).toBe('$828.43');
  });

  it('tells a new attorney where couples find them', async () => {
    anApi();
    visit('/');
    expect(await screen.findByRole('heading', { name: 'You’re approved' })).toBeDefined();
    expect(screen.getByText('California')).toBeDefined();
  });
});
