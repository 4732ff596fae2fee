import { say } from '../words';
import { html, trusted, type Html } from './html';

const alertIcon = trusted(
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4.2 21 19.5H3z"/><path d="M12 10v4.5M12 17v.1"/></svg>',
);
const tickIcon = trusted('<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m5 12.5 4.5 4.5L19 7.5"/></svg>');
const eyeIcon = trusted(
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 12c2.5-4.3 5.5-6.5 9-6.5s6.5 2.2 9 6.5c-2.5 4.3-5.5 6.5-9 6.5S5.5 16.3 3 12z"/><circle cx="12" cy="12" r="2.7"/><path class="slash" d="m4.5 19.5 15-15"/></svg>',
);

interface FieldOptions {
  name: string;
  label: string;
  type: 'email' | 'password' | 'text';
  autocomplete: string;
  value?: string;
  help?: string;
  error?: string | undefined;
  /** The first thing to fill in, or to fix, takes the focus. */
  hasFocus?: boolean;
  /** Shown at the end of the label's line. */
  aside?: Html;
  isCode?: boolean;
}

export const errorText = (id: string, error: string | undefined) =>
  error !== undefined && html`<p class="error" id="${id}" role="alert">${alertIcon}<span>${error}</span></p>`;

/** Label, help, input, error, in this order; help and error are read out with the input. */
export function field(options: FieldOptions): Html {
  const { name, label, type, autocomplete, value, help, error, hasFocus, aside, isCode } = options;
  const describedBy = [help !== undefined && `${name}-help`, error !== undefined && `${name}-error`].filter(Boolean);
  const labelTag = html`<label for="${name}">${label}</label>`;
  const attributes = html`id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required${
    value !== undefined && html` value="${value}"`
  }${describedBy.length > 0 && html` aria-describedby="${describedBy.join(' ')}"`}${
    error !== undefined && html` aria-invalid="true"`
  }${hasFocus === true && html` autofocus`}${
    type === 'email' && html` autocapitalize="none" spellcheck="false"`
  }${isCode === true && html` inputmode="numeric" maxlength="12" spellcheck="false"`}`;
  return html`<div class="field">${aside ? html`<div class="row">${labelTag}${aside}</div>` : labelTag}
${help !== undefined && html`<p class="help" id="${name}-help">${help}</p>`}
<div class="input${error !== undefined && ' wrong'}${isCode === true && ' code'}"><input ${attributes}>${
    type === 'password' &&
    html`<button type="button" class="reveal" hidden data-reveals="${name}" data-show="${say('field.showPassword')}" data-hide="${say('field.hidePassword')}" aria-label="${say('field.showPassword')}" aria-pressed="false">${eyeIcon}</button>`
  }</div>
${errorText(`${name}-error`, error)}</div>`;
}

export interface Notice {
  tone: 'bad' | 'good';
  text: string;
}

/** Speaks for the whole form, above it. */
export const noticeBox = (notice: Notice | undefined) =>
  notice !== undefined &&
  html`<div class="notice ${notice.tone}" role="${notice.tone === 'bad' ? 'alert' : 'status'}">${
    notice.tone === 'bad' ? alertIcon : tickIcon
  }<span>${notice.text}</span></div>`;

export const submitButton = (label: string) => html`<button class="button" type="submit">${label}</button>`;

export const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}">`;
