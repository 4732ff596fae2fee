import { formatCents } from '@troth/domain/money';
import { escapeHtml } from '../../kernel/http/html';
import {
  ACCOUNT_ANSWERS,
  type AccountAnswer,
  type SandboxAccount,
  type SandboxTransfer,
} from '../../kernel/ports/payments/sandbox-payouts';
import { text } from '../../kernel/texts';
import { sandboxLayout } from './sandbox-page';

const answerTexts = {
  COMPLETE: { label: text('sandbox.connect.complete'), detail: text('sandbox.connect.completeDetail') },
  INCOMPLETE: { label: text('sandbox.connect.incomplete'), detail: text('sandbox.connect.incompleteDetail') },
  RESTRICTED: { label: text('sandbox.connect.restricted'), detail: text('sandbox.connect.restrictedDetail') },
} satisfies Record<AccountAnswer, { label: string; detail: string }>;

const accountLine = ({ email }: SandboxAccount): string =>
  `<p>${escapeHtml(text('sandbox.connect.of', { email }))}</p>`;

/** Where a firm would tell the provider about itself. */
export function onboardingPage(account: SandboxAccount): string {
  const buttons = ACCOUNT_ANSWERS.map(
    (answer) =>
      `<button type="submit" name="answer" value="${answer}"${answer === 'COMPLETE' ? '' : ' class="quiet"'} aria-describedby="${answer}">${escapeHtml(answerTexts[answer].label)}</button>
<p class="hint" id="${answer}">${escapeHtml(answerTexts[answer].detail)}</p>`,
  );
  return sandboxLayout(
    text('sandbox.connect.title'),
    `<main class="closed"><h1>${escapeHtml(text('sandbox.connect.heading'))}</h1>
${accountLine(account)}
<form method="post" enctype="multipart/form-data">${buttons.join('\n')}</form>
<p class="hint">${escapeHtml(text('sandbox.connect.explanation'))}</p></main>`,
  );
}

const stateTexts = {
  COMPLETE: text('sandbox.connect.isComplete'),
  INCOMPLETE: text('sandbox.connect.isIncomplete'),
  RESTRICTED: text('sandbox.connect.isRestricted'),
} satisfies Record<AccountAnswer, string>;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Where a firm would see what it was paid. */
export function dashboardPage(account: SandboxAccount, transfers: readonly SandboxTransfer[], backUrl: string): string {
  const rows = transfers.map(
    ({ amountInCents, reversedInCents, createdAt }) =>
      `<div class="line"><span>${escapeHtml(day.format(createdAt))}${
        reversedInCents === 0
          ? ''
          : `<br>${escapeHtml(text('sandbox.connect.reversed', { amount: formatCents(reversedInCents) }))}`
      }</span><span>${formatCents(amountInCents)}</span></div>`,
  );
  return sandboxLayout(
    text('sandbox.connect.dashboardTitle'),
    `<main class="closed"><h1>${escapeHtml(text('sandbox.connect.dashboardHeading'))}</h1>
${accountLine(account)}
<p>${escapeHtml(stateTexts[account.answer ?? 'INCOMPLETE'])}</p>
${rows.length === 0 ? `<p class="hint">${escapeHtml(text('sandbox.connect.noTransfers'))}</p>` : rows.join('\n')}
<p><a href="${escapeHtml(backUrl)}">${escapeHtml(text('sandbox.back'))}</a></p>
<p class="hint">${escapeHtml(text('sandbox.connect.explanation'))}</p></main>`,
  );
}
