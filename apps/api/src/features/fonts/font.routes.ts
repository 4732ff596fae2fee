import { findAsset } from '@troth/identity';
import { z } from 'zod';
import { noSubject, operation } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { anyone, type Policy } from '../../kernel/http/policy';

const fontPolicy = { read: anyone } satisfies Policy<never, unknown>;

export const fontOperations = [
  operation({
    route: 'GET /fonts/{file}',
    id: 'fonts.read',
    tag: 'health',
    isOurs: true,
    summary: 'A font of the pages that the server writes; its name carries the hash of its content',
    params: z.object({ file: z.string().regex(/^[a-z0-9-]+\.[0-9a-f]{10}\.woff2$/) }),
    produces: 'font/woff2',
    response: null,
    policy: fontPolicy,
    action: 'read',
    load: noSubject,
    handle: ({ params }) => {
      const asset = findAsset(params.file);
      if (asset?.type !== 'font/woff2') throw problem('NOT_FOUND');
      return new Response(new Uint8Array(asset.bytes), {
        headers: { 'content-type': asset.type, 'cache-control': 'public, max-age=31536000, immutable' },
      });
    },
  }),
];
