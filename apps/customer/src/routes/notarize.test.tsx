import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@troth/api-client';
import { problem } from '@troth/portal/testing';
import { aState } from '@troth/portal/testing-records';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aJourney, ids } from '../testing/couple';
import { aCart, aCartItem, aDocument, aPrenup, blakeId } from '../testing/couple-document';
import { aLine } from '../testing/line';
import { aNotarization, anOutlook, aScan, aSigner, VERSION } from '../testing/notarization';
import { aSigningSheet } from '../testing/signing';
import { anApi, visit } from '../testing/visit';

type Schemas = components['schemas'];

const reviewed = (isNotarized = false): Schemas['Journey']['document'] => ({
  status: 'NOT_APPROVED',
  isInEditor: false,
  isLocked: false,
  isImported: false,
  isNotarized,
  lastGeneratedAt: '2026-11-20T10:00:00.000Z',
  reviewedAt: '2026-11-20T12:00:00.000Z',
  ownReviewedAt: '2026-11-20T12:00:00.000Z',
  partnerReviewedAt: '2026-11-20T12:00:00.000Z',
  finalizedAt: null,
  generatedPdfFileId: ids.section,
});

const sold: Schemas['Product'] = {
  ...aPrenup(),
  id: '00000000-0000-4000-8000-0000000000e9',
  title: 'Online notarization',
  priceInCents: 5_000,
  productType: 'NOTARIZATION',
};

/** What the API holds; a test changes it as it goes. */
function open(outlook: Schemas['NotarizationOutlook'], path = '/notarize', ended: Schemas['Notarization'][] = []) {
  const held = {
    outlook,
    notarizations: [...(outlook.current === null ? [] : [outlook.current]), ...ended],
    isDone: false,
  };
  const api = anApi()
    .on('get', '/users/{id}/journey', () => aJourney({ document: reviewed(held.isDone) }))
    .on('get', '/users/{id}/documents', () => [aDocument({ lastGeneratedAt: '2026-11-20T10:00:00.000Z' })])
    .on('get', '/documents/{id}/notarization-outlook', () => held.outlook)
    .on('get', '/documents/{id}/notarizations', () => held.notarizations)
    .on('get', '/documents/{id}/signing-sheet', () => aSigningSheet())
    .on('get', '/documents/{id}/history', () => [])
    .on('get', '/users/{id}/documents/{docId}/external-attorney', () => ownCounsel)
    .on('get', '/documents/{id}/files', () => [])
    .on('get', '/states', () => [aState(ids.newYork, 'New York', 'NY'), aState(ids.california, 'Georgia', 'GA')])
    .on('get', '/products', () => [aPrenup(), sold]);
  return { api, held, ...visit(path) };
}

/** Alex found an attorney without an account. */
const ownCounsel = { attorney: { name: 'Aoife O’Reilly' } } as Schemas['OwnCounsel'];

const main = () => screen.findByRole('main');
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

afterEach(() => vi.useRealTimers());

describe('what stands in the way, in order (customer spec §2, §4 and §8)', () => {
  it.each([
    [
      'NOT_GENERATED',
      'Notarization will be available after you have generated a document.',
      'You must generate a document before you can notarize it.',
      ['/documents'],
    ],
    [
      'OWN_ATTORNEY_NOT_BOOKED',
      'Notarization will be available after you have met with your attorney.',
      "You're almost done! You must book an attorney before you can notarize your document.",
      ['/own-attorney', '/attorney-services?serviceType=REPRESENTATION'],
    ],
    [
      'PARTNER_ATTORNEY_NOT_BOOKED',
      'Notarization will be available after your partner has met with their attorney.',
      /e-mail/,
      [],
    ],
    [
      'ATTORNEYS_NOT_APPROVED',
      'Notarization will be available after your attorneys have approved your document.',
      /approve your document/,
      [],
    ],
    [
      'NOT_REVIEWED',
      'Notarization will be available after you have reviewed your document.',
      /review your document/,
      ['/documents/review'],
    ],
  ] as const)('%s: its title, its message and what to do', async (blocker, title, message, leads) => {
    open(anOutlook({ blocker }));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    const links = [...(await main()).querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([...leads]);
  });

  it('mails the partner whose attorney is missing, and says when that was and when it can be again', async () => {
    const { api, held } = open(
      anOutlook({ blocker: 'PARTNER_ATTORNEY_NOT_BOOKED', partnerNotice: { sentAt: null, nextAt: null } }),
    );
    const told = { sentAt: '2026-11-21T10:00:00.000Z', nextAt: '2026-11-22T10:00:00.000Z' };
    api.on('post', '/documents/{id}/notarization-notice', () => {
      held.outlook = { ...held.outlook, partnerNotice: told };
      return told;
    });
    await userEvent.dblClick(await button('E-mail Blake'));
    expect(await screen.findByText(/You e-mailed Blake on .* You can send another from /)).toBeTruthy();
    expect((await button('E-mail Blake')).disabled).toBe(true);
    expect(api.sent('post')).toHaveLength(1);
  });
});

describe('the wait of a state (D30)', () => {
  const running = (endsAt: string): Schemas['NotarizationOutlook'] =>
    anOutlook({
      timeZone: 'America/Los_Angeles',
      online: { isOffered: true, obstacle: { code: 'WAITING', message: 'You can sign later.' } },
      inPerson: { obstacle: { code: 'WAITING', message: 'You can sign later.' } },
      wait: {
        status: 'RUNNING',
        days: 7,
        finalAt: null,
        mailedAt: null,
        endsAt,
        timeZone: 'America/Los_Angeles',
        citation: 'Cal. Fam. Code § 1615(c)',
      },
    });

  it('counts to the minute by the clocks of the state, and catches up when a sleeping tab is looked at', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-30T17:00:00.000Z') });
    const { api } = open(running('2026-11-04T18:00:00.000Z'));
    expect(await screen.findByText('Wednesday, November 4, 2026 at 10:00 AM Pacific Time')).toBeTruthy();
    const left = () => screen.getByText('days').closest('dl')?.textContent;
    expect(left()).toBe('days5hours0minutes0');
    vi.setSystemTime(new Date('2026-11-02T03:21:30.000Z'));
    // The clock listens once the screen has settled.
    await waitFor(() => {
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      expect(left()).toBe('days2hours14minutes39');
    });
    expect(screen.queryByRole('button', { name: /add the scan/ })).toBeNull();
    api.on('get', '/documents/{id}/notarization-wait.ics', () => problem(409, 'CONFLICT'));
    await userEvent.click(await button('Add to calendar'));
    await screen.findByText('CONFLICT');
  });

  it('ends by itself, and the ways open', async () => {
    const endsAt = Date.now() + 300;
    const { api } = open(running(new Date(endsAt).toISOString()));
    api.on('get', '/documents/{id}/notarization-outlook', () =>
      Date.now() < endsAt ? running(new Date(endsAt).toISOString()) : anOutlook(),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Your agreement is ready to sign' })).toBeTruthy();
    expect(screen.queryByText(/reading time/)).toBeNull();
  });

  it('says that it has not begun while the final text is not mailed', async () => {
    const outlook = running('2026-11-04T18:00:00.000Z');
    open({ ...outlook, wait: outlook.wait && { ...outlook.wait, status: 'NOT_STARTED', endsAt: null } });
    expect(await screen.findByText('Your 7 days of reading time haven’t started')).toBeTruthy();
  });
});

it('warns of a near wedding, and both confirm that they know (D30)', async () => {
  const warning = {
    days: 7,
    weddingDate: '2026-11-25',
    citation: 'Minn. Stat. § 519.11',
    ownAcknowledgedAt: null,
    partnerAcknowledgedAt: null,
  };
  const { api, held } = open(
    anOutlook({
      weddingWarning: warning,
      online: { isOffered: true, obstacle: { code: 'WEDDING_NEAR', message: 'Your wedding is so near.' } },
    }),
  );
  api.on('post', '/documents/{id}/notarization-warning', () => {
    held.outlook = anOutlook({ weddingWarning: { ...warning, ownAcknowledgedAt: '2026-11-21T10:00:00.000Z' } });
    return held.outlook;
  });
  await userEvent.click(await button('I understand and want to continue'));
  expect(await screen.findByText(/^You confirmed this on/)).toBeTruthy();
  expect(screen.getByText('Blake hasn’t confirmed this yet.')).toBeTruthy();
  const [call] = api.calls.filter(({ name }) => name.endsWith('/notarization-warning'));
  expect(call?.headers.get('if-match')).toBe(`"${VERSION}"`);
  expect(call?.body).toEqual({ weddingDate: '2026-11-25' });
});

describe('the ways that are open', () => {
  it('sells online notarization at the catalogue’s price, once however often it is pressed', async () => {
    const { api, router } = open(
      anOutlook({
        isPaid: false,
        isPaymentNeeded: true,
        online: { isOffered: true, obstacle: { code: 'NOT_PAID', message: 'Pay for it.' } },
      }),
    );
    api
      .on('post', '/users/{id}/carts', () => aCart())
      .on('post', '/users/{id}/carts/{cartId}/cart-items', () => aCartItem());
    await userEvent.dblClick(await button('Pay $50.00 for online notarization'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
    expect(api.sent('post')).toEqual([{ cartStatus: 'UNPAID' }, { productId: sold.id, quantity: 1 }]);
  });

  it('are on paper alone where the state has no online notary', async () => {
    open(anOutlook({ online: { isOffered: false, obstacle: { code: 'NOT_ONLINE_IN_STATE', message: 'No.' } } }));
    expect(await screen.findByRole('heading', { name: 'On paper, with a notary' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Online, with a notary' })).toBeNull();
  });

  it.each([
    ['RESET', blakeId, /^Blake ended the last signing/],
    ['RESET', ids.alex, /^You ended the last signing/],
    ['FORCE_RESET', ids.document, /^We ended the last signing/],
  ] as const)('tell of one that was given up: %s by %s', async (endedReason, endedById, text) => {
    const endedAt = '2026-11-21T12:00:00.000Z';
    open(anOutlook(), '/notarize', [aNotarization({ stage: 'ENDED', endedAt, endedReason, endedById })]);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('open again after one that expired, and say so', async () => {
    open(anOutlook({ current: aNotarization({ stage: 'ENDED', externalStatus: 'expired', turn: [] }) }));
    expect(await screen.findByText('The time to sign has run out')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Check everything and send it' })).toBeTruthy();
  });
});

describe('online, while it is under way', () => {
  const states: [string, Partial<Schemas['Notarization']>, string, string | null][] = [
    ['preparing', { stage: 'CREATING', userALink: null, turn: [] }, 'We’re preparing your signing', null],
    ['sent', {}, 'The notary service is ready for both of you', 'https://notary.test/alex'],
    ['in the meeting', { stage: 'IN_PROGRESS' }, 'Your signing is in progress', 'https://notary.test/alex'],
    [
      'the partner has signed',
      { stage: 'PARTIAL', turn: ['A'], userBDoneAt: '2026-11-21T11:00:00.000Z' },
      'Blake has signed, and now it’s your turn',
      'https://notary.test/alex',
    ],
    [
      'oneself has signed',
      { stage: 'PARTIAL', turn: ['B'], userALink: null, userADoneAt: '2026-11-21T11:00:00.000Z' },
      'You’ve signed, and now it’s Blake’s turn',
      null,
    ],
    [
      'completing',
      { stage: 'COMPLETING', turn: [], userALink: null },
      'You’ve both signed, and we’re sealing the agreement',
      null,
    ],
    [
      'declined by one of them',
      { stage: 'NEEDS_ATTENTION', externalStatus: 'declined', turn: [], userALink: null },
      'One of you declined to sign',
      null,
    ],
    [
      'not taken in by the notary service',
      { stage: 'NEEDS_ATTENTION', externalStatus: 'opening_refused', turn: [], userALink: null },
      'The notary service couldn’t accept your agreement',
      null,
    ],
    ['looked into', { stage: 'ADMIN_ATTENTION', turn: [], userALink: null }, 'We’re looking into it', null],
  ];
  it.each(states)('%s', async (_name, changes, title, link) => {
    open(anOutlook({ current: aNotarization(changes) }));
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Go to the notary/ })?.getAttribute('href') ?? null).toBe(link);
  });

  it('tells of a refusal with the notary’s reason, and ends it after one question', async () => {
    const current = aNotarization({
      stage: 'NEEDS_ATTENTION',
      turn: [],
      userALink: null,
      rejectionReason: 'A page is missing.',
    });
    const { api, held } = open(anOutlook({ current }));
    expect(await screen.findByText(/The notary’s reason: A page is missing\. .*You can start again/)).toBeTruthy();
    api.on('post', '/notarizations/{id}/reset', () => {
      held.outlook = anOutlook();
      return aNotarization({ stage: 'ENDED' });
    });
    await userEvent.click(await button('End this and start again'));
    const question = await screen.findByRole('dialog', { name: 'End this signing?' });
    await userEvent.click(within(question).getByRole('button', { name: 'End this and start again' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Your agreement is ready to sign' });
    // The button has gone with what it ended.
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('needs an admin once somebody has signed', async () => {
    const abilities = { reset: false, delete: false, confirm: false, replace: false };
    open(anOutlook({ current: aNotarization({ stage: 'NEEDS_ATTENTION', turn: [], abilities }) }));
    expect(await screen.findByText('We have to end this signing for you')).toBeTruthy();
    expect(screen.queryByText(/You can start again/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'End this and start again' })).toBeNull();
  });

  it('tells whose identity could not be established', async () => {
    const userBIdentityFailedAt = '2026-11-21T11:00:00.000Z';
    open(anOutlook({ current: aNotarization({ userBIdentityFailedAt }) }));
    expect(await screen.findByText(/^Blake’s identity couldn’t be confirmed/)).toBeTruthy();
  });

  it('follows what is told, to the end', async () => {
    const { api, held, router } = open(anOutlook({ current: aNotarization() }));
    const line = aLine(api);
    await screen.findByText('The notary service is ready for both of you');
    await line.isOpen();
    const current = aNotarization({ stage: 'PARTIAL', turn: ['A'], userBDoneAt: '2026-11-21T11:00:00.000Z' });
    held.outlook = anOutlook({ current });
    await line.tell('document');
    expect(await screen.findByText('Blake has signed, and now it’s your turn')).toBeTruthy();
    held.isDone = true;
    held.notarizations = [
      aNotarization({
        provider: 'SANDBOX',
        stage: 'COMPLETED',
        notarizationCompletedAt: '2026-11-21T12:00:00.000Z',
        notarizedFileId: ids.section,
      }),
    ];
    await line.tell('document');
    expect(await screen.findByRole('heading', { level: 1, name: 'Congratulations, Alex and Blake' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/congratulations');
    expect(screen.getByText(/Nothing was notarized/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Both are in your vault.' }).getAttribute('href')).toBe('/vault');
    expect(await screen.findByText('Tell your attorney')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Verify a file' }).getAttribute('href')).toBe('/verify');
  });
});

describe('on paper', () => {
  it('wants every part of the scan, and leads to what is missing', async () => {
    const { api } = open(anOutlook({ isWitnessRequired: true }));
    await userEvent.click(await button('We’ve signed: add the scan'));
    await userEvent.click(await button('Add the scan'));
    expect(await screen.findByText('Choose the scan of what you signed')).toBeTruthy();
    expect(screen.getAllByText('This field is required')).toHaveLength(5);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Choose the scan'));
    expect(api.sent('post')).toEqual([]);
  });

  it('is confirmed by the other one, after a look at that very scan', async () => {
    const { api, held } = open(anOutlook({ current: aScan() }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Is this what you signed?' })).toBeTruthy();
    expect(screen.getByText('2291, Fulton, GA, until January 31, 2028')).toBeTruthy();
    expect(screen.getByText('Wes Moor, Ana O’Brien-Smith')).toBeTruthy();
    const confirm = await button('Yes, this is what we signed');
    expect(confirm.disabled).toBe(true);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    api
      .on('get', '/documents/{id}/files/{fileId}/content', () => new Response(new Blob(['%PDF-1.7'])))
      .on('post', '/notarizations/{id}/confirm', () => {
        const userADoneAt = '2026-11-21T12:00:00.000Z';
        const abilities = { reset: false, delete: false, confirm: false, replace: false };
        const current = aScan({ stage: 'COMPLETING', turn: [], userADoneAt, abilities });
        held.outlook = anOutlook({ current });
        return current;
      });
    await userEvent.click(await button('Download the scan'));
    await waitFor(() => expect(confirm.disabled).toBe(false));
    await userEvent.dblClick(confirm);
    expect(await screen.findByText(/^You’ve both confirmed the scan/)).toBeTruthy();
    expect(api.sent('post')).toEqual([{ fileSha256: 'b'.repeat(64) }]);
  });

  it('is taken back by either, after one question', async () => {
    const { api, held } = open(
      anOutlook({
        current: aScan({
          turn: ['B'],
          abilities: { reset: true, delete: true, confirm: false, replace: true },
        }),
      }),
    );
    expect(await screen.findByText('Waiting for Blake to confirm the scan')).toBeTruthy();
    api.on('delete', '/documents/{id}/notarizations/{nid}', () => {
      held.outlook = anOutlook();
      return new Response(null, { status: 204 });
    });
    await userEvent.click(await button('Withdraw the scan'));
    const question = await screen.findByRole('dialog', { name: 'Withdraw the scan?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Withdraw the scan' }));
    expect(await button('We’ve signed: add the scan')).toBeTruthy();
  });
});

describe('before it goes to the notary (D33)', () => {
  it('shows names letter by letter, says what will be asked, and sends that very version once', async () => {
    const { api, held, router } = open(
      anOutlook({
        signers: [
          aSigner('A', { firstName: 'Zoë', lastName: 'Nguyễn', phoneNumber: '+12125550123' }),
          aSigner('B', { firstName: 'Siobhán', middleName: 'Mary', lastName: "O'Brien-Smith", suffix: 'Jr.' }),
        ],
      }),
      '/notarize/review',
    );
    const first = await screen.findByRole('region', { name: 'Zoë Nguyễn' });
    expect(within(first).getByText(/^No middle name/)).toBeTruthy();
    expect(within(first).getByText(/accented letters that some IDs print without accents/)).toBeTruthy();
    const second = screen.getByRole('region', { name: "Siobhán Mary O'Brien-Smith Jr." });
    expect(within(second).getByText(/^Has a hyphen or an apostrophe/)).toBeTruthy();
    expect(within(second).getByText(/^Has a suffix/)).toBeTruthy();
    expect(within(second).queryByText(/^No middle name/)).toBeNull();
    expect(screen.getByText(/Social Security number\. You type it there, and Troth never sees it\./)).toBeTruthy();
    api.on('post', '/documents/{id}/notarizations/proof', () => {
      held.outlook = anOutlook({ current: aNotarization() });
      return aNotarization();
    });
    await userEvent.dblClick(await button('Send to the notary'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/notarize'));
    const sent = api.calls.filter(({ name }) => name.endsWith('/notarizations/proof'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.get('if-match')).toBe(`"${VERSION}"`);
  });

  it('opens again once the one before ended at the notary', async () => {
    open(
      anOutlook({ current: aNotarization({ stage: 'ENDED', externalStatus: 'expired', turn: [] }) }),
      '/notarize/review',
    );
    expect((await button('Send to the notary')).disabled).toBe(false);
  });

  it('does not send what an obstacle stands before, and says where it is mended', async () => {
    const obstacle = { code: 'EMAILS_EQUAL' as const, message: 'Each of you needs an e-mail address of your own.' };
    const problems: Schemas['NotarizationOutlook']['signers'][number]['problems'] = ['SAME_EMAIL'];
    open(
      anOutlook({
        online: { isOffered: true, obstacle },
        signers: [aSigner('A', { problems }), aSigner('B', { problems })],
      }),
      '/notarize/review',
    );
    expect(await screen.findByText(obstacle.message)).toBeTruthy();
    expect((await button('Send to the notary')).disabled).toBe(true);
    expect(screen.getAllByText('Each of you needs your own e-mail address.')).toHaveLength(2);
  });

  it.each([
    ['something is under way', anOutlook({ current: aNotarization() })],
    ['it is not paid for', anOutlook({ isPaymentNeeded: true })],
    ['the state has no online notary', anOutlook({ online: { isOffered: false, obstacle: null } })],
  ])('leads to /notarize when %s', async (_name, outlook) => {
    const { router } = open(outlook, '/notarize/review');
    await waitFor(() => expect(router.state.location.pathname).toBe('/notarize'));
  });
});

it('leads from the end to the notary as long as it is not reached', async () => {
  const { router } = open(anOutlook(), '/congratulations');
  await waitFor(() => expect(router.state.location.pathname).toBe('/notarize'));
});
