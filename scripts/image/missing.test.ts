import { describe, expect, it } from 'vitest';
import { absent, obstacle } from './missing.ts';

describe('what keeps an image from being built', () => {
  it('is a program that is missing, and the answer has the command that gets it', () => {
    expect(absent(['node', 'no-such-program'])).toEqual(['no-such-program']);
    expect(obstacle(['buildah'], 0)).toMatch(
      /buildah is missing.*\n {2}apt-get install --yes buildah$/u,
    );
    expect(obstacle(['debootstrap', 'buildah'], 0)).toContain('debootstrap and buildah are');
  });

  it('is an account that is not root', () => {
    expect(obstacle([], 1000)).toContain('sudo npm run image');
    expect(obstacle([], 0)).toBeUndefined();
  });
});
