/** Titles of pages: '{page} | Services Portal'; with an error on the page 'Error: ' comes in front. */
import { useLayoutEffect } from 'react';

export const PORTAL_NAME = 'Services Portal';
const ERROR_PREFIX = 'Error: ';

export function pageTitle(page: string | undefined): string {
  return page ? `${page} | ${PORTAL_NAME}` : PORTAL_NAME;
}

/** Name of the page, and the number of its parts that show an error. */
let named = PORTAL_NAME;
let errors = 0;

function show(): void {
  document.title = errors > 0 ? `${ERROR_PREFIX}${named}` : named;
}

/** Set with the page, not after it was drawn. @param elsewhere the page inside sets its title itself */
export function usePageTitle(page: string | undefined, elsewhere = false): void {
  useLayoutEffect(() => {
    if (elsewhere) return;
    named = pageTitle(page);
    show();
  }, [page, elsewhere]);
}

/** While the page shows an error, its title says so first; whichever of the two comes first. */
export function useErrorTitle(hasError: boolean): void {
  useLayoutEffect(() => {
    if (!hasError) return;
    errors += 1;
    show();
    return () => {
      errors -= 1;
      show();
    };
  }, [hasError]);
}
