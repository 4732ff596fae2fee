import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WebhookDelivery, WebhookEndpoint } from '@troth/domain/integrations';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { anApi, visit } from '../testing/visit';

const ENDPOINTS = '/users/{id}/webhook-endpoints';
const ENDPOINT = `${ENDPOINTS}/{endpointId}` as const;
const AT = '2026-06-15T12:00:00.000Z';

const anEndpoint = (changes: Partial<WebhookEndpoint> = {}): WebhookEndpoint => ({
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Practice software',
  url: 'https://hooks.example.com/troth',
  eventTypes: ['agreement.approved', 'payout.made'],
  createdAt: AT,
  disabledReason: null,
  disabledAt: null,
  failingSince: null,
  oldSecretEndsAt: null,
  ...changes,
});
const aDelivery = (changes: Partial<WebhookDelivery>): WebhookDelivery => ({
  id: '22222222-2222-4222-8222-222222222222',
  eventId: '33333333-3333-4333-8333-333333333333',
  type: 'agreement.approved',
  status: 'DELIVERED',
  attempts: 1,
  createdAt: AT,
  lastAttemptAt: AT,
  nextAttemptAt: null,
  lastStatus: 204,
  lastFailure: null,
  ...changes,
});
const aPage = (...deliveries: WebhookDelivery[]) => ({
  deliveries,
  total: deliveries.length,
  isTotalExact: true,
  nextCursor: null,
  previousCursor: null,
});

describe('webhooks on the account page', () => {
  it('adds an endpoint with the events that are chosen, and shows its secret once', async () => {
    const user = userEvent.setup();
    const api = anApi().on('post', ENDPOINTS, () => ({ ...anEndpoint(), secret: 'whsec_only-once' }));
    visit('/attorney/account');
    await user.click(await screen.findByRole('button', { name: 'Add an endpoint' }));
    const dialog = await screen.findByRole('dialog');
    const add = within(dialog).getByRole('button', { name: 'Add an endpoint' });
    await user.click(add);
    expect(
      within(dialog)
        .getByLabelText(/Address/)
        .getAttribute('aria-invalid'),
    ).toBe('true');
    expect(api.sent('post')).toEqual([]);
    await user.type(within(dialog).getByLabelText(/Name/), 'Practice software');
    await user.type(within(dialog).getByLabelText(/Address/), 'https://hooks.example.com/troth');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Payout reversed' }));
    await user.click(add);
    expect(await screen.findByDisplayValue('whsec_only-once')).toBeTruthy();
    const [sent] = api.sent('post');
    expect(sent).toMatchObject({ name: 'Practice software', url: 'https://hooks.example.com/troth' });
    expect((sent as { eventTypes: string[] }).eventTypes).not.toContain('payout.reversed');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByDisplayValue('whsec_only-once')).toBeNull());
  });

  it('says at the address what the API has against it, until it is another one', async () => {
    const user = userEvent.setup();
    const message = 'We couldn’t find this address. Check its spelling.';
    const error = { issues: [{ path: ['url'], message, code: 'NOT_FOUND' }] };
    anApi().on('post', ENDPOINTS, () => problem(400, 'VALIDATION_FAILED', { error }) as never);
    visit('/attorney/account');
    await user.click(await screen.findByRole('button', { name: 'Add an endpoint' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Name/), 'Practice software');
    await user.type(dialog.getByLabelText(/Address/), 'https://nowhere.example');
    await user.click(dialog.getByRole('button', { name: 'Add an endpoint' }));
    await waitFor(() => expect(dialog.getByLabelText(/Address/).getAttribute('aria-invalid')).toBe('true'));
    expect(dialog.getAllByText(message)).toHaveLength(1);
    await user.type(dialog.getByLabelText(/Address/), '/hooks');
    expect(dialog.queryByText(message)).toBeNull();
  });

  it('lists what was sent with what came of it, and sends again what can be', async () => {
    const user = userEvent.setup();
    const failed = aDelivery({
      type: 'payout.made',
      status: 'FAILED',
      attempts: 9,
      lastStatus: null,
      lastFailure: 'TIMED_OUT',
    });
    const test = aDelivery({ id: '44444444-4444-4444-8444-444444444444', type: 'endpoint.test' });
    const api = anApi()
      .on('get', ENDPOINTS, () => [anEndpoint()])
      .on('get', `${ENDPOINT}/deliveries`, () => aPage(failed, test))
      .on('post', `${ENDPOINT}/deliveries/{deliveryId}/send`, () => ({ ...failed, status: 'WAITING' }) as never)
      .on('post', `${ENDPOINT}/test`, () => test as never);
    visit('/attorney/account');
    await user.click(await screen.findByRole('button', { name: 'Deliveries to Practice software' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/9 attempts · No answer in time/)).toBeTruthy();
    const again = within(dialog).getAllByRole('button', { name: /^Send again/ });
    expect(again).toHaveLength(1);
    await user.click(again[0] ?? dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Send a test' }));
    await waitFor(() => expect(api.sent('post')).toHaveLength(2));
  });

  it('says why an endpoint is disabled, offers no test of it, and enables it again', async () => {
    const user = userEvent.setup();
    const api = anApi()
      .on('get', ENDPOINTS, () => [anEndpoint({ disabledReason: 'FAILING', disabledAt: AT })])
      .on('get', `${ENDPOINT}/deliveries`, () => aPage())
      .on('patch', ENDPOINT, () => anEndpoint());
    visit('/attorney/account');
    expect(await screen.findByText('Disabled after failing for two days')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Deliveries to Practice software' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Nothing has been sent yet.')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Send a test' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: /Practice software/, expanded: false }));
    await user.click(await screen.findByRole('menuitem', { name: 'Enable' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Enable' }));
    await waitFor(() => expect(api.sent('patch')).toEqual([{ isEnabled: true }]));
  });
});
