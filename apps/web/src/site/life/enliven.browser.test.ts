import { createFakeHost } from '@overtone/testkit/fake-host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { BUILT_PAGES } from '../../pages/page-table.tsx';

const complaints = vi.spyOn(console, 'error');

afterEach(() => complaints.mockClear());

describe('a built page', () => {
  it.each(Object.keys(BUILT_PAGES))('%s comes to life as it was written', async (file) => {
    const { root } = await openPage(file, createFakeHost());
    expect(root.querySelectorAll('[data-island]').length).toBeGreaterThan(0);
    // React says here when what it draws is not what stands there.
    expect(complaints.mock.calls).toEqual([]);
  });

  it('has no two elements of one id', async () => {
    await openPage('index.html', createFakeHost());
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
