import { type VideoDetails, VIDEO_LOCATIONS, videos, videosFor } from '@troth/content/videos';
import { videoSchema } from '@troth/domain/questionnaire';
import { idSchema, reasonSchema, requiredText, shortText } from '@troth/domain/records';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import { noSubject, operation } from '../../kernel/http/operation';
import { anyone, isAdmin, type Policy } from '../../kernel/http/policy';
import { isoOrNull } from '../../kernel/http/present';
import { invalidField, problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { isState } from '../../records/states/state.repository';
import { changeVideo, type VideoNow, videosNow } from '../../records/videos/video.repository';

const videoPolicy = { read: anyone } satisfies Policy<never, unknown>;
const adminVideoPolicy = { read: isAdmin, change: isAdmin } satisfies Policy<'change', unknown>;

/** An address that the browser opens: of the web, or of the portal itself. */
const videoLinkSchema = requiredText.max(500).regex(/^(?:https:\/\/[^\s]+|\/help#[\w-]+)$/, {
  error: () => text('videos.link'),
});

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

const adminVideoSchema = explainerVideoSchema
  .omit({ transcript: true })
  .extend({ changedAt: z.iso.datetime({ precision: 3 }).nullable() })
  .meta({ id: 'AdminVideo', description: 'A video as admins list it.' });

const videoUpdateSchema = z
  .strictObject({
    title: requiredText.max(200),
    author: requiredText.max(200),
    youtubeLink: videoLinkSchema,
    location: requiredText.max(100),
    stateId: idSchema.nullable(),
    reason: reasonSchema,
  })
  .meta({ id: 'VideoUpdate', description: 'A video as an admin wants it, and why.' });

function presentForAdmin({ changedAt, ...video }: VideoNow) {
  const { transcript: _transcript, ...shown } = present(video);
  return { ...shown, changedAt: isoOrNull(changedAt) };
}

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
    handle: async ({ tx, query }) => {
      const now = await videosNow(tx);
      if (query.location === undefined) {
        return now.filter((video) => query.stateId === undefined || video.stateId === query.stateId).map(present);
      }
      const shown = new Set(videosFor(query.location, query.stateId ?? null, now).map((video) => video.id));
      return now.filter((video) => shown.has(video.id)).map(present);
    },
  }),
  operation({
    route: 'GET /admin/videos',
    id: 'videos.listForAdmins',
    summary: 'The explainer videos as they are shown, and the places where one can be',
    tag: 'videos',
    isOurs: true,
    response: z
      .object({ videos: z.array(adminVideoSchema), locations: z.array(z.string()) })
      .meta({ id: 'AdminVideos' }),
    policy: adminVideoPolicy,
    action: 'read',
    load: noSubject,
    handle: async ({ tx }) => ({
      videos: (await videosNow(tx)).map(presentForAdmin),
      locations: [...VIDEO_LOCATIONS],
    }),
  }),
  operation({
    route: 'PATCH /admin/videos/{videoId}',
    id: 'videos.update',
    summary: 'Changes title, author, address, place or state of a video, with a reason',
    tag: 'videos',
    isOurs: true,
    params: z.object({ videoId: idSchema }),
    body: videoUpdateSchema,
    response: adminVideoSchema,
    policy: adminVideoPolicy,
    action: 'change',
    load: noSubject,
    handle: async (call) => {
      const { tx, now, params, actor } = call;
      const { reason, ...change } = call.body;
      if (!videos.some(({ id }) => id === params.videoId)) throw problem('NOT_FOUND');
      const issue = (member: string) => invalidField(member, text('videos.unknown'), 'custom');
      if (!VIDEO_LOCATIONS.includes(change.location)) throw issue('location');
      if (change.stateId !== null && !(await isState(tx, change.stateId))) throw issue('stateId');
      await changeVideo(tx, { videoId: params.videoId, ...change, updatedById: personOf(actor).id, updatedAt: now });
      await recordAdminAction(call, {
        action: 'videos.update',
        subjectKind: 'video',
        subjectId: params.videoId,
        reason,
      });
      const changed = (await videosNow(tx)).find(({ id }) => id === params.videoId);
      if (changed === undefined) throw problem('NOT_FOUND');
      return presentForAdmin(changed);
    },
  }),
];
