import { plain } from './word-processor';

/** What is to be read in an HTML file of ours: its blocks as lines, without what only a screen reader is told and why. */

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_match, name: string) => ENTITIES[name] ?? '');

const BLOCKS =
  /<\/?(?:body|header|nav|main|section|div|p|h[1-4]|ol|ul|li|table|caption|thead|tbody|tfoot|tr|th|td)\b[^>]*>/g;

function bodyOf(html: string): string {
  return html
    .slice(html.indexOf('<body>'))
    .replace(/<span class="hidden">[^<]*<\/span>/g, '')
    .replace(/<p class="why">.*?<\/p>/gs, '');
}

/** The paragraphs, in order. A number and a lead are one line with what they lead. */
export function linesOfHtml(html: string): string[] {
  return bodyOf(html)
    .replace(/<\/span><div class="body">(?:<div class="lead">)?(?:<h3[^>]*>|<p>)?/g, ' ')
    .replace(/(<div class="lead">)<h3[^>]*>/g, '$1')
    .replace(/<\/h3> <p>/g, ' ')
    .replace(/<\/h3> <\/div>/g, '</div>')
    .replace(/<\/span><span>/g, ' ')
    .replace(/<span class="detail">/g, ' ')
    .replaceAll('<br>', ' ')
    .replace(BLOCKS, '\n')
    .split('\n')
    .map((line) => plain(decoded(line.replace(/<[^>]*>/g, ''))))
    .filter((line) => line !== '');
}

/** All letters and signs in order, without white space; without what stands in elements of this name. */
export function htmlWords(html: string, without?: 'ins' | 'del'): string {
  const body = bodyOf(html);
  const shown =
    without === undefined ? body : body.replace(new RegExp(`<${without}\\b[^>]*>.*?</${without}>`, 'gs'), '');
  return plain(decoded(shown.replace(/<[^>]*>/g, ''))).replace(/\s/g, '');
}
