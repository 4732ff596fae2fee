import { renderSigningPapersPdf, renderSigningSheetPdf } from '@troth/agreement/pdf';
import { signingSheetSchema } from '@troth/domain/signing';
import { idParam } from '../../kernel/http/common-schemas';
import { operation } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { loadDocument } from '../../records/documents/document.repository';
import { asDownload } from '../../kernel/downloads/as-download';
import { fewAtOnce } from '../../kernel/http/few-at-once';
import { presentSigningSheet } from './present-sheet';
import { readSigning, type Signing } from './read-signing';
import { coverPaper, papersPaper, signingDayPaper } from './signing-paper';
import { signingPolicy } from '../../records/signing/signing.policy';

const PDF = 'application/pdf';

/** What the agreement's file is called, without its ending. */
const agreementName = ({ file: { name } }: Signing) => name.replace(/\.pdf$/i, '');

/** The packet of exactly the version that was confirmed. */
async function packetOf(signing: Signing, agreement: Uint8Array): Promise<Response> {
  const bytes = await fewAtOnce(async () => {
    const { bindPacket, pagesOf } = await import('./bind-packet');
    const pages = await pagesOf(agreement);
    const cover = coverPaper(signing, pages);
    const papers = papersPaper(signing);
    return bindPacket({
      title: `${cover.title}: ${cover.running}`,
      cover: (await renderSigningSheetPdf(cover)).bytes,
      agreement: pages === null ? null : agreement,
      papers: papers === null ? null : (await renderSigningPapersPdf(papers)).bytes,
    });
  });
  return asDownload({ name: text('signing.packet.file', { name: agreementName(signing) }), contentType: PDF }, bytes);
}

const shared = {
  tag: 'notarization',
  isOurs: true,
  params: idParam,
  policy: signingPolicy,
  action: 'read',
} as const;

export const signingOperations = [
  operation({
    ...shared,
    route: 'GET /documents/{id}/signing-sheet',
    id: 'signing.sheet',
    summary: 'The checklist for the day the couple signs in person',
    description:
      'Who must be in the room, what each person brings, the order of steps, what to avoid, which documents are signed separately, and what isn’t known: from the law of the state and the text of the agreement, each point with its source and how well it was checked. Refused while there is nothing to sign. Not reviewed by counsel unless it says so.',
    response: signingSheetSchema,
    load: ({ tx, params }) => loadDocument(tx, params.id),
    handle: async ({ tx, params, now }) => presentSigningSheet(await readSigning(tx, params.id, now)),
  }),
  operation({
    ...shared,
    route: 'GET /documents/{id}/signing-sheet/content',
    id: 'signing.sheetContent',
    summary: 'The signing-day sheet as a PDF to be saved and printed',
    produces: PDF,
    response: null,
    load: ({ tx, params }) => loadDocument(tx, params.id),
    handle: async ({ tx, params, now }) => {
      const signing = await readSigning(tx, params.id, now);
      const name = text('signing.sheet.file', { name: agreementName(signing) });
      return async () => {
        const { bytes } = await fewAtOnce(() => renderSigningSheetPdf(signingDayPaper(signing)));
        return asDownload({ name, contentType: PDF }, bytes);
      };
    },
  }),
  operation({
    ...shared,
    route: 'GET /documents/{id}/signing-packet',
    id: 'signing.packet',
    summary: 'Everything that is printed for signing in person, as one PDF to be saved',
    description:
      'A cover, the agreement as both confirmed it, page for page, and the documents signed with it. Refused until it is reviewed or finalized.',
    produces: PDF,
    response: null,
    load: ({ tx, params }) => loadDocument(tx, params.id),
    handle: async ({ tx, params, now, services }) => {
      const signing = await readSigning(tx, params.id, now);
      if (!signing.isConfirmed) throw problem('CONFLICT', { detail: text('signing.notYet.review') });
      const seal = await services.protection.coupleSeal(tx, params.id);
      return async () => {
        const bytes = await services.files.read(seal, signing.file.id, signing.file.key);
        if (bytes === null) throw problem('GONE');
        return packetOf(signing, bytes);
      };
    },
  }),
];
