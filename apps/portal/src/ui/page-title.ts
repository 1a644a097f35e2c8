/** Titles of pages: '{page} | Services Portal'; with an error on the page 'Error: ' comes in front. */
import { useEffect } from 'react';

export const PORTAL_NAME = 'Services Portal';
const ERROR_PREFIX = 'Error: ';

export function pageTitle(page: string | undefined): string {
  return page ? `${page} | ${PORTAL_NAME}` : PORTAL_NAME;
}

/** @param elsewhere the page inside sets its title itself */
export function usePageTitle(page: string | undefined, elsewhere = false): void {
  useEffect(() => {
    if (!elsewhere) document.title = pageTitle(page);
  }, [page, elsewhere]);
}

/** While the page shows an error, its title says so first. */
export function useErrorTitle(hasError: boolean): void {
  useEffect(() => {
    if (!hasError) return;
    document.title = `${ERROR_PREFIX}${document.title}`;
    return () => {
      document.title = document.title.replace(ERROR_PREFIX, '');
    };
  }, [hasError]);
}
