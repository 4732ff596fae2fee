import { expect, it } from 'vitest';
import { jurisdictions } from '../jurisdictions/jurisdiction';
import { signingLawOf } from '../jurisdictions/signing-law';
import { statutoryCertificateOf } from './statutory-certificates';

it('has the certificate of each state whose notaries may complete no other', () => {
  const own = jurisdictions.filter((state) =>
    signingLawOf(state, { ...state.state, ...state.templateState }).particulars.includes('OWN_FORM_OF_NOTARY'),
  );
  expect(own.map(({ law }) => law.abbreviation)).toEqual(['CA']);
  for (const { law } of own) expect(statutoryCertificateOf(law.abbreviation)).not.toBeNull();
});

it('quotes California Civil Code section 1189 to the letter', () => {
  const { notice, paragraphs } = statutoryCertificateOf('CA') ?? { notice: '', paragraphs: [] };
  expect(notice).toBe(
    'A notary public or other officer completing this certificate verifies only the identity of the individual who signed the document to which this certificate is attached, and not the truthfulness, accuracy, or validity of that document.',
  );
  const words = paragraphs.join(' ').replace(/_+/g, '').replace(/\s+/g, ' ');
  expect(words).toBe(
    'State of California County of On before me, (here insert name and title of the officer), personally appeared {name}, who proved to me on the basis of satisfactory evidence to be the person(s) whose name(s) is/are subscribed to the within instrument and acknowledged to me that he/she/they executed the same in his/her/their authorized capacity(ies), and that by his/her/their signature(s) on the instrument the person(s), or the entity upon behalf of which the person(s) acted, executed the instrument. I certify under PENALTY OF PERJURY under the laws of the State of California that the foregoing paragraph is true and correct. WITNESS my hand and official seal. Signature (Seal)',
  );
});
