import type { SigningPaperKind } from '@troth/domain/signing';

/**
 * The words of the papers that are signed besides the agreement: our own, after what the law of a state asks for, and
 * checked by no counsel. `{{name}}` is whose paper it is, `{{other}}` the other partner, `{{a}}` and `{{b}}` both,
 * `{{document}}` what the state calls the agreement, `{{state}}` its name. A row of underscores is a line to write on.
 */
export interface SigningPaperWords {
  readonly paragraphs: readonly string[];
  /** Before the terms in plain language, where a paper lists them; null where it lists none. */
  readonly terms: { readonly lead: string; readonly none: string; readonly after: readonly string[] } | null;
  /** Said only where the partner's attorney signs as well. */
  readonly withAttorney: string | null;
  /** Said only in these states, by postal code. */
  readonly inStates: Readonly<Record<string, string>>;
}

const LINE = '______________________________';
const SHORT = '____________________';

export const SIGNING_PAPER_WORDS: Readonly<Record<SigningPaperKind, SigningPaperWords>> = {
  COUNSEL_WAIVER: {
    paragraphs: [
      'I, {{name}}, am about to sign a {{document}} with {{other}}.',
      `On ${SHORT}, at least seven calendar days before I sign the {{document}}, I was told to find an attorney of my own, independent of {{other}}, to advise me about it. I had the time to find one.`,
      'I know that such an attorney could tell me what the {{document}} means for me, what the law of {{state}} would give me without it, and what I could ask to have changed.',
      'I know that the attorney of {{other}}, if there is one, does not act for me, and that the service with which the {{document}} was prepared is not a law firm and gave me no legal advice.',
      'I know that terms of the {{document}} that give up or limit spousal support do not bind me if I have no independent attorney when I sign it.',
      'I choose, freely, expressly and in this separate paper, to sign the {{document}} without an attorney of my own. Nobody told me that I had to.',
    ],
    terms: null,
    withAttorney: null,
    inStates: {},
  },
  RIGHTS_EXPLANATION: {
    paragraphs: [
      'This is a written explanation, for {{name}}, of what the {{document}} with {{other}} does and of the rights and obligations that are given up by signing it. It is handed over before the {{document}} is signed. It is no part of the {{document}}, whose own words decide.',
      'Without the {{document}}, the law of {{state}} would decide on all of this. By signing it, {{name}} may be giving up the right to be supported by the other partner if the marriage ends; a share in what the other earns, buys or saves during the marriage; a share in how property and debts are divided; and rights to what the other leaves at death.',
    ],
    terms: {
      lead: 'What the {{document}} says, in plain language:',
      none: `The terms of the {{document}}, explained by whoever gave this explanation (attach pages where needed): ${LINE}${LINE}`,
      after: [
        `I, {{name}}, received this explanation on ${SHORT}, before I signed the {{document}}. It was given to me by ${LINE}.`,
        `It was given in ${SHORT}, a language that I know well, and I know well the language in which the {{document}} is written. I was told the terms of the {{document}}, its basic effect, and the rights and obligations that I give up by signing it.`,
      ],
    },
    withAttorney: null,
    inStates: {},
  },
  DISCLOSURE_WAIVER: {
    paragraphs: [
      'I, {{name}}, am about to sign a {{document}} with {{other}}.',
      '{{other}} has given me an account of income, property, debts and what is expected. It stands in the schedules of the {{document}}, and I have read it.',
      'I could ask for more detail. I know that I cannot weigh what I have not been shown, and that what I learn later may not undo what I sign.',
      'Before I sign the {{document}}, I give up, freely, expressly and in writing, any right to a disclosure of what {{other}} earns, owns, owes and expects beyond what I was given.',
    ],
    terms: null,
    withAttorney:
      'I consulted an attorney of my own about this before I signed it. The attorney signs below to say so.',
    inStates: {},
  },
  WITNESS_PAGE: {
    paragraphs: [
      'Each of us saw {{a}} and {{b}} sign the {{document}} to which this page belongs, signs as a witness in their presence, is at least eighteen years old, and is not named in it.',
    ],
    terms: null,
    withAttorney: null,
    inStates: {
      GA: 'One of the two witnesses is the notary.',
      LA: 'The act is passed before the notary in the presence of both witnesses.',
      MN: 'The notary is not one of the two witnesses.',
    },
  },
  ACKNOWLEDGMENTS: {
    paragraphs: ['These certificates belong to the {{document}} of {{a}} and {{b}}.'],
    terms: null,
    withAttorney: null,
    inStates: {},
  },
};

/** Words of a paper with its names in them. @throws Error for a name that is not given. */
export const fillPaper = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replace(/\{\{(\w+)\}\}/g, (_whole, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`A paper of the signing day names ${key}, which is not given.`);
    return value;
  });
