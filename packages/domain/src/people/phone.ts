/** E.164: a plus, a country code that does not start with zero, at most 15 digits in all; at least 7 to be a number. */
const E164 = /^\+[1-9]\d{6,14}$/;

/** Whether a text has the shape of E.164. Whether a country has such numbers is for `@troth/domain/phone` to say. */
export const isPhoneShape = (text: string): boolean => E164.test(text);
