import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@troth/api-client';
import { problem } from '@troth/portal/testing';
import { describe, expect, it, vi } from 'vitest';
import { aJourney, aPerson, ids } from '../testing/couple';
import { thePartner } from '../testing/couple-document';
import { anApi, visit } from '../testing/visit';

type Schemas = components['schemas'];

const allDone = aJourney().sections.map((section) => ({ ...section, status: 'COMPLETED' as const }));
const open = async (changes: Partial<Schemas['Journey']>, prepare?: (api: ReturnType<typeof anApi>) => void) => {
  const api = anApi().on('get', '/users/{id}/journey', () => aJourney(changes));
  api.on('get', '/users/{id}/calendar-feed', () => aFeed());
  prepare?.(api);
  const view = visit('/');
  await screen.findByRole('heading', { level: 1 });
  return { api, ...view };
};
const notarized: NonNullable<Schemas['Journey']['document']> = {
  status: 'FULLY_APPROVED',
  isInEditor: false,
  isLocked: false,
  isImported: false,
  isNotarized: true,
  lastGeneratedAt: '2026-11-01T10:00:00.000Z',
  reviewedAt: '2026-11-02T10:00:00.000Z',
  ownReviewedAt: '2026-11-02T10:00:00.000Z',
  partnerReviewedAt: '2026-11-02T10:00:00.000Z',
  finalizedAt: '2026-11-03T10:00:00.000Z',
  generatedPdfFileId: null,
};
const aFeed = (changes: Partial<Schemas['CalendarFeed']> = {}): Schemas['CalendarFeed'] => ({
  isActive: false,
  createdAt: null,
  lastReadAt: null,
  url: null,
  webcalUrl: null,
  ...changes,
});
const row = async (name: RegExp) => {
  const item = (await screen.findByRole('heading', { name, level: 3 })).closest('li');
  if (item === null) throw new Error(`no row ${String(name)}`);
  return item;
};

describe('dashboard: the checklist hub (customer spec §2)', () => {
  it.each([
    ['CHOOSE_STATE', '/questionnaire', 'Start'],
    ['ANSWER_QUESTIONNAIRE', '/questionnaire/homes', 'Start with Homes'],
    ['PAY', '/payment', 'Go to payment'],
    ['BOOK_REPRESENTATION', '/attorney-services?serviceType=REPRESENTATION', 'Book representation'],
    ['SETTLE_JOINT_ENTRIES', '/financial-disclosure#settle', 'Open the joint entries'],
    ['BOOK_ATTORNEY', '/attorney-services?serviceType=REPRESENTATION', 'Choose your attorney'],
    ['MEET_ATTORNEY', '/attorney-services?serviceType=REPRESENTATION', 'See your appointment'],
    ['WAIT_FOR_PARTNER_ATTORNEY', '/notarize', 'See what’s left'],
    ['WAIT_FOR_APPROVAL', '/documents/review', 'Read the agreement'],
    ['WAIT_FOR_PARTNER_REVIEW', '/documents/review', 'Read it again'],
    ['DISCLOSE_FINANCES', '/financial-disclosure', 'Open financial disclosure'],
    ['INVITE_PARTNER', '/profile', 'Invite your partner'],
    ['WAIT_FOR_PARTNER', '/alignment', 'Open alignment'],
    ['WAIT_FOR_PARTNER_DISCLOSURE', '/financial-disclosure', 'See both disclosures'],
    ['ALIGN', '/alignment', 'Compare the four answers'],
    ['GENERATE', '/documents', 'Create the agreement'],
    ['REVIEW', '/documents/review', 'Read the agreement'],
    ['NOTARIZE', '/notarize', 'Go to notarization'],
  ] as const)('%s is the one next step, and leads to %s', async (key, path, action) => {
    await open({
      nextStep: { key, path },
      alignment: { access: 'OPEN', openDisputes: 4, agreedAnswers: 79, isComplete: false },
    });
    const link = await screen.findByRole('link', { name: action });
    expect(link.getAttribute('href')).toBe(path);
  });

  it('leads to the vault once the agreement is sealed', async () => {
    await open({ nextStep: { key: 'DONE', path: '/congratulations' } });
    expect((await screen.findByRole('link', { name: 'Open your vault' })).getAttribute('href')).toBe('/vault');
  });

  it('goes on in the section that is under way', async () => {
    await open({
      hasBegun: true,
      nextStep: { key: 'ANSWER_QUESTIONNAIRE', path: '/questionnaire/homes' },
      sections: aJourney().sections.map((section, at) => ({
        ...section,
        status: at === 0 ? 'IN_PROGRESS' : section.status,
      })),
    });
    const link = await screen.findByRole('link', { name: 'Continue with Homes' });
    expect(link.getAttribute('href')).toBe('/questionnaire/homes');
  });

  it('somebody who was invited and has answered nothing begins, and has done nothing yet', async () => {
    const untouched = aJourney().sections.map((section, at) => ({
      ...section,
      // A section that asks nothing of them is done before they begin.
      status: at === 1 ? ('NOT_APPLICABLE' as const) : ('NOT_STARTED' as const),
    }));
    await open(
      {
        nextStep: { key: 'ANSWER_QUESTIONNAIRE', path: '/questionnaire/homes' },
        sections: untouched,
        side: 'B',
        partner: thePartner({ side: 'A', firstName: 'Alex', isQuestionnaireComplete: false }),
        isQuestionnaireComplete: false,
        weddingDate: null,
      },
      (api) => api.on('get', '/users/me', () => aPerson({ firstName: null })),
    );
    expect(await screen.findByRole('link', { name: /^Start with / })).toBeTruthy();
    expect(within(await row(/Questionnaire/)).getByText('You: not done yet')).toBeTruthy();
    expect(screen.getByText(/^You and Alex/)).toBeTruthy();
    expect(screen.getByText('You haven’t set your wedding date yet.')).toBeTruthy();
  });

  const standing = {
    stage: null,
    turn: [],
    isOnlineOffered: true,
    isPaymentNeeded: false,
    waitEndsAt: null,
    timeZone: 'America/Los_Angeles',
  } satisfies Schemas['Journey']['notarization'];
  const standings: [Partial<NonNullable<Schemas['Journey']['notarization']>>, string][] = [
    [{}, 'Your agreement is ready to sign'],
    [{ waitEndsAt: '2099-11-04T18:00:00.000Z' }, 'Take your time to read it again'],
    [{ stage: 'PREPARING' }, 'We’re preparing your signing'],
    [{ stage: 'SENT', turn: ['A', 'B'] }, 'It’s your turn to sign'],
    [{ stage: 'PARTIAL', turn: ['B'] }, 'You’ve signed, and Blake is next'],
    [{ stage: 'AWAITING_CONFIRMATION', turn: ['A'] }, 'Does the scan match what you signed?'],
    [{ stage: 'COMPLETING' }, 'Everything is signed'],
    [{ stage: 'NEEDS_ATTENTION' }, 'Your signing needs attention'],
  ];
  it.each(standings)('tells the story of /notarize: %j', async (changes, title) => {
    await open({
      partner: thePartner(),
      nextStep: { key: 'NOTARIZE', path: '/notarize' },
      notarization: { ...standing, ...changes },
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  });

  it('says what is done, what is locked and why, and what is next', async () => {
    await open({
      sections: allDone,
      isQuestionnaireComplete: true,
      nextStep: { key: 'DISCLOSE_FINANCES', path: '/financial-disclosure' },
    });
    expect((await row(/^Questionnaire\s*, completed$/)).getAttribute('aria-current')).toBeNull();
    expect((await row(/^Financial Disclosure$/)).getAttribute('aria-current')).toBe('step');
    const alignment = await row(/^Alignment$/);
    expect(within(alignment).getByText('Available once your partner has joined')).toBeTruthy();
    expect(within(alignment).getByText('Not open yet')).toBeTruthy();
    expect(within(alignment).queryByRole('link')).toBeNull();
  });

  it('never locks the next step, though the menu’s item waits for it', async () => {
    await open({ nextStep: { key: 'REVIEW', path: '/documents/review' } });
    const item = await row(/^Review & Notarize$/);
    expect(within(item).getByRole('link').getAttribute('href')).toBe('/documents/review');
    expect(within(item).queryByText('Not open yet')).toBeNull();
  });

  it('leads from what is locked to representation, or to the plan', async () => {
    await open({
      nextStep: { key: 'BOOK_REPRESENTATION', path: '/attorney-services?serviceType=REPRESENTATION' },
      sections: aJourney().sections.map((section, at) =>
        at === 0 ? { ...section, status: 'COMPLETED' } : { ...section, lock: 'REPRESENTATION_NEEDED' },
      ),
    });
    expect(await screen.findByText(/so Debts opens once you book representation/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change my plan instead' }).getAttribute('href')).toBe(
      '/questionnaire/debts',
    );
  });

  it('counts what is agreed and left, and says of both partners what they have to do', async () => {
    await open({
      partner: thePartner({ areFinancialsDone: false, missingIncomeYears: [2026] }),
      isQuestionnaireComplete: true,
      nextStep: { key: 'ALIGN', path: '/alignment' },
      menu: {
        ...aJourney().menu,
        items: aJourney().menu.items.map((item) => ({ ...item, isEnabled: true, reason: null })),
      },
      alignment: { access: 'OPEN', openDisputes: 4, agreedAnswers: 79, isComplete: false },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Next, settle four answers with Blake' })).toBeTruthy();
    const alignment = within(await row(/^Alignment$/));
    alignment.getByText('79 of 83 agree. Four left.');
    alignment.getByText('Alex: 4 to settle');
    alignment.getByText('Blake: 4 to settle');
    within(await row(/^Financial Disclosure$/)).getByText('Blake: income missing');
    within(await row(/^Documents$/)).getByText('Blake: to create');
    within(await row(/^Review & Notarize$/)).getByText('Alex: to review');
  });

  it.each([
    ['with its attorneys', { key: 'WAIT_FOR_APPROVAL', path: '/documents/review' }, null, 'with attorneys'],
    ['approved and final', { key: 'NOTARIZE', path: '/notarize' }, '2026-11-24T10:00:00.000Z', 'to sign'],
  ] as const)('asks nobody to confirm an agreement that is %s', async (_name, nextStep, finalizedAt, status) => {
    await open({
      partner: thePartner(),
      isPaid: true,
      isQuestionnaireComplete: true,
      nextStep,
      alignment: { access: 'OPEN', openDisputes: 0, agreedAnswers: 52, isComplete: true },
      menu: {
        ...aJourney().menu,
        items: aJourney().menu.items.map((item) => ({ ...item, isEnabled: true, reason: null })),
      },
      document: {
        status: finalizedAt === null ? 'NOT_APPROVED' : 'FULLY_APPROVED',
        isInEditor: finalizedAt === null,
        isLocked: false,
        isImported: false,
        isNotarized: false,
        lastGeneratedAt: '2026-11-20T10:00:00.000Z',
        reviewedAt: null,
        ownReviewedAt: null,
        partnerReviewedAt: null,
        finalizedAt,
        generatedPdfFileId: ids.section,
      },
    });
    const signing = within(await row(/^Review & Notarize$/));
    signing.getByText(`Alex: ${status}`);
    signing.getByText(`Blake: ${status}`);
  });

  it('shows the next call and the attorneys first, and sells nothing once the agreement is notarized', async () => {
    const counsel: Schemas['Journey']['counsel'] = {
      attorneys: [
        { side: 'A', name: 'Frances Fenn', firmName: null, kind: 'SERVICE', isApproved: true },
        { side: 'B', name: 'Gray Gale', firmName: null, kind: 'SERVICE', isApproved: false },
      ],
      nextCall: {
        eventStartAt: '2026-11-27T00:30:00.000Z',
        attorneyName: 'Frances Fenn',
        serviceType: 'REPRESENTATION',
      },
      representation: { status: 'SCHEDULED', isFromPartner: false, isAttorneyChosen: true },
    };
    const before = await open({ partner: thePartner(), counsel });
    expect(await screen.findByRole('heading', { name: 'Call with Frances Fenn' })).toBeTruthy();
    screen.getByText('Frances Fenn approved it for Alex');
    screen.getByText('Gray Gale represents Blake');
    before.unmount();
    const { api } = await open({
      partner: thePartner(),
      counsel,
      nextStep: { key: 'DONE', path: '/congratulations' },
      document: { ...notarized },
    });
    await screen.findByRole('heading', { name: 'Your attorneys' });
    expect(api.calls.some(({ name }) => name.endsWith('/eligibility'))).toBe(false);
  });

  it('leads the partner for whom representation was bought to the choice of an attorney', async () => {
    await open({
      partner: thePartner(),
      counsel: {
        attorneys: [],
        nextCall: null,
        representation: { status: 'WAITING', isFromPartner: true, isAttorneyChosen: false },
      },
    });
    expect(await screen.findByText(/Blake bought representation for you/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose your attorney' }).getAttribute('href')).toBe(
      '/attorney-services?serviceType=REPRESENTATION',
    );
  });

  it('says so when the journey does not come', async () => {
    await open({}, (api) => api.on('get', '/users/{id}/journey', () => problem(400, 'NO')));
    expect(await screen.findByRole('heading', { name: 'We couldn’t show this page' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Refresh the page' })).toBeTruthy();
  });
});

describe('days to the wedding and the latest safe day of each step', () => {
  const plan: Partial<Schemas['Journey']> = {
    weddingDate: '2099-06-19',
    daysUntilWedding: 210,
    deadlineOutlook: 'TIGHT',
    earliestFinish: '2099-05-01',
    deadlines: [
      { step: 'PAYMENT', latestSafeDate: '2098-12-02', reasonKey: 'SECTIONS_TO_ANSWER', citation: null, isPast: true },
      {
        step: 'REVIEW',
        latestSafeDate: '2099-06-01',
        reasonKey: 'LAW_WAIT_AFTER_FINAL',
        citation: 'Cal. Fam. Code § 1615(c)',
        isPast: false,
      },
    ],
  };

  it('counts the days and names each day with its reason', async () => {
    await open(plan);
    expect(await screen.findByText('210')).toBeTruthy();
    expect(screen.getByText('days to your wedding')).toBeTruthy();
    const line = screen.getByRole('list', { name: 'Safe deadlines' });
    expect(
      within(line)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['TodayNov 21, 2098', 'ReviewJun 1, 2099', 'WeddingJun 19, 2099']);
    expect(screen.getByText('Review the agreement by June 1, 2099')).toBeTruthy();
    expect(screen.getByText('Cal. Fam. Code § 1615(c)')).toBeTruthy();
    expect(screen.getByText('Time is short before your wedding')).toBeTruthy();
    expect(screen.getByText(/the earliest you can finish is May 1, 2099/)).toBeTruthy();
  });

  it('says that a date cannot be met, and is silent when there is time', async () => {
    const late = await open({ ...plan, deadlineOutlook: 'TOO_LATE' });
    expect(await screen.findByText('You can’t finish the agreement before this wedding date')).toBeTruthy();
    late.unmount();
    await open({ ...plan, deadlineOutlook: 'ON_TIME' });
    expect(await screen.findByText('210')).toBeTruthy();
    expect(screen.queryByText(/Time is short|can’t finish/)).toBeNull();
  });

  it('asks for the wedding date while there is none', async () => {
    await open({ weddingDate: null });
    const link = await screen.findByRole('link', { name: 'Add your wedding date' });
    expect(link.getAttribute('href')).toBe('/questionnaire/homes');
    expect(screen.queryByText('Add to calendar')).toBeNull();
  });

  it('makes a subscription link, shows it once, copies, replaces and revokes it', async () => {
    let count = 0;
    const made = () => {
      count += 1;
      const address = `http://127.0.0.1:4000/calendar/secret-${count}`;
      return aFeed({
        isActive: true,
        createdAt: '2026-11-20T10:00:00.000Z',
        url: address,
        webcalUrl: address.replace('http:', 'webcal:'),
      });
    };
    await open(plan, (api) =>
      api
        .on('post', '/users/{id}/calendar-feed', () => made())
        .on('delete', '/users/{id}/calendar-feed', () => aFeed()),
    );
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await screen.findByText('Add to calendar'));
    await user.click(await screen.findByRole('button', { name: 'Create a subscription link' }));
    const address = () => screen.queryByLabelText<HTMLInputElement>(/Your subscription link/)?.value;
    await waitFor(() => expect(address()).toBe('http://127.0.0.1:4000/calendar/secret-1'));
    expect(screen.getByRole('link', { name: 'Open in a calendar app' }).getAttribute('href')).toBe(
      'webcal://127.0.0.1:4000/calendar/secret-1',
    );
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(write).toHaveBeenCalledWith('http://127.0.0.1:4000/calendar/secret-1');
    expect(await screen.findByText('Copied.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Replace the link' }));
    await waitFor(() => expect(address()).toBe('http://127.0.0.1:4000/calendar/secret-2'));
    await user.click(screen.getByRole('button', { name: 'Revoke the link' }));
    expect(await screen.findByRole('button', { name: 'Create a subscription link' })).toBeTruthy();
    expect(address()).toBeUndefined();
  });

  it('downloads the days as a file', async () => {
    const file = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:calendar');
    await open(plan, (api) =>
      api.on(
        'get',
        '/users/{id}/calendar.ics',
        () => new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } }),
      ),
    );
    await userEvent.click(await screen.findByText('Add to calendar'));
    await userEvent.click(await screen.findByRole('button', { name: 'Download calendar file' }));
    await waitFor(() => expect(file).toHaveBeenCalledOnce());
    expect(await (file.mock.calls[0]?.[0] as Blob).text()).toBe('BEGIN:VCALENDAR');
  });

  it('says of a link made before only that there is one', async () => {
    await open(plan, (api) =>
      api.on('get', '/users/{id}/calendar-feed', () =>
        aFeed({ isActive: true, createdAt: '2026-11-20T10:00:00.000Z' }),
      ),
    );
    await userEvent.click(await screen.findByText('Add to calendar'));
    expect(await screen.findByText(/You’ve had a subscription link since November 20, 2026/)).toBeTruthy();
    expect(screen.queryByLabelText(/Your subscription link/)).toBeNull();
  });
});

describe('the partner, without answers (customer spec §6)', () => {
  const waiting = (changes: Partial<Schemas['PartnerSummary']> = {}): Partial<Schemas['Journey']> => ({
    sections: allDone,
    isQuestionnaireComplete: true,
    partner: thePartner({
      isQuestionnaireComplete: false,
      areFinancialsDone: false,
      hasStarted: true,
      sectionsDone: 3,
      sectionsTotal: 12,
      lastActiveOn: '2026-11-20',
      nextReminderAt: null,
      ...changes,
    }),
  });

  it('shows which sections each has finished, as strips and as a table, while one has some left', async () => {
    const left = waiting({ doneSectionIds: [allDone[0]!.id] });
    const view = await open({ ...left, hasBegun: true });
    const table = within(
      await screen.findByText('Who has done which section').then((each) => each.closest('details')!),
    );
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[0]).toBe('SectionAlexBlake');
    expect(rows.slice(1).map((row) => row?.endsWith('DoneDone'))).toEqual(allDone.map((_section, at) => at === 0));
    view.unmount();
    await open(waiting({ isQuestionnaireComplete: true, sectionsDone: 12 }));
    expect(screen.queryByText('Who has done which section')).toBeNull();
  });

  it('says how far the partner is and sends one reminder a day', async () => {
    const { api } = await open(waiting(), (fake) =>
      fake.on('post', '/users/{id}/questionnaire-reminder', () => {
        fake.on('get', '/users/{id}/journey', () => aJourney(waiting({ nextReminderAt: '2026-11-22T10:00:00.000Z' })));
        return { sentAt: '2026-11-21T10:00:00.000Z' };
      }),
    );
    expect(await screen.findByText('Blake has finished 3 of 12 sections of the questionnaire')).toBeTruthy();
    expect(screen.getByText('Last active on November 20, 2026')).toBeTruthy();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send reminder email' });
    await userEvent.click(button);
    expect(await screen.findByText(/We sent Blake a reminder/)).toBeTruthy();
    expect(await screen.findByText(/You can send the next one from/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send reminder email' }).disabled).toBe(true);
    expect(api.sent('post')).toHaveLength(1);
  });

  it('offers no reminder while the own questionnaire is open, nor once the partner is done', async () => {
    const first = await open({ ...waiting(), isQuestionnaireComplete: false });
    expect(screen.queryByRole('button', { name: 'Send reminder email' })).toBeNull();
    first.unmount();
    await open(waiting({ isQuestionnaireComplete: true, sectionsDone: 12 }));
    expect(await screen.findByText('Blake has completed the questionnaire')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send reminder email' })).toBeNull();
  });

  it('offers the invitation while there is no partner', async () => {
    await open({ documentId: ids.document });
    expect(await screen.findByLabelText(/Your partner’s e-mail address/)).toBeTruthy();
  });
});

describe('the review of an attorney after a meeting (decisions, row 23)', () => {
  const met = (id: string, lastName: string) =>
    ({ id, stage: 'APPROVED', user: { firstName: 'Iris', lastName, email: '' } }) as unknown as Schemas['Attorney'];
  const needing = async (
    attorneys: Schemas['Attorney'][],
    answer: () => Schemas['AttorneyReview'] | Response | Promise<Response>,
  ) => {
    const left = [...attorneys];
    const opened = await open({ isPaid: true }, (fake) =>
      fake
        .on('get', '/users/{id}/attorneys-needing-reviews', () => left)
        .on('post', '/users/{id}/attorneys/{aid}/attorney-reviews', async () => {
          const reply = await answer();
          if (!(reply instanceof Response) || reply.status === 409) left.shift();
          return reply;
        }),
    );
    await screen.findByRole('heading', { name: 'How was your meeting with Iris Vale?' });
    return opened;
  };
  const vale = met(ids.document, 'Vale');
  const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /another couple/ });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send your review' }));
  const stored = {} as Schemas['AttorneyReview'];

  it('asks nobody who has not paid, and says nothing when there is nobody to review', async () => {
    const { api, unmount } = await open({ isPaid: false });
    expect(api.calls.some(({ name }) => name.endsWith('needing-reviews'))).toBe(false);
    unmount();
    await open({ isPaid: true }, (fake) => fake.on('get', '/users/{id}/attorneys-needing-reviews', () => []));
    expect(screen.queryByRole('heading', { name: /How was your meeting/ })).toBeNull();
  });

  it('says what is missing, takes stars by the arrow keys, sends once and thanks', async () => {
    const { api } = await needing([vale, met(ids.newYork, 'Moss')], () => stored);
    await send();
    expect(screen.getByText('Choose one to five stars')).toBeTruthy();
    expect(screen.getByRole('radiogroup', { name: /Your rating/ }).getAttribute('aria-invalid')).toBe('true');
    const one = screen.getByRole('radio', { name: '1 star' });
    expect(document.activeElement).toBe(one);
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    await userEvent.type(words(), '  Kind & exact. {Enter}Nguyễn ');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send your review' }));
    const thanks = await screen.findByText('Thank you for your review');
    expect(screen.getByText('We’ll publish your review of Iris Vale once we’ve checked it.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.contains(thanks)).toBe(true));
    expect(api.sent('post')).toEqual([{ rating: 40, message: 'Kind & exact. \nNguyễn' }]);
    expect(await screen.findByRole('heading', { name: 'How was your meeting with Iris Moss?' })).toBeTruthy();
    expect(words().value).toBe('');
  });

  it('keeps the words when they cannot be sent, and repeats them under the same key', async () => {
    let isBroken = true;
    const { api } = await needing([vale], () => (isBroken ? problem(503, 'UNAVAILABLE') : stored));
    await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
    await userEvent.type(words(), 'Kind');
    await send();
    expect(await screen.findByText('What you wrote is still here.')).toBeTruthy();
    expect(words().value).toBe('Kind');
    isBroken = false;
    await send();
    await screen.findByText('Thank you for your review');
    const keys = api.calls.flatMap(({ headers }) => headers.get('idempotency-key') ?? []);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('is thankful for one that was sent in another tab', async () => {
    await needing([vale], () => problem(409, 'ALREADY_EXISTS'));
    await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
    await userEvent.type(words(), 'Kind');
    await send();
    await screen.findByText('Thank you for your review');
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });
});
