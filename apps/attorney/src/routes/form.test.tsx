import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceStorage } from '@troth/portal/device-storage';
import { problem } from '@troth/portal/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFile, anAttorney, ids } from '../testing/people';
import { anApi, visit } from '../testing/visit';

const BIO = 'I have practiced family law in Iowa and Nebraska since 2010.';

let api: ReturnType<typeof anApi>;
beforeEach(() => {
  api = anApi()
    .on('get', '/users/{id}/attorneys', () => [anAttorney({ stage: 'FORM_MISSING' })])
    .on('post', '/users/{id}/attorneys/{aid}/files', () => aFile());
});

const openForm = async () => {
  const view = visit('/attorney/form');
  await screen.findByRole('heading', { name: 'Apply to work with couples' });
  return { ...view, user: userEvent.setup() };
};
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send application' }));
const errorsOn = (name: string | RegExp) => {
  const described = field(name).getAttribute('aria-describedby') ?? '';
  return described
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent);
};

const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(field(/Your introduction/), BIO);
  await user.click(screen.getByRole('combobox', { name: /^Firm/ }));
  await user.click(screen.getByRole('option', { name: 'Fenn & Marsh LLP' }));
  await user.click(screen.getByRole('combobox', { name: /^State/ }));
  await user.click(screen.getByRole('option', { name: 'Iowa' }));
  await user.type(field(/Bar number/), 'IA-7');
  await user.type(field(/Languages you work in/), 'English{Enter}');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await addInsurance(user);
};
const addInsurance = async (user: ReturnType<typeof userEvent.setup>, name = 'policy.pdf') => {
  const insurance = screen.getByRole('group', { name: /Certificate of insurance/ });
  const input = within(insurance).getByLabelText('Choose a file', { selector: 'input' });
  await user.upload(input, new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
  await within(insurance).findByText(name);
};

describe('the application form (portals spec §2 "/attorney/form")', () => {
  it('starts with what is known, and says what is missing at each field, the first of them in focus', async () => {
    const { user } = await openForm();
    expect(field(/First name/).value).toBe('Frances');
    await user.clear(field(/First name/));
    await send(user);
    expect(errorsOn(/First name/)).toEqual(['This field is required']);
    expect(errorsOn(/Your introduction/)).toEqual(['This field is required']);
    expect(errorsOn(/Bar number/)).toEqual(['This field is required']);
    expect(errorsOn(/Languages you work in/)).toEqual(['Add at least one language']);
    expect(screen.getByText('Choose your firm or add a new one')).toBeDefined();
    expect(screen.getByText('7 fields need another look. Nothing has been sent yet.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field(/First name/)));
    expect(api.sent('post')).toEqual([]);
  });

  it.each([
    ['-1', 'Enter whole years, from 0 to 70'],
    ['0', undefined],
    ['70', undefined],
    ['71', 'Enter whole years, from 0 to 70'],
    ['12.5', 'Enter whole years, from 0 to 70'],
    ['many', 'Enter whole years, from 0 to 70'],
  ])('years of experience: %s', async (typed, error) => {
    const { user } = await openForm();
    await user.type(field(/Years of experience/), typed);
    await send(user);
    expect(errorsOn(/Years of experience/)[0]).toBe(error);
  });

  it('is sent once, after a question, and shows what was sent', async () => {
    api.on('post', '/users/{id}/attorneys/{aid}/application', () => anAttorney({ stage: 'UNDER_REVIEW' }));
    const { user } = await openForm();
    await fillIn(user);
    await send(user);
    const question = await screen.findByRole('dialog', { name: 'Send your application?' });
    expect(api.sent('post'), 'the insurance alone').toHaveLength(1);
    await user.click(within(question).getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('heading', { name: 'Your application is under review' })).toBeDefined();
    expect(screen.getByText('California, bar number CA-214507')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(api.sent('post').slice(1)).toEqual([
      {
        firstName: 'Frances',
        lastName: 'Fenn',
        phoneNumber: '+14155550105',
        bio: BIO,
        licenses: [{ stateId: ids.iowa, barLicenseNum: 'IA-7', expiresOn: null }],
        lawFirmId: ids.firm,
        newLawFirm: null,
        hasMalpracticeInsurance: true,
        malpracticeInsuranceFileId: ids.file,
        malpracticeInsuranceExpiresOn: null,
        profilePhotoId: null,
        docusignContractFileId: null,
        isEmbryoAttorney: false,
        hasFastTurnaround: false,
        disciplinaryStatement: null,
        languages: ['English'],
        practiceAreas: [],
        professionalAssociations: [],
        lawSchool: null,
        yearsOfExperience: null,
        responseTimeHours: null,
      },
    ]);
    expect(window.localStorage.length).toBe(0);
  });

  it('takes a firm that is new', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('radio', { name: /new to Troth/ }));
    await user.type(field(/Firm name/), 'Vale Law');
    await user.type(field(/Firm e-mail address/), 'office');
    await user.type(field(/Website/), 'vale.example');
    await send(user);
    expect(errorsOn(/Firm e-mail address/)).toEqual(['Enter a valid e-mail address']);
    expect(errorsOn(/Website/)).toEqual(['Enter a web address that starts with https://']);
    expect(screen.queryByText('Choose your firm or add a new one')).toBeNull();
  });

  it('asks for the insurance that it tells of, and says what is wrong with a file', async () => {
    await openForm();
    const user = userEvent.setup({ applyAccept: false });
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await send(user);
    expect(screen.getByText('Add the certificate of your malpractice insurance')).toBeDefined();
    const insurance = screen.getByRole('group', { name: /Certificate of insurance/ });
    const input = within(insurance).getByLabelText('Choose a file', { selector: 'input' });
    await user.upload(input, new File(['x'], 'policy.docx', { type: 'application/msword' }));
    expect(await screen.findByText('Add a PDF, or a JPEG or PNG picture.')).toBeDefined();
    await user.upload(input, new File([], 'policy.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('This file is empty.')).toBeDefined();
    api.on('post', '/users/{id}/attorneys/{aid}/files', () =>
      problem(422, 'REFUSED_BY_RULE', { error: 'This PDF is locked.' }),
    );
    await user.upload(input, new File(['x'], 'policy.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('This PDF is locked.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' }), 'it would be refused again').toBeNull();
    api.on('post', '/users/{id}/attorneys/{aid}/files', () => problem(503, 'UNAVAILABLE', { error: 'Not just now.' }));
    await user.upload(input, new File(['x'], 'policy.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Not just now.')).toBeDefined();
    api.on('post', '/users/{id}/attorneys/{aid}/files', () => aFile());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(insurance).findByText('policy.pdf')).toBeDefined();
    expect(screen.queryByText('Not just now.')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.queryByRole('group', { name: /Certificate of insurance/ })).toBeNull();
  });

  it('offers each state once, and lets a row go', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('combobox', { name: /^State/ }));
    await user.click(screen.getByRole('option', { name: 'Iowa' }));
    await user.click(screen.getByRole('button', { name: 'Add another state' }));
    const second = screen.getByRole('group', { name: 'License 2' });
    await user.click(within(second).getByRole('combobox'));
    expect(within(second).queryByRole('option', { name: 'Iowa' })).toBeNull();
    await user.click(within(second).getByRole('option', { name: 'California' }));
    await user.click(screen.getByRole('button', { name: 'Remove Iowa' }));
    expect(screen.getByRole('combobox', { name: /State.*California/ })).toBeDefined();
    expect(screen.queryByRole('group', { name: 'License 2' })).toBeNull();
  });

  it('goes on with what was typed later on another device, and keeps what is typed there', async () => {
    const api = anApi().on('get', '/users/{id}/attorneys', () => [anAttorney({ stage: 'FORM_MISSING' })]);
    const kept = { bio: 'From my other computer', keptAt: '2099-01-01T00:00:00.000Z' };
    api.on('get', '/users/{id}/attorneys/{aid}/application-draft', () => ({ draft: kept as never }));
    visit('/attorney/form');
    const bio = await screen.findByDisplayValue('From my other computer');
    await userEvent.type(bio, '!');
    await waitFor(() => expect(api.sent('put')).toMatchObject([{ bio: 'From my other computer!' }]), { timeout: 5000 });
  });

  it('keeps what was typed until it is sent', async () => {
    const first = await openForm();
    await fillIn(first.user);
    await first.user.type(field(/Languages you work in/), 'German, Danish{Tab}');
    first.unmount();
    await openForm();
    expect(screen.getByText('Here’s what you typed before')).toBeDefined();
    expect(field(/Bar number/).value).toBe('IA-7');
    expect(screen.getByRole('list', { name: 'Languages you work in' }).textContent).toBe('EnglishGermanDanish');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
  });

  it('starts afresh when what was kept cannot be read', async () => {
    deviceStorage.keep(`troth-application.${ids.frances}`, '{"licenses":[1],"bio":7,"languages":"English"}');
    await openForm();
    expect(field(/Bar number/).value).toBe('');
    expect(field(/Your introduction/).value).toBe('');
  });

  it('puts what the API finds wrong at its field, and loses nothing', async () => {
    api.on('post', '/users/{id}/attorneys/{aid}/application', () =>
      problem(422, 'VALIDATION_FAILED', {
        error: { issues: [{ path: ['licenses', 0, 'barLicenseNum'], message: 'No such number', code: 'x' }] },
      }),
    );
    const { user } = await openForm();
    await fillIn(user);
    await send(user);
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(errorsOn(/Bar number/)).toEqual(['No such number']));
    expect(field(/Bar number/).value).toBe('IA-7');
  });

  it('shows what was sent when another tab was first', async () => {
    api.on('post', '/users/{id}/attorneys/{aid}/application', () => problem(403, 'NOT_ALLOWED'));
    const { user } = await openForm();
    await fillIn(user);
    api.on('get', '/users/{id}/attorneys', () => [anAttorney({ stage: 'UNDER_REVIEW' })]);
    await send(user);
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('heading', { name: 'Your application is under review' })).toBeDefined();
  });
});
