import { escapeHtml } from '../../kernel/http/html';
import { caseFacts, type SandboxCase, type SignerRow } from '../../kernel/ports/notary/sandbox-notary';
import { type SandboxSigner, type SandboxStep, stepOf } from '../../kernel/ports/notary/sandbox-notary-rules';
import { momentIn } from '../../kernel/mail/mail-text';
import { text } from '../../kernel/texts';
import { BACK, NOTICE_OPTIONS, RINGS, sandboxLayout } from './sandbox-page';

interface Person {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

interface PageFacts extends SandboxCase {
  readonly own: SignerRow;
  readonly people: readonly Person[];
  readonly now: Date;
  /** Of the couple's state. */
  readonly timeZone: string;
  /** A field that was sent empty. */
  readonly empty: 'witness' | 'reason' | null;
}

const BAND = { what: text('sandboxNotary.band'), detail: text('sandboxNotary.bandDetail') };

interface Button {
  readonly action: string;
  readonly label: string;
  /** What it does, where that is not plain. */
  readonly hint?: string;
}

/** What one page says and offers. */
interface Page {
  readonly heading: string;
  readonly lead: readonly string[];
  /** Fields, as HTML. */
  readonly fields?: string;
  /** The field of a refusal, which is a form of its own: Enter in it presses no other button. */
  readonly refusal?: string;
  readonly error?: string;
  readonly main?: Button;
  readonly others?: readonly Button[];
}

const nameOf = (people: readonly Person[], { reference }: Pick<SandboxSigner, 'reference'>): string => {
  const person = people.find(({ id }) => id === reference);
  const name = [person?.firstName, person?.lastName].filter((part) => part != null && part !== '').join(' ');
  return name === '' ? text('sandboxNotary.somebody') : name;
};

const field = (name: string, label: string, options: { isInvalid?: boolean } = {}): string =>
  `<label class="field"><span>${escapeHtml(label)}</span><input type="text" name="${name}" maxlength="200" autocomplete="off"${
    options.isInvalid === true ? ' aria-invalid="true" aria-describedby="error"' : ''
  }></label>`;

type Say = (signer: SandboxSigner) => string;

const LEAVE: Button = { action: 'LEAVE', label: text('sandboxNotary.leave'), hint: text('sandboxNotary.leaveHint') };
const DECLINE: Button = { action: 'DECLINE', label: text('sandboxNotary.decline') };
const REFUSE: Button = {
  action: 'REFUSE',
  label: text('sandboxNotary.refuse'),
  hint: text('sandboxNotary.refuseHint'),
};

/** The page of each step. */
function pageOf(step: SandboxStep, { own, transaction, signers, empty, timeZone }: PageFacts, name: Say): Page {
  switch (step.kind) {
    case 'CLOSED':
      return closedPage(transaction.status);
    case 'NOT_YET':
      return {
        heading: text('sandboxNotary.notYet.heading'),
        lead: [text('sandboxNotary.notYet.lead', { at: momentIn(timeZone, step.opensAt) })],
      };
    case 'WHO_IS_HERE':
      return {
        heading: text('sandboxNotary.who.heading'),
        lead: [text('sandboxNotary.who.lead')],
        main: { action: 'TOGETHER', label: text('sandboxNotary.who.together') },
        others: [
          { action: 'APART', label: text('sandboxNotary.who.apart'), hint: text('sandboxNotary.who.apartHint') },
        ],
      };
    case 'LOCKED':
      return {
        heading: text('sandboxNotary.locked.heading'),
        lead: [text('sandboxNotary.locked.lead', { name: name(step.who), at: momentIn(timeZone, step.until) })],
      };
    case 'IDENTITY':
      return {
        heading: text('sandboxNotary.identity.heading', { name: name(step.who) }),
        lead: [
          text('sandboxNotary.identity.lead'),
          ...(step.who.identityFailures % 2 === 1 ? [text('sandboxNotary.identity.oneLeft')] : []),
        ],
        main: { action: 'IDENTIFY_PASS', label: text('sandboxNotary.identity.pass') },
        others: [{ action: 'IDENTIFY_FAIL', label: text('sandboxNotary.identity.fail') }],
      };
    case 'WAITING_ROOM':
      return {
        heading: text('sandboxNotary.waiting.heading'),
        lead: [text('sandboxNotary.waiting.lead', { names: step.here.map(name).join(', ') })],
        main: { action: 'JOIN', label: text('sandboxNotary.waiting.join') },
        others: [{ action: 'NO_SHOW', label: text('sandboxNotary.waiting.noShow') }],
      };
    case 'SIGN':
      return {
        heading: text('sandboxNotary.sign.heading', { name: name(step.who) }),
        lead: [text('sandboxNotary.sign.lead')],
        main: { action: 'SIGN', label: text('sandboxNotary.sign.sign', { name: name(step.who) }) },
        others: [LEAVE, DECLINE],
      };
    case 'CERTIFICATE':
      return {
        heading: text('sandboxNotary.certificate.heading', { name: name(step.who) }),
        lead: [text('sandboxNotary.certificate.lead')],
        main: { action: 'SIGN', label: text('sandboxNotary.certificate.sign') },
        others: [DECLINE],
      };
    case 'WAIT_FOR_OTHERS':
      return {
        heading: text('sandboxNotary.others.heading', { name: name(own) }),
        lead: [
          step.missing.length === 0
            ? text('sandboxNotary.others.notary')
            : text('sandboxNotary.others.lead', { names: step.missing.map(name).join(', ') }),
        ],
      };
    case 'WITNESSES':
      return {
        heading: text('sandboxNotary.witnesses.heading'),
        lead: [text('sandboxNotary.witnesses.lead')],
        fields: `${field('witness1', text('sandboxNotary.witnesses.first'), { isInvalid: empty === 'witness' })}${field('witness2', text('sandboxNotary.witnesses.second'))}`,
        ...(empty === 'witness' ? { error: text('sandboxNotary.witnesses.empty') } : {}),
        main: { action: 'WITNESS', label: text('sandboxNotary.witnesses.go') },
      };
    case 'NOTARY':
      return {
        heading: text('sandboxNotary.notary.heading'),
        lead: [text('sandboxNotary.notary.lead', { names: signers.map(name).join(', ') })],
        main: { action: 'ACKNOWLEDGE', label: text('sandboxNotary.notary.acknowledge') },
        refusal: field('reason', text('sandboxNotary.notary.reason'), { isInvalid: empty === 'reason' }),
        ...(empty === 'reason' ? { error: text('sandboxNotary.notary.reasonEmpty') } : {}),
      };
  }
}

function closedPage(status: string): Page {
  if (status === 'complete') {
    return { heading: text('sandboxNotary.complete.heading'), lead: [text('sandboxNotary.complete.lead')] };
  }
  if (status === 'complete_with_rejections') {
    return { heading: text('sandboxNotary.refused.heading'), lead: [text('sandboxNotary.refused.lead')] };
  }
  if (status === 'declined') {
    return { heading: text('sandboxNotary.declined.heading'), lead: [text('sandboxNotary.declined.lead')] };
  }
  return { heading: text('sandboxNotary.closed.heading'), lead: [text('sandboxNotary.closed.lead')] };
}

const button = ({ action, label, hint }: Button, isMain: boolean): string => {
  const id = `hint-${action}`;
  return `<button type="submit" name="action" value="${action}"${isMain ? '' : ' class="quiet"'}${
    hint === undefined ? '' : ` aria-describedby="${id}"`
  }>${escapeHtml(label)}</button>${hint === undefined ? '' : `<p class="hint" id="${id}">${escapeHtml(hint)}</p>`}`;
};

const refusalForm = (reason: string): string =>
  `<form method="post" enctype="multipart/form-data">${reason}${button(REFUSE, false)}</form>`;

const STEPS = ['identity', 'meeting', 'notary'] as const;
/** How far it is, in three words over the page. */
function stage(step: SandboxStep): (typeof STEPS)[number] | null {
  if (step.kind === 'IDENTITY' || step.kind === 'LOCKED' || step.kind === 'WHO_IS_HERE') return 'identity';
  if (step.kind === 'WAITING_ROOM' || step.kind === 'SIGN' || step.kind === 'WAIT_FOR_OTHERS') return 'meeting';
  return step.kind === 'WITNESSES' || step.kind === 'NOTARY' ? 'notary' : null;
}

function trail(step: SandboxStep): string {
  const current = stage(step);
  if (current === null) return '';
  const items = STEPS.map(
    (one) =>
      `<li${one === current ? ' aria-current="step"' : ''}>${escapeHtml(text(`sandboxNotary.trail.${one}`))}</li>`,
  );
  return `<ol class="trail">${items.join('')}</ol>`;
}

/** Where a signer stands at the sandbox notary. */
export function notaryPage(facts: PageFacts): string {
  const step = stepOf(caseFacts(facts), facts.own.reference, facts.now) ?? { kind: 'CLOSED' };
  const name: Say = (signer) => nameOf(facts.people, signer);
  const { heading, lead, fields = '', refusal, error, main, others = [] } = pageOf(step, facts, name);
  const isOpen = step.kind !== 'CLOSED';
  const testing = `<details><summary>${escapeHtml(text('sandboxNotary.testing'))}</summary><label class="select"><span>${escapeHtml(text('sandboxNotary.notice'))}</span><select name="notice" form="step">${NOTICE_OPTIONS}</select></label><button type="submit" form="step" name="action" value="EXPIRE" class="quiet">${escapeHtml(text('sandboxNotary.expire'))}</button></details>`;
  const form = isOpen
    ? `<form id="step" method="post" enctype="multipart/form-data">${fields}${main === undefined ? '' : button(main, true)}${others.map((one) => button(one, false)).join('\n')}</form>
${refusal === undefined ? '' : refusalForm(refusal)}
${testing}`
    : `<p><a href="${escapeHtml(facts.transaction.returnUrl)}">${escapeHtml(text('sandbox.back'))}</a></p>`;
  return sandboxLayout(
    text('sandboxNotary.title', { heading }),
    `<main class="closed notary">
<a class="brand" href="${escapeHtml(facts.transaction.returnUrl)}" aria-label="${escapeHtml(text('sandbox.back'))}">${BACK}${RINGS}<b>${escapeHtml(text('mail.brand'))}</b></a>
${trail(step)}
<h1>${escapeHtml(heading)}</h1>
${error === undefined ? '' : `<p class="error" role="alert" id="error">${escapeHtml(error)}</p>`}
${lead.map((one) => `<p>${escapeHtml(one)}</p>`).join('\n')}
${form}
<p class="hint">${escapeHtml(text('sandboxNotary.explanation'))}</p>
</main>`,
    BAND,
  );
}

/** A link that leads nowhere: it never was one, or its transaction was taken back. */
export const goneNotaryPage = (backUrl: string): string =>
  sandboxLayout(
    text('sandboxNotary.title', { heading: text('sandboxNotary.closed.heading') }),
    `<main class="closed"><h1>${escapeHtml(text('sandboxNotary.closed.heading'))}</h1><p>${escapeHtml(text('sandboxNotary.closed.gone'))}</p><p><a href="${escapeHtml(backUrl)}">${escapeHtml(text('sandbox.back'))}</a></p></main>`,
    BAND,
  );
