/** The cards of the sandbox page, by their last digits, as payment providers' test modes have them. */
export const testCards = {
  '4242': { outcome: 'PAID' },
  '0002': { outcome: 'DECLINED' },
  '9995': { outcome: 'INSUFFICIENT_FUNDS' },
  '0036': { outcome: 'PROCESSING' },
} as const;

export type TestCard = keyof typeof testCards;
export const TEST_CARDS = Object.keys(testCards) as [TestCard, ...TestCard[]];
