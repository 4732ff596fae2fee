import type { Count } from '../throttle/throttle';
import { addressOf, type Exchange } from './visit';

/** What a guess at a password counts against. */
export function passwordGuess(exchange: Exchange, email: string): readonly Count[] {
  const address = addressOf(exchange);
  return [
    { name: 'signInByAccountAndAddress', key: `${email} ${address}` },
    { name: 'signInByAccount', key: email },
    { name: 'signInByAddress', key: address },
  ];
}
