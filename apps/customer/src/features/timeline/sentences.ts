import { t } from '../../shared/texts';
import type { TimelineItem } from './queries';

interface Values {
  readonly who: string;
  readonly count: number;
}

/** What a line of the timeline says. */
export const sentences: Readonly<Record<TimelineItem['kind'], (values: Values) => string>> = {
  BEGUN: () => t('timeline.kind.BEGUN'),
  ADOPTED: ({ count }) => t('timeline.kind.ADOPTED', { count }),
  JOINED: ({ who }) => t('timeline.kind.JOINED', { who }),
  INVITED: ({ who }) => t('timeline.kind.INVITED', { who }),
  INVITATION_REVOKED: ({ who }) => t('timeline.kind.INVITATION_REVOKED', { who }),
  REMINDED: ({ who }) => t('timeline.kind.REMINDED', { who }),
  STATE_CHANGED: ({ who }) => t('timeline.kind.STATE_CHANGED', { who }),
  DOCUMENT_CHANGED: ({ who }) => t('timeline.kind.DOCUMENT_CHANGED', { who }),
  ANSWERED: ({ who, count }) => t('timeline.kind.ANSWERED', { who, count }),
  SETTLED: ({ who, count }) => t('timeline.kind.SETTLED', { who, count }),
  DISCUSSED: ({ who }) => t('timeline.kind.DISCUSSED', { who }),
  DISCLOSED: ({ who, count }) => t('timeline.kind.DISCLOSED', { who, count }),
  RECEIVED: ({ who }) => t('timeline.kind.RECEIVED', { who }),
  FINDINGS_CONFIRMED: ({ who }) => t('timeline.kind.FINDINGS_CONFIRMED', { who }),
  GENERATION_ASKED: ({ who }) => t('timeline.kind.GENERATION_ASKED', { who }),
  VERSION_MADE: () => t('timeline.kind.VERSION_MADE'),
  IMPORTED: () => t('timeline.kind.IMPORTED'),
  IMPORT_TAKEN_OUT: () => t('timeline.kind.IMPORT_TAKEN_OUT'),
  REOPENED: ({ who }) => t('timeline.kind.REOPENED', { who }),
  REVIEWED: ({ who }) => t('timeline.kind.REVIEWED', { who }),
  APPROVED: ({ who }) => t('timeline.kind.APPROVED', { who }),
  APPROVAL_RESCINDED: ({ who }) => t('timeline.kind.APPROVAL_RESCINDED', { who }),
  ATTORNEY_ASSIGNED: () => t('timeline.kind.ATTORNEY_ASSIGNED'),
  ATTORNEY_LEFT: () => t('timeline.kind.ATTORNEY_LEFT'),
  OWN_ATTORNEY: ({ who }) => t('timeline.kind.OWN_ATTORNEY', { who }),
  COUNSEL_CONFIRMED: () => t('timeline.kind.COUNSEL_CONFIRMED'),
  FILE_ADDED: ({ who }) => t('timeline.kind.FILE_ADDED', { who }),
  FILE_DELETED: ({ who }) => t('timeline.kind.FILE_DELETED', { who }),
  PAID: () => t('timeline.kind.PAID'),
  PAYMENT: ({ who }) => t('timeline.kind.PAYMENT', { who }),
  MEETING: ({ who }) => t('timeline.kind.MEETING', { who }),
  MESSAGE: ({ who, count }) => t('timeline.kind.MESSAGE', { who, count }),
  REFUSED: ({ who, count }) => t('timeline.kind.REFUSED', { who, count }),
  REFUSALS_COUNTED: ({ count }) => t('timeline.kind.REFUSALS_COUNTED', { count }),
  OTHER: ({ who }) => t('timeline.kind.OTHER', { who }),
};
