import { generateKeys, type Identity } from '@troth/identity';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIdentity } from '../../kernel/auth/identity';
import { aCouple, anAdmin } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';
import { demoAccounts } from '../../kernel/auth/demo-accounts';
import { removeDemo } from './remove-demo';
import { seedDemo } from './seed';

let api: TestApp;
let identity: Identity;

beforeAll(async () => {
  api = await testApp();
  const { config, database, jobs, logger, protection } = api.services;
  const keys = await generateKeys();
  identity = openIdentity({ config, database, jobs, logger, keys, seal: protection.house });
});
afterAll(async () => {
  await identity.close();
  await api.close();
});

const count = async (query: ReturnType<typeof sql<{ count: number }>>) => (await query.execute(api.db)).rows[0]?.count;

describe('removing the demo people', () => {
  it('finds nobody in a database without them, whoever else is there', async () => {
    await anAdmin(api);
    expect(await demoAccounts(api.db)).toEqual([]);
    expect(await removeDemo(api.services)).toBe(0);
  });

  it('finds one who goes by another address since', async () => {
    await seedDemo(api.services, identity);
    await api.db
      .updateTable('users')
      .set({ email: 'morgan@example.com' })
      .where('email', '=', 'admin@demo.troth')
      .execute();
    await sql`update identity_account set email = 'morgan@example.com' where email = 'admin@demo.troth'`.execute(
      api.db,
    );
    expect(await demoAccounts(api.db)).toHaveLength(22);
  });

  it('leaves no account, name, attorney, code or appointment of theirs, and every real person as they were', async () => {
    const couple = await aCouple(api);
    const usersBefore = await count(sql`select count(*)::int as count from users where deleted_at is null`);
    expect(await removeDemo(api.services)).toBe(22);

    expect(await demoAccounts(api.db)).toEqual([]);
    expect(await count(sql`select count(*)::int as count from users where deleted_at is null`)).toBe(
      (usersBefore ?? 0) - 22,
    );
    expect(await count(sql`select count(*)::int as count from identity_account`)).toBe(0);
    expect(await count(sql`select count(*)::int as count from attorneys where stage = 'APPROVED'`)).toBe(0);
    expect(await count(sql`select count(*)::int as count from law_firms where deleted_at is null`)).toBe(0);
    expect(await count(sql`select count(*)::int as count from discount_codes where deleted_at is null`)).toBe(0);
    expect(await count(sql`select count(*)::int as count from appointment_events where event_status = 'BOOKED'`)).toBe(
      0,
    );
    expect(
      await count(
        sql`select count(*)::int as count from answers where sealed_value is not null or value_typed is not null`,
      ),
    ).toBe(0);
    expect(await count(sql`select count(*)::int as count from financial_entries`)).toBe(0);
    for (const name of ['Arden', 'Barlow', 'Okafor'])
      expect(await count(sql`select count(*)::int as count from users where last_name = ${name}`)).toBe(0);
    expect((await api.get(`/users/${couple.a.id}/journey`, couple.a)).status).toBe(200);
  });

  it('is safe to repeat, and lets nothing that the seed left under way fail', async () => {
    expect(await removeDemo(api.services)).toBe(0);
    await api.runJobs();
    expect((await api.get('/health')).status).toBe(200);
  });
});
