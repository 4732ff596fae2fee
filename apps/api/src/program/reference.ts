import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { palette, WHITE } from '@troth/domain/constants';
import { Hono } from 'hono';
import type { Config } from '../kernel/config/config';
import { packageRoot } from '../kernel/package-root';
import { PAGE_ICON } from '../kernel/http/page-styles';

/** Where the build puts what the reference consists of. */
const BUILT_FOLDER = join(packageRoot(), 'dist');
const isBuilt = fileURLToPath(import.meta.url).startsWith(BUILT_FOLDER);

/** From source the files are where they come from. */
function placeOf(name: string): string {
  if (isBuilt) return join(BUILT_FOLDER, 'reference', name);
  if (name === 'openapi.json') return join(packageRoot(), '..', '..', 'packages', 'api-client', name);
  return join(dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')), name);
}

const FILES: Readonly<Record<string, string>> = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
};

/** Shows calls and shapes. It sends nothing: the page is on the API's origin, where the session's cookie is. */
const START = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  docExpansion: 'none',
  deepLinking: true,
  filter: true,
  supportedSubmitMethods: [],
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
});
`;

/** Darker where the viewer's own grays and colors have too little contrast on its backgrounds. */
const STYLES = `body{margin:0;background:${WHITE}}
.swagger-ui .info .title small,.swagger-ui .info .title small.version-stamp{background:${palette.paper[8]}}
.swagger-ui .info .title small pre{color:${WHITE}}
.swagger-ui .opblock.opblock-get .opblock-summary-method{background:${palette.info[6]}}
.swagger-ui .opblock.opblock-post .opblock-summary-method{background:${palette.evergreen[7]}}
.swagger-ui .opblock.opblock-put .opblock-summary-method,.swagger-ui .opblock.opblock-patch .opblock-summary-method{background:${palette.warning[7]}}
.swagger-ui .opblock.opblock-delete .opblock-summary-method{background:${palette.danger[7]}}
.swagger-ui .servers-title,.swagger-ui .schemes>label{color:${palette.paper[8]}}
.swagger-ui .parameter__in,.swagger-ui .prop-format,.swagger-ui .parameter__type{color:${palette.paper[7]}}
`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API reference · Troth</title>
${PAGE_ICON}
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/reference.css">
</head>
<body>
<div id="reference"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

/** Nothing from elsewhere, nothing inline: the viewer is served from here. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The contract at `/openapi.json`, with this installation's addresses, and a viewer of it at `/docs`. */
export function referencePages({ origins }: Pick<Config, 'origins'>): Hono {
  const app = new Hono();
  let contract: Promise<string> | null = null;
  const readContract = async (): Promise<string> => {
    const document = JSON.parse(await readFile(placeOf('openapi.json'), 'utf8')) as { readonly info: object };
    return JSON.stringify({
      ...document,
      info: { ...document.info, contact: { name: 'Support of this installation', url: origins.customer } },
      servers: [{ url: origins.api, description: 'This installation' }],
    });
  };
  const cached = { 'cache-control': 'public, max-age=300' };

  app.get('/openapi.json', async (context) => {
    contract ??= readContract();
    const headers = { ...cached, 'content-type': 'application/json', 'access-control-allow-origin': '*' };
    return context.body(await contract, 200, headers);
  });
  app.get('/docs', (context) => {
    context.header('content-security-policy', POLICY);
    return context.html(PAGE, 200, cached);
  });
  app.get('/docs/start.js', (context) =>
    context.body(START, 200, { ...cached, 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/docs/reference.css', (context) =>
    context.body(STYLES, 200, { ...cached, 'content-type': 'text/css; charset=utf-8' }),
  );
  for (const [name, type] of Object.entries(FILES)) {
    app.get(`/docs/${name}`, async (context) => {
      const file = placeOf(name);
      if (!existsSync(file)) return context.notFound();
      return context.body(new Uint8Array(await readFile(file)), 200, { ...cached, 'content-type': type });
    });
  }
  return app;
}
