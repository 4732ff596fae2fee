import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@troth/api-client';
import { problem } from '@troth/portal/testing';
import { describe, expect, it, vi } from 'vitest';
import { aPerson } from '../testing/couple';
import { anApi, visit } from '../testing/visit';

type Changes = Partial<components['schemas']['User']>;

/** An API that stores what the profile sends. */
function aProfile(stored: Changes = {}) {
  let person = aPerson(stored);
  return anApi()
    .on('get', '/users/me', () => person)
    .on('patch', '/users/{id}', ({ body }) => {
      person = { ...person, ...(body as Changes) };
      return person;
    });
}

const open = async () => {
  const view = visit('/profile');
  await screen.findByRole('heading', { name: 'Account', level: 1 });
  return view;
};
describe('focus when the screen opens', () => {
  it('is not pulled away by what loads later', async () => {
    aProfile();
    await open();
    await screen.findByRole('button', { name: 'Prepare my data' });
    // What moves the focus does so after a turn of the event loop.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    const { activeElement } = document;
    expect(activeElement === document.body || activeElement?.hasAttribute('data-page-heading')).toBe(true);
  });
});

const birthdate = () => screen.getByLabelText<HTMLInputElement>(/Date of birth/);
const setBirthdate = (date: string) => {
  fireEvent.input(birthdate(), { target: { value: date } });
  fireEvent.blur(birthdate());
};
const daysFromToday = (days: number) => {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
};
const yearsAgo = (years: number, days: number) => {
  const date = new Date();
  date.setFullYear(date.getFullYear() - years, date.getMonth(), date.getDate() + days);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
};

describe('profile (customer spec §2 and §5)', () => {
  it.each([
    ['tomorrow', daysFromToday(1), 'Date cannot be in the future.'],
    ['today', daysFromToday(0), null],
    ['a day more than 90 years ago', yearsAgo(90, -1), 'Date cannot be more than 90 years ago.'],
    ['90 years ago', yearsAgo(90, 0), null],
  ])('birthdate of %s: %s', async (_name, date, message) => {
    const api = aProfile();
    await open();
    setBirthdate(date);
    if (message === null) {
      await waitFor(() => expect(api.sent('patch')).toEqual([{ birthdate: date, over: { birthdate: null } }]));
      expect(await screen.findByText('Saved')).toBeTruthy();
    } else {
      expect(await screen.findByText(message)).toBeTruthy();
      expect(birthdate().getAttribute('aria-invalid')).toBe('true');
      expect(api.sent('patch')).toEqual([]);
    }
  });

  it('stores pronouns as the gender they stand for', async () => {
    const api = aProfile();
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'they/them/theirs' }));
    await waitFor(() => expect(api.sent('patch')).toEqual([{ gender: 'NON_BINARY', over: { gender: null } }]));
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  it('says what is wrong with a phone number once it is left, and sends a whole one', async () => {
    const api = aProfile();
    await open();
    const field = screen.getByLabelText<HTMLInputElement>(/Phone number/);
    await userEvent.type(field, '21');
    expect(screen.queryByText('Invalid phone number')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('Invalid phone number')).toBeTruthy();
    expect(api.sent('patch')).toEqual([]);
    await userEvent.type(field, '25550123');
    await userEvent.tab();
    await waitFor(() => expect(api.sent('patch')).toMatchObject([{ phoneNumber: '+12125550123' }]));
    await userEvent.clear(field);
    await userEvent.tab();
    expect(await screen.findByText('Phone number is required')).toBeTruthy();
  });

  it('says what the API finds wrong with a number that looks well', async () => {
    const issues = [{ path: ['phoneNumber'], message: 'Invalid phone number', code: 'question.phone.invalid' }];
    aProfile().on('patch', '/users/{id}', () => problem(400, 'VALIDATION_FAILED', { error: { issues } }));
    await open();
    await userEvent.type(screen.getByLabelText(/Phone number/), '2125550123');
    await userEvent.tab();
    expect(await screen.findByText('Invalid phone number')).toBeTruthy();
    expect(screen.getByText('You wrote: +12125550123')).toBeTruthy();
  });

  it('sends no number that no country has', async () => {
    const sent: unknown[] = [];
    aProfile().on('patch', '/users/{id}', ({ body }) => {
      sent.push(body);
      return aPerson(body as Changes);
    });
    await open();
    await userEvent.type(screen.getByLabelText(/Phone number/), '1115550123');
    await userEvent.tab();
    expect(await screen.findByText('Invalid phone number')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('says that another tab has stored something else meanwhile, and takes one’s own word for it', async () => {
    const api = aProfile({ birthdate: '1990-02-03' });
    api.on('patch', '/users/{id}', () =>
      problem(409, 'VERSION_CONFLICT', { current: aPerson({ birthdate: '1990-02-04' }) }),
    );
    await open();
    setBirthdate('1991-04-05');
    expect(await screen.findByText('You wrote: 1991-04-05')).toBeTruthy();
    expect(birthdate().value).toBe('1990-02-04');
    expect(api.sent('patch')).toEqual([{ birthdate: '1991-04-05', over: { birthdate: '1990-02-03' } }]);

    api.on('patch', '/users/{id}', () => aPerson({ birthdate: '1991-04-05' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use mine' }));
    await waitFor(() => expect(birthdate().value).toBe('1991-04-05'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(api.sent('patch')[1]).toEqual({ birthdate: '1991-04-05', over: { birthdate: '1990-02-04' } });
  });

  it('rolls a failed update back and offers what was typed again', async () => {
    const api = aProfile({ birthdate: '1990-02-03' });
    api.on('patch', '/users/{id}', () => problem(500, 'UNEXPECTED'));
    await open();
    setBirthdate('1991-04-05');
    expect(
      await screen.findByText('Error saving your information, please refresh the page and try again'),
    ).toBeTruthy();
    expect(birthdate().value).toBe('1990-02-03');
    expect(screen.getByText('You wrote: 1991-04-05')).toBeTruthy();

    api.on('patch', '/users/{id}', ({ body }) => aPerson(body as Changes));
    await userEvent.click(screen.getByRole('button', { name: 'Restore it and save' }));
    await waitFor(() => expect(birthdate().value).toBe('1991-04-05'));
    expect(await screen.findByText('Saved')).toBeTruthy();
  });
});

describe('the archive of one’s data', () => {
  const none = { state: 'NONE', requestedAt: null, sizeInBytes: null, availableUntil: null, refusal: null } as const;
  const making = { ...none, state: 'MAKING', requestedAt: '2026-06-15T12:00:00.000Z', refusal: 'BEING_MADE' } as const;
  const ready = {
    ...making,
    state: 'READY',
    sizeInBytes: 2_621_440,
    availableUntil: '2026-06-22T12:00:00.000Z',
    refusal: 'TOO_SOON',
  } as const;

  it('is asked for once, and waits to be made', async () => {
    const api = aProfile()
      .on('get', '/users/{id}/personal-archive', () => none)
      .on('post', '/users/{id}/personal-archive', () => making as never);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Prepare my data' }));
    expect(await screen.findByText(/preparing your archive/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Prepare my data' })).toBeNull();
    expect(api.sent('post')).toHaveLength(1);
  });

  it('is downloaded by an address that is made for it', async () => {
    const followed: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      followed.push(this.href);
    });
    aProfile()
      .on('get', '/users/{id}/personal-archive', () => ready)
      .on('post', '/users/{id}/personal-archive/link', () => ({
        url: 'http://127.0.0.1:4000/personal-archives/once',
        expiresAt: '2026-06-15T12:05:00.000Z',
      }));
    await open();
    expect(await screen.findByText(/^2.5 MB, available until/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(followed).toEqual(['http://127.0.0.1:4000/personal-archives/once']));
    click.mockRestore();
  });

  it('that failed can be asked for again', async () => {
    aProfile().on('get', '/users/{id}/personal-archive', () => ({
      ...making,
      state: 'FAILED' as const,
      refusal: null,
    }));
    await open();
    expect(await screen.findByText(/couldn’t prepare your archive/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Prepare my data' })).toBeTruthy();
  });
});

describe('deleting the account', () => {
  const plan: components['schemas']['AccountDeletion'] = {
    obstacles: [],
    erased: ['ACCOUNT', 'ANSWERS'],
    kept: [{ what: 'AGREEMENT', until: 'PARTNER_DELETES' }],
    version: 'v1',
    scheduled: null,
  };
  const scheduled = { requestedAt: '2026-06-15T12:00:00.000Z', dueAt: '2026-06-29T12:00:00.000Z' };
  const show = async () => userEvent.click(await screen.findByRole('button', { name: 'See what we’d delete' }));

  it('shows what goes and what is kept, asks to type it out, and can be taken back', async () => {
    const api = aProfile()
      .on('get', '/users/{id}/deletion', () => plan)
      .on('post', '/users/{id}/deletion', () => ({ ...plan, scheduled }) as never)
      .on('delete', '/users/{id}/deletion', () => plan);
    await open();
    await show();
    expect(await screen.findByText(/^The notarized agreement/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText('Type DELETE in capital letters.')).toBeTruthy();
    expect(api.sent('post')).toEqual([]);
    await userEvent.type(screen.getByLabelText(/Type DELETE/), 'DELETE');
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText(/^We’ll delete your account on/)).toBeTruthy();
    expect(api.sent('post')).toEqual([{ confirmation: 'DELETE', version: 'v1' }]);
    const keep = screen.getByRole('button', { name: 'Keep my account' });
    await waitFor(() => expect(document.activeElement).toBe(keep));
    await userEvent.click(keep);
    expect(await screen.findByText('You’re keeping your account. Nothing was deleted.')).toBeTruthy();
  });

  it('says what has to come to its end first', async () => {
    aProfile().on('get', '/users/{id}/deletion', () => ({ ...plan, obstacles: ['APPOINTMENT_BOOKED' as const] }));
    await open();
    await show();
    expect(await screen.findByText(/^You have an appointment/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });
});
