import type { Side } from '@troth/domain/people';
import type { AgreementBlock, SignatureBlock } from '../tree';
import type { Party } from './parties';
import { say } from './wording';

type Line = SignatureBlock['lines'][number];
const full = (label: string): Line => ({ label, width: 'full' });
const half = (label: string): Line => ({ label, width: 'half' });

type Signer = Pick<Party, 'side' | 'name' | 'fullName'>;

/** What the agreement calls a partner whose own name would not do: both have the same. Null for everybody else. */
const placeOf = ({ name, fullName }: Signer) => (fullName.startsWith(name) ? null : name);

/** Where a person signs, when and where. */
export function partySignature(party: Signer): SignatureBlock {
  return {
    type: 'signature',
    title: null,
    side: party.side,
    name: party.fullName,
    role: placeOf(party) ?? say('signature.role.party'),
    lines: [full(say('signature.signature')), half(say('signature.date')), half(say('signature.place'))],
  };
}

export function attorneySignature(client: Signer): SignatureBlock {
  return {
    type: 'signature',
    title: null,
    side: client.side,
    name: null,
    role: say('signature.role.attorney', { name: placeOf(client) ?? client.fullName }),
    lines: [
      full(say('signature.signature')),
      half(say('signature.name')),
      half(say('signature.date')),
      half(say('signature.firm')),
      half(say('signature.bar')),
    ],
  };
}

export function translatorSignature(): SignatureBlock {
  return {
    type: 'signature',
    title: null,
    side: null,
    name: null,
    role: say('signature.role.translator'),
    lines: [full(say('signature.signature')), half(say('signature.name')), half(say('signature.date'))],
  };
}

export function witnessSignature(number: number): SignatureBlock {
  return {
    type: 'signature',
    title: null,
    side: null,
    name: null,
    role: say('signature.role.witness', { number: String(number) }),
    lines: [
      full(say('signature.signature')),
      half(say('signature.name')),
      half(say('signature.date')),
      full(say('signature.address')),
    ],
  };
}

const BLANK = '____________________';

/** How the agreement is acknowledged: in the same room as the notary, or by video. */
export type WayOfSigning = 'IN_PERSON' | 'ONLINE';

/** Words for one way of signing alone: `{#online}…{/online}`. */
const OF_ONE_WAY = /\{#(in_person|online)\}([\s\S]*?)\{\/\1\}/g;

/**
 * The notary's certificate for one signer. A state's own wording comes with values in braces: we fill in what we know
 * and leave a line to write on for what only the notary knows. `{#in_person}…{/in_person}` and `{#online}…{/online}`
 * enclose words for one way of signing, so that the notary has no box to tick that the couple already answered.
 */
export function acknowledgment(
  {
    jurisdiction,
    templateState,
  }: {
    readonly jurisdiction: { readonly notaryBlockText: string | null };
    readonly templateState: { readonly termForDocument: string };
  },
  parties: Readonly<Record<Side, Pick<Party, 'fullName'>>>,
  side: Side,
  way: WayOfSigning,
): Extract<AgreementBlock, { type: 'certificate' }> {
  const name = parties[side].fullName;
  const known: Readonly<Record<string, string>> = {
    name,
    signer: name,
    names: name,
    title: templateState.termForDocument,
    document: templateState.termForDocument,
  };
  const own = jurisdiction.notaryBlockText;
  const isOfOneWay = own !== null && own.search(OF_ONE_WAY) >= 0;
  const filled = own
    ?.replaceAll(OF_ONE_WAY, (_match, of: string, words: string) => (of.toUpperCase() === way ? words : ''))
    .replace(/\{\{?(\w+)\}?\}/g, (_match, key: string) => known[key] ?? BLANK);
  const paragraphs =
    filled === undefined
      ? [say('acknowledgment.venue'), say('acknowledgment.body', { name, title: templateState.termForDocument })]
      : filled
          .split(/\n{2,}/)
          .map((paragraph) => paragraph.trim())
          .filter(Boolean);
  const lines =
    filled === undefined
      ? [
          full(say('acknowledgment.signature')),
          half(say('acknowledgment.name')),
          half(say('acknowledgment.expires')),
          full(say('acknowledgment.seal')),
        ]
      : [];
  return {
    type: 'certificate',
    ...(isOfOneWay && { way }),
    title: say('acknowledgment.title', { name }),
    paragraphs,
    lines,
  };
}
