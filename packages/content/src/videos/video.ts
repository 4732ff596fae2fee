import { contentId } from '../ids';
import { jurisdictions } from '../jurisdictions/jurisdiction';
import { VIDEO_AUTHOR, type Video, sectionVideos } from './section-videos';
import { STATE_VIDEO_LOCATION, stateVideo } from './state-videos';

/** A Video of Customer spec §3 with the words that are spoken in it. */
export interface VideoContent {
  id: string;
  /** Address of the video; see {@link videoLink}. */
  youtubeLink: string;
  title: string;
  author: string;
  /** Section key where it is shown. */
  location: string;
  /** The state it speaks of; null when it serves every state. */
  stateId: string | null;
}

export interface VideoDetails extends VideoContent {
  slug: string;
  transcript: readonly string[];
  /** False until the video is recorded: then show poster and words, and embed nothing. */
  isFilmed: boolean;
}

/** State whose video is shown before a state is chosen. Customer spec §2: "Default state for the explainer video is CA." */
export const DEFAULT_VIDEO_STATE = 'CA';

/**
 * Where videos are found when no channel is configured: the customer portal's own help page, which prints the words of
 * each video. We have no channel to name, and an address that looks real but is not ours would be a lie.
 */
export const DEFAULT_VIDEO_BASE_URL = '/help#';

/** The address of a video: `videoBaseUrl` (a channel's, from configuration) followed by the video's slug. */
export const videoLink = (slug: string, videoBaseUrl: string = DEFAULT_VIDEO_BASE_URL): string =>
  `${videoBaseUrl}${slug}`;

function details(video: Video, stateId: string | null): VideoDetails {
  return {
    id: contentId('video', video.slug),
    youtubeLink: videoLink(video.slug),
    title: video.title,
    author: VIDEO_AUTHOR,
    location: video.location,
    stateId,
    slug: video.slug,
    transcript: video.transcript,
    isFilmed: video.isFilmed,
  };
}

/** Every video: one for each state, then one for each other section. */
export const videos: readonly VideoDetails[] = [
  ...jurisdictions.map((jurisdiction) => details(stateVideo(jurisdiction), jurisdiction.state.id)),
  ...sectionVideos.map((video) => details(video, null)),
];

const toVideo = ({ id, youtubeLink, title, author, location, stateId }: VideoDetails): VideoContent => ({
  id,
  youtubeLink,
  title,
  author,
  location,
  stateId,
});

/** Videos at one place that serve exactly this state, or every state when null. */
export const videosAt = (
  location: string,
  stateId: string | null,
  of: readonly VideoDetails[] = videos,
): VideoContent[] => of.filter((video) => video.location === location && video.stateId === stateId).map(toVideo);

/** The places where videos are shown. */
export const VIDEO_LOCATIONS: readonly string[] = [...new Set(videos.map(({ location }) => location))];

/**
 * What `GET videos` answers: the videos at a place, the state's own where there are such, else those for every state.
 * Without a state, or with one that has none, the first section shows that of {@link DEFAULT_VIDEO_STATE}.
 */
export function videosFor(
  location: string,
  stateId: string | null,
  of: readonly VideoDetails[] = videos,
): VideoContent[] {
  const own = stateId === null ? [] : videosAt(location, stateId, of);
  if (own.length > 0) return own;
  if (location === STATE_VIDEO_LOCATION) return videosAt(location, contentId('state', DEFAULT_VIDEO_STATE), of);
  return videosAt(location, null, of);
}
