import type { Instant } from '../../kernel/database/columns';

export interface SealingTables {
  sealCertificates: {
    number: number;
    /** DER. */
    certificate: Uint8Array;
    sealedKey: Uint8Array;
    validUntil: Instant;
    createdAt: Instant;
  };
}
