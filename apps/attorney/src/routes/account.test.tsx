import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noArchive } from '@troth/portal/testing-records';
import { expect, it } from 'vitest';
import { anAttorney } from '../testing/people';
import { anApi, visit } from '../testing/visit';

it.each(['APPROVED', 'DECLINED'] as const)(
  'an attorney who is %s asks for the archive of their data',
  async (stage) => {
    const api = anApi()
      .on('get', '/users/{id}/attorneys', () => [anAttorney({ stage })])
      .on(
        'post',
        '/users/{id}/personal-archive',
        () => ({ ...noArchive(), state: 'MAKING', refusal: 'BEING_MADE' }) as never,
      );
    visit('/attorney/account');
    expect(await screen.findByText(/It leaves out anything that belongs only to your clients\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Prepare my data' }));
    expect((await screen.findAllByText(/preparing your archive/)).length).toBeGreaterThan(0);
    expect(api.sent('post')).toHaveLength(1);
  },
);
