import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anApi, visit } from '../testing/visit';

beforeEach(() => vi.stubGlobal('isSecureContext', true));
afterEach(() => vi.unstubAllGlobals());

it('says plainly what is wrong, and sends nothing of the files', async () => {
  const api = anApi()
    .on('get', '/audit-keys', () => [])
    .on('get', '/seal-certificates', () => []);
  visit('/verify');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Verify' });
  expect(button.disabled).toBe(true);
  await userEvent.upload(screen.getByLabelText('Choose the log'), new File(['{}'], 'log.json'));
  const damaged = new File(['%PDF-1.7 /SubFilter /ETSI.CAdES.detached'], 'agreement.pdf');
  await userEvent.upload(screen.getByLabelText('Choose the PDF'), damaged);
  await userEvent.click(await screen.findByRole('button', { name: 'Verify' }));
  const verdict = await screen.findByRole('heading', { level: 2, name: /^Something doesn’t match/ });
  expect(document.activeElement).toBe(verdict);
  screen.getByText(/^This isn’t a Troth log/);
  screen.getByText(/^The PDF’s seal is too damaged/);
  for (const method of ['post', 'put', 'patch'] as const) expect(api.sent(method)).toEqual([]);
});

it('says where to verify instead when the browser offers no cryptography', async () => {
  vi.stubGlobal('isSecureContext', false);
  anApi();
  visit('/verify');
  await screen.findByText(/needs a secure connection/);
});

it('shows the certificate of the seals with its fingerprint, to be compared and kept', async () => {
  const sha256 = 'ab12'.repeat(16);
  anApi().on('get', '/seal-certificates', () => [
    {
      sha256,
      subject: 'CN=Troth document seal (local)',
      issuer: 'CN=Troth document seal (local)',
      validFrom: '2026-06-15T12:00:00.000Z',
      validUntil: '2036-06-15T12:00:00.000Z',
      isCurrent: true,
      pem: '-----BEGIN CERTIFICATE-----',
    },
  ]);
  visit('/verify');
  await screen.findByText(sha256);
  screen.getByText('Troth itself: nobody else vouches for it');
  screen.getByText('June 15, 2026 to June 15, 2036, in use now');
  screen.getByRole('button', { name: 'Download the certificate' });
});
