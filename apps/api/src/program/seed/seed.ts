import { randomUUID } from 'node:crypto';
import { contentId } from '@troth/content/ids';
import { prenupTemplateId } from '@troth/content/jurisdictions';
import { termsPage } from '@troth/content/legal';
import { addDays } from '@troth/domain/dates';
import type { Account, Identity } from '@troth/identity';
import { toJson } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import { generationJob } from '../../features/generation/generate';
import { runRepository } from '../../records/generation/run.repository';
import { sealedContact } from '../../records/users/contact';
import type { Services } from '../../kernel/services';
import { arden, coyle } from './demo-answers';
import { DEMO_SEED_SETTING } from '../../kernel/auth/demo-accounts';
import { marketAttorneys } from './demo-attorneys';
import { demoDisclosures } from './demo-disclosure';
import { DEMO_PASSWORD, type DemoName, demoAttorneys, demoPeople, type DemoPerson } from './demo-people';
import { fillQuestionnaire } from './fill-questionnaire';
import { seedCall, seedHours, seedMeeting } from './seed-appointments';
import { seedAttorneys } from './seed-attorneys';
import { seedDisclosures } from './seed-disclosure';
import { seedDiscounts } from './seed-discounts';
import { seedReviews } from './seed-reviews';

const DAYS_TO_THE_WEDDING = 270;

type Ids = Readonly<Record<DemoName, string>>;

/**
 * Makes the demo people with what belongs to them, once for each data folder. Accounts come first and are found again
 * when a start was cut short; everything else is one transaction, so there are all of them or none.
 */
export async function seedDemo(services: Services, identity: Identity): Promise<void> {
  const { db } = services.database;
  if (await isSeeded(db)) return;
  const now = services.now();
  const named = names.map((name) => demoPeople[name].email);
  const accounts = await openAccounts(identity, [...named, ...marketAttorneys.map(({ person }) => person.email)], now);
  await db.transaction().execute(async (tx) => {
    if (await isSeeded(tx)) return;
    const ids = await insertPeople(tx, accounts, now);
    await insertAttorneys(tx, ids, accounts.slice(names.length), now);
    await insertCouples(tx, services, ids, now);
    await seedDiscounts(tx, now);
    await tx
      .insertInto('settings')
      .values({
        key: DEMO_SEED_SETTING,
        value: toJson({ seededAt: now.toISOString(), accountIds: accounts.map(({ id }) => id) }),
      })
      .execute();
  });
}

const isSeeded = async (db: Pick<Tx, 'selectFrom'>): Promise<boolean> =>
  (await db.selectFrom('settings').select('key').where('key', '=', DEMO_SEED_SETTING).executeTakeFirst()) !== undefined;

const names = Object.keys(demoPeople) as DemoName[];

/** The accounts of some addresses, in their order. One password for all, hashed once. */
const openAccounts = (identity: Identity, emails: readonly string[], now: Date): Promise<Account[]> =>
  identity.accounts.createForDemo(emails, DEMO_PASSWORD, { agreedAt: now, version: termsPage.version });

async function insertPeople(tx: Tx, accounts: readonly Account[], now: Date): Promise<Ids> {
  const ids = [];
  for (const [index, name] of names.entries()) {
    const person: DemoPerson = demoPeople[name];
    const isPartnerOfAgreement = name === 'casey' || name === 'devon';
    const id = randomUUID();
    await tx
      .insertInto('users')
      .values({
        id,
        externalId: accounts[index]?.id ?? '',
        userType: person.userType,
        email: person.email,
        emailVerified: true,
        firstName: person.firstName,
        middleName: person.middleName ?? null,
        lastName: person.lastName,
        gender: person.gender ?? null,
        ...sealedContact(tx, id, { birthdate: person.birthdate ?? null, phoneNumber: person.phoneNumber ?? null }),
        termsAgreedAt: now,
        termsVersion: termsPage.version,
        enforcementAgreedAt: isPartnerOfAgreement ? now : null,
        attorneyCounselAgreedAt: isPartnerOfAgreement ? now : null,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    ids.push([name, id] as const);
  }
  return Object.fromEntries(ids) as Ids;
}

/** Those with a name in the stories, and those whom customers choose from. */
async function insertAttorneys(tx: Tx, ids: Ids, accounts: readonly Account[], now: Date): Promise<void> {
  const market = [];
  for (const [index, { person, ...profile }] of marketAttorneys.entries()) {
    const id = randomUUID();
    await tx
      .insertInto('users')
      .values({
        id,
        externalId: accounts[index]?.id ?? '',
        userType: 'ATTORNEY',
        email: person.email,
        firstName: person.firstName,
        lastName: person.lastName,
        ...sealedContact(tx, id, { phoneNumber: person.phoneNumber ?? null }),
        emailVerified: true,
        termsAgreedAt: now,
        termsVersion: termsPage.version,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    market.push({ ...profile, id, stage: 'APPROVED' as const });
  }
  const named = demoAttorneys.map(({ person, ...profile }) => ({ ...profile, id: ids[person] }));
  await seedAttorneys(tx, [...named, ...market], now);
  const approved = [...named, ...market].filter(({ stage }) => stage === 'APPROVED').map(({ id }) => id);
  await seedReviews(tx, { attorneyIds: approved, clientIds: [ids.alex, ids.casey, ids.blake] }, now);
  await seedHours(tx, now);
}

async function insertCouples(tx: Tx, services: Services, ids: Ids, now: Date): Promise<void> {
  const weddingDate = addDays(now.toISOString().slice(0, 10), DAYS_TO_THE_WEDDING);
  const newYork = await insertCouple(tx, { userAId: ids.alex, userBId: ids.blake, state: 'NY' }, now);
  const california = await insertCouple(
    tx,
    { userAId: ids.casey, userBId: ids.devon, state: 'CA', attorneyAId: ids.frances, attorneyBId: ids.gray },
    now,
  );
  const disclosures = demoDisclosures(now.toISOString().slice(0, 10));
  await seedDisclosures(
    tx,
    { id: newYork, userAId: ids.alex, userBId: ids.blake },
    { A: disclosures.alex, B: disclosures.blake },
    now,
  );
  await seedDisclosures(
    tx,
    { id: california, userAId: ids.casey, userBId: ids.devon },
    { A: disclosures.casey, B: disclosures.devon },
    now,
  );
  const sides = ({ both, a, b }: typeof arden) => ({ A: { ...both, ...a }, B: { ...both, ...b } });
  await fillQuestionnaire(tx, newYork, sides(arden), weddingDate, now);
  await fillQuestionnaire(tx, california, sides(coyle), weddingDate, now);
  for (const [userId, attorneyId] of [
    [ids.casey, ids.frances],
    [ids.devon, ids.gray],
  ] as const) {
    await tx
      .insertInto('purchaseItems')
      .values({
        productId: contentId('product', 'representation'),
        userId,
        beneficiaryUserId: userId,
        attorneyId,
        documentId: california,
        pricePaidInCents: 69_900,
        bookingStatus: 'BOOKED',
        createdAt: now,
      })
      .execute();
  }
  const called = (name: 'casey' | 'devon') => demoPeople[name].phoneNumber;
  const casey = {
    clientId: ids.casey,
    attorneyId: ids.frances,
    documentId: california,
    phoneNumber: called('casey'),
  };
  const devon = { ...casey, clientId: ids.devon, attorneyId: ids.gray, phoneNumber: called('devon') };
  await seedMeeting(tx, casey, now);
  await seedMeeting(tx, devon, now);
  await seedCall(tx, casey, now);
  // The agreement is made by the ordinary job, in the background: the start does not wait for the typesetting.
  const run = await runRepository(tx).open(california, ids.casey, now);
  await services.jobs.enqueue(tx, generationJob, { runId: run.id });
}

async function insertCouple(
  tx: Tx,
  couple: { userAId: string; userBId: string; state: string; attorneyAId?: string; attorneyBId?: string },
  now: Date,
): Promise<string> {
  const { state, ...parties } = couple;
  const { id } = await tx
    .insertInto('documents')
    .values({
      ...parties,
      templateId: prenupTemplateId,
      stateId: contentId('state', state),
      invitationSentAt: now,
      invitationAcceptedAt: now,
      invitedUserId: couple.userBId,
      createdById: couple.userAId,
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('purchaseItems')
    .values({
      productId: contentId('product', 'prenup'),
      userId: couple.userAId,
      beneficiaryUserId: couple.userAId,
      documentId: id,
      pricePaidInCents: 59_900,
      createdAt: now,
    })
    .execute();
  return id;
}
