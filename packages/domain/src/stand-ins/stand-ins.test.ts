import { describe, expect, it } from 'vitest';
import {
  answersVisitor,
  isLoopbackOnly,
  isLoopbackOrigin,
  STAND_INS,
  standInAudience,
  type StandInFacts,
} from './index';

const booleans = [true, false];
const combinations: StandInFacts[] = STAND_INS.flatMap((standIn) =>
  booleans.flatMap((isUsed) =>
    booleans.flatMap((isAllowed) =>
      booleans.flatMap((loopback) =>
        (['embedded', 'postgres'] as const).map((database) => ({
          standIn,
          isUsed,
          isAllowed,
          isLoopbackOnly: loopback,
          database,
        })),
      ),
    ),
  ),
);

describe('who a stand-in answers', () => {
  it('is decided for every combination', () => {
    const table = combinations.map((facts) => {
      const { standIn, isUsed, isAllowed, isLoopbackOnly: loopback, database } = facts;
      return [
        standIn,
        isUsed ? 'used' : 'unused',
        isAllowed ? 'allowed' : 'not allowed',
        loopback ? 'loopback' : 'elsewhere',
        database,
        standInAudience(facts),
      ].join(' | ');
    });
    expect(table).toHaveLength(64);
    expect(table.filter((row) => row.includes('| unused |')).every((row) => row.endsWith('| OFF'))).toBe(true);
    expect(table.filter((row) => row.includes('| used |') && !row.endsWith('| EVERYONE'))).toEqual([
      'INBOX | used | not allowed | loopback | embedded | LOOPBACK',
      'INBOX | used | not allowed | loopback | postgres | LOOPBACK',
      'INBOX | used | not allowed | elsewhere | embedded | REFUSED',
      'INBOX | used | not allowed | elsewhere | postgres | REFUSED',
      'SANDBOX_PAYMENTS | used | not allowed | loopback | embedded | LOOPBACK',
      'SANDBOX_PAYMENTS | used | not allowed | loopback | postgres | LOOPBACK',
      'SANDBOX_PAYMENTS | used | not allowed | elsewhere | embedded | REFUSED',
      'SANDBOX_PAYMENTS | used | not allowed | elsewhere | postgres | REFUSED',
      'SANDBOX_NOTARY | used | not allowed | loopback | embedded | LOOPBACK',
      'SANDBOX_NOTARY | used | not allowed | loopback | postgres | LOOPBACK',
      'SANDBOX_NOTARY | used | not allowed | elsewhere | embedded | REFUSED',
      'SANDBOX_NOTARY | used | not allowed | elsewhere | postgres | REFUSED',
      'DEMO_PEOPLE | used | not allowed | loopback | embedded | LOOPBACK',
      'DEMO_PEOPLE | used | not allowed | loopback | postgres | REFUSED',
      'DEMO_PEOPLE | used | not allowed | elsewhere | embedded | REFUSED',
      'DEMO_PEOPLE | used | not allowed | elsewhere | postgres | REFUSED',
    ]);
    expect(table.filter((row) => row.includes('| used | allowed |')).every((row) => row.endsWith('| EVERYONE'))).toBe(
      true,
    );
  });
});

describe('an installation for its own machine alone', () => {
  const local = ['http://127.0.0.1:4000', 'http://localhost:4001', 'http://[::1]:4002', 'http://troth.localhost'];

  it('has loopback origins, listens on loopback, and has no proxy', () => {
    const reach = { origins: local, host: '127.0.0.1', trustedProxies: 0 };
    expect(isLoopbackOnly(reach)).toBe(true);
    expect(isLoopbackOnly({ ...reach, host: '::1' })).toBe(true);
    expect(isLoopbackOnly({ ...reach, host: '0.0.0.0' })).toBe(false);
    expect(isLoopbackOnly({ ...reach, host: '::' })).toBe(false);
    expect(isLoopbackOnly({ ...reach, trustedProxies: 1 })).toBe(false);
    for (const position of local.keys())
      expect(isLoopbackOnly({ ...reach, origins: local.with(position, 'https://troth.example') })).toBe(false);
  });

  it.each([
    'http://0.0.0.0:4000',
    'http://192.168.1.20:4000',
    'https://127.0.0.1.troth.example',
    'https://localhost.example',
    'http://128.0.0.1',
    'http://127.0.0.1@troth.example',
    'not an origin',
  ])('is not at %s', (origin) => {
    expect(isLoopbackOrigin(origin)).toBe(false);
  });
});

describe('a visitor of a stand-in', () => {
  const atTheMachine = { socketAddress: '127.0.0.1', host: '127.0.0.1:4000', isForwarded: false };

  it.each([
    ['who sits at the machine', {}, true],
    ['who sits at the machine and uses IPv6', { socketAddress: '::1', host: '[::1]:4000' }, true],
    ['who sits at the machine, on a socket of both kinds', { socketAddress: '::ffff:127.0.0.1' }, true],
    ['that is the program itself', { socketAddress: null, host: null }, true],
    ['from the network', { socketAddress: '192.168.1.7' }, false],
    ['from the network who claims a loopback host', { socketAddress: '::ffff:10.0.0.7' }, false],
    ['behind a proxy that says so', { isForwarded: true }, false],
    ['behind a proxy that passes the host on', { host: 'troth.example' }, false],
    ['led here by the name of another site', { host: 'rebind.example:4000' }, false],
    ['who names no host', { host: null }, false],
  ])('%s', (_who, facts, isAnswered) => {
    expect(answersVisitor('LOOPBACK', { ...atTheMachine, ...facts })).toBe(isAnswered);
  });

  it('is answered by an allowed stand-in wherever they are, and never by one that is off or refused', () => {
    const anywhere = { socketAddress: '203.0.113.9', host: 'troth.example', isForwarded: true };
    expect(answersVisitor('EVERYONE', anywhere)).toBe(true);
    expect(answersVisitor('OFF', atTheMachine)).toBe(false);
    expect(answersVisitor('REFUSED', atTheMachine)).toBe(false);
  });
});
