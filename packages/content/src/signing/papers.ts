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
      `On ${SHORT}, at least seven calendar days before I sign the {{document}}, I was advised to seek independent legal counsel, apart from {{other}}’s, about it. I had enough time to find an attorney.`,
      'I understand that an attorney of my own could explain what the {{document}} means for me, what rights {{state}} law would give me without it, and what changes I could ask for.',
      'I understand that {{other}}’s attorney, if any, does not represent me, and that the service used to prepare the {{document}} is not a law firm and did not give me legal advice.',
      'I understand that any term of the {{document}} that waives or limits spousal support is not enforceable against me if I am not represented by independent counsel when I sign it.',
      'I freely and expressly waive, in this separate writing, representation by independent legal counsel. No one pressured me to do so.',
    ],
    terms: null,
    withAttorney: null,
    inStates: {},
  },
  RIGHTS_EXPLANATION: {
    paragraphs: [
      'This is a written explanation, for {{name}}, of the basic effect of the {{document}} with {{other}} and of the rights and obligations that {{name}} gives up by signing it. It is delivered before the {{document}} is signed. It is not part of the {{document}}, and the wording of the {{document}} controls.',
      'Without the {{document}}, {{state}} law would decide all of this. By signing it, {{name}} may give up the right to support from the other partner if the marriage ends; a share of what the other partner earns, buys or saves during the marriage; a share of property when property and debts are divided; and rights in the other partner’s estate.',
    ],
    terms: {
      lead: 'What the {{document}} says, in plain English:',
      none: `The terms of the {{document}}, as explained by the person who gave this explanation (attach pages if needed): ${LINE}${LINE}`,
      after: [
        `I, {{name}}, received this explanation on ${SHORT}, before I signed the {{document}}. It was given to me by ${LINE}.`,
        `It was given in ${SHORT}, a language in which I am proficient, and I am proficient in the language in which the {{document}} is written. I was fully informed of the terms and basic effect of the {{document}} and of the rights and obligations I give up by signing it.`,
      ],
    },
    withAttorney: null,
    inStates: {},
  },
  DISCLOSURE_WAIVER: {
    paragraphs: [
      'I, {{name}}, am about to sign a {{document}} with {{other}}.',
      '{{other}} has disclosed to me income, property, debts and expected inheritances or gifts. The disclosure is attached to the {{document}} as schedules, and I have read it.',
      'I could ask for more detail. I understand that I cannot evaluate what I have not seen, and that what I learn later may not undo what I sign.',
      'Before I sign the {{document}}, I voluntarily and expressly waive, in writing, any right to disclosure of {{other}}’s income, property and financial obligations beyond the disclosure provided.',
    ],
    terms: null,
    withAttorney:
      'I consulted my own attorney about this before I signed it. The attorney signs below to confirm this.',
    inStates: {},
  },
  WITNESS_PAGE: {
    paragraphs: [
      'Each of us watched {{a}} and {{b}} sign the {{document}} to which this page is attached, signs as a witness in their presence, is at least eighteen years old, and is not named in the {{document}}.',
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
