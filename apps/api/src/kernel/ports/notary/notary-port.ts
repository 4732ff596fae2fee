import type { NotaryProvider } from '@troth/domain/notarization';
import type { Db } from '../../database/database';
import type { Notice } from '../../http/deliveries';

/** A person who acts in a transaction. Attorneys sign their certificates; partners sign before the notary. */
export interface NotarySigner {
  /** Our user's id, which the provider keeps and gives back. */
  readonly reference: string;
  readonly role: 'PARTNER' | 'ATTORNEY';
  readonly email: string;
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  /** With its country code; null where none is known. */
  readonly phoneNumber: string | null;
}

export interface NewTransaction {
  /** Our notarization's id, which the provider keeps and gives back. */
  readonly reference: string;
  readonly name: string;
  readonly signers: readonly NotarySigner[];
  /** Before it, signers can only read; null lets them sign at once. */
  readonly activatesAt: Date | null;
  readonly expiresAt: Date | null;
  /** Where the browser goes afterwards. */
  readonly returnUrl: string;
  readonly messageToSigners: string;
}

/** What is notarized. */
export interface TransactionFile {
  /** Our file's id, which the provider keeps and gives back. */
  readonly reference: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether a witness has to be in the room with the signers. */
  readonly isWitnessRequired: boolean;
}

/** A transaction as the provider has it now. */
export interface NotaryTransaction {
  readonly id: string;
  /** Our notarization's id; null for one that we did not make. */
  readonly reference: string | null;
  /** The provider's word, as it came. */
  readonly status: string;
  /** Until the document that was sent can be shown, nothing can be activated. */
  readonly document: 'MISSING' | 'PENDING' | 'READY' | 'FAILED';
  readonly signers: readonly {
    readonly reference: string | null;
    readonly link: string | null;
    readonly isDone: boolean;
    readonly doneAt: Date | null;
  }[];
  /** Why the notary refused the document; null where nothing was refused. */
  readonly rejection: string | null;
  readonly record: NotaryRecord | null;
}

/** A record as JSON keeps it: instants as ISO text. */
export type KeptNotaryRecord = NotaryRecordAt<string>;
export type NotaryRecord = NotaryRecordAt<Date>;

/** Who acted, and when: what the certificate of completion tells. No video, no identity paper. */
interface NotaryRecordAt<Instant> {
  readonly notary: {
    readonly name: string;
    readonly commissionNumber: string | null;
    readonly state: string | null;
    readonly county: string | null;
    readonly commissionExpiresOn: string | null;
  } | null;
  readonly witnesses: readonly string[];
  readonly events: readonly {
    readonly at: Instant;
    readonly kind: 'IDENTITY_CHECKED' | 'SIGNED' | 'WITNESSED' | 'ACKNOWLEDGED' | 'COMPLETED';
    /** The signer's reference; null for the notary and for witnesses. */
    readonly reference: string | null;
  }[];
}

/**
 * A provider where both partners sign before a notary. Each call takes the database, for an adapter that keeps its state
 * with us; a remote one ignores it. But for `readNotice` none is made within a transaction of the database.
 *
 * @throws Problem UNAVAILABLE when it cannot be reached, PROVIDER_FAILED for whatever else it says
 */
export interface NotaryPort {
  readonly provider: Exclude<NotaryProvider, 'IN_PERSON'>;
  /** Opens a draft without its file. Not idempotent at the provider: look with `findByReference` first. */
  create(db: Db, transaction: NewTransaction, now: Date): Promise<NotaryTransaction>;
  /** The transaction made under our id since a moment, the oldest of several; null when there is none. */
  findByReference(db: Db, reference: string, since: Date, now: Date): Promise<NotaryTransaction | null>;
  /** Sends the file of a draft that has none. */
  addFile(db: Db, id: string, file: TransactionFile, now: Date): Promise<NotaryTransaction>;
  /** Lets the signers in. Asked again, it changes nothing. */
  activate(db: Db, id: string, now: Date): Promise<NotaryTransaction>;
  /** Its state now; null when the provider knows no such transaction. */
  read(db: Db, id: string, now: Date): Promise<NotaryTransaction | null>;
  /** The notarized file, once the transaction is complete. */
  notarizedFile(db: Db, id: string, now: Date): Promise<Uint8Array>;
  /** Takes it back. REFUSED once a signer has completed. One that is gone is WITHDRAWN. */
  withdraw(db: Db, id: string, now: Date): Promise<'WITHDRAWN' | 'REFUSED'>;
  /** Checks a delivery's signature over its raw bytes. @returns null when it is not the provider's or was altered. */
  readNotice(db: Db, headers: Headers, bytes: Uint8Array): Promise<Notice | null>;
  /** Asks for deliveries at an address, unless they come there already. */
  subscribe(url: string): Promise<void>;
}
