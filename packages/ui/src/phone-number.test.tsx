import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PhoneLink } from './phone-number';

it('shows a number as people read it, and dials it in E.164', async () => {
  render(<PhoneLink number="+12125550123" />);
  const link = await screen.findByRole('link', { name: '(212) 555-0123' });
  expect(link.getAttribute('href')).toBe('tel:+12125550123');
});
