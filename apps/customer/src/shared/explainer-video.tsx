import { useQuery } from '@tanstack/react-query';
import { readingMinutes } from '@troth/domain/progress';
import { DocumentIcon } from '@troth/ui/icons';
import { embedAddress, VideoBlock } from '@troth/ui/video-block';
import classes from './explainer-video.module.css';
import { t } from './texts';
import { videosQuery } from './videos';

/**
 * The explainer of a place: the video once there is one, and the words that it speaks, which look like what they are, a
 * page to read. Customer spec §2 "Intro video block". Without one, or when it cannot be had, nothing is shown: it
 * explains, it is not needed. What is said about one state is said to couples who chose it.
 */
export function ExplainerVideo({ location, stateId }: { location: string; stateId: string | null }) {
  const { data: videos } = useQuery(videosQuery(location, stateId));
  const video = videos?.[0];
  if (video === undefined) return null;
  const isFilmed = embedAddress(video.youtubeLink) !== null;
  const hasWords = video.transcript.length > 0 && (video.stateId === null || video.stateId === stateId);
  if (!isFilmed && !hasWords) return null;
  return (
    <div className={classes.explainer}>
      {isFilmed && <VideoBlock title={video.title} author={video.author} youtubeLink={video.youtubeLink} />}
      {hasWords && (
        <details className={classes.words}>
          <summary>
            <span className={classes.icon}>
              <DocumentIcon />
            </span>
            <span className={classes.lines}>
              <span className={classes.title}>{video.title}</span>
              <span className={classes.open}>
                {t('explainer.read', { minutes: readingMinutes(video.transcript.join(' ')) })}
              </span>
            </span>
          </summary>
          {video.transcript.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      )}
    </div>
  );
}
