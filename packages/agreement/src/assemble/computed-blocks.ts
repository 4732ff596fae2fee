import type { ClauseBlock } from '@troth/domain/agreement';
import { type Side, SIDES } from '@troth/domain/people';
import type { AgreementBlock, FilledValue } from '../tree';
import type { AnswerReader } from './answers';
import { fadingTable, vestingTable } from './computed-tables';
import {
  acknowledgment,
  attorneySignature,
  partySignature,
  translatorSignature,
  type WayOfSigning,
  witnessSignature,
} from './execution';
import { type Facts, statedCount } from './facts';
import type { AssemblyInput } from './input';
import type { Party } from './parties';
import { jointSchedule } from './schedules/joint-schedule';
import { partnerSchedules } from './schedules/partner-schedule';

const WITNESSES = 2;

interface Settled {
  readonly input: AssemblyInput;
  readonly answers: AnswerReader;
  readonly facts: Facts;
  readonly parties: Readonly<Record<Side, Party>>;
}

/** What stands in a clause besides its text: tables that are worked out, execution pages, schedules. */
export class ComputedBlocks {
  readonly #settled: Settled;

  constructor(settled: Settled) {
    this.#settled = settled;
  }

  of(block: ClauseBlock): AgreementBlock[] {
    const { input, facts, parties } = this.#settled;
    switch (block) {
      case 'DEFINITIONS':
      case 'INITIALS':
      case 'PLAIN_SUMMARY':
        return []; // They speak of the other clauses, and are filled once those are set.
      case 'VESTING_TABLE':
        return [...(this.#vesting ??= this.#vestingTable())];
      case 'FADING_TABLE':
        return [...(this.#fading ??= this.#fadingTable())];
      case 'SIGNATURES':
        return [partySignature(parties.A), partySignature(parties.B)];
      case 'ACKNOWLEDGMENTS':
        return SIDES.map((side) => acknowledgment(input, parties, side, this.#wayOfSigning()));
      case 'WITNESSES':
        return Array.from({ length: WITNESSES }, (_, index) => witnessSignature(index + 1));
      case 'ATTORNEY_SIGNATURE_A':
        return [attorneySignature(parties.A)];
      case 'ATTORNEY_SIGNATURE_B':
        return [attorneySignature(parties.B)];
      case 'PARTY_SIGNATURE_A':
        return [partySignature(parties.A)];
      case 'PARTY_SIGNATURE_B':
        return [partySignature(parties.B)];
      case 'TRANSLATOR_SIGNATURE':
        return [translatorSignature()];
      case 'SCHEDULE_A':
        return (this.#schedules ??= partnerSchedules(input, parties)).A;
      case 'SCHEDULE_B':
        return (this.#schedules ??= partnerSchedules(input, parties)).B;
      case 'SCHEDULE_C':
        return facts.jointEntries === 'false' ? [] : jointSchedule(input.disclosure, parties);
    }
  }

  #schedules: Record<Side, AgreementBlock[]> | null = null;
  /** In person, unless both chose the online notary. */
  #wayOfSigning(): WayOfSigning {
    const { agreement } = this.#settled.answers.to('at_signing');
    return agreement.status === 'AGREED' && agreement.answer.optionKeys.includes('online') ? 'ONLINE' : 'IN_PERSON';
  }

  #vesting: AgreementBlock[] | null = null;
  #fading: AgreementBlock[] | null = null;

  #vestingTable(): AgreementBlock[] {
    const { answers, parties } = this.#settled;
    const rate = answers.to('hm_vest_pct').number();
    const owner = answers.to('hm_current').agreement;
    const ownerIsA = owner.status === 'AGREED' && owner.answer.optionKeys.includes('partner_a');
    return rate === null || rate <= 0 ? [] : [vestingTable(rate, ownerIsA ? parties.B.name : parties.A.name)];
  }

  #fadingTable(): AgreementBlock[] {
    const years = this.#settled.answers.to('at_sunset_years').number();
    return years === null || years <= 0 ? [] : [fadingTable(years)];
  }

  /** Where what they print comes from. */
  valuesOf(block: ClauseBlock): FilledValue[] {
    const { A, B } = this.#settled.parties;
    const { jurisdiction } = this.#settled.input;
    const nameOf = ({ side, fullName }: Party): FilledValue => ({
      source: 'PROFILE',
      side,
      field: 'fullName',
      value: fullName,
      citation: null,
    });
    switch (block) {
      case 'SIGNATURES':
        return [nameOf(A), nameOf(B)];
      case 'ACKNOWLEDGMENTS': {
        const citation = jurisdiction.citations.notaryBlockText ?? null;
        const { abbreviation: value } = jurisdiction;
        return [nameOf(A), nameOf(B), { source: 'STATE', side: null, field: 'notaryBlockText', value, citation }];
      }
      case 'ATTORNEY_SIGNATURE_A':
      case 'PARTY_SIGNATURE_A':
        return [nameOf(A)];
      case 'ATTORNEY_SIGNATURE_B':
      case 'PARTY_SIGNATURE_B':
        return [nameOf(B)];
      case 'SCHEDULE_A':
        return [...this.#disclosed('A'), ...this.#rates()];
      case 'SCHEDULE_B':
        return [...this.#disclosed('B'), ...this.#rates()];
      case 'SCHEDULE_C':
        return [...this.#disclosed('A'), ...this.#disclosed('B')];
      case 'DEFINITIONS':
      case 'INITIALS':
      case 'PLAIN_SUMMARY':
      case 'VESTING_TABLE':
      case 'FADING_TABLE':
      case 'WITNESSES':
      case 'TRANSLATOR_SIGNATURE':
        return [];
    }
  }

  #disclosed(side: Side): FilledValue[] {
    const value = String(statedCount(this.#settled.input.disclosure[side]));
    return [{ source: 'DISCLOSURE', side, field: 'entries', value, citation: null }];
  }

  #rates(): FilledValue[] {
    const { exchangeRates } = this.#settled.input;
    if (exchangeRates === null) return [];
    return [{ source: 'RATES', side: null, field: 'date', value: exchangeRates.date, citation: null }];
  }
}
