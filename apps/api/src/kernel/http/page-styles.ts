import { paletteStylesheet } from '@troth/domain/constants';
import { fontFile } from '@troth/identity';

const face = (family: string, file: string, weights: string) =>
  `@font-face{font-family:'${family}';src:url('/fonts/${file}') format('woff2');font-weight:${weights};font-display:swap}`;

/** The product's colors and families as variables, for every page that the server writes. */
export const PAGE_VARIABLES = `${paletteStylesheet()}
:root{--serif:'Source Serif 4 Variable','Source Serif 4',Georgia,'Times New Roman',serif;--sans:'Inter Variable',Inter,system-ui,-apple-system,'Segoe UI',sans-serif}
`;

/** The same with the product's fonts, for pages that are read on our address. Their policy needs {@link FONT_SOURCE}. */
export const PAGE_STYLES = `${face('Inter Variable', fontFile('inter.woff2'), '100 900')}
${face('Source Serif 4 Variable', fontFile('source-serif.woff2'), '200 900')}
${PAGE_VARIABLES}`;

export const FONT_SOURCE = "font-src 'self'";
