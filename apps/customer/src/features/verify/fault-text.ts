import type { Fault } from '@troth/evidence/audit';
import { t } from '../../shared/texts';

/** So many places of a changed file are told; more would say no more. */
const MOST_RANGES = 8;

/** What is wrong, and where, in a sentence. */
export function faultText(fault: Fault): string {
  switch (fault.code) {
    case 'SPELLING':
      return t('verify.fault.SPELLING', { byte: fault.byte, line: fault.line });
    case 'ENTRY_CHANGED':
    case 'ENTRY_MOVED':
    case 'ORIGIN_CHANGED':
      return t(`verify.fault.${fault.code}`, { position: fault.position });
    case 'ENTRIES_MISSING':
    case 'HEADS_MISSING':
    case 'CUT_SHORT':
      return t(`verify.fault.${fault.code}`, { from: fault.from, to: fault.to });
    case 'KEY_CHANGED':
    case 'KEY_UNKNOWN':
      return t(`verify.fault.${fault.code}`, { key: fault.key });
    case 'HEAD_CHANGED':
    case 'HEAD_MOVED':
      return t(`verify.fault.${fault.code}`, { head: fault.head });
    case 'NOT_AS_SIGNED':
      return t('verify.fault.NOT_AS_SIGNED', { head: fault.head, position: fault.position });
    case 'FILE_CHANGED': {
      const told = fault.ranges.slice(0, MOST_RANGES);
      const ranges = told.map(({ from, to }) => t('verify.range', { from, to: to - 1 }));
      const more = fault.ranges.length - told.length;
      return t('verify.fault.FILE_CHANGED', {
        ranges: [...ranges, ...(more > 0 ? [t('verify.moreRanges', { count: more })] : [])].join(', '),
      });
    }
    case 'UNREADABLE':
    case 'NO_ENTRIES':
    case 'SEAL_CHANGED':
    case 'SIGNATURES_UNCHECKED':
    case 'FILE_UNKNOWN':
      return t(`verify.fault.${fault.code}`);
  }
}
