import { contentId } from '@troth/content/ids';
import { prenupTemplateId } from '@troth/content/jurisdictions';
import type { Answer } from '@troth/domain/questionnaire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityHost } from '../../kernel/auth/identity-host';
import { answered } from '../../testing/answers';
import { aCouple, aCustomer, type TestPerson } from '../../testing/builders';
import { disclose } from '../../testing/disclosures';
import { readLastMail } from '../../testing/mails';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const fromPortal = { origin: 'http://127.0.0.1:4001' };

async function begun(person: TestPerson): Promise<string> {
  const made = await api.post<{ id: string }>(
    '/documents',
    { stateId: contentId('state', 'NY'), userAId: person.id, templateId: prenupTemplateId },
    person,
  );
  expect(made.status).toBe(201);
  return made.body.id;
}

/** Invites and reads the token from the mail, as the invitee would. */
async function invited(person: TestPerson, email: string): Promise<string> {
  expect((await api.post(`/users/${person.id}/invite`, { email }, person)).status).toBe(201);
  await api.runJobs();
  const mail = await readLastMail(api, email);
  return /invitation=([\w-]+)/.exec(mail.bodyText)?.[1] ?? '';
}

const accept = (person: TestPerson, documentId: string, query: string, headers: Record<string, string> = fromPortal) =>
  api.request<{ userBId: string; ownDocument?: string }>(
    'GET',
    `/users/${person.id}/documents/${documentId}/accept-invite?${query}`,
    { as: person, headers },
  );

describe('inviting the partner (D6)', () => {
  it('mails a one-time link that makes whoever opens it partner B, whatever their address', async () => {
    const [a, b] = [await aCustomer(api), await aCustomer(api)];
    const documentId = await begun(a);
    const token = await invited(a, 'somebody.else@example.com');
    expect((await api.get(`/users/${b.id}/documents/invites`, b)).body).toEqual([]);
    const opened = await api.post<{ documentId: string }>('/invitations/open', { token }, b);
    expect(opened.body.documentId).toBe(documentId);
    expect((await api.get<unknown[]>(`/users/${b.id}/documents/invites`, b)).body).toHaveLength(1);
    const accepted = await accept(b, documentId, `token=${token}&confirmed=true`);
    expect(accepted.body.userBId).toBe(b.id);
    expect((await accept(await aCustomer(api), documentId, `token=${token}&confirmed=true`)).status).toBe(404);
  });

  it('tells the sign-up page who invites and whom, while the link is open', async () => {
    const a = await aCustomer(api, { firstName: 'Ana' });
    await begun(a);
    const token = await invited(a, 'ben@example.com');
    const host = identityHost(api.services.config, api.services.database);
    const now = api.clock.now();
    expect(await host.invitation(token, now)).toEqual({ inviter: 'Ana', email: 'ben@example.com' });
    expect(await host.invitation(`${token}x`, now)).toBeNull();
    expect(await host.invitation(token, new Date(now.getTime() + 31 * 86_400_000))).toBeNull();
    await api.request('DELETE', `/users/${a.id}/invite`, { as: a });
    expect(await host.invitation(token, now)).toBeNull();
  });

  it('lists invitations to my verified address without the link, and none to an unverified one', async () => {
    const a = await aCustomer(api);
    await begun(a);
    const verified = await aCustomer(api);
    await invited(a, verified.email);
    expect((await api.get<unknown[]>(`/users/${verified.id}/documents/invites`, verified)).body).toHaveLength(1);
    const unverified = await aCustomer(api, { isEmailVerified: false });
    await invited(a, unverified.email);
    expect((await api.get<unknown[]>(`/users/${unverified.id}/documents/invites`, unverified)).body).toHaveLength(0);
  });

  it('needs the person to confirm, and a page of ours to ask', async () => {
    const [a, b] = [await aCustomer(api), await aCustomer(api)];
    const documentId = await begun(a);
    const token = await invited(a, b.email);
    expect((await accept(b, documentId, `token=${token}`)).status).toBe(400);
    expect((await accept(b, documentId, `token=${token}&confirmed=true`, {})).status).toBe(403);
    expect((await accept(b, documentId, `token=${token}&confirmed=true`, { origin: 'https://evil.test' })).status).toBe(
      403,
    );
    expect((await accept(b, documentId, `token=${token}&confirmed=true`)).status).toBe(200);
  });

  it('knows a page at the API’s own address by its tab: browsers name no origin there', async () => {
    const [a, b] = [await aCustomer(api), await aCustomer(api)];
    const documentId = await begun(a);
    const token = await invited(a, b.email);
    const tab = { 'x-troth-tab': 'a-tab-of-ours' };
    const foreign = await accept(b, documentId, `token=${token}&confirmed=true`, {
      ...tab,
      origin: 'https://evil.test',
    });
    expect(foreign.status).toBe(403);
    expect((await accept(b, documentId, `token=${token}&confirmed=true`, tab)).status).toBe(200);
  });

  it('is worth nothing once it is replaced or revoked', async () => {
    const [a, b] = [await aCustomer(api), await aCustomer(api)];
    const documentId = await begun(a);
    const first = await invited(a, 'first@example.com');
    const second = await invited(a, 'second@example.com');
    expect((await accept(b, documentId, `token=${first}&confirmed=true`)).status).toBe(404);
    expect((await api.delete(`/users/${a.id}/invite`, a)).status).toBe(204);
    expect((await accept(b, documentId, `token=${second}&confirmed=true`)).status).toBe(404);
  });

  it('never makes two partners B when two accept at once', async () => {
    const [a, b, c] = [await aCustomer(api), await aCustomer(api), await aCustomer(api)];
    const documentId = await begun(a);
    const token = await invited(a, 'both@example.com');
    const replies = await Promise.all(
      [b, c].map((person) => accept(person, documentId, `token=${token}&confirmed=true`)),
    );
    expect(replies.map((reply) => reply.status).filter((status) => status === 200)).toHaveLength(1);
  });

  it('sets an untouched document of the invitee aside, and asks about one with answers', async () => {
    const [a, b] = [await aCustomer(api), await aCustomer(api)];
    const documentId = await begun(a);
    const own = await begun(b);
    const question = { questionId: contentId('question', 'bg_residence'), userId: b.id };
    await answered(api, { ...question, documentId: own }, 'Here');
    await disclose(api, b, own, 'incomes', { year: 2025, incomeType: 'BASE_SALARY', valueInCents: 7_200_000 });
    const token = await invited(a, b.email);
    const asked = await accept(b, documentId, `token=${token}&confirmed=true`);
    expect([asked.status, asked.body.ownDocument]).toEqual([409, 'IN_USE']);
    const joined = await accept(b, documentId, `token=${token}&confirmed=true&ownDocument=BRING_ANSWERS`);
    expect(joined.status).toBe(200);
    const brought = await api.get<Answer[]>(`/users/${b.id}/answers?questionId=${question.questionId}`, b);
    expect(brought.body).toMatchObject([{ documentId, valueTyped: 'Here' }]);
    const incomes = await api.get(`/users/${b.id}/documents/${documentId}/incomes`, b);
    expect(incomes.body).toMatchObject([{ documentId, year: 2025, valueInCents: 7_200_000 }]);
    const aside = await api.db
      .selectFrom('documents')
      .select('isActive')
      .where('id', '=', own)
      .executeTakeFirstOrThrow();
    expect(aside.isActive).toBe(false);
  });

  it('is refused to one who has a partner, and to the own address', async () => {
    const { a } = await aCouple(api);
    expect((await api.post(`/users/${a.id}/invite`, { email: 'x@example.com' }, a)).status).toBe(409);
    const alone = await aCustomer(api);
    await begun(alone);
    expect((await api.post(`/users/${alone.id}/invite`, { email: alone.email }, alone)).status).toBe(400);
  });
});
