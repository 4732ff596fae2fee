import { eventKind } from '../../kernel/events/event';
import type { CoupleOfRow } from './couple-of-row';
import type { NotarizationRow } from './notarization.repository';

/** A notarization moved to what its provider says of it. */
export const notarizationMoved = eventKind<{
  readonly before: NotarizationRow;
  readonly after: NotarizationRow;
  readonly couple: CoupleOfRow;
}>('NotarizationMoved');

/** Both have signed, and the notarized file is kept. */
export const notarizedFileKept = eventKind<{ readonly notarizationId: string }>('NotarizedFileKept');
