import { isPhoneShape } from '@troth/domain/people';

let check: (text: string) => boolean = isPhoneShape;

/** Fetches what tells the numbers of every country, which is heavy; it comes with the field for them. */
export async function loadPhoneNumbers(): Promise<void> {
  check = (await import('@troth/domain/phone')).isPhoneNumber;
}

/** Whether a country has numbers like this one; until the numbering plans are here, whether it has the shape of one. */
export const isPhoneNumber = (text: string): boolean => check(text);
