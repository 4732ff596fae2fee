import { gzipSync } from 'node:zlib';
import { assets, styles } from '../generated/assets';

export type AssetName = keyof typeof assets;

export interface AssetFile {
  type: string;
  bytes: Buffer;
  /** Null where compression gains nothing. */
  gzipped: Buffer | null;
}

const byFile = new Map<string, AssetFile>(
  Object.values(assets).map(({ file, type, base64 }) => {
    const bytes = Buffer.from(base64, 'base64');
    return [file, { type, bytes, gzipped: type === 'font/woff2' ? null : gzipSync(bytes) }];
  }),
);

export const findAsset = (file: string): AssetFile | undefined => byFile.get(file);

export const assetUrl = (mountPath: string, name: AssetName) => `${mountPath}/assets/${assets[name].file}`;

/** What stands in every page's `style`. As a file of its own it would cost a phone a trip before anything is shown. ADR 0179. */
export const stylesFor = (mountPath: string) => styles.replaceAll("url('", `url('${mountPath}/assets/`);

/** The name under which a file is published, for pages that are not identity's. */
export const fontFile = (name: 'inter-latin.woff2' | 'source-serif-latin.woff2'): string => assets[name].file;
