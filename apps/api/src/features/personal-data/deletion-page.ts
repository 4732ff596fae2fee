import { escapeHtml } from '../../kernel/http/html';
import { linkPages } from '../../kernel/http/link-page';
import { text } from '../../kernel/texts';

const { page, policy } = linkPages('form{margin-top:32px}');

const answer = (html: string, status: number): Response =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    },
  });

/** Asks whether the account is to stay. A program that follows links of mails changes nothing by it. */
export const keepPage = (dueAt: string): Response =>
  answer(
    page(
      text('deletionPage.title'),
      `<p>${escapeHtml(text('deletionPage.what', { when: dueAt }))}</p>
<form method="post" enctype="multipart/form-data"><button type="submit">${escapeHtml(text('deletionPage.keep'))}</button></form>`,
    ),
    200,
  );

export const keptPage = (): Response =>
  answer(page(text('deletionPage.kept.title'), `<p>${escapeHtml(text('deletionPage.kept.what'))}</p>`), 200);

export const overPage = (): Response =>
  answer(page(text('deletionPage.over.title'), `<p>${escapeHtml(text('deletionPage.over.what'))}</p>`), 410);
