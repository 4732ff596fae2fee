import { describe, expect, it } from 'vitest';
import { type ConflictedAttorney, type ConflictFacts, conflictOf, isNameNear } from './conflict';

const attorney: ConflictedAttorney = {
  id: 'frances',
  lawFirmId: 'fenn',
  lawFirmName: 'Fénn & Marsh, LLP',
  email: 'frances@fenn.example',
  phoneNumber: '+14155550105',
};
const facts: ConflictFacts = {
  partners: [
    { email: 'casey@example.com', phoneNumber: '+14155550103' },
    { email: 'devon@example.com', phoneNumber: null },
  ],
  otherSide: new Set(['gray']),
  firmsOfOtherSide: new Set(['garland']),
  outsideCounsel: [{ email: 'iris@vale.example', firmName: 'Vale Law' }],
  cannotAct: new Set(),
};
const outside = (email: string, firmName: string) => ({ outsideCounsel: [{ email, firmName }] });

describe('a conflict of interest (D51)', () => {
  it.each([
    ['nobody of either side', {}, {}, null],
    ['the other side’s attorney, present or past', { id: 'gray' }, {}, 'OTHER_SIDE'],
    ['somebody of that firm', { lawFirmId: 'garland' }, {}, 'FIRM_OF_OTHER_SIDE'],
    [
      'the attorney whom the other partner found outside',
      {},
      outside('Frances+work@Fenn.example', 'Else'),
      'OTHER_SIDE',
    ],
    ['somebody of that attorney’s firm', {}, outside('x@y.example', 'FENN AND MARSH'), 'FIRM_OF_OTHER_SIDE'],
    ['another firm with a name that begins alike', {}, outside('x@y.example', 'Fenn & Marshall LLP'), null],
    ['a partner’s own e-mail address', { email: 'Casey+law@example.com' }, {}, 'RELATED_ACCOUNT'],
    ['a partner’s telephone number', { phoneNumber: '+14155550103' }, {}, 'RELATED_ACCOUNT'],
    ['no telephone number on either side', { phoneNumber: null }, {}, null],
    ['who said that they cannot act', {}, { cannotAct: new Set(['frances']) }, 'CANNOT_ACT'],
    ['no firm at all', { lawFirmId: null, lawFirmName: null }, outside('x@y.example', 'LLP'), null],
  ] as const)('%s', (_name, who, what, conflict) => {
    expect(conflictOf({ ...attorney, ...who }, { ...facts, ...what })).toBe(conflict);
  });
});

describe('a name that is looked for', () => {
  it.each([
    ['Zoë Nguyễn', 'nguyen', true],
    ['Zoë Nguyễn', 'Nguyen Zoe', true],
    ['Katherine Reyes', 'Catherine', true],
    ['Jon Reyes', 'Joh', false],
    ['Ann Lee', 'Anne', true],
    ['Ann Lee', 'Ada', false],
    ['Marshall', 'Marsahll', true],
    ['Marshall', 'Maxwellson', false],
    ['Marshall', 'Marxhell', true],
    ['Marshall', 'Maxxhell', false],
    ['Casey Coyle', 'Casey Dunmore', false],
    ['Casey Coyle', 'Co', true],
    ['Casey Coyle', 'c', false],
    ['Casey Coyle', ' ', false],
    ['مريم', 'مريم', true],
  ])('%s for %j: %s', (name, sought, isFound) => expect(isNameNear(name, sought)).toBe(isFound));
});
