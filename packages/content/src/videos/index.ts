export {
  type VideoDetails,
  videos,
  VIDEO_LOCATIONS,
  videosFor,
} from './video';
