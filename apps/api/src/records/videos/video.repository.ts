import { type VideoDetails, videos } from '@troth/content/videos';
import type { Insertable } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import type { CounselTables } from '../counsel/counsel.tables';

export type VideoNow = VideoDetails & { readonly changedAt: Date | null };

/** What ships, as admins changed it. */
export async function videosNow(tx: Tx): Promise<VideoNow[]> {
  const changes = new Map((await tx.selectFrom('videoChanges').selectAll().execute()).map((row) => [row.videoId, row]));
  return videos.map((video) => {
    const change = changes.get(video.id);
    if (change === undefined) return { ...video, changedAt: null };
    const { title, author, youtubeLink, location, stateId, updatedAt } = change;
    const isFilmed = video.isFilmed || youtubeLink.startsWith('https://');
    return { ...video, title, author, youtubeLink, location, stateId, isFilmed, changedAt: updatedAt };
  });
}

export async function changeVideo(
  tx: Tx,
  { videoId, ...row }: Insertable<CounselTables['videoChanges']>,
): Promise<void> {
  await tx
    .insertInto('videoChanges')
    .values({ videoId, ...row })
    .onConflict((conflict) => conflict.column('videoId').doUpdateSet(row))
    .execute();
}
