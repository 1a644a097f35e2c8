import { describe, expect, it } from 'vitest';
import { wantedPath } from './return-path.ts';

describe('where a person goes after signing in', () => {
  it.each(['/dashboard', '/dashboard?account=8934521670', '/bills?page=2#top'])(
    'is %s when they came for it',
    (path) => {
      expect(wantedPath(path)).toBe(path);
    },
  );

  it.each([
    undefined,
    null,
    42,
    '',
    '/',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/dashboard',
    'javascript:alert(1)',
    '/logout?errorCode=x',
    '/login',
    '/callback?code=1',
    '/welcome?errorCode=x',
    '/verify',
    '/404',
  ])('is home for %j', (wanted) => {
    expect(wantedPath(wanted)).toBe('/home');
  });
});
