import { type VideoDetails, videos, videosFor } from '@troth/content/videos';
import { videoSchema } from '@troth/domain/questionnaire';
import { idSchema, shortText } from '@troth/domain/records';
import { z } from 'zod';
import { noSubject, operation } from '../../kernel/http/operation';
import { anyone, type Policy } from '../../kernel/http/policy';

const videoPolicy = { read: anyone } satisfies Policy<never, unknown>;

const explainerVideoSchema = videoSchema
  .extend({
    slug: z.string(),
    /** The words that are spoken in it, in paragraphs. */
    transcript: z.array(z.string()),
    /** False until the film is recorded: show poster and words, and embed nothing. */
    isFilmed: z.boolean(),
  })
  .meta({ id: 'ExplainerVideo', description: 'A film with its words. Customer spec §2 "Intro video block".' });

const present = ({ id, youtubeLink, title, author, location, stateId, slug, transcript, isFilmed }: VideoDetails) => ({
  id,
  youtubeLink,
  title,
  author,
  location,
  stateId,
  slug,
  transcript: [...transcript],
  isFilmed,
});

export const videoOperations = [
  operation({
    route: 'GET /videos',
    id: 'videos.list',
    summary: 'Explainer films, with their words; at one place, and for one state where it has its own',
    tag: 'videos',
    query: z.object({ location: shortText.optional(), stateId: idSchema.optional() }),
    isSameForAll: true,
    response: z.array(explainerVideoSchema),
    policy: videoPolicy,
    action: 'read',
    load: noSubject,
    handle: ({ query }) => {
      if (query.location === undefined) {
        return videos.filter((video) => query.stateId === undefined || video.stateId === query.stateId).map(present);
      }
      const shown = new Set(videosFor(query.location, query.stateId ?? null).map((video) => video.id));
      return videos.filter((video) => shown.has(video.id)).map(present);
    },
  }),
];
