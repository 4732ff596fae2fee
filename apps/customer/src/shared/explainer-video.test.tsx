import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '@troth/ui/provider';
import { describe, expect, it } from 'vitest';
import { anApi } from '../testing/visit';
import { ExplainerVideo } from './explainer-video';

const NEW_YORK = '00000000-0000-4000-8000-0000000000aa';
const explainer = {
  id: '00000000-0000-4000-8000-0000000000bb',
  youtubeLink: '/help#new-york',
  title: 'Making an agreement in New York',
  author: 'Troth',
  location: 'background_information',
  stateId: NEW_YORK as string | null,
  slug: 'new-york',
  transcript: ['You chose New York.'],
  isFilmed: false,
};

async function show(video: typeof explainer, stateId: string | null) {
  const api = anApi().on('get', '/videos', () => [video]);
  const client = new QueryClient();
  render(
    <UiProvider env="test">
      <QueryClientProvider client={client}>
        <ExplainerVideo location="background_information" stateId={stateId} />
      </QueryClientProvider>
    </UiProvider>,
  );
  await expect.poll(() => client.isFetching() === 0 && api.calls.length > 0).toBe(true);
}

describe('an explainer (customer spec §2 "Intro video block")', () => {
  it('is a page to read until there is a video', async () => {
    await show(explainer, NEW_YORK);
    expect(await screen.findByText('Read, 1 min')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says nothing about a state that was not chosen', async () => {
    await show(explainer, null);
    expect(screen.queryByText(explainer.title)).toBeNull();
  });

  it('loads a video from the host without cookies, and only when it is pressed', async () => {
    await show({ ...explainer, youtubeLink: 'https://www.youtube.com/watch?v=abcdefghijk', stateId: null }, null);
    const play = await screen.findByRole('button', { name: `Play video: ${explainer.title}` });
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByText('Troth')).toBeTruthy();
    await userEvent.click(play);
    expect(new URL(document.querySelector('iframe')?.src ?? '').host).toBe('www.youtube-nocookie.com');
  });
});
