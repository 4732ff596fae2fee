import { portalUnderTest } from '@troth/portal/testing';
import { render } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import type { components } from '@troth/api-client';
import type { Disclosure } from '../features/disclosure/queries';
import type { OwnDocument } from '../shared/document';
import { ids } from './couple';
import { aDocument, blakeId } from './couple-document';
import { aDisclosureSummary, entriesOf } from './disclosure';
import { anApi } from './visit';

type Summary = components['schemas']['DisclosureSummary'];

/** What one partner disclosed, as the API tells it. */
export interface Disclosed {
  readonly entries?: Partial<Disclosure>;
  readonly summary?: Partial<Summary>;
}

/** Alex's view of the document with Blake, or of one that nobody joined yet. */
export const asAlex = ({ isAlone = false } = {}): OwnDocument => ({
  document: aDocument(isAlone ? { userBId: null, userB: null } : {}),
  side: 'A',
  names: { A: 'Alex', B: isAlone ? null : 'Blake' },
});

/** An API that tells what each disclosed; what is given is read again with each call. */
export function disclosing(of: { alex: Disclosed; blake: Disclosed }) {
  const api = anApi();
  const asked = () => (api.calls.at(-1)?.name.includes(blakeId) === true ? 'blake' : 'alex');
  return api.on('get', '/users/{id}/documents/{docId}/disclosure', () =>
    aDisclosureSummary({
      userId: asked() === 'blake' ? blakeId : ids.alex,
      entries: entriesOf(of[asked()].entries ?? {}),
      ...of[asked()].summary,
    }),
  );
}

/** A part of the disclosure's screen alone, at the screen's address. */
export function showPart(part: ReactElement, hash = '') {
  const path = '/financial-disclosure';
  const { element, router } = portalUnderTest({
    portal: 'customer',
    routes: [{ path, element: <Suspense fallback={null}>{part}</Suspense> }],
    path: `${path}${hash}`,
  });
  return { ...render(element), router };
}
