import { sql } from 'kysely';
import type { Db } from '../database/database';

/** Where the seed keeps when it ran, and whose accounts it made. */
export const DEMO_SEED_SETTING = 'demo-seed';

/** Where every demo person's address is; `.troth` is no domain of the internet, so nobody else's is there. */
const DEMO_DOMAIN = 'demo.troth';

export const isDemoAddress = (email: string): boolean => email.toLowerCase().endsWith(`@${DEMO_DOMAIN}`);

export interface DemoAccount {
  /** Null where the account was never used. */
  readonly userId: string | null;
  readonly accountId: string;
}

/** The demo people who are still there, under their first address or another. */
export async function demoAccounts(db: Db): Promise<DemoAccount[]> {
  const isDemo = (column: string) => sql`lower(${sql.ref(column)}) like ${`%@${DEMO_DOMAIN}`}`;
  const { rows } = await sql<DemoAccount>`
    with seeded as (
      select jsonb_array_elements_text(value -> 'accountIds') as id from settings where key = ${DEMO_SEED_SETTING}
    ), people as (
      select id, external_id, email from users where deleted_at is null
    )
    select people.id as user_id, coalesce(identity_account.id, people.external_id) as account_id
    from identity_account full join people on people.external_id = identity_account.id
    where ${isDemo('people.email')} or ${isDemo('identity_account.email')}
      or coalesce(identity_account.id, people.external_id) in (select id from seeded)
    order by people.id`.execute(db);
  return rows;
}
