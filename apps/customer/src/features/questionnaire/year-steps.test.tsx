import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { YearSteps } from './year-steps';

const rows = () => screen.queryAllByRole('row').map((row) => row.textContent);

describe('what an answer on support comes to by years of marriage', () => {
  it('says beside the picture what is paid after the first year and every fifth', () => {
    render(<YearSteps byYears="AMOUNT" typed="10,000" />);
    expect(rows().slice(1)).toEqual([
      '1 year$10,000.00',
      '5 years$50,000.00',
      '10 years$100,000.00',
      '15 years$150,000.00',
      '20 years$200,000.00',
    ]);
  });

  it('says from when support is possible', () => {
    render(<YearSteps byYears="FROM_YEAR" typed="5" />);
    expect(rows().slice(1)).toEqual(['Less than 5 yearsNo support', '5 years or moreSupport is possible']);
  });

  it('draws nothing while there is no number', () => {
    const { container } = render(<YearSteps byYears="MONTHS" typed="" />);
    expect(container.textContent).toBe('');
  });
});
