import { createHash } from 'node:crypto';
import { formatCents } from '@troth/domain/money';
import { type PaymentMethod, paymentMethodsFor } from '@troth/domain/purchases';
import type { Config } from '../../kernel/config/config';
import { escapeHtml, htmlResponse } from '../../kernel/http/html';
import type { Work } from '../../kernel/http/operation';
import { PAGE_ICON, PAGE_SOURCES, PAGE_STYLES } from '../../kernel/http/page-styles';
import type { RefusedPayment, SandboxPayment, SandboxSession } from '../../kernel/ports/payments/sandbox-payments';
import { type Approval, TEST_CARDS, type TestCard } from '../../kernel/ports/payments/test-cards';
import { text } from '../../kernel/texts';

/** Troth's styles in a page that needs no script and nothing from elsewhere. */
const STYLES = `${PAGE_STYLES}
*{box-sizing:border-box}
body{margin:0;background:var(--paper-0);color:var(--paper-9);font:16px/1.625 var(--sans)}
a{color:var(--evergreen-6)}
a:focus-visible,button:focus-visible,input:focus-visible{outline:2px solid var(--evergreen-7);outline-offset:2px}
h1,.amount{font-family:var(--serif)}
h1{font-size:24px;line-height:32px;font-weight:500;margin:0}
.band{background:repeating-linear-gradient(135deg,var(--warning-2) 0 14px,var(--warning-1) 14px 28px);color:var(--warning-9);font-size:14px;line-height:22px;text-align:center;padding:8px 16px;border-bottom:1px solid var(--warning-4)}
.band span{background:var(--warning-0);padding:5px 12px;border-radius:4px;display:inline-block}
main{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);min-height:calc(100vh - 48px)}
main>section{padding:48px clamp(20px,5vw,80px) 64px}
main>section>div{max-width:440px;width:100%}
.order{background:var(--paper-1);border-right:1px solid var(--paper-3);display:flex;justify-content:flex-end}
.brand{display:flex;align-items:center;gap:12px;color:var(--paper-7);text-decoration:none;font-size:15px;min-height:44px}
.brand b{font:500 22px/1 var(--serif);color:var(--paper-9)}
.rings circle{stroke:var(--teal-6)}
.rings rect{stroke:var(--clay-6)}
.hint{color:var(--paper-6);font-size:14px;line-height:22px;margin:12px 0 0}
.order .hint{margin-top:40px}
.amount{font-size:52px;line-height:60px;font-weight:300;letter-spacing:-.02em;margin:4px 0 0}
.line{display:flex;justify-content:space-between;gap:16px;padding:16px 0;border-bottom:1px solid var(--paper-3);font-size:15px}
.line.total{border:0;font-weight:600}
fieldset{border:0;margin:24px 0 0;padding:0}
legend{font-weight:600;font-size:15px;padding:0;margin-bottom:8px}
.choice{display:flex;align-items:center;gap:12px;min-height:56px;padding:12px 16px;background:var(--surface);border:1px solid var(--paper-5);border-radius:6px;cursor:pointer;margin-top:8px}
.choice:has(input:checked){border-color:var(--evergreen-7);box-shadow:inset 0 0 0 1px var(--evergreen-7);background:var(--evergreen-0)}
.choice input{width:20px;height:20px;accent-color:var(--evergreen-7);flex:none;margin:0}
.choice small{display:block;color:var(--paper-6);font-size:14px;line-height:22px}
.methods{display:grid;grid-template-columns:1fr 1fr;gap:0 8px}
button{width:100%;min-height:56px;margin-top:24px;border:0;border-radius:6px;background:var(--evergreen-7);color:#fff;font-family:inherit;font-size:16px;font-weight:500;line-height:1.4;cursor:pointer}
button:hover{background:var(--evergreen-8)}
button.quiet{background:var(--surface);color:var(--paper-9);border:1px solid var(--paper-5);margin-top:12px}
button.quiet:hover{background:var(--evergreen-0)}
form:has([name=method]:checked:not([value=CARD])) .ofCard,form:has([name=method][value=CARD]:checked) .ofMethod{display:none}
button svg{vertical-align:-2px;margin-right:8px}
details{margin-top:24px;font-size:14px;color:var(--paper-7)}
summary{cursor:pointer;padding:11px 0}
summary:focus-visible,select:focus-visible{outline:2px solid var(--evergreen-7);outline-offset:2px}
.select{display:block}
.select span{display:block;margin-bottom:8px}
select{width:100%;min-height:48px;padding:8px 12px;font:inherit;font-size:16px;color:var(--paper-9);background:var(--surface);border:1px solid var(--paper-5);border-radius:6px}
.error{border:1px solid var(--danger-6);background:var(--danger-0);color:var(--danger-8);border-radius:6px;padding:12px 16px;margin:16px 0 0}
.closed{display:block;max-width:560px;margin:0 auto;padding:64px 24px;min-height:0}
.field{display:block;margin-top:16px}
.field span{display:block;margin-bottom:8px;font-weight:600;font-size:15px}
.field input{width:100%;min-height:56px;padding:12px 16px;font:inherit;color:var(--paper-9);background:var(--surface);border:1px solid var(--paper-5);border-radius:6px}
.field input[aria-invalid]{border-color:var(--danger-6)}
.notary .brand{margin-bottom:24px}
.notary h1{margin-bottom:16px}
.trail{display:flex;gap:4px 20px;flex-wrap:wrap;list-style:none;margin:0 0 24px;padding:0;font-size:14px;color:var(--paper-6)}
.trail [aria-current]{color:var(--paper-9);font-weight:600;border-bottom:2px solid var(--evergreen-7)}
.log{max-width:728px}
.log ul{list-style:none;margin:24px 0 0;padding:0}
.log li{border-top:1px solid var(--paper-3)}
.log form{display:flex;align-items:center;justify-content:space-between;gap:16px;padding:12px 0}
.log b{display:block;font-weight:600;overflow-wrap:anywhere}
.log small{color:var(--paper-6);font-size:14px;line-height:22px}
.log button{width:auto;flex:none;min-height:44px;margin:0;padding:0 16px}
@media (max-width:767.98px){main{display:block}main>section{padding:24px 20px 32px}.order{border-right:0;border-bottom:1px solid var(--paper-3)}.order>div{max-width:none}.amount{font-size:44px;line-height:52px}}
`;

const STYLE_HASH = createHash('sha256').update(STYLES).digest('base64');

/** Content policy of these pages. Their forms lead on to the portals, which the policy has to name. */
const pagePolicy = ({ customer, attorney }: Config['origins']): string =>
  `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; ${PAGE_SOURCES}; form-action 'self' ${customer} ${attorney}; base-uri 'none'; frame-ancestors 'none'`;

export const sandboxPage = (html: string, { services }: Pick<Work, 'services'>, status?: number): Response =>
  htmlResponse(html, pagePolicy(services.config.origins), status);

export const leadTo = (url: string): Response =>
  new Response(null, { status: 303, headers: { location: url, 'cache-control': 'no-store' } });

export const RINGS =
  '<svg class="rings" width="44" height="32" viewBox="0 0 34 24" fill="none" stroke-width="1.8" aria-hidden="true"><circle cx="12" cy="12" r="8.6"/><rect x="13.4" y="3.4" width="17.2" height="17.2" rx="4.6"/></svg>';

export const BACK =
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m14.5 6-6 6 6 6"/></svg>';

const LOCK =
  '<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><rect x="5" y="10.5" width="14" height="9.5" rx="2"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5"/></svg>';

/** What the band over a page says: what is only played on it. */
interface Band {
  readonly what: string;
  readonly detail: string;
}
const PAYMENTS_BAND: Band = { what: text('sandbox.band'), detail: text('sandbox.bandDetail') };

/** Any page of a sandbox, with the band that says what it is. */
export const sandboxLayout = (title: string, body: string, band = PAYMENTS_BAND): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${PAGE_ICON}
<style>${STYLES}</style>
</head>
<body>
<header><div class="band" role="note"><span><b>${escapeHtml(band.what)}</b> ${escapeHtml(band.detail)}</span></div></header>
${body}
</body>
</html>`;

const cardTexts = {
  '4242': { label: text('sandbox.card.succeeds'), detail: text('sandbox.card.ending', { digits: '4242' }) },
  '0002': { label: text('sandbox.card.declined'), detail: text('sandbox.card.endingOpen', { digits: '0002' }) },
  '9995': { label: text('sandbox.card.insufficient'), detail: text('sandbox.card.endingOpen', { digits: '9995' }) },
  '3155': { label: text('sandbox.card.authentication'), detail: text('sandbox.card.ending', { digits: '3155' }) },
  '0036': { label: text('sandbox.card.pending'), detail: text('sandbox.card.endingPending', { digits: '0036' }) },
  '5126': { label: text('sandbox.card.refundFails'), detail: text('sandbox.card.endingRefund', { digits: '5126' }) },
} satisfies Record<TestCard, { label: string; detail: string }>;

const methodTexts = {
  CARD: text('sandbox.method.card'),
  KLARNA: text('sandbox.method.klarna'),
  AFTERPAY: text('sandbox.method.afterpay'),
  CASHAPP: text('sandbox.method.cashapp'),
} as const satisfies Record<PaymentMethod, string>;

const failureTexts = {
  DECLINED: text('sandbox.failure.declined'),
  INSUFFICIENT_FUNDS: text('sandbox.failure.insufficient'),
  REFUSED: text('sandbox.failure.refused'),
} as const satisfies Record<RefusedPayment, string>;

/** How the sandbox tells us of a payment. */
export const NOTICES = ['AT_ONCE', 'TWICE', 'LATE', 'NEVER'] as const;
export type SandboxNotice = (typeof NOTICES)[number];
const noticeTexts = {
  AT_ONCE: text('sandbox.notice.atOnce'),
  TWICE: text('sandbox.notice.twice'),
  LATE: text('sandbox.notice.late'),
  NEVER: text('sandbox.notice.never'),
} as const satisfies Record<SandboxNotice, string>;

/** The choice of how the sandbox tells us, as options of a field. */
export const NOTICE_OPTIONS = NOTICES.map(
  (notice) => `<option value="${notice}">${escapeHtml(noticeTexts[notice])}</option>`,
).join('');

const approvalTexts = {
  APPROVE: text('sandbox.approval.approve'),
  REFUSE: text('sandbox.approval.refuse'),
  APPROVE_LATER: text('sandbox.approval.approveLater'),
  REFUSE_LATER: text('sandbox.approval.refuseLater'),
} as const satisfies Record<Approval, string>;

const choice = (name: string, value: string, isChecked: boolean, label: string, detail: string | null): string =>
  `<label class="choice"><input type="radio" name="${name}" value="${escapeHtml(value)}"${isChecked ? ' checked' : ''}><span>${escapeHtml(label)}${
    detail === null ? '' : `<small>${escapeHtml(detail)}</small>`
  }</span></label>`;

/** What is paid for, and what a discount takes off. */
function orderLines(session: SandboxSession): string {
  const lines = session.lines.map(
    (line) =>
      `<div class="line"><span>${escapeHtml(line.quantity === 1 ? line.title : text('sandbox.lineQuantity', { title: line.title, quantity: line.quantity }))}</span><span>${formatCents(line.quantity * line.unitPriceInCents)}</span></div>`,
  );
  if (session.discountInCents > 0) {
    lines.push(
      `<div class="line"><span>${escapeHtml(text('sandbox.discount'))}</span><span>−${formatCents(session.discountInCents)}</span></div>`,
    );
  }
  return lines.join('\n');
}

/** A try that was refused: why, and what it was paid with. */
export interface RefusedTry {
  readonly failure: RefusedPayment;
  readonly method: PaymentMethod;
}

/** The page on which a person pays, with why the last try failed. */
export function checkoutPage(session: SandboxSession, refused: RefusedTry | null): string {
  const amount = formatCents(session.amountInCents);
  const cards = TEST_CARDS.map((card) =>
    choice('card', card, card === '4242', cardTexts[card].label, cardTexts[card].detail),
  );
  const offered = paymentMethodsFor(session.amountInCents);
  const chosen = offered.find((method) => method === refused?.method) ?? offered[0];
  const methods = offered.map((method) => choice('method', method, method === chosen, methodTexts[method], null));
  const error =
    refused === null ? '' : `<p class="error" role="alert">${escapeHtml(failureTexts[refused.failure])}</p>`;
  return sandboxLayout(
    text('sandbox.title'),
    `<main>
<section class="order" aria-label="${escapeHtml(text('sandbox.order'))}"><div>
<a class="brand" href="${escapeHtml(session.cancelUrl)}" aria-label="${escapeHtml(text('sandbox.back'))}">${BACK}${RINGS}<b>${escapeHtml(text('mail.brand'))}</b></a>
<p class="hint">${escapeHtml(text('sandbox.order'))}</p>
<p class="amount">${amount}</p>
${orderLines(session)}
<div class="line total"><span>${escapeHtml(text('sandbox.total'))}</span><span>${amount}</span></div>
</div></section>
<section><div>
<h1>${escapeHtml(text('sandbox.heading'))}</h1>
${error}
<form method="post" enctype="multipart/form-data">
<fieldset><legend>${escapeHtml(text('sandbox.methodLegend'))}</legend><div class="methods">${methods.join('')}</div></fieldset>
<fieldset class="ofCard"><legend>${escapeHtml(text('sandbox.cardLegend'))}</legend>${cards.join('')}</fieldset>
<p class="hint ofMethod">${escapeHtml(text('sandbox.methodNext'))}</p>
<details><summary>${escapeHtml(text('sandbox.notice.legend'))}</summary><label class="select"><span>${escapeHtml(text('sandbox.notice.label'))}</span><select name="notice">${NOTICE_OPTIONS}</select></label></details>
<p class="hint">${escapeHtml(text('sandbox.receiptTo', { email: session.customerEmail }))}</p>
<button type="submit">${LOCK}${escapeHtml(text('sandbox.pay', { amount }))}</button>
</form>
<p class="hint">${escapeHtml(text('sandbox.explanation'))}</p>
</div></section>
</main>`,
  );
}

/** The second page: a card that asks for consent, or the page of Klarna, Afterpay or Cash App. */
export function approvalPage(session: SandboxSession, payment: SandboxPayment, notice: SandboxNotice): string {
  const isCard = payment.method === 'CARD';
  const amount = formatCents(session.amountInCents);
  const answers: readonly Approval[] = isCard
    ? ['APPROVE', 'REFUSE']
    : ['APPROVE', 'REFUSE', 'APPROVE_LATER', 'REFUSE_LATER'];
  const hidden = { method: payment.method, notice, ...(isCard ? { card: payment.card } : {}) };
  return sandboxLayout(
    text('sandbox.approval.title'),
    `<main class="closed"><h1>${escapeHtml(text('sandbox.approval.title'))}</h1>
<p>${escapeHtml(text(isCard ? 'sandbox.approval.card' : 'sandbox.approval.method', { amount, method: methodTexts[payment.method] }))}</p>
<form method="post" action="/sandbox/checkout/${escapeHtml(session.id)}" enctype="multipart/form-data">
${Object.entries(hidden)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
  .join('')}
${answers
  .map(
    (answer) =>
      `<button type="submit" name="approval" value="${answer}"${answer === 'APPROVE' ? '' : ' class="quiet"'}>${escapeHtml(approvalTexts[answer])}</button>`,
  )
  .join('\n')}
</form>
<p class="hint">${escapeHtml(text('sandbox.explanation'))}</p></main>`,
  );
}

/** The page of a visit that is over or was never there. */
export const closedPage = (backUrl: string): string =>
  sandboxLayout(
    text('sandbox.closedTitle'),
    `<main class="closed"><h1>${escapeHtml(text('sandbox.closedTitle'))}</h1><p>${escapeHtml(text('sandbox.closed'))}</p><p><a href="${escapeHtml(backUrl)}">${escapeHtml(text('sandbox.back'))}</a></p></main>`,
  );
