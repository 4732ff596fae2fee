import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@troth/api-client';
import { describe, expect, it, vi } from 'vitest';
import { reviewLink } from '../features/documents/review-link';
import { aClause, anAgreement } from '../testing/agreement';
import { aJourney, aPerson, ids } from '../testing/couple';
import { aDocument, blakeId, thePartner } from '../testing/couple-document';
import { aLine } from '../testing/line';
import { anApi, visit } from '../testing/visit';

type Schemas = components['schemas'];

const at = '2026-11-20T10:00:00.000Z';
const generation = (changes: Partial<Schemas['GenerationStatus']> = {}): Schemas['GenerationStatus'] => ({
  run: null,
  refusal: null,
  findings: [],
  leftOutQuestionIds: [],
  ...changes,
});
const run = (status: Schemas['GenerationRun']['status']): Schemas['GenerationRun'] => ({
  id: ids.section,
  documentId: ids.document,
  status,
  failure: null,
  requestedAt: at,
  finishedAt: null,
});
const made = (changes: Partial<Schemas['Document']> = {}) =>
  aDocument({
    lastGeneratedAt: at,
    lastGeneratedInputHash: 'f'.repeat(64),
    generatedPdfFileId: ids.section,
    ...changes,
  });
const journeyOf = (weddingDate: string | null) =>
  aJourney({
    partner: thePartner(),
    weddingDate,
    document: {
      status: 'NOT_APPROVED',
      isInEditor: false,
      isLocked: false,
      isImported: false,
      isNotarized: false,
      lastGeneratedAt: at,
      reviewedAt: null,
      ownReviewedAt: null,
      partnerReviewedAt: null,
      finalizedAt: null,
      generatedPdfFileId: ids.section,
    },
  });

const tree = anAgreement([
  aClause('growth', '1.1', 'The owner keeps it.', { heading: 'Growth', summary: 'What grows stays yours.' }),
]);
const commit: Schemas['Commit'] = {
  documentId: ids.document,
  commitAt: at,
  hash: '9f3c21ab'.padEnd(64, '0'),
  message: null,
  committedById: null,
};

const freshness: Schemas['RegenerationCheck'] = {
  needsRegeneration: false,
  reason: null,
  lastGeneratedAt: at,
  currentInputHash: null,
  lastGeneratedInputHash: null,
  documentGeneratedAt: at,
  userAMadeChanges: false,
  userBMadeChanges: false,
};

const documents = (document: Schemas['Document'], journey = journeyOf('2099-06-19')) =>
  anApi()
    .on('get', '/users/{id}/journey', () => journey)
    .on('get', '/users/{id}/documents', () => [document])
    .on('get', '/documents/{id}/generation', () => generation())
    .on('get', '/documents/{id}/history', () => [commit])
    .on('get', '/documents/{id}/history/{commitAt}', () => ({ ...commit, pdfFileId: ids.section, tree }))
    .on('get', '/documents/{id}/files', () => [])
    .on('get', '/documents/{id}/regeneration-status', () => freshness);

describe('/documents before the agreement is made', () => {
  it.each([
    [true, 'Go to alignment', '/alignment'],
    [false, 'Answer the remaining questions', '/questionnaire'],
  ])(
    'says why it cannot be made, with the way to what is missing (own questions answered: %s)',
    async (isQuestionnaireComplete, name, href) => {
      documents(aDocument(), { ...journeyOf('2099-06-19'), isQuestionnaireComplete }).on(
        'get',
        '/documents/{id}/generation',
        () => generation({ refusal: { reason: 'ALIGNMENT_INCOMPLETE', message: 'Settle every difference first.' } }),
      );
      visit('/documents');
      expect(await screen.findByText('Settle every difference first.')).toBeTruthy();
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create the agreement' }).disabled).toBe(true);
    },
  );

  it('records each acknowledgment by itself', async () => {
    const api = documents(aDocument())
      .on('get', '/documents/{id}/generation', () =>
        generation({ refusal: { reason: 'ACKNOWLEDGEMENTS_MISSING', message: 'Both acknowledge first.' } }),
      )
      .on('post', '/users/{id}/acknowledgements', () => aPerson({ enforcementAgreedAt: at }));
    visit('/documents');
    await userEvent.click(await screen.findByRole('checkbox', { name: /how much of an agreement it enforces/ }));
    await waitFor(() => expect(api.sent('post')).toEqual([{ enforcement: true }]));
    expect(screen.getByText('hasn’t acknowledged both yet')).toBeTruthy();
  });

  it('shows that it is being made, and what was made as soon as it is told, without asking over and over', async () => {
    let document = aDocument();
    let current = generation();
    const api = documents(document)
      .on('get', '/users/{id}/documents', () => [document])
      .on('get', '/documents/{id}/generation', () => current)
      .on('post', '/documents/{id}/generate', () => {
        current = generation({ run: run('QUEUED') });
        return run('QUEUED') as never;
      });
    const line = aLine(api);
    const asked = () => api.calls.filter(({ name }) => name.endsWith('/generation')).length;
    visit('/documents');
    const button = await screen.findByRole('button', { name: 'Create the agreement' });
    await line.isOpen();
    await userEvent.click(button);
    expect(await screen.findByText(/We’re creating your agreement/)).toBeTruthy();
    await waitFor(() => expect(asked()).toBe(2));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(asked()).toBe(2);
    document = made();
    current = generation({ run: run('DONE') });
    await line.tell('document');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your agreement is ready' })).toBeTruthy();
  });

  it('shows what was made even when its end was told before the start was answered', async () => {
    let document = aDocument();
    let current = generation();
    documents(document)
      .on('get', '/users/{id}/documents', () => [document])
      .on('get', '/documents/{id}/generation', () => current)
      .on('post', '/documents/{id}/generate', () => {
        document = made();
        current = generation({ run: run('DONE') });
        return run('QUEUED') as never;
      });
    visit('/documents');
    await userEvent.click(await screen.findByRole('button', { name: 'Create the agreement' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your agreement is ready' })).toBeTruthy();
  });

  it('shows no version before it is known which one was made, however late its history comes', async () => {
    let document = aDocument();
    let current = generation();
    let arrive: (() => void) | undefined;
    const shown = new Set<string>();
    documents(document)
      .on('get', '/users/{id}/documents', () => [document])
      .on('get', '/documents/{id}/generation', () => current)
      .on('get', '/documents/{id}/history', () =>
        document.lastGeneratedAt === null
          ? []
          : (new Promise((resolve) => {
              arrive = () => resolve([commit]);
            }) as never),
      )
      .on('post', '/documents/{id}/generate', () => {
        document = made();
        current = generation({ run: run('DONE') });
        return run('DONE') as never;
      });
    visit('/documents');
    const button = await screen.findByRole('button', { name: 'Create the agreement' });
    const watch = new MutationObserver(() => {
      for (const [words] of window.document.body.textContent.matchAll(/Version \d+/g)) shown.add(words);
    });
    watch.observe(window.document.body, { subtree: true, childList: true, characterData: true });
    await userEvent.click(button);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your agreement is ready' })).toBeTruthy();
    await waitFor(() => expect(arrive).toBeDefined());
    expect(screen.queryByText(/Version/)).toBeNull();
    arrive?.();
    expect(await screen.findByRole('heading', { name: 'Version 1' })).toBeTruthy();
    watch.disconnect();
    expect([...shown]).toEqual(['Version 1']);
  });

  it('says while attorneys work on it that they may still change it', async () => {
    const journey = {
      ...journeyOf('2099-06-19'),
      nextStep: { key: 'WAIT_FOR_APPROVAL' as const, path: '/documents/review' },
    };
    documents(made(), journey);
    visit('/documents');
    expect(await screen.findByText(/Your attorneys may still change it/)).toBeTruthy();
    expect(screen.queryByText(/^Read it together, each at your own pace/)).toBeNull();
  });

  it('tells nobody that they can leave before the making was taken on', async () => {
    let take: (begun: Schemas['GenerationRun']) => void = () => undefined;
    documents(aDocument()).on(
      'post',
      '/documents/{id}/generate',
      () => new Promise((resolve) => (take = resolve as never)) as never,
    );
    visit('/documents');
    await userEvent.click(await screen.findByRole('button', { name: 'Create the agreement' }));
    expect(await screen.findByText(/Please stay on this page for a moment/)).toBeTruthy();
    expect(screen.queryByText(/You can leave this page/)).toBeNull();
    take(run('QUEUED'));
    expect(await screen.findByText(/You can leave this page/)).toBeTruthy();
  });

  it('says after a regeneration that the questionnaire is open, with the way to it', async () => {
    documents(aDocument());
    visit('/documents');
    expect(await screen.findByText('The questionnaire is open again')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the questionnaire' }).getAttribute('href')).toBe('/questionnaire');
  });

  it('says nothing of that before the first version', async () => {
    documents(aDocument()).on('get', '/documents/{id}/history', () => []);
    visit('/documents');
    expect(await screen.findByRole('button', { name: 'Create the agreement' })).toBeTruthy();
    expect(screen.queryByText('The questionnaire is open again')).toBeNull();
  });

  it('says that it failed, and offers another try once', async () => {
    documents(aDocument()).on('get', '/documents/{id}/generation', () =>
      generation({ run: { ...run('FAILED'), failure: 'TYPESETTING_FAILED' } }),
    );
    visit('/documents');
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t lay out the agreement.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create the agreement' }).disabled).toBe(false);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says without a line that it was not asked for, and does not tell it as being made', async () => {
    documents(aDocument()).on('post', '/documents/{id}/generate', () => {
      throw new TypeError('Failed to fetch');
    });
    visit('/documents');
    const button = await screen.findByRole('button', { name: 'Create the agreement' });
    onlineManager.setOnline(false);
    try {
      await userEvent.click(button);
      expect((await screen.findByRole('alert')).textContent).toBe(
        'We couldn’t reach Troth. Check your connection and try again.',
      );
      expect(screen.queryByText(/^We’re creating your agreement/)).toBeNull();
      expect(screen.getByRole('button', { name: 'Create the agreement' })).toBeTruthy();
    } finally {
      onlineManager.setOnline(true);
    }
  });
});

describe('/documents afterwards', () => {
  it('names the version, and regenerates after a question (customer spec §4)', async () => {
    const api = documents(made()).on('patch', '/documents/{id}', () => aDocument());
    visit('/documents');
    expect(await screen.findByText('9f3c 21ab')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Regenerate' }));
    const confirm = (await screen.findAllByRole('button', { name: 'Regenerate' })).at(-1) as HTMLElement;
    await userEvent.click(confirm);
    await waitFor(() =>
      expect(api.sent('patch')).toEqual([{ reviewedAt: null, lastGeneratedInputHash: null, lastGeneratedAt: null }]),
    );
  });

  it('calls an agreement made elsewhere by no number of a version, and the versions before it earlier ones', async () => {
    documents(made({ lastGeneratedInputHash: 'IMPORTED' }));
    visit('/documents');
    expect(await screen.findByRole('heading', { name: 'Your agreement, created elsewhere' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /^Version \d/ })).toBeNull();
    expect(screen.queryByText('Fingerprint')).toBeNull();
    expect(await screen.findByText(/^These are earlier versions/)).toBeTruthy();
    expect(screen.queryByText('Current')).toBeNull();
  });

  it('asks about an agreement made elsewhere what is true of that: it is in no history of versions', async () => {
    documents(made({ lastGeneratedInputHash: 'IMPORTED' }));
    visit('/documents');
    expect(await screen.findByText(/^Want to create an agreement here instead\?/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Regenerate' }));
    const popup = await screen.findByRole('dialog', { name: 'Regenerate the document?' });
    expect(popup.textContent).toContain('Its PDF stays with your other documents');
    expect(popup.textContent).not.toContain('history');
  });

  it('begins at the top, with the focus on its heading, when the agreement was made under the reader’s eyes', async () => {
    const toTop = vi.spyOn(window, 'scrollTo');
    let document = aDocument();
    const api = documents(document).on('get', '/users/{id}/documents', () => [document]);
    const line = aLine(api);
    visit('/documents');
    const button = await screen.findByRole('button', { name: 'Create the agreement' });
    await line.isOpen();
    toTop.mockClear();
    button.focus();
    document = made();
    await line.tell('document');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Your agreement is ready' });
    await waitFor(() => expect(window.document.activeElement).toBe(heading));
    expect(toTop).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    toTop.mockRestore();
  });

  it('says why it is behind and whose change it was, and puts regenerating first', async () => {
    documents(made()).on('get', '/documents/{id}/regeneration-status', () => ({
      ...freshness,
      needsRegeneration: true,
      reason: 'DISCLOSURE_CHANGED',
      userBMadeChanges: true,
    }));
    visit('/documents');
    expect(await screen.findByText('The document no longer matches your answers')).toBeTruthy();
    expect(screen.getByText(/A financial disclosure has changed.*Blake changed something/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Regenerate' })).toHaveLength(1);
  });

  it('says who has confirmed it, and leads on once both have', async () => {
    documents(made({ userAReviewedAt: at, userBReviewedAt: at, reviewedAt: at }));
    visit('/documents');
    const link = await screen.findByRole('link', { name: 'Continue to notarization' });
    expect(link.getAttribute('href')).toBe('/notarize');
    expect(screen.getAllByText(/^confirmed it, /)).toHaveLength(2);
    expect(screen.getByText('Alex (you)')).toBeTruthy();
  });

  it('copies the whole fingerprint, and shows it where the clipboard is closed', async () => {
    documents(made());
    visit('/documents');
    const button = await screen.findByRole('button', { name: 'Copy the whole fingerprint of version 1' });
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await userEvent.click(button);
    expect(write).toHaveBeenCalledWith(commit.hash);
    write.mockRejectedValueOnce(new Error('denied'));
    await userEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain(commit.hash);
  });

  it('does not offer it once the wedding is past', async () => {
    documents(made(), journeyOf('2020-06-19'));
    visit('/documents');
    expect(await screen.findByText('You can only regenerate a document before the wedding date')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Regenerate' })).toBeNull();
  });
});

/** Versions 1 to `count`, a day apart, the newest first. */
const versions = (count: number): Schemas['Commit'][] =>
  Array.from({ length: count }, (_, index) => ({
    ...commit,
    commitAt: `2026-11-${String(count - index).padStart(2, '0')}T10:00:00.000Z`,
    hash: String(count - index).padStart(64, '0'),
    committedById: index % 2 === 0 ? ids.alex : blakeId,
  }));
const versionList = async () =>
  within((await screen.findByRole('heading', { name: 'Versions' })).closest('section') as HTMLElement);

describe('the versions on /documents', () => {
  it('tells of each who made it and when, marks the current one, and compares it with the one before', async () => {
    const [newest, before] = versions(2);
    documents(made()).on('get', '/documents/{id}/history', () => versions(2));
    visit('/documents');
    const list = await versionList();
    const [first, second] = list.getAllByRole('listitem');
    expect(first?.textContent).toMatch(/^Version 2Current/);
    expect(first?.textContent).toContain('created by you');
    expect(second?.textContent).toContain('created by Blake');
    expect(second?.textContent).toMatch(/Nov 1, 2026, .+ (AM|PM) \w/);
    expect(list.getByRole('link', { name: 'What changed since version 1' }).getAttribute('href')).toBe(
      reviewLink({ version: newest?.commitAt ?? null, since: before?.commitAt ?? null }),
    );
    expect(list.getByRole('link', { name: 'Version 1' }).getAttribute('href')).toBe(
      reviewLink({ version: before?.commitAt ?? null }),
    );
  });

  it('shows five of many, and all when asked', async () => {
    documents(made()).on('get', '/documents/{id}/history', () => versions(7));
    visit('/documents');
    const list = await versionList();
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(list.getByRole('button', { name: 'Show all 7 versions' }));
    expect(list.getAllByRole('listitem')).toHaveLength(7);
  });

  it('compares any two, the later with the earlier whichever is chosen first', async () => {
    const [third, , first] = versions(3);
    documents(made()).on('get', '/documents/{id}/history', () => versions(3));
    visit('/documents');
    const list = await versionList();
    await userEvent.click(list.getByRole('combobox', { name: /^With/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Version 1/ }));
    await userEvent.click(list.getByRole('combobox', { name: /^Compare/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Version 3/ }));
    expect(list.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
      reviewLink({ version: third?.commitAt ?? null, since: first?.commitAt ?? null }),
    );
    await userEvent.click(list.getByRole('combobox', { name: /^Compare/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Version 1/ }));
    expect(list.getByRole<HTMLButtonElement>('button', { name: 'Compare' }).disabled).toBe(true);
  });

  it('stay in sight while the next one is made', async () => {
    documents(aDocument()).on('get', '/documents/{id}/history', () => versions(1));
    visit('/documents');
    const list = await versionList();
    expect(list.getByRole('link', { name: 'Version 1' })).toBeTruthy();
    expect(list.queryByText('Current')).toBeNull();
  });

  it('take nothing else with them when they cannot be loaded', async () => {
    documents(aDocument()).on('get', '/documents/{id}/history', () => new Response(null, { status: 503 }));
    visit('/documents');
    expect(await screen.findByText('We couldn’t load the versions.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create the agreement' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Other documents' })).toBeTruthy();
  });
});

describe('downloads on /documents', () => {
  /** What was saved: names, in order. */
  const savedNames = () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    return names;
  };
  const file = (name: string) =>
    new Response('bytes', {
      headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` },
    });
  const open = async (number: number) => {
    await userEvent.click(await screen.findByRole('button', { name: `Download Version ${number}` }));
    return within(await screen.findByRole('menu'));
  };

  it('offer each format, and what changed since the version before', async () => {
    const [newest, before] = versions(2);
    const api = documents(made())
      .on('get', '/documents/{id}/history', () => versions(2))
      .on('get', '/documents/{id}/history/{commitAt}/content', ({ query }) => file(`王小明.${query.get('format')}`));
    const names = savedNames();
    visit('/documents');
    expect((await open(1)).getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'PDF, laid out for signing',
      'Word document (DOCX)',
      'Web page (HTML)',
      'PDF, marked as a draft',
    ]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click((await open(2)).getByRole('menuitem', { name: /tracked in Word$/ }));
    await waitFor(() => expect(names).toEqual(['王小明.DOCX']));
    const call = api.calls.find(({ name }) => name.endsWith('/content'));
    expect(decodeURIComponent(call?.name ?? '')).toContain(newest?.commitAt);
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ format: 'DOCX', since: before?.commitAt });
  });

  it('tell the copy that says it is a draft from the one that is signed', async () => {
    const api = documents(made())
      .on('get', '/documents/{id}/history', () => versions(1))
      .on('get', '/documents/{id}/history/{commitAt}/content', () => file('Zoë - draft.pdf'));
    const names = savedNames();
    visit('/documents');
    await userEvent.click((await open(1)).getByRole('menuitem', { name: 'PDF, marked as a draft' }));
    await waitFor(() => expect(names).toEqual(['Zoë - draft.pdf']));
    const call = api.calls.find(({ name }) => name.endsWith('/content'));
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ format: 'PDF', copy: 'WORKING' });
  });

  it('say what failed, and go again with the same', async () => {
    let isDown = true;
    documents(made()).on('get', '/documents/{id}/history/{commitAt}/content', ({ query }) =>
      isDown ? new Response(null, { status: 503 }) : file(`Zoë.${query.get('format')}`),
    );
    const names = savedNames();
    visit('/documents');
    await userEvent.click((await open(1)).getByRole('menuitem', { name: 'Web page (HTML)' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The download failed: /);
    expect(names).toEqual([]);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names).toEqual(['Zoë.HTML']));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

const paper = (name: string, changes: Partial<Schemas['DocumentFile']> = {}): Schemas['DocumentFile'] => ({
  id: ids.newYork,
  key: 'k',
  name,
  size: 240_000,
  contentType: 'application/pdf',
  kind: 'ADDED',
  createdAt: at,
  updatedAt: at,
  deletedAt: null,
  createdById: ids.alex,
  updatedById: ids.alex,
  ...changes,
});

describe('the papers on /documents', () => {
  it('are those that people added, with who and when; only one’s own can be removed', async () => {
    documents(made()).on('get', '/documents/{id}/files', () => [
      paper('The agreement.pdf', { kind: 'GENERATED', id: ids.section }),
      paper('Certificate of counsel.pdf'),
      paper('王小明.pdf', { id: ids.california, createdById: blakeId }),
    ]);
    visit('/documents');
    expect(await screen.findByText(/234 kB, added by you on Nov 20, 2026/)).toBeTruthy();
    expect(screen.getByText(/added by Blake on/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download 王小明.pdf' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove 王小明.pdf' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download The agreement.pdf' })).toBeNull();
  });

  it.each([
    ['is the agreement', 'IMPORTED', false],
    ['no longer is it', null, true],
  ])('hold an agreement made elsewhere or not: it %s', async (_which, lastGeneratedInputHash, isHere) => {
    documents(made({ lastGeneratedInputHash, generatedPdfFileId: ids.section })).on(
      'get',
      '/documents/{id}/files',
      () => [paper('Ours.pdf', { kind: 'IMPORTED', id: ids.section, createdById: ids.california }), paper('Deed.pdf')],
    );
    visit('/documents');
    expect(await screen.findByRole('button', { name: 'Download Deed.pdf' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download Ours.pdf' }) !== null).toBe(isHere);
  });

  it('ask before one is removed, and say why it could not be', async () => {
    let files = [paper('Deed.pdf')];
    let isRefused = true;
    const api = documents(made())
      .on('get', '/documents/{id}/files', () => files)
      .on('delete', '/documents/{id}/files/{fileId}', () => {
        if (isRefused) return new Response(null, { status: 503 });
        files = [];
        return new Response(null, { status: 204 });
      });
    visit('/documents');
    const remove = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Remove Deed.pdf' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    };
    await remove();
    expect(await screen.findByText('Your files haven’t changed.')).toBeTruthy();
    isRefused = false;
    await remove();
    await waitFor(() => expect(screen.queryByText('Deed.pdf')).toBeNull());
    expect(screen.queryByText('Your files haven’t changed.')).toBeNull();
    expect(api.sent('delete')).toHaveLength(2);
  });

  it('take PDFs alone, and send nothing else', async () => {
    documents(made());
    visit('/documents');
    const field = await screen.findByLabelText<HTMLInputElement>('Choose files', { selector: 'input' });
    await userEvent.upload(field, [new File(['x'], 'notes.txt'), new File([], 'empty.pdf')], { applyAccept: false });
    expect(await screen.findByText('We couldn’t accept 2 files')).toBeTruthy();
    expect(screen.getByText(/^notes\.txt: /)).toBeTruthy();
    expect(screen.getByText('empty.pdf: This file is empty.')).toBeTruthy();
  });

  it('stay as they are once the agreement is notarized', async () => {
    const journey = journeyOf('2099-06-19');
    const notarized = { ...journey, document: journey.document && { ...journey.document, isNotarized: true } };
    documents(made(), notarized).on('get', '/documents/{id}/files', () => [paper('Deed.pdf')]);
    visit('/documents');
    expect(await screen.findByText(/^Your agreement is notarized/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download Deed.pdf' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove Deed.pdf' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull();
  });
});
