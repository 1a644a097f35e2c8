/** Code that could not be fetched, off line or after a release: whether the portal answers, and the styles that are missing. */
import { restPaths } from '@portal/contract/http';

/** The code of a page could not be fetched, and the portal does not answer either. */
export class PageNotFetched extends Error {
  override readonly name = 'PageNotFetched';
}

export async function isPortalReachable(): Promise<boolean> {
  return await fetch(restPaths.live, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The bundler asks for each style sheet once; one that failed would stay away from what needs it. */
export async function refetchMissingStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  await Promise.all(links.filter(isMissing).map(replace));
}

/** After a failure a browser has no sheet, or one whose rules it shows to nobody. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0;
  } catch {
    return true;
  }
}

function replace(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = document.createElement('link');
    again.rel = link.rel;
    again.onload = () => resolve();
    again.onerror = () => reject(new Error('a style sheet could not be fetched'));
    again.href = link.href;
    link.replaceWith(again);
  });
}
