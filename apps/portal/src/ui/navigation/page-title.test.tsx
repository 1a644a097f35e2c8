import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useErrorTitle, usePageTitle } from './page-title.ts';

afterEach(cleanup);

function Inside({ hasError }: { hasError: boolean }) {
  useErrorTitle(hasError);
  return null;
}

/** The frame around a page names it after the page has drawn. */
function Framed({ page, hasError = false }: { page: string | undefined; hasError?: boolean }) {
  usePageTitle(page);
  return <Inside hasError={hasError} />;
}

describe('the title of a page', () => {
  it("is its name and the portal's, or the portal's alone", () => {
    const { rerender } = render(<Framed page="Help" />);
    expect(document.title).toBe('Help | Services Portal');
    rerender(<Framed page={undefined} />);
    expect(document.title).toBe('Services Portal');
  });

  it('begins with Error while the page shows one, from its first drawing on', () => {
    const { rerender } = render(<Framed page="Help" hasError />);
    expect(document.title).toBe('Error: Help | Services Portal');
    rerender(<Framed page="Home" hasError />);
    expect(document.title).toBe('Error: Home | Services Portal');
    rerender(<Framed page="Home" />);
    expect(document.title).toBe('Home | Services Portal');
  });
});
