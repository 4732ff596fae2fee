import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@troth/portal/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJourney, ids } from '../testing/couple';
import { aDocument } from '../testing/couple-document';
import { anApi, visit } from '../testing/visit';

type Counsel = ReturnType<typeof aCounsel>;
const attorney = {
  id: ids.alex,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  deletedAt: null,
  createdById: null,
  updatedById: null,
  documentId: ids.document,
  userId: ids.alex,
  name: 'Iris Vale',
  email: 'iris@vale.example',
  phoneNumber: null as string | null,
  firmName: 'Vale Law',
  barStateId: ids.newYork,
  confirmedAt: null as string | null,
  certificateFileId: null,
};
const aCounsel = () => ({
  attorney: null as typeof attorney | null,
  link: null as { sentAt: string; expiresAt: string; state: 'OPEN' | 'SUPERSEDED' } | null,
  refusal: null as { reason: 'REPRESENTED'; message: string } | null,
  confirmationRefusal: null as { reason: 'NOT_GENERATED'; message: string } | null,
  version: 'v1',
});

let counsel: Counsel;
beforeEach(() => {
  counsel = aCounsel();
});
const theApi = () =>
  anApi()
    .on('get', '/users/{id}/journey', () => aJourney())
    .on('get', '/users/{id}/documents', () => [aDocument()])
    .on('get', '/users/{id}/documents/{docId}/external-attorney', () => counsel);

describe('an attorney of one’s own (D10)', () => {
  it('is recorded with name, firm, address and bar, and says what is missing', async () => {
    let sent: unknown = null;
    theApi().on('put', '/users/{id}/documents/{docId}/external-attorney', ({ body }) => {
      sent = body;
      counsel = { ...counsel, attorney };
      return counsel;
    });
    visit('/own-attorney');
    await userEvent.type(await screen.findByLabelText(/Full name/), 'Iris Vale');
    await userEvent.type(screen.getByLabelText(/Law firm/), 'Vale Law');
    await userEvent.type(screen.getByLabelText(/E-mail address/), 'iris@vale.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save attorney' }));
    expect(await screen.findByText('This field is required')).toBeDefined();
    expect(sent).toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: /Admitted to the bar of/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'New York' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save attorney' }));
    expect(await screen.findByRole('button', { name: 'Send the link' })).toBeDefined();
    expect(sent).toMatchObject({ name: 'Iris Vale', barStateId: ids.newYork, phoneNumber: null });
  });

  it('sends the link, and says until when it works', async () => {
    counsel.attorney = attorney;
    theApi().on('post', '/users/{id}/documents/{docId}/external-attorney/link', () => {
      counsel = {
        ...counsel,
        link: { sentAt: '2026-11-02T10:00:00.000Z', expiresAt: '2026-12-02T10:00:00.000Z', state: 'OPEN' },
      };
      return counsel;
    });
    visit('/own-attorney');
    const send = await screen.findByRole('button', { name: 'Send the link' });
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
    await userEvent.click(send);
    expect(await screen.findByText(/hasn’t confirmed yet/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Continue' })).toBeDefined();
    expect(screen.getByText(/only for this version/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send another link' })).toBeDefined();
  });

  it('says why nothing can be sent, in the words of the answer', async () => {
    counsel.attorney = attorney;
    theApi().on('post', '/users/{id}/documents/{docId}/external-attorney/link', () => problem(429, 'TOO_MANY'));
    visit('/own-attorney');
    await userEvent.click(await screen.findByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('TOO_MANY')).toBeDefined();
  });

  it('has confirmed, and is asked for nothing more: the way leads to the next step', async () => {
    counsel.attorney = { ...attorney, confirmedAt: '2026-11-03T10:00:00.000Z', phoneNumber: '+442079460958' };
    const nextStep = { key: 'REVIEW', path: '/documents/review' } as const;
    theApi().on('get', '/users/{id}/journey', () => aJourney({ nextStep }));
    visit('/own-attorney');
    expect(await screen.findByText(/Your attorney confirmed this version/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /link/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/documents/review');
    expect(await screen.findByText('+44 20 7946 0958')).toBeDefined();
  });

  it('waits for an agreement', async () => {
    counsel.attorney = attorney;
    counsel.confirmationRefusal = { reason: 'NOT_GENERATED', message: 'There’s nothing to approve.' };
    theApi();
    visit('/own-attorney');
    expect(await screen.findByText('There’s nothing to approve.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Continue' })).toBeDefined();
  });

  it('is removed after a question', async () => {
    counsel.attorney = attorney;
    theApi().on('delete', '/users/{id}/documents/{docId}/external-attorney', () => {
      counsel = aCounsel();
      return new Response(null, { status: 204 });
    });
    visit('/own-attorney');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove attorney' }));
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('will no longer count');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove attorney' }));
    expect(await screen.findByRole('button', { name: 'Save attorney' })).toBeDefined();
  });

  it('is not asked for while an attorney of the service acts', async () => {
    counsel.refusal = { reason: 'REPRESENTED', message: 'A Troth attorney already represents you.' };
    theApi();
    visit('/own-attorney');
    expect(await screen.findByText('A Troth attorney already represents you.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save attorney' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Continue' })).toBeDefined();
  });
});
