import { legalPages } from '@troth/content/legal';
import { z } from 'zod';
import { noSubject, operation } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { anyone, type Policy } from '../../kernel/http/policy';

const legalPolicy = { read: anyone } satisfies Policy<never, unknown>;

const pageSchema = z.enum(['terms', 'privacy', 'accessibility']);

const legalPageSchema = z
  .object({
    key: pageSchema,
    title: z.string(),
    /** Recorded with a person's agreement at sign-up. */
    version: z.string(),
    effectiveOn: z.iso.date(),
    language: z.string(),
    summary: z.string(),
    sections: z.array(
      z.object({
        key: z.string(),
        heading: z.string(),
        paragraphs: z.array(z.string()),
        points: z.array(z.string()),
      }),
    ),
    reviewedByCounsel: z.boolean(),
  })
  .meta({
    id: 'LegalPage',
    description: 'The terms of service, the privacy policy (D5), or the statement on accessibility.',
  });

export const legalOperations = [
  operation({
    route: 'GET /legal/{page}',
    id: 'legal.read',
    summary: 'The terms of service, the privacy policy, or the statement on accessibility',
    tag: 'legal',
    isOurs: true,
    params: z.object({ page: pageSchema }),
    isSameForAll: true,
    response: legalPageSchema,
    policy: legalPolicy,
    action: 'read',
    load: noSubject,
    handle: ({ params }) => {
      const page = legalPages.find(({ key }) => key === params.page);
      if (page === undefined) throw problem('NOT_FOUND');
      return {
        ...page,
        sections: page.sections.map((section) => ({
          ...section,
          paragraphs: [...section.paragraphs],
          points: [...(section.points ?? [])],
        })),
      };
    },
  }),
];
