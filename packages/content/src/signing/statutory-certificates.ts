/** A certificate that a notary of a state must complete word for word. `{name}` is the signer. */
export interface StatutoryCertificate {
  readonly citation: string;
  /** The words that the statute wants at the top, in a box. */
  readonly notice: string;
  readonly paragraphs: readonly string[];
}

const LINE = '______________________________';

/** Quoted to the letter, with the signer's name in its blank; each signer has a certificate. */
const STATUTORY: Readonly<Record<string, StatutoryCertificate>> = {
  CA: {
    citation: 'Cal. Civ. Code § 1189',
    notice:
      'A notary public or other officer completing this certificate verifies only the identity of the individual who signed the document to which this certificate is attached, and not the truthfulness, accuracy, or validity of that document.',
    paragraphs: [
      `State of California\nCounty of ${LINE}`,
      `On ____________________ before me, ${LINE}${LINE} (here insert name and title of the officer), personally appeared {name}, who proved to me on the basis of satisfactory evidence to be the person(s) whose name(s) is/are subscribed to the within instrument and acknowledged to me that he/she/they executed the same in his/her/their authorized capacity(ies), and that by his/her/their signature(s) on the instrument the person(s), or the entity upon behalf of which the person(s) acted, executed the instrument.`,
      'I certify under PENALTY OF PERJURY under the laws of the State of California that the foregoing paragraph is true and correct.',
      'WITNESS my hand and official seal.',
      `Signature ${LINE} (Seal)`,
    ],
  },
};

/** The statute's certificate of a state, for signing in person; null where the notary may use other words. */
export const statutoryCertificateOf = (abbreviation: string): StatutoryCertificate | null =>
  STATUTORY[abbreviation] ?? null;
