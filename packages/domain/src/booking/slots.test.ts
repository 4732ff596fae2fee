import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attorneyHoursSchema } from './schemas';
import {
  type AttorneyHours,
  areAwayApart,
  firstOpenSlot,
  guardedSpan,
  isAwayOn,
  minutesOf,
  openSlots,
  SLOT_STEP_MINUTES,
} from './slots';
import { isTimeZone } from './time-zone';

const everyDay = (startsAt: string, endsAt: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startsAt, endsAt }));

const hours = (changes: Partial<AttorneyHours> = {}): AttorneyHours => ({
  timeZone: 'America/New_York',
  weekly: everyDay('09:00', '10:30'),
  exceptions: [],
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  minimumNoticeHours: 24,
  horizonDays: 1,
  ...changes,
});

const starts = (given: AttorneyHours, facts: Partial<Parameters<typeof openSlots>[1]> = {}) =>
  openSlots(given, { now: '2026-06-15T04:00:00.000Z', lengthMinutes: 30, busy: [], ...facts }).map(
    ({ startAt }) => startAt,
  );

describe('slots', () => {
  it('lie in the hours, on the attorney’s clock, every half hour', () => {
    expect(starts(hours())).toEqual([
      '2026-06-16T13:00:00.000Z',
      '2026-06-16T13:30:00.000Z',
      '2026-06-16T14:00:00.000Z',
    ]);
    expect(starts(hours(), { lengthMinutes: 45 })).toHaveLength(2);
  });

  it('take several intervals of one day, until midnight too', () => {
    const weekly = [...everyDay('09:00', '09:30'), ...everyDay('23:00', '24:00')];
    expect(starts(hours({ weekly }))).toEqual([
      '2026-06-16T13:00:00.000Z',
      '2026-06-17T03:00:00.000Z',
      '2026-06-17T03:30:00.000Z',
    ]);
  });

  it('follow the exception of a day in place of its weekday, a day off included', () => {
    const on = (intervals: AttorneyHours['exceptions'][number]['intervals']) =>
      starts(hours({ exceptions: [{ date: '2026-06-16', intervals }] }));
    expect(on([])).toEqual([]);
    expect(on([{ startsAt: '20:00', endsAt: '20:30' }])).toEqual(['2026-06-17T00:00:00.000Z']);
  });

  it.each([
    ['2026-06-15T12:59:59.999Z', 3],
    ['2026-06-15T13:00:00.000Z', 3],
    ['2026-06-15T13:00:00.001Z', 2],
  ])('asked for at %s keep the notice of 24 hours', (now, count) => {
    expect(starts(hours(), { now })).toHaveLength(count);
  });

  it('end with the last day of the horizon, as the attorney counts days', () => {
    const days = starts(hours({ horizonDays: 3, minimumNoticeHours: 0 })).map((start) => start.slice(0, 10));
    expect([...new Set(days)]).toEqual(['2026-06-15', '2026-06-16', '2026-06-17', '2026-06-18']);
  });

  it.each([
    ['2026-06-16T12:30:00.000Z', '2026-06-16T13:00:00.000Z', 3],
    ['2026-06-16T12:30:00.000Z', '2026-06-16T13:00:00.001Z', 2],
    ['2026-06-16T13:30:00.000Z', '2026-06-16T14:00:00.000Z', 2],
    ['2026-06-16T14:30:00.000Z', '2026-06-16T15:00:00.000Z', 3],
    ['2026-06-16T12:00:00.000Z', '2026-06-16T15:00:00.000Z', 0],
  ])('touch nothing busy: %s to %s', (startAt, endAt, count) => {
    expect(starts(hours(), { busy: [{ startAt, endAt }] })).toHaveLength(count);
  });

  it('keep the buffers on both sides', () => {
    const given = hours({ bufferBeforeMinutes: 10, bufferAfterMinutes: 15 });
    const meeting = { startAt: '2026-06-16T14:30:00.000Z', endAt: '2026-06-16T15:00:00.000Z' };
    const busy = [guardedSpan(meeting, given)];
    expect(busy).toEqual([{ startAt: '2026-06-16T14:20:00.000Z', endAt: '2026-06-16T15:15:00.000Z' }]);
    // 10:00 to 10:30 with 15 minutes after it would touch 10:20.
    expect(starts(given, { busy })).toEqual(['2026-06-16T13:00:00.000Z', '2026-06-16T13:30:00.000Z']);
  });
});

describe('the first slot', () => {
  const facts = { now: '2026-06-15T04:00:00.000Z', lengthMinutes: 30, busy: [] };
  // The 15th is a Monday, and the day of the notice is the first that counts.
  const onDay = (date: string) =>
    firstOpenSlot(
      hours({
        weekly: [],
        horizonDays: 30,
        exceptions: [{ date, intervals: [{ startsAt: '09:00', endsAt: '09:30' }] }],
      }),
      facts,
    )?.startAt ?? null;

  it.each([
    ['within a week', '2026-06-17', '2026-06-17T13:00:00.000Z'],
    ['on the last day tried first', '2026-06-22', '2026-06-22T13:00:00.000Z'],
    ['after it', '2026-06-23', '2026-06-23T13:00:00.000Z'],
    ['on the last day of all', '2026-07-15', '2026-07-15T13:00:00.000Z'],
    ['beyond the horizon', '2026-07-16', null],
  ])('is found %s', (_name, date, start) => {
    expect(onDay(date)).toBe(start);
  });

  it('is the first of all slots', () => {
    expect(firstOpenSlot(hours({ horizonDays: 30 }), facts)).toEqual(openSlots(hours({ horizonDays: 30 }), facts)[0]);
  });
});

describe('days away', () => {
  const days = (...each: readonly (readonly [string, string])[]) => each.map(([from, until]) => ({ from, until }));

  it.each([
    ['2026-06-15', false],
    ['2026-06-16', true],
    ['2026-06-17', true],
    ['2026-06-18', false],
    ['2026-07-01', true],
    ['2026-07-02', false],
  ])('on %s: %s', (date, isAway) => {
    expect(isAwayOn(days(['2026-07-01', '2026-07-01'], ['2026-06-16', '2026-06-17']), date)).toBe(isAway);
  });

  it('have no slots, each of several times away', () => {
    const given = hours({ horizonDays: 4, weekly: everyDay('09:00', '09:30') });
    const away = days(['2026-06-18', '2026-06-18'], ['2026-06-16', '2026-06-16']);
    expect(starts({ ...given, away }).map((start) => start.slice(0, 10))).toEqual(['2026-06-17', '2026-06-19']);
  });

  it('are apart where no day is in two of them', () => {
    expect(areAwayApart([])).toBe(true);
    expect(areAwayApart(days(['2026-06-17', '2026-06-18'], ['2026-06-15', '2026-06-16']))).toBe(true);
    expect(areAwayApart(days(['2026-06-16', '2026-06-18'], ['2026-06-15', '2026-06-16']))).toBe(false);
    expect(areAwayApart(days(['2026-06-01', '2026-06-30'], ['2026-06-15', '2026-06-16']))).toBe(false);
  });
});

describe('days on which clocks change', () => {
  const night = (timeZone: string, now: string, weekly = everyDay('00:00', '04:00')) =>
    starts(hours({ timeZone, weekly, minimumNoticeHours: 0, horizonDays: 0 }), { now });

  it('have no slot at times that are skipped', () => {
    // 8 March 2026: 02:00 to 03:00 does not exist in New York.
    expect(night('America/New_York', '2026-03-08T05:00:00.000Z')).toEqual([
      '2026-03-08T05:00:00.000Z',
      '2026-03-08T05:30:00.000Z',
      '2026-03-08T06:00:00.000Z',
      '2026-03-08T06:30:00.000Z',
      '2026-03-08T07:00:00.000Z',
      '2026-03-08T07:30:00.000Z',
    ]);
  });

  it('have one slot at times that occur twice, at the first of them', () => {
    // 1 November 2026: 01:00 to 02:00 occurs twice in New York.
    expect(night('America/New_York', '2026-11-01T04:00:00.000Z')).toEqual([
      '2026-11-01T04:00:00.000Z',
      '2026-11-01T04:30:00.000Z',
      '2026-11-01T05:00:00.000Z',
      '2026-11-01T05:30:00.000Z',
      '2026-11-01T07:00:00.000Z',
      '2026-11-01T07:30:00.000Z',
      '2026-11-01T08:00:00.000Z',
      '2026-11-01T08:30:00.000Z',
    ]);
  });

  it('let no appointment run past hours that are shorter than they look', () => {
    const weekly = everyDay('01:30', '03:00');
    const given = hours({ weekly, minimumNoticeHours: 0, horizonDays: 0 });
    expect(starts(given, { now: '2026-03-08T05:00:00.000Z', lengthMinutes: 60 })).toEqual([]);
    expect(starts(given, { now: '2026-03-07T05:00:00.000Z', lengthMinutes: 60 })).toHaveLength(2);
  });

  it('of half an hour are as good', () => {
    // Lord Howe Island, 4 October 2026: 02:00 to 02:30 does not exist.
    expect(night('Australia/Lord_Howe', '2026-10-03T13:30:00.000Z', everyDay('01:30', '03:00'))).toEqual([
      '2026-10-03T15:00:00.000Z',
      '2026-10-03T15:30:00.000Z',
    ]);
  });
});

/** What a clock of the zone shows, by another way than the rule's own. */
function clock(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (ms: number) => {
    const part = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]));
    return { date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
  };
}

const QUARTER_MS = 900_000;
const NOON = ['12:00', '12:30', '13:00', '13:30'];

describe('in any zone, at any time', () => {
  const zones = Intl.supportedValuesOf('timeZone').filter(isTimeZone);
  const given = fc.record({
    timeZone: fc.constantFrom(...zones),
    now: fc.integer({ min: Date.UTC(2024, 0, 1) / QUARTER_MS, max: Date.UTC(2032, 0, 1) / QUARTER_MS }),
    from: fc.integer({ min: 0, max: 46 }),
    length: fc.integer({ min: 1, max: 20 }),
    lengthMinutes: fc.constantFrom(20, 30, 60),
    bufferBeforeMinutes: fc.constantFrom(0, 10),
    bufferAfterMinutes: fc.constantFrom(0, 15),
    busy: fc.array(fc.record({ at: fc.integer({ min: 0, max: 400 }), quarters: fc.integer({ min: 1, max: 8 }) }), {
      maxLength: 6,
    }),
  });
  const halfHour = (count: number) => {
    const halves = Math.min(48, count);
    return `${String(Math.floor(halves / 2)).padStart(2, '0')}:${halves % 2 === 0 ? '00' : '30'}`;
  };

  it('slots are free clock times of the hours, each once, and of two that look alike the first', () => {
    fc.assert(
      fc.property(given, (facts) => {
        const now = facts.now * QUARTER_MS;
        const weekly = everyDay(halfHour(facts.from), halfHour(facts.from + facts.length));
        const schedule = hours({
          timeZone: facts.timeZone,
          weekly,
          minimumNoticeHours: 0,
          horizonDays: 2,
          bufferBeforeMinutes: facts.bufferBeforeMinutes,
          bufferAfterMinutes: facts.bufferAfterMinutes,
        });
        const busy = facts.busy.map(({ at, quarters }) => ({
          startAt: new Date(now + at * QUARTER_MS).toISOString(),
          endAt: new Date(now + (at + quarters) * QUARTER_MS).toISOString(),
        }));
        const slots = openSlots(schedule, {
          now: new Date(now).toISOString(),
          lengthMinutes: facts.lengthMinutes,
          busy,
        });
        const read = clock(facts.timeZone);
        const [first] = weekly;
        const opens = minutesOf(first?.startsAt ?? '');
        const closes = minutesOf(first?.endsAt ?? '');
        const seen = new Set<string>();
        const offered = new Map(slots.map(({ startAt, endAt }) => [startAt, endAt]));
        expect(offered.size).toBe(slots.length);
        const lastDate = read(now + 2 * 86_400_000).date;
        for (let ms = now - 86_400_000; ms < now + 4 * 86_400_000; ms += QUARTER_MS) {
          const { date, time } = read(ms);
          const minutes = minutesOf(time);
          const isSecond = seen.has(`${date} ${time}`);
          seen.add(`${date} ${time}`);
          const fits =
            minutes >= opens && minutes + facts.lengthMinutes <= closes && (minutes - opens) % SLOT_STEP_MINUTES === 0;
          const startAt = new Date(ms).toISOString();
          const endAt = offered.get(startAt);
          if (endAt === undefined) continue;
          // What is offered is right, by a clock of another make.
          expect(fits && !isSecond && ms >= now && date <= lastDate).toBe(true);
          const guarded = guardedSpan({ startAt, endAt }, schedule);
          for (const span of busy) expect(guarded.endAt <= span.startAt || span.endAt <= guarded.startAt).toBe(true);
          offered.delete(startAt);
        }
        expect([...offered.keys()]).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('nothing that could be offered at noon is left out', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 2_000 }), (timeZone, days) => {
        const now = Date.UTC(2026, 0, 1) + days * 86_400_000;
        const slots = openSlots(hours({ timeZone, weekly: everyDay('12:00', '14:00'), horizonDays: 3 }), {
          now: new Date(now).toISOString(),
          lengthMinutes: 30,
          busy: [],
        });
        const read = clock(timeZone);
        const times = slots.map(({ startAt }) => read(Date.parse(startAt)));
        const dates = [...new Set(times.map(({ date }) => date))];
        expect(dates.length).toBeGreaterThanOrEqual(2);
        for (const day of dates.slice(1))
          expect(times.filter(({ date }) => date === day).map(({ time }) => time)).toEqual(NOON);
      }),
      { numRuns: 100 },
    );
  });
});

describe('hours as an attorney sends them', () => {
  const sent = { timeZone: 'America/Chicago', weekly: everyDay('09:00', '12:00'), exceptions: [] };
  const parsed = (changes: object) => attorneyHoursSchema.safeParse({ ...sent, ...changes });

  it('take the usual notice, horizon and buffers', () => {
    expect(parsed({}).data).toMatchObject({
      minimumNoticeHours: 24,
      horizonDays: 30,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
    });
  });

  it.each([
    ['a zone that nobody knows', { timeZone: 'America/Atlantis' }],
    ['an offset', { timeZone: '+02:00' }],
    ['hours that end before they begin', { weekly: [{ weekday: 1, startsAt: '10:00', endsAt: '09:00' }] }],
    ['hours of no length', { weekly: [{ weekday: 1, startsAt: '10:00', endsAt: '10:00' }] }],
    ['a time that no clock shows', { weekly: [{ weekday: 1, startsAt: '10:00', endsAt: '24:30' }] }],
    ['an eighth day', { weekly: [{ weekday: 8, startsAt: '10:00', endsAt: '11:00' }] }],
    [
      'hours that overlap',
      {
        weekly: [
          { weekday: 1, startsAt: '10:00', endsAt: '11:01' },
          { weekday: 1, startsAt: '11:00', endsAt: '12:00' },
        ],
      },
    ],
    ['a day that no calendar has', { exceptions: [{ date: '2026-02-30', intervals: [] }] }],
    [
      'a day twice',
      {
        exceptions: [
          { date: '2026-07-04', intervals: [] },
          { date: '2026-07-04', intervals: [] },
        ],
      },
    ],
  ])('refuse %s', (_name, changes) => {
    expect(parsed(changes).success).toBe(false);
  });

  it('let intervals of one day meet', () => {
    const weekly = [
      { weekday: 1, startsAt: '10:00', endsAt: '11:00' },
      { weekday: 1, startsAt: '11:00', endsAt: '24:00' },
    ];
    expect(parsed({ weekly }).success).toBe(true);
  });
});
