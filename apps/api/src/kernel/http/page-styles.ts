import { palette, paletteStylesheet } from '@troth/domain/constants';
import { fontFile } from '@troth/identity';

const face = (family: string, file: string, weights: string) =>
  `@font-face{font-family:'${family}';src:url('/fonts/${file}') format('woff2');font-weight:${weights};font-display:swap}`;

/** The product's colors and families as variables, for every page that the server writes. */
export const PAGE_VARIABLES = `${paletteStylesheet()}
:root{--serif:'Source Serif 4 Variable','Source Serif 4',Georgia,'Times New Roman',serif;--sans:'Inter Variable',Inter,system-ui,-apple-system,'Segoe UI',sans-serif}
`;

/** The same with the product's fonts, for pages that are read on our address. Their policy needs {@link PAGE_SOURCES}. */
export const PAGE_STYLES = `${face('Inter Variable', fontFile('inter-latin.woff2'), '100 900')}
${face('Source Serif 4 Variable', fontFile('source-serif-latin.woff2'), '200 900')}
${PAGE_VARIABLES}`;

/** The mark, as the portals' tabs show it: without one, browsers ask for `/favicon.ico` and are told 404. */
export const PAGE_ICON = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34" fill="none" stroke-width="2.6"><circle cx="12" cy="17" r="8.6" stroke="${palette.teal[6]}"/><rect x="13.4" y="8.4" width="17.2" height="17.2" rx="4.6" stroke="${palette.clay[6]}"/></svg>`,
)}">`;

/** What the fonts and the icon need of a page's policy. */
export const PAGE_SOURCES = "font-src 'self'; img-src data:";
