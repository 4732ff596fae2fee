import { useState } from 'react';
import { BrandMark } from './brand';
import { PlayIcon } from './icons';
import { useUiTexts } from './texts';
import classes from './video-block.module.css';

export interface VideoBlockProps {
  title: string;
  author: string;
  /** The video's page or embed address at YouTube. */
  youtubeLink: string;
  /** Without the poster: a text link, for group headers. */
  isCompact?: boolean;
}

/** The embed address of a YouTube link, on the host that sets no cookies before playing; null for anything else. */
export function embedAddress(link: string): string | null {
  const id = /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})/.exec(
    link,
  )?.[1];
  return id === undefined ? null : `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
}

/** The video has taken the place of what was pressed, and the focus goes along. */
const focusFrame = (frame: HTMLIFrameElement | null) => frame?.focus();

/** A poster of our own; nothing is loaded from elsewhere until it is pressed. Title and author on two lines. */
export function VideoBlock({ title, author, youtubeLink, isCompact = false }: VideoBlockProps) {
  const t = useUiTexts();
  const [isPlaying, setPlaying] = useState(false);
  const address = embedAddress(youtubeLink);
  if (address === null) return null;
  const frame = (
    <iframe
      ref={focusFrame}
      className={classes.frame}
      src={address}
      title={title}
      allow="autoplay; encrypted-media; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
  if (isCompact && !isPlaying) {
    return (
      <button type="button" className={classes.link} onClick={() => setPlaying(true)}>
        <PlayIcon size={16} />
        {t('video.play', { title })}
      </button>
    );
  }
  return (
    <figure className={classes.video}>
      {isPlaying ? (
        frame
      ) : (
        <button
          type="button"
          className={classes.poster}
          onClick={() => setPlaying(true)}
          aria-label={t('video.play', { title })}
        >
          <span className={classes.mark}>
            <BrandMark />
          </span>
          <span className={classes.posterTitle}>{title}</span>
          <span className={classes.play}>
            <PlayIcon size={24} />
          </span>
        </button>
      )}
      <figcaption className={classes.caption}>
        <span className={classes.title}>{title}</span>
        <span className={classes.author}>{author}</span>
        {!isPlaying && <span className={classes.notice}>{t('video.notice')}</span>}
      </figcaption>
    </figure>
  );
}
