import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@troth/api-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aJourney } from '../testing/couple';
import { aDocument } from '../testing/couple-document';
import { anOutlook } from '../testing/notarization';
import { aSigningSheet } from '../testing/signing';
import { anApi, visit } from '../testing/visit';

function open(sheet: components['schemas']['SigningSheet']) {
  const api = anApi()
    .on('get', '/users/{id}/journey', () => aJourney())
    .on('get', '/users/{id}/documents', () => [aDocument({ lastGeneratedAt: '2026-11-20T10:00:00.000Z' })])
    .on('get', '/documents/{id}/notarization-outlook', () => anOutlook())
    .on('get', '/documents/{id}/notarizations', () => [])
    .on('get', '/products', () => [])
    .on('get', '/documents/{id}/signing-sheet', () => sheet);
  visit('/notarize');
  return api;
}
const day = () => screen.findByRole('region', { name: 'Your signing day' });
const parts = async () => [...(await day()).querySelectorAll('details')];
const openParts = async () => (await parts()).filter(({ open: isOpen }) => isOpen).length;

afterEach(() => vi.restoreAllMocks());

describe('the signing day on screen', () => {
  it('says when, who and in which order, each with its source, and that no counsel has reviewed it', async () => {
    open(aSigningSheet());
    const sheet = within(await day());
    expect(sheet.getByText('June 1, 2027 to June 17, 2027')).toBeTruthy();
    expect(sheet.getByText('aaaa aaaa')).toBeTruthy();
    expect(sheet.getByText('N.Y. Dom. Rel. Law § 236(B)(3) · well checked')).toBeTruthy();
    expect(sheet.getByText('No source found · barely checked')).toBeTruthy();
    expect(sheet.getByText(/^An attorney hasn’t reviewed this/)).toBeTruthy();
    const [, steps] = await parts();
    expect([...(steps?.querySelectorAll('ol > li') ?? [])]).toHaveLength(2);
  });

  it('opens what matters first, the rest when asked, and all of it on paper', async () => {
    open(aSigningSheet());
    expect(await openParts()).toBe(1);
    await userEvent.click(screen.getByText('In this order'));
    expect(await openParts()).toBe(2);
    window.dispatchEvent(new Event('beforeprint'));
    expect(await openParts()).toBe(3);
    window.dispatchEvent(new Event('afterprint'));
    expect(await openParts()).toBe(2);
  });

  it.each([
    ['no wedding date is known', { latest: null, outlook: null }, 'From June 1, 2027'],
    ['the first day is past the last', { latest: '2027-05-31', outlook: 'TIGHT' }, 'From June 1, 2027'],
    ['it is too late', { outlook: 'TOO_LATE' }, 'It’s too close to the wedding'],
  ] as const)('says so when %s', async (_name, window_, said) => {
    const sheet = aSigningSheet();
    open({ ...sheet, window: { ...sheet.window, ...window_ } });
    expect(within(await day()).getByText(said)).toBeTruthy();
  });

  it('has no packet before both have confirmed the text', async () => {
    open(aSigningSheet({ version: null }));
    expect(
      within(await day())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Download this sheet']);
  });

  it('tells why a paper was not saved', async () => {
    const api = open(aSigningSheet());
    api.on('get', '/documents/{id}/signing-packet', () =>
      Response.json({ error: 'Too many files are being made.' }, { status: 503 }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Download the packet to print' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We didn’t save anything. Too many files are being made.',
    );
  });
});
