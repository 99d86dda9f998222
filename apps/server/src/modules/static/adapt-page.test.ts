import { describe, expect, it } from 'vitest';
import { adaptPage } from './adapt-page.ts';

const PAGE = [
  '<p>Free: <span class="a" data-when="unlimited">No limit</span><span data-when="limited" hidden="">15 minutes</span></p>',
  '<p data-when="closed" class="b" hidden="">Nothing is sold here.</p>',
  '<ul><li class="e">Free</li><li data-when="open" class="e">A trial</li></ul>',
  '<div data-offer-cost="monthly" class="c"><a href="/sign-in?offer=monthly">Buy</a><p>$20</p></div>',
  '<div data-offer-cost="annual" class="c"><a href="/sign-in?offer=annual">Buy</a><p>$100</p></div>',
  '<p data-plan-closed="monthly" hidden="" class="d">The month is closed.</p>',
  '<p data-plan-closed="annual" hidden="" class="d">The year is closed.</p>',
  '<p data-plan-elsewhere="annual" hidden="">Another offer has the year.</p>',
].join('\n');

describe('adaptPage', () => {
  it('offers what is on sale, and nothing else', () => {
    const page = adaptPage(PAGE, { offersOnSale: ['annual'], dailyLimit: false });
    expect(page).toContain('offer=annual');
    expect(page).not.toMatch(/offer=monthly|\$20|Nothing is sold/u);
  });

  it('says of a plan that no offer on sale sells that it cannot be bought', () => {
    const page = adaptPage(PAGE, { offersOnSale: ['annual-14'], dailyLimit: false });
    expect(page).toContain('<p data-plan-closed="monthly" class="d">The month is closed.</p>');
    expect(page).not.toContain('The year is closed.');
    expect(page).toContain('<p data-plan-elsewhere="annual">Another offer has the year.</p>');
    const own = adaptPage(PAGE, { offersOnSale: ['annual'], dailyLimit: false });
    expect(own).not.toContain('Another offer');
    expect(adaptPage(PAGE, { offersOnSale: [], dailyLimit: false })).not.toContain('is closed.');
  });

  it('says so where nothing is on sale', () => {
    const page = adaptPage(PAGE, { offersOnSale: [], dailyLimit: false });
    expect(page).toContain('<p data-when="closed" class="b">Nothing is sold here.</p>');
    expect(page).toContain('<ul><li class="e">Free</li></ul>');
    expect(page).not.toMatch(/Buy|\$/u);
  });

  it.each([
    [false, 'No limit', '15 minutes'],
    [true, '15 minutes', 'No limit'],
  ])('says of a day that is limited (%s): %s', (dailyLimit, said, unsaid) => {
    const page = adaptPage(PAGE, { offersOnSale: [], dailyLimit });
    expect(page).toContain(`>${said}</span>`);
    expect(page).not.toContain(unsaid);
    expect(page).not.toContain('hidden');
  });

  it('leaves a page alone that speaks of neither', () => {
    const page = '<p class="x">Words</p>';
    expect(adaptPage(page, { offersOnSale: [], dailyLimit: true })).toBe(page);
  });
});
