import { contentId } from '@troth/content/ids';
import { prenupTemplateId } from '@troth/content/jurisdictions';
import type { SignedIn, TestApp } from './open-app';

/** A person of the tests, and how they sign in. */
export interface TestPerson extends SignedIn {
  readonly id: string;
  readonly email: string;
}

let people = 0;

interface PersonOptions {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly isEmailVerified?: boolean;
}

async function aPerson(
  api: TestApp,
  userType: 'CUSTOMER' | 'ATTORNEY' | 'ADMIN',
  options: PersonOptions = {},
): Promise<TestPerson> {
  people += 1;
  const sub = `${userType.toLowerCase()}-${people}`;
  const email = `${sub}@example.com`;
  const row = await api.db
    .insertInto('users')
    .values({
      externalId: sub,
      userType,
      email,
      emailVerified: options.isEmailVerified ?? true,
      firstName: options.firstName ?? `First${people}`,
      lastName: options.lastName ?? `Last${people}`,
      termsAgreedAt: api.clock.now(),
      termsVersion: 'test',
      lastActiveAt: api.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const client_id = `troth-${userType.toLowerCase()}`;
  return { id: row.id, email, claims: { sub, email, email_verified: options.isEmailVerified ?? true, client_id } };
}

export const aCustomer = (api: TestApp, options?: PersonOptions) => aPerson(api, 'CUSTOMER', options);
export const anAdmin = (api: TestApp) => aPerson(api, 'ADMIN');

/** Lets an admin look at what a couple wrote, for an hour. */
export async function openAccess(api: TestApp, admin: TestPerson, documentId: string): Promise<void> {
  const reason = 'They asked us to look at what went wrong.';
  const reply = await api.post(`/admin/documents/${documentId}/access`, { reason }, admin);
  if (reply.status !== 201) throw new Error(`The access was not opened: ${reply.status}`);
}

/** Someone with a valid token who never signed up with us. */
export function aNewcomer(sub: string, clientId = 'troth-customer'): SignedIn {
  return { claims: { sub, email: `${sub}@example.com`, client_id: clientId } };
}

/** An attorney of an approved firm of their own; approved and licensed in California unless said otherwise. */
export async function anAttorney(
  api: TestApp,
  options: {
    stage?: 'FORM_MISSING' | 'UNDER_REVIEW' | 'APPROVED' | 'DECLINED' | 'DEACTIVATED';
    states?: string[];
    lawFirmId?: string;
    /** Both, unless said otherwise. */
    services?: ('REPRESENTATION' | 'Q_A')[];
    isEmbryoAttorney?: boolean;
    hasFastTurnaround?: boolean;
  } = {},
): Promise<TestPerson & { lawFirmId: string }> {
  const person = await aPerson(api, 'ATTORNEY');
  const lawFirmId =
    options.lawFirmId ??
    (
      await api.db
        .insertInto('lawFirms')
        .values({
          name: `Firm of ${person.email}`,
          contactEmail: person.email,
          isApproved: true,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  await api.db
    .insertInto('attorneys')
    .values({
      id: person.id,
      stage: options.stage ?? 'APPROVED',
      lawFirmId,
      bio: 'Prenuptial agreements.',
      isEmbryoAttorney: options.isEmbryoAttorney ?? false,
      hasFastTurnaround: options.hasFastTurnaround ?? false,
    })
    .execute();
  const services = options.services ?? ['REPRESENTATION', 'Q_A'];
  if (services.length > 0) {
    await api.db
      .insertInto('attorneyServices')
      .values(services.map((serviceType) => ({ attorneyId: person.id, serviceType })))
      .execute();
  }
  const states = options.states ?? ['CA'];
  if (states.length > 0) {
    await api.db
      .insertInto('attorneyStates')
      .values(
        states.map((abbreviation, order) => ({
          attorneyId: person.id,
          stateId: contentId('state', abbreviation),
          order,
          barLicenseNum: `BAR-${abbreviation}-1`,
          verifiedAt: api.clock.now(),
        })),
      )
      .execute();
  }
  return { ...person, lawFirmId };
}

export interface TestCouple {
  readonly a: TestPerson;
  readonly b: TestPerson;
  readonly documentId: string;
}

interface CoupleBuilder extends PromiseLike<TestCouple> {
  inState(abbreviation: string): CoupleBuilder;
  withoutState(): CoupleBuilder;
  withAttorneyFor(side: 'A' | 'B', attorney: { id: string }): CoupleBuilder;
  /** A live purchase of the shared prenup by partner A. */
  paid(): CoupleBuilder;
}

/**
 * Two partners who share a document, said as the test needs it: `await aCouple(api).inState('CA').paid()`.
 * Without a word they live in New York and have paid nothing.
 */
export function aCouple(api: TestApp): CoupleBuilder {
  let stateId: string | null = contentId('state', 'NY');
  let isPaid = false;
  const attorneys: { attorneyAId?: string; attorneyBId?: string } = {};
  const build = async (): Promise<TestCouple> => {
    const a = await aCustomer(api);
    const b = await aCustomer(api);
    const { id: documentId } = await api.db
      .insertInto('documents')
      .values({
        templateId: prenupTemplateId,
        userAId: a.id,
        userBId: b.id,
        stateId,
        createdById: a.id,
        invitationAcceptedAt: api.clock.now(),
        ...attorneys,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (isPaid) {
      await api.db
        .insertInto('purchaseItems')
        .values({
          productId: contentId('product', 'prenup'),
          userId: a.id,
          beneficiaryUserId: a.id,
          documentId,
          pricePaidInCents: 59_900,
        })
        .execute();
    }
    return { a, b, documentId };
  };
  const builder: CoupleBuilder = {
    inState: (abbreviation) => {
      stateId = contentId('state', abbreviation);
      return builder;
    },
    withoutState: () => {
      stateId = null;
      return builder;
    },
    withAttorneyFor: (side, attorney) => {
      attorneys[side === 'A' ? 'attorneyAId' : 'attorneyBId'] = attorney.id;
      return builder;
    },
    paid: () => {
      isPaid = true;
      return builder;
    },
    then: (fulfilled, rejected) => build().then(fulfilled, rejected),
  };
  return builder;
}
