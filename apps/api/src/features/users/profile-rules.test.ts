import { questionOfKey } from '@troth/content/questionnaire';
import type { Answer } from '@troth/domain/questionnaire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple, aCustomer, type TestPerson } from '../../testing/builders';
import { TEST_NOW, type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let ana: TestPerson;
beforeAll(async () => {
  api = await testApp();
  ana = await aCustomer(api);
});
afterAll(() => api.close());

interface Refusal {
  error: { issues: { path: string[]; message: string }[] };
}
const change = (fields: object) => api.patch<Refusal & Record<string, unknown>>(`/users/${ana.id}`, fields, ana);
/** The sentence that the display rule of customer spec section 8 shows; null when the change was taken. */
const refusalOf = async (fields: object) => {
  const { status, body } = await change(fields);
  return status === 200 ? null : body.error.issues.map(({ message }) => message).join('. ');
};

describe('the birthdate of the profile (customer spec section 5)', () => {
  it.each([
    ['today', '2026-06-15', null],
    ['tomorrow', '2026-06-16', 'Date cannot be in the future.'],
    ['90 years ago to the day', '1936-06-15', null],
    ['a day more', '1936-06-14', 'Date cannot be more than 90 years ago.'],
    ['no date of the calendar', '2026-02-30', 'Please enter a valid date'],
    ['none', null, null],
  ])('%s', async (_name, birthdate, message) => {
    api.clock.set(TEST_NOW);
    expect(await refusalOf({ birthdate })).toBe(message);
  });
});

describe('telephone numbers (customer spec section 5)', () => {
  it.each([
    ['of the United States', '+12125550123', null],
    ['of Germany', '+4930123456', null],
    ['too short for its country', '+1212555', 'Invalid phone number'],
    ['with an area code that cannot be', '+11115550123', 'Invalid phone number'],
    ['of a country that is none', '+9991234567', 'Invalid phone number'],
    ['without a country', '2125550123', 'Invalid phone number'],
    ['none', null, null],
  ])('%s', async (_name, phoneNumber, message) => {
    expect(await refusalOf({ phoneNumber })).toBe(message);
  });

  it('are no answer either: nothing is stored in their place (D12)', async () => {
    const { a } = await aCouple(api);
    const path = `/users/${a.id}/answers?questionId=${questionOfKey('bg_phone').id}`;
    const save = (valueTyped: string) => api.patch<Answer>(path, { valueTyped, questionOptionIds: [] }, a);
    expect((await save('+12125550123')).body.valueTyped).toBe('+12125550123');
    const emptied = await save('+11115550123');
    expect(emptied.status).toBe(200);
    expect(emptied.body.valueTyped).toBeNull();
    const me = await api.get<{ phoneNumber: string | null }>(`/users/${a.id}`, a);
    expect(me.body.phoneNumber).toBeNull();
  });
});

describe('names (customer spec section 5)', () => {
  it('saves an empty one as null, and trims the others', async () => {
    const { body } = await change({ firstName: ' Ana ', lastName: ' ', middleName: '', suffix: 'Jr.' });
    expect(body).toMatchObject({ firstName: 'Ana', lastName: null, middleName: null, suffix: 'Jr.' });
  });
});
