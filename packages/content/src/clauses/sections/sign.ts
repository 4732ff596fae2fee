import {
  ACKNOWLEDGED,
  type AuthoredClauseSection,
  both,
  chose,
  eachSide,
  either,
  inStates,
  is,
  paragraph,
  part,
  when,
} from '../authoring';
import { SUPPORT_TERMS } from './support';

/** Where witnesses are advised without being required; the jurisdictions' facts name them. */
export const WITNESS_ADVISED_STATES = ['FL', 'MO'];

const ATTORNEY_BLOCK = { A: 'ATTORNEY_SIGNATURE_A', B: 'ATTORNEY_SIGNATURE_B' } as const;
const PARTY_BLOCK = { A: 'PARTY_SIGNATURE_A', B: 'PARTY_SIGNATURE_B' } as const;

export const sign: AuthoredClauseSection = {
  key: 'sign',
  title: 'Execution',
  kind: 'EXECUTION',
  listStyle: 'NONE',
  clauses: [
    {
      key: 'sgn_initials',
      summary: 'The sections that each of you initials because they give up or limit rights.',
      heading: 'Initials',
      parts: [
        'By initialing here, each Party confirms that the Party has read these sections with particular care and understands that they waive or limit rights.',
      ],
      block: 'INITIALS',
      when: { withClauses: [...SUPPORT_TERMS, 'dth_estate', 'dis_waive', 'dis_further'] },
    },
    {
      key: 'sgn_parties',
      summary: 'Where you sign.',
      heading: 'Signatures of the Parties',
      parts: [
        'The Parties sign this {{document.title}} on the dates and at the places written below.',
        part('Each signs personally and not through an agent.', inStates('MN')),
        part('Each signature is acknowledged when it is made.', both(inStates('NY'), ACKNOWLEDGED)),
      ],
      block: 'SIGNATURES',
    },
    {
      key: 'sgn_witness',
      summary: 'Where the two witnesses sign, as the law requires.',
      heading: 'Witnesses',
      parts: [
        'Each of us saw {{A.fullName}} and {{B.fullName}} sign this {{document.title}}, signs as a witness in their presence, is at least eighteen years old, and is not named in it.',
        part('One of the two witnesses is the notary.', inStates('GA')),
        part('The notary is not one of the two witnesses.', inStates('MN')),
        part('The act is passed before the notary in the presence of both witnesses.', inStates('LA')),
      ],
      block: 'WITNESSES',
      when: { facts: [{ fact: 'witnessRequired', isOneOf: ['true'] }] },
    },
    {
      key: 'sgn_witness_advised',
      summary: [
        'Where two witnesses sign.',
        part('The law requires them where rights after a death are given up.', inStates('FL')),
      ],
      heading: 'Witnesses',
      parts: [
        'Each of us saw {{A.fullName}} and {{B.fullName}} sign this {{document.title}}, signs as a witness in their presence, is at least eighteen years old, and is not named in it.',
        part('Florida law requires two witnesses where rights in an estate are waived.', inStates('FL')),
        part('Under Missouri law, a subscribing witness may prove the signatures.', inStates('MO')),
      ],
      block: 'WITNESSES',
      when: { ...inStates(...WITNESS_ADVISED_STATES), facts: [{ fact: 'witnessRequired', isOneOf: ['false'] }] },
    },
    {
      key: 'sgn_notary',
      summary: 'What the notary fills in and signs for each of you.',
      heading: 'Acknowledgments',
      parts: [
        part(
          'Each Party acknowledges this {{document.title}} before a notary in person.',
          when(is('at_signing', 'in_person')),
        ),
        part(
          'Each Party acknowledges this {{document.title}} before a notary by live audio and video communication, or in person where the notary’s certificate says so.',
          when(is('at_signing', 'online')),
        ),
      ],
      block: 'ACKNOWLEDGMENTS',
    },
    ...eachSide((side, other) => ({
      key: `sgn_attorney_${side.toLowerCase()}`,
      summary: `What the attorney for {{${side}.name}} confirms.`,
      heading: `Certificate of the attorney for {{${side}.name}}`,
      parts: [
        `I am licensed to practice law and was retained by {{${side}.fullName}}. I do not represent {{${other}.fullName}} and have no interest in this matter that conflicts with my client’s. I have advised my client of the meaning and legal effect of this {{document.title}}, of the rights that my client waives by it, and of the rights that my client would have without it. My client has told me that {{${side}.they}} understood this advice and that the signature is given freely.`,
        part('In particular, I have advised my client about the terms on spousal support.', {
          ...inStates('CA'),
          withClauses: SUPPORT_TERMS,
        }),
        part('In particular, I have advised my client about waiving a more detailed disclosure.', {
          ...inStates('AR'),
          withClauses: ['dis_waive', 'dis_further'],
        }),
        part('In particular, I have advised my client about the waiver or limit of maintenance.', {
          ...inStates('NY'),
          withClauses: SUPPORT_TERMS,
        }),
        part('I have also advised my client about the terms on embryos.', {
          ...inStates('NY'),
          withClauses: ['fam_embryo'],
        }),
      ],
      block: ATTORNEY_BLOCK[side],
      when: when(chose(side, 'un_hire_attorney', 'through_service', 'own_attorney')),
    })),
    ...eachSide((side, other) => ({
      key: `sgn_waiver_${side.toLowerCase()}`,
      summary: `The separate document in which {{${side}.name}} chooses to proceed without an attorney.`,
      heading: `Waiver of counsel and notice of rights: {{${side}.name}}`,
      isSeparatePage: true as const,
      parts: [
        `I, {{${side}.fullName}}, was advised to find an independent attorney to advise me about this {{document.title}}. I had the time to do so. I understand that {{${other}.fullName}}’s attorney, if any, does not represent me, and that the service with which this Agreement was prepared gives no legal advice. I choose, freely and in this separate document, to proceed without an attorney.`,
        paragraph(
          'I understand that by signing the Agreement I may be giving up my share of property and income that the law would give me.',
        ),
        part('I may be giving up the right to be supported by my spouse if the marriage ends.', {
          withClauses: SUPPORT_TERMS,
        }),
        part('I may be giving up rights in my spouse’s estate.', { withClauses: ['dth_estate'] }),
        part('I understand that I may have to pay my own attorney, and debts that the Agreement makes mine.'),
        part('I have read the notice in {{ref.vol_notice}}.', { withClauses: ['vol_notice'] }),
        part(
          'I also waive, expressly and in writing, any disclosure of property and debts beyond what I was given.',
          inStates('TX'),
        ),
      ],
      block: PARTY_BLOCK[side],
      // California's is a separate writing, and so a paper of the signing day.
      when: {
        ...when(chose(side, 'un_hire_attorney', 'without'), chose(side, 'un_counsel_waiver', 'prepare')),
        notInStates: ['CA'],
      },
    })),
    {
      key: 'sgn_translator',
      summary: 'What the person who translated or explained the agreement confirms.',
      heading: 'Certificate of the translator',
      parts: [
        'I am fluent in English and in the language into which I translated or explained this {{document.title}}. I translated or explained all of it, truly and completely, before it was signed.',
        ...eachSide((side) =>
          part(`I did so for {{${side}.fullName}}.`, when(chose(side, 'un_language', 'spanish', 'other'))),
        ),
      ],
      block: 'TRANSLATOR_SIGNATURE',
      when: when(either('un_language', 'spanish', 'other')),
    },
  ],
};
