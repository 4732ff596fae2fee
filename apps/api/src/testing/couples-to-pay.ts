import { randomUUID } from 'node:crypto';
import { contentId } from '@troth/content/ids';
import { prenupTemplateId } from '@troth/content/jurisdictions';
import type { TestApp } from './open-app';

export type Who = 'a' | 'b';

/** Two partners, each with a filled cart. */
export interface CoupleToPay {
  readonly documentId: string;
  readonly users: Readonly<Record<Who, string>>;
  readonly carts: Readonly<Record<Who, string>>;
}

/** Couples of whom both are about to buy the prenup, one of them the notary too; many of them in a moment. */
export async function couplesToPay(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  count: number,
): Promise<CoupleToPay[]> {
  const made = Array.from({ length: count }, () => ({
    documentId: randomUUID(),
    users: { a: randomUUID(), b: randomUUID() },
    carts: { a: randomUUID(), b: randomUUID() },
  }));
  const people = made.flatMap(({ users, carts }) => [
    { id: users.a, cartId: carts.a, products: ['prenup', 'notarization'] },
    { id: users.b, cartId: carts.b, products: ['prenup'] },
  ]);
  const now = clock.now();
  await db
    .insertInto('users')
    .values(
      people.map(({ id }) => ({
        id,
        externalId: id,
        userType: 'CUSTOMER' as const,
        email: `${id}@example.com`,
        emailVerified: true,
        termsAgreedAt: now,
        termsVersion: 'test',
        lastActiveAt: now,
      })),
    )
    .execute();
  await db
    .insertInto('documents')
    .values(
      made.map(({ documentId, users }) => ({
        id: documentId,
        templateId: prenupTemplateId,
        userAId: users.a,
        userBId: users.b,
        stateId: contentId('state', 'CA'),
        createdById: users.a,
        invitationAcceptedAt: now,
      })),
    )
    .execute();
  await db
    .insertInto('carts')
    .values(people.map(({ id, cartId }) => ({ id: cartId, userId: id })))
    .execute();
  await db
    .insertInto('cartItems')
    .values(
      people.flatMap(({ cartId, products }) =>
        products.map((product) => ({ cartId, productId: contentId('product', product), quantity: 1 })),
      ),
    )
    .execute();
  return made;
}
