import { videoSchema } from '@troth/domain/questionnaire';
import { describe, expect, it } from 'vitest';
import { contentId } from '../ids';
import { jurisdictionOfState } from '../jurisdictions';
import { questionnaireSections } from '../questionnaire';
import { videos, videosFor } from './index';
import { videoLink } from './video';

describe('videos', () => {
  it('stand at every section', () => {
    for (const { sectionKey } of questionnaireSections) expect(videosFor(sectionKey, null), sectionKey).toHaveLength(1);
  });

  it('hold words, a title and an author each, and one address', () => {
    expect(new Set(videos.map(({ slug }) => slug)).size).toBe(videos.length);
    for (const { slug, transcript, ...video } of videos) {
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(transcript.join(' ').split(' ').length).toBeGreaterThan(40);
      expect(() => videoSchema.parse(video)).not.toThrow();
      expect(video.author).toBe('Troth');
    }
  });

  it('speak of the chosen state at the beginning', () => {
    const texas = jurisdictionOfState('TX').state.id;
    expect(videosFor('background_information', texas)[0]?.title).toBe('Making an agreement in Texas');
  });

  it('speak of California before a state is chosen (customer spec §2)', () => {
    expect(videosFor('background_information', null)[0]?.stateId).toBe(contentId('state', 'CA'));
  });

  it('are the same in every state for the other sections', () => {
    expect(videosFor('homes', jurisdictionOfState('TX').state.id)).toEqual(videosFor('homes', null));
  });

  it('are nowhere else', () => {
    expect(videosFor('nowhere', null)).toEqual([]);
  });

  it('lie on the help page until a channel is configured', () => {
    expect(videoLink('what-stays-yours')).toBe('/help#what-stays-yours');
    expect(videoLink('what-stays-yours', 'https://videos.example/watch/')).toBe(
      'https://videos.example/watch/what-stays-yours',
    );
  });
});
