import { z } from 'zod';
import { jobKind } from '../../kernel/jobs/job';

const schema = z.object({ notarizationId: z.uuid() });

/** Opens the transaction of a notarization at its provider. */
export const openTransactionKind = jobKind({ name: 'notarization-open', schema });
/** Reads the transaction of a notarization and applies what it says now. */
export const settleTransactionKind = jobKind({ name: 'notarization-settle', schema });
/** Binds the certificate of completion to the notarized file, and seals it. */
export const sealKind = jobKind({ name: 'notarization-seal', schema });
