import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Announcer } from '@troth/portal/announcer';
import { aLicense, noArchive, stamps } from '@troth/portal/testing-records';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { aCall, aCallPage, aFile, anAttorney, frances, ids } from '../testing/people';
import { anApi, visit } from '../testing/visit';

it.each(['APPROVED', 'DECLINED'] as const)(
  'an attorney who is %s asks for the archive of their data',
  async (stage) => {
    const api = anApi()
      .on('get', '/users/{id}/attorneys', () => [anAttorney({ stage })])
      .on(
        'post',
        '/users/{id}/personal-archive',
        () => ({ ...noArchive(), state: 'MAKING', refusal: 'BEING_MADE' }) as never,
      );
    visit('/attorney/account');
    expect(await screen.findByText(/It leaves out anything that belongs only to your clients\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Prepare my data' }));
    expect((await screen.findAllByText(/preparing your archive/)).length).toBeGreaterThan(0);
    expect(api.sent('post')).toHaveLength(1);
  },
);

describe('the profile (portals spec §2 "/attorney/account")', () => {
  const BIO = 'I explain every clause, and I begin with the one that worries you.';
  const openAccount = async (changes: Parameters<typeof anAttorney>[0] = {}) => {
    const api = anApi().on('get', '/users/{id}/attorneys', () => [anAttorney({ bio: BIO, ...changes })]);
    visit('/attorney/account');
    await screen.findByText(BIO);
    return { api, user: userEvent.setup() };
  };
  const change = (user: ReturnType<typeof userEvent.setup>, what: string) =>
    user.click(screen.getByRole('button', { name: `Change: ${what}` }));

  it('says which services the attorney offers and where each is booked, to be read alone', async () => {
    const aService = (changes: object) => ({
      id: ids.file,
      ...stamps,
      attorneyId: ids.frances,
      serviceType: 'REPRESENTATION' as const,
      bookingLink: null,
      ...changes,
    });
    anApi().on('get', '/users/{id}/attorneys/{aid}/attorney-services', () => [
      aService({}),
      aService({ id: ids.iowa, serviceType: 'Q_A', bookingLink: 'https://calendar.example/frances' }),
    ]);
    visit('/attorney/account');
    const section = (await screen.findByRole('heading', { name: 'Your services' })).closest('section') as HTMLElement;
    expect(within(section).getByText('Booked here, within your availability')).toBeDefined();
    expect(within(section).getByRole('link').getAttribute('href')).toBe('https://calendar.example/frances');
    expect(within(section).queryByRole('button')).toBeNull();
  });

  it('stops and starts taking new clients, and says which it is', async () => {
    const { api, user } = await openAccount();
    let isTakingNewClients = true;
    render(<Announcer />);
    api
      .on('get', '/users/{id}/attorneys', () => [anAttorney({ bio: BIO, isTakingNewClients })])
      .on('patch', '/users/{id}/attorneys/{aid}', () => problem(503, 'UNAVAILABLE'));
    await user.click(screen.getByRole('button', { name: 'Stop taking new clients' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your changes weren’t saved');
    expect(screen.getByText('Couples in your states can find you and choose you.')).toBeDefined();
    api.on('patch', '/users/{id}/attorneys/{aid}', () => {
      isTakingNewClients = false;
      return anAttorney();
    });
    await user.click(screen.getByRole('button', { name: 'Stop taking new clients' }));
    expect(await screen.findByText(/so couples can’t find you/)).toBeDefined();
    expect(await screen.findByText('You’re no longer taking new clients')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    api.on('patch', '/users/{id}/attorneys/{aid}', () => anAttorney());
    await user.click(screen.getByRole('button', { name: 'Take new clients again' }));
    await waitFor(() =>
      expect(api.sent('patch')).toEqual([
        { isTakingNewClients: false },
        { isTakingNewClients: false },
        { isTakingNewClients: true },
      ]),
    );
  });

  it('is changed section by section, and only what stands in the section is sent', async () => {
    const { api, user } = await openAccount();
    api.on('patch', '/users/{id}/attorneys/{aid}', () => anAttorney());
    await change(user, 'Your practice');
    const form = screen.getByRole('form', { name: 'Your practice' });
    const years = within(form).getByRole('textbox', { name: /Years of experience/ });
    await user.clear(years);
    await user.type(years, '71');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await within(form).findByText('Enter whole years, from 0 to 70')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(years));
    expect(api.sent('patch')).toEqual([]);
    await user.clear(years);
    await user.type(years, '17');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Your practice' })).toBeNull());
    expect(api.sent('patch')).toEqual([
      {
        languages: ['English'],
        practiceAreas: [],
        professionalAssociations: [],
        lawSchool: 'Davis',
        yearsOfExperience: 17,
        responseTimeHours: 24,
        expected: {
          languages: ['English'],
          practiceAreas: [],
          professionalAssociations: [],
          lawSchool: 'Davis',
          yearsOfExperience: 16,
          responseTimeHours: 24,
        },
      },
    ]);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change: Your practice' })),
    );
  });

  it('keeps up to five replies, none of them half', async () => {
    const { api, user } = await openAccount();
    api.on('put', '/users/{id}/attorneys/{aid}/saved-replies', ({ body }) => body as never);
    await change(user, 'Saved replies');
    const form = screen.getByRole('form', { name: 'Saved replies' });
    await user.type(within(form).getByRole('textbox', { name: 'Name' }), 'Welcome');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(within(form).getByText('Fill this in, or remove the reply')).toBeDefined();
    expect(api.sent('put')).toEqual([]);
    await user.type(within(form).getByRole('textbox', { name: 'Message' }), 'I read your answers before we talk.');
    await user.click(within(form).getByRole('button', { name: 'Add a reply' }));
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Welcome')).toBeDefined();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Change: Saved replies' })).toBe(document.activeElement),
    );
    expect(api.sent('put')).toEqual([
      { replies: [{ name: 'Welcome', message: 'I read your answers before we talk.' }] },
    ]);
  });

  it('shows what another tab saved first, and replaces it only when saved again', async () => {
    const { api, user } = await openAccount();
    let isFirst = true;
    api.on('patch', '/users/{id}/attorneys/{aid}', () => {
      if (!isFirst) return anAttorney();
      isFirst = false;
      return problem(409, 'VERSION_CONFLICT', { current: anAttorney({ lawSchool: 'Northfield' }) });
    });
    await change(user, 'Your practice');
    const form = screen.getByRole('form', { name: 'Your practice' });
    const school = within(form).getByRole('textbox', { name: /Law school/ });
    await user.clear(school);
    await user.type(school, 'Westbrook');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await within(form).findByText('This was changed somewhere else')).toBeDefined();
    expect(within(form).getByText('Northfield')).toBeDefined();
    expect((school as HTMLInputElement).value).toBe('Westbrook');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Your practice' })).toBeNull());
    expect(api.sent('patch').at(-1)).toMatchObject({ lawSchool: 'Westbrook', expected: { lawSchool: 'Northfield' } });
  });

  it('is left as it is by Cancel, and keeps what was typed when a save fails', async () => {
    const { api, user } = await openAccount();
    await change(user, 'Your introduction');
    const bio = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your introduction/ });
    await user.type(bio(), ' Always.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText(BIO)).toBeDefined();
    await change(user, 'Your introduction');
    expect(bio().value).toBe(BIO);
    api.on('patch', '/users/{id}/attorneys/{aid}', () => problem(503, 'UNAVAILABLE'));
    await user.type(bio(), ' Always.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your changes weren’t saved')).toBeDefined();
    expect(bio().value).toBe(`${BIO} Always.`);
  });

  it('asks for the certificate once insurance is ticked', async () => {
    const { api, user } = await openAccount({ hasMalpracticeInsurance: false });
    api.on('patch', '/users/{id}/attorneys/{aid}', () => anAttorney());
    api.on('post', '/users/{id}/attorneys/{aid}/files', () => aFile());
    await change(user, 'What matters to couples');
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Add the certificate of your malpractice insurance')).toBeDefined();
    const insurance = screen.getByRole('group', { name: /Certificate of insurance/ });
    await user.upload(
      within(insurance).getByLabelText('Choose a file', { selector: 'input' }),
      new File(['%PDF-1.7'], 'policy.pdf', { type: 'application/pdf' }),
    );
    await within(insurance).findByText('policy.pdf');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.sent('patch')).toMatchObject([
        { hasMalpracticeInsurance: true, malpracticeInsuranceFileId: ids.file },
      ]),
    );
  });

  it('takes the name and the telephone number to the person', async () => {
    const { api, user } = await openAccount();
    api.on('patch', '/users/{id}', () => ({ ...frances(), lastName: 'Nguyễn' }));
    await change(user, 'Your name and phone number');
    const last = screen.getByRole('textbox', { name: /Last name/ });
    await user.clear(last);
    await user.type(last, 'Nguyễn');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.sent('patch')).toEqual([
        {
          firstName: 'Frances',
          lastName: 'Nguyễn',
          phoneNumber: '+14155550105',
          over: { firstName: 'Frances', lastName: 'Fenn', phoneNumber: '+14155550105' },
        },
      ]),
    );
  });

  it('shows the name that another tab saved first beside the one that was typed', async () => {
    const { api, user } = await openAccount();
    api.on('patch', '/users/{id}', () =>
      problem(409, 'VERSION_CONFLICT', { current: { ...frances(), lastName: 'Marsh' } }),
    );
    await change(user, 'Your name and phone number');
    const last = screen.getByRole<HTMLInputElement>('textbox', { name: /Last name/ });
    await user.clear(last);
    await user.type(last, 'Nguyễn');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Frances Marsh');
    expect(last.value).toBe('Nguyễn');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.sent('patch').at(-1)).toMatchObject({ over: { lastName: 'Marsh' } }));
  });

  it('changes the licenses in their order, and keeps what was typed when the API refuses (D50)', async () => {
    const { api, user } = await openAccount({
      attorneyStates: [
        aLicense(ids.frances, ids.california, 'CA-214507'),
        { ...aLicense(ids.frances, ids.iowa, 'IA-88'), order: 1, verifiedAt: null },
      ],
    });
    expect(screen.getByText('Waiting for confirmation')).toBeDefined();
    await change(user, 'Where you are licensed');
    const numbers = () =>
      screen.getAllByRole<HTMLInputElement>('textbox', { name: /Bar number/ }).map(({ value }) => value);
    act(() => screen.getByRole('button', { name: /^Move California/ }).focus());
    await user.keyboard('{ArrowDown}');
    expect(numbers()).toEqual(['IA-88', 'CA-214507']);
    api.on('put', '/users/{id}/attorneys/{aid}/attorney-states', () => problem(422, 'REFUSED_BY_RULE'));
    await user.click(screen.getByRole('button', { name: 'Remove Iowa' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your changes weren’t saved')).toBeDefined();
    expect(numbers()).toEqual(['CA-214507']);
    api.on('put', '/users/{id}/attorneys/{aid}/attorney-states', () => anAttorney());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.sent('put').at(-1)).toMatchObject({
        licenses: [{ stateId: ids.california, barLicenseNum: 'CA-214507', expiresOn: null }],
      }),
    );
  });
});

describe('days away', () => {
  it('list the calls that are booked on them, to be moved or canceled', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const day = (date: Date) => date.toLocaleDateString('en-CA');
    const api = anApi()
      .on('get', '/users/{id}/attorneys', () => [anAttorney()])
      .on('put', '/users/{id}/attorneys/{aid}/away', ({ body }) => ({ away: (body as { away: never[] }).away }))
      .on('get', '/users/{id}/attorneys/{aid}/events', () =>
        aCallPage([aCall({ eventStartAt: inDays(4).toISOString(), eventEndAt: inDays(4.1).toISOString() })]),
      );
    visit('/attorney/account');
    const first = await screen.findByLabelText('First day');
    const form = within(first.closest('form') ?? document.body);
    await userEvent.click(form.getByRole('button', { name: 'Add days away' }));
    expect(form.getAllByText('Enter a date')).toHaveLength(2);
    await userEvent.type(first, day(inDays(3)));
    await userEvent.type(screen.getByLabelText('Last day'), day(inDays(5)));
    await userEvent.click(form.getByRole('button', { name: 'Add days away' }));
    expect(await screen.findByText('1 call is booked on these days:')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Move the call with Casey Coyle' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Cancel the call with Casey Coyle' })).toBeDefined();
    const added = { from: day(inDays(3)), until: day(inDays(5)) };
    expect(api.sent('put')).toEqual([{ away: [added], expected: [] }]);
  });

  it('are added beside others, never the same day twice, and removed one by one', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA');
    const known = { from: inDays(3), until: inDays(5) };
    const api = anApi()
      .on('get', '/users/{id}/attorneys', () => [anAttorney()])
      .on('get', '/users/{id}/attorneys/{aid}/away', () => ({ away: [known] }))
      .on('put', '/users/{id}/attorneys/{aid}/away', ({ body }) => ({ away: (body as { away: never[] }).away }))
      .on('get', '/users/{id}/attorneys/{aid}/events', () => aCallPage([]));
    visit('/attorney/account');
    const add = await screen.findByRole('button', { name: 'Add days away' });
    await userEvent.type(screen.getByLabelText('First day'), inDays(5));
    await userEvent.type(screen.getByLabelText('Last day'), inDays(6));
    await userEvent.click(add);
    expect(screen.getByText('You’re already away on some of these days')).toBeDefined();
    expect(api.sent('put')).toEqual([]);
    await userEvent.clear(screen.getByLabelText('First day'));
    await userEvent.type(screen.getByLabelText('First day'), inDays(6));
    await userEvent.click(add);
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove the days away/ })).toHaveLength(2));
    const next = { from: inDays(6), until: inDays(6) };
    const [first] = screen.getAllByRole('button', { name: /^Remove the days away/ });
    if (first !== undefined) await userEvent.click(first);
    await waitFor(() =>
      expect(api.sent('put')).toEqual([
        { away: [known, next], expected: [known] },
        { away: [next], expected: [known, next] },
      ]),
    );
  });
});

describe('e-mails', () => {
  it('are ended by kind, but for those that a client waits for', async () => {
    const api = anApi()
      .on('get', '/users/{id}/attorneys', () => [anAttorney()])
      .on('patch', '/users/{id}/reminders', () => ({
        QUESTIONNAIRE: true,
        APPOINTMENTS: true,
        REVIEWS: true,
        PAYOUTS: false,
        CLIENT_NEWS: true,
      }));
    visit('/attorney/account');
    const payouts = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Payouts/ });
    expect(screen.getByText(/We always e-mail you about anything a client is waiting on/)).toBeDefined();
    await userEvent.click(payouts);
    expect(payouts.checked).toBe(false);
    await waitFor(() => expect(api.sent('patch')).toEqual([{ PAYOUTS: false }]));
  });
});
