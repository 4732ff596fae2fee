import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineStyleSources } from './style-sources';

const hash = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

describe('inline styles', () => {
  it('are let in by what they say, each once', () => {
    const html =
      '<style>p{color:red}</style><body style="margin:0"><p style="margin:0">a</p><p style="color:blue">b</p>';
    expect(inlineStyleSources(html)).toBe(
      `style-src-elem ${hash('p{color:red}')}; style-src-attr 'unsafe-hashes' ${hash('margin:0')} ${hash('color:blue')}`,
    );
  });

  it('that are not there are not let in', () => {
    expect(inlineStyleSources('<p>style="x"</p>')).toBe("style-src-elem 'none'; style-src-attr 'none'");
  });
});
