export { posterSvg } from './poster';
export {
  DEFAULT_VIDEO_BASE_URL,
  DEFAULT_VIDEO_STATE,
  type VideoContent,
  type VideoDetails,
  videoLink,
  videos,
  VIDEO_LOCATIONS,
  videosFor,
} from './video';
