import { describe, expect, it } from 'vitest';
import { say } from '../messages/say';
import { genderOfPronouns, pronounsOfGender } from './enumerations';
import { fullName, initials, missingNames, nameOrEmail, savedName } from './names';
import { isPhoneShape } from './phone';
import { profileBirthdateError } from './profile';
import { userCreationSchema, userUpdateSchema } from './schemas';

const nobody = { firstName: null, middleName: null, lastName: null, suffix: null };

describe('names (customer spec §5)', () => {
  it('saves an empty name as null, white space counting as empty', () => {
    expect(savedName('   ')).toBeNull();
    expect(savedName(' Ana ')).toBe('Ana');
    expect(userUpdateSchema.parse({ middleName: '  ' })).toEqual({ middleName: null });
    expect(userUpdateSchema.parse({ firstName: ' José ' })).toEqual({ firstName: 'José' });
    expect(userUpdateSchema.parse({ over: { suffix: ' ' } })).toEqual({ over: { suffix: null } });
  });

  it('requires first and last name and neither of the others', () => {
    expect(missingNames(nobody)).toEqual(['firstName', 'lastName']);
    expect(missingNames({ ...nobody, firstName: 'Ana', lastName: ' ' })).toEqual(['lastName']);
    expect(missingNames({ ...nobody, firstName: 'Ana', lastName: 'Ruiz' })).toEqual([]);
  });

  it('joins first, middle, last and suffix', () => {
    expect(fullName({ firstName: 'Alex', middleName: null, lastName: 'Kim', suffix: 'Jr.' })).toBe('Alex Kim Jr.');
    expect(fullName(nobody)).toBe('');
    expect(initials({ firstName: 'élodie', lastName: '李' })).toBe('É李');
  });

  it('calls a person by the e-mail address while there is no name', () => {
    const email = 'alex@example.com';
    expect(nameOrEmail({ ...nobody, lastName: 'Kim', email })).toBe('Kim');
    expect(nameOrEmail({ ...nobody, firstName: ' ', email })).toBe(email);
  });
});

describe('profile birthdate (customer spec §5)', () => {
  it.each([
    ['tomorrow', '2026-06-16', 'Date cannot be in the future.'],
    ['today', '2026-06-15', null],
    ['90 years ago to the day', '1936-06-15', null],
    ['a day more than 90 years ago', '1936-06-14', 'Date cannot be more than 90 years ago.'],
    ['no date', '2026-02-30', 'Please enter a valid date'],
  ])('%s', (_name, birthdate, message) => {
    const key = profileBirthdateError(birthdate, { today: '2026-06-15' });
    expect(key === null ? null : say(key)).toBe(message);
  });
});

describe('pronouns (D13)', () => {
  it('are stored as gender', () => {
    expect(genderOfPronouns('HE_HIM_HIS')).toBe('MALE');
    expect(genderOfPronouns('SHE_HER_HERS')).toBe('FEMALE');
    expect(genderOfPronouns('THEY_THEM_THEIRS')).toBe('NON_BINARY');
  });
  it('show none selected for one who prefers not to answer', () => {
    expect(pronounsOfGender('PREFER_NO_ANSWER')).toBeNull();
  });
});

describe('phone shape', () => {
  it.each([
    ['+12125550123', true],
    ['2125550123', false],
    ['+02125550123', false],
    ['+123456', false],
    ['+1234567', true],
    ['+123456789012345', true],
    ['+1234567890123456', false],
  ])('%s: %s', (text, isShape) => {
    expect(isPhoneShape(text)).toBe(isShape);
  });
});

describe('sign-up (D1 and D5)', () => {
  const form = { userType: 'CUSTOMER', termsAgreed: true, termsVersion: '2026-11-01' };
  const messages = (input: unknown) => userCreationSchema.safeParse(input).error?.issues.map((issue) => issue.message);
  it('records the agreement to the terms', () => {
    expect(messages(form)).toBeUndefined();
    expect(messages({ ...form, termsAgreed: false })).toEqual(['Please agree to the terms to continue']);
  });
  it('never makes an admin', () => {
    expect(messages({ ...form, userType: 'ADMIN' })).toEqual(['Sign up as a customer or as an attorney']);
  });
});
