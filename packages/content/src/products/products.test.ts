import { productSchema } from '@troth/domain/purchases';
import { describe, expect, it } from 'vitest';
import { products, savingsClaim } from './index';

const price = (productType: string) => products.find((product) => product.productType === productType)?.priceInCents;

describe('products', () => {
  it('have the decided prices', () => {
    expect(price('PRENUP')).toBe(59_900);
    expect(price('REPRESENTATION')).toBe(69_900);
    expect(price('Q_A')).toBe(4_900);
    expect(price('NOTARIZATION')).toBe(5_000);
  });

  it('are complete', () => {
    const schema = productSchema
      .omit({ createdAt: true, updatedAt: true, deletedAt: true, createdById: true, updatedById: true })
      .strict();
    for (const product of products) expect(() => schema.parse(product)).not.toThrow();
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
  });

  it('count for both partners when they are the couple’s', () => {
    expect(products.filter(({ isSharedProduct }) => isSharedProduct).map(({ productType }) => productType)).toEqual([
      'PRENUP',
      'NOTARIZATION',
    ]);
  });
});

describe('the savings claim', () => {
  it('says that nothing backs it yet', () => {
    expect(savingsClaim).toMatchObject({ amountInCents: 800_000, substantiated: false });
    expect(savingsClaim.text).toContain('$8,000 on average');
  });
});
