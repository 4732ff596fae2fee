import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@troth/portal/testing';
import { describe, expect, it } from 'vitest';
import { anAttorney, aReview, aTicket, ids } from '../testing/people';
import { anApi, visit } from '../testing/visit';

const PATH = '/users/{id}/attorneys/{aid}/attorney-reviews';

describe('/attorney/reviews (portals spec §2; decisions, rows 3 and 23)', () => {
  it('says that there are none, and when clients are asked', async () => {
    anApi().on('get', PATH, () => []);
    visit('/attorney/reviews');
    expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeDefined();
    expect(screen.getByText('We ask clients for a review after a completed meeting.')).toBeDefined();
  });

  it('shows every review with whether couples see it, and the average of those that they see', async () => {
    const reviews = [
      aReview(),
      aReview({ id: ids.california, status: 'PENDING', message: 'Late.', rating: 20, user: { firstName: null } }),
    ];
    const api = anApi()
      .on('get', '/users/{id}/attorneys', () => [anAttorney({ averageRating: 5, pendingReviews: 1 })])
      .on('get', PATH, ({ query }) =>
        reviews.filter(({ status }) => [null, `${status}`].includes(query.get('status'))),
      );
    const { router } = visit('/attorney/reviews');
    const list = await screen.findByRole('list', { name: 'Reviews' });
    const [shown, waiting] = within(list).getAllByRole('listitem');
    expect(shown?.textContent).toBe('5 stars out of 5CaseyNovember 1, 2026PublishedKind and exact.Report');
    expect(waiting?.textContent).toBe('2 stars out of 5A clientNovember 1, 2026PendingLate.Report');
    expect(screen.getByText('5.0')).toBeDefined();
    expect(screen.getByText('1 review pending')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Not published' }));
    expect(await screen.findByText('Every review is published or pending.')).toBeDefined();
    expect(router.state.location.search).toBe('?status=DISABLED');
    await userEvent.click(screen.getByRole('button', { name: 'Pending' }));
    await waitFor(() => expect(screen.getByText('Late.')).toBeDefined());
    expect(screen.queryByText('Kind and exact.')).toBeNull();
    const asked = api.calls
      .filter(({ name }) => name.endsWith('/attorney-reviews'))
      .map(({ query }) => query.get('status'));
    expect(asked.at(-1)).toBe('PENDING');
  });

  it('reports one to the support team, with words of why, once', async () => {
    const api = anApi()
      .on('get', PATH, () => [aReview()])
      .on('post', '/users/{id}/support-tickets', () => problem(503, 'UNAVAILABLE'));
    visit('/attorney/reviews');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Report the review by Casey of November 1, 2026' }),
    );
    const question = await screen.findByRole('dialog', { name: 'Report the review by Casey?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Report' }));
    expect(within(question).getByText('Tell us what’s wrong with it')).toBeDefined();
    const words = within(question).getByRole('textbox', { name: /^What’s wrong with it/ });
    await userEvent.type(words, 'I never met Casey.');
    await userEvent.click(within(question).getByRole('button', { name: 'Report' }));
    expect(await within(question).findByRole('alert')).toBeDefined();
    expect((words as HTMLTextAreaElement).value).toBe('I never met Casey.');
    api.on('post', '/users/{id}/support-tickets', () => aTicket({ number: 1043 }));
    await userEvent.click(within(question).getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Reported. Your ticket number is 1043.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Report the review/ })).toBeNull();
    expect(api.sent('post').at(-1)).toEqual({
      topic: 'OTHER',
      message: 'The review by Casey of November 1, 2026: I never met Casey.',
      pagePath: `/attorney/reviews#review-${ids.iowa}`,
    });
  });
});
