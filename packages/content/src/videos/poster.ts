import { palette } from '@troth/domain/constants';

/** Width and height of a poster, in its own units: the shape of a film. */
const WIDTH = 1280;
const HEIGHT = 720;
const LINE_LENGTH = 26;

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Breaks a title between words into lines of about {@link LINE_LENGTH} characters. */
function lines(title: string): string[] {
  return title.split(' ').reduce<string[]>((done, word) => {
    const last = done.at(-1);
    if (last === undefined || last.length + word.length + 1 > LINE_LENGTH) return [...done, word];
    return [...done.slice(0, -1), `${last} ${word}`];
  }, []);
}

/** The poster of a film as an SVG document: paper, the two partners' marks interlaced, and the title. No outside files. */
export function posterSvg({ title, author }: { title: string; author: string }): string {
  const titleLines = lines(title)
    .map((line, index) => `<tspan x="96" dy="${index === 0 ? 0 : 76}">${escapeXml(line)}</tspan>`)
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeXml(title)}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.paper[0]}"/>`,
    `<g fill="none" stroke-width="10"><circle cx="980" cy="250" r="120" stroke="${palette.teal[6]}"/>`,
    `<rect x="1000" y="130" width="240" height="240" rx="64" stroke="${palette.clay[6]}"/></g>`,
    `<text x="96" y="420" font-family="Georgia, serif" font-size="64" fill="${palette.paper[9]}">${titleLines}</text>`,
    `<text x="96" y="120" font-family="Georgia, serif" font-size="40" fill="${palette.paper[9]}">${escapeXml(author)}</text>`,
    '</svg>',
  ].join('');
}
