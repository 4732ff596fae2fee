import { escapeHtml } from '../../kernel/http/html';
import { linkPages } from '../../kernel/http/link-page';
import { text } from '../../kernel/texts';

const { page, respond } = linkPages('form{margin-top:32px}');

/** Asks whether the account is to stay. A program that follows links of mails changes nothing by it. */
export const keepPage = (dueAt: string): Response =>
  respond(
    page(
      text('deletionPage.title'),
      `<p>${escapeHtml(text('deletionPage.what', { when: dueAt }))}</p>
<form method="post" enctype="multipart/form-data"><button type="submit">${escapeHtml(text('deletionPage.keep'))}</button></form>`,
    ),
  );

export const keptPage = (): Response =>
  respond(page(text('deletionPage.kept.title'), `<p>${escapeHtml(text('deletionPage.kept.what'))}</p>`));

export const overPage = (): Response =>
  respond(page(text('deletionPage.over.title'), `<p>${escapeHtml(text('deletionPage.over.what'))}</p>`), 410);
