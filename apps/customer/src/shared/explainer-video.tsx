import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { PlayIcon } from '@troth/ui/icons';
import { VideoBlock } from '@troth/ui/video-block';
import classes from './explainer-video.module.css';
import { t } from './texts';

const videosQuery = (location: string, stateId: string | null) =>
  queryOptions({
    queryKey: ['videos', location, stateId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/videos', { params: { query: { location, ...(stateId !== null && { stateId }) } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * The explainer of a place: the film, and the words that it speaks, which stand alone until it is recorded. Customer
 * spec §2 "Intro video block". Without one, or when it cannot be had, nothing is shown: it explains, it is not needed.
 */
export function ExplainerVideo({ location, stateId }: { location: string; stateId: string | null }) {
  const { data: videos } = useQuery(videosQuery(location, stateId));
  const video = videos?.[0];
  if (video === undefined) return null;
  return (
    <div className={classes.explainer}>
      {video.isFilmed && <VideoBlock title={video.title} author={video.author} youtubeLink={video.youtubeLink} />}
      <details className={classes.words}>
        <summary>
          <span className={classes.icon}>
            <PlayIcon />
          </span>
          <span className={classes.lines}>
            <span className={classes.title}>{video.title}</span>
            <span className={classes.author}>{t('explainer.by', { author: video.author })}</span>
          </span>
          <span className={classes.open}>{t('explainer.read')}</span>
        </summary>
        {video.transcript.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
    </div>
  );
}
