import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, PORTALS, type Portal } from '../../kernel/config/config';
import { StartFailure } from '../../kernel/start-failure';
import { text } from '../../kernel/texts';
import {
  cachingOf,
  portalEnvironment,
  portalFolder,
  portalHeaders,
  securityText,
  SIGN_IN_REDIRECT,
} from '../portal-server';

/** Which headers go with which addresses; the first rule that fits holds, and has all of them. */
function rulesOf(config: Config, portal: Portal) {
  const headersOf = portalHeaders(config, portal);
  const rule = (path: string, isPage: boolean) => ({
    path,
    headers: { ...headersOf(path, isPage), 'cache-control': cachingOf(path) },
  });
  return {
    // A screen has an address and no file.
    fallback: '/index.html',
    rules: [rule('/assets/*', false), rule(SIGN_IN_REDIRECT, true), rule('/*', true)],
  };
}

/** Writes a portal's files with what a server of its own would say of them. */
async function exportPortal(config: Config, portal: Portal, from: string, folder: string): Promise<void> {
  const site = join(folder, portal);
  await cp(from, site, { recursive: true });
  await mkdir(join(site, '.well-known'), { recursive: true });
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  await writeFile(join(site, 'environment.json'), json(portalEnvironment(config, portal)));
  await writeFile(join(site, '.well-known', 'security.txt'), securityText(config, portal, new Date()));
  await writeFile(join(folder, `${portal}.headers.json`), json(rulesOf(config, portal)));
}

/**
 * Writes the three built portals to a folder, for a CDN, which has no API under their origins. @returns What to tell the operator.
 * @throws StartFailure where the folder holds something already, or a portal is not built.
 */
export async function exportPortals(
  config: Config,
  folder: string,
  built: (portal: Portal) => string = portalFolder,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new StartFailure('EXPORT_REFUSED', text('cli.exportNotEmpty', { folder }));
  const elsewhere = { ...config, apiOnPortals: false };
  for (const portal of PORTALS)
    await exportPortal(elsewhere, portal, built(portal), folder).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'ENOENT') throw cause;
      throw new StartFailure('EXPORT_REFUSED', text('cli.exportNotBuilt', { portal }), { cause });
    });
  return text('cli.exported', { folder });
}
