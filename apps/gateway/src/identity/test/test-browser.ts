/** A browser for tests: cookies with their paths, redirects on demand, forms sent as a page would. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

interface Cookie {
  readonly value: string;
  readonly path: string;
  /** false: gone with the browser. */
  readonly lasts: boolean;
}

export interface TestBrowser {
  get(url: string, headers?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
  post(
    url: string,
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>;
  /** Follows redirects on the same origin until a page, or until one that leads to `until`. @returns the last address and answer */
  follow(
    first: LightMyRequestResponse,
    until?: string,
  ): Promise<{ url: string; response: LightMyRequestResponse }>;
  /** Cookies by name and path. */
  readonly jar: Map<string, Cookie>;
}

/** The words of a page as its reader sees them, without the markup between. */
export const getWords = ({ body }: LightMyRequestResponse): string => body.replaceAll(/<[^>]*>/g, '');

/** @param remoteAddress the network address that it comes from */
export function testBrowser(app: FastifyInstance, origin: string, remoteAddress = '127.0.0.1'): TestBrowser {
  const jar = new Map<string, Cookie>();
  const { host } = new URL(origin);

  const cookieHeader = (path: string): string =>
    [...jar]
      .filter(([, cookie]) => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, '/')))
      .map(([key, cookie]) => `${key.slice(0, key.indexOf(' '))}=${cookie.value}`)
      .join('; ');

  const keep = (response: LightMyRequestResponse): LightMyRequestResponse => {
    for (const { name, value, path = '/', expires } of response.cookies) {
      if (value === '' || (expires && expires.getTime() <= 0)) jar.delete(`${name} ${path}`);
      else jar.set(`${name} ${path}`, { value, path, lasts: expires !== undefined });
    }
    return response;
  };

  const getPath = (url: string): string => {
    const { pathname, search } = new URL(url, origin);
    return pathname + search;
  };

  const browser: TestBrowser = {
    async get(url, extra = {}) {
      const path = getPath(url);
      const headers = {
        host,
        accept: 'text/html',
        cookie: cookieHeader(path.split('?')[0] ?? '/'),
        ...extra,
      };
      return keep(await app.inject({ method: 'GET', url: path, headers, remoteAddress }));
    },
    async post(url, fields, extra = {}) {
      const path = getPath(url);
      const headers = {
        host,
        accept: 'text/html',
        cookie: cookieHeader(path.split('?')[0] ?? '/'),
        origin,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        ...extra,
      };
      const payload = new URLSearchParams(fields).toString();
      return keep(await app.inject({ method: 'POST', url: path, headers, payload, remoteAddress }));
    },
    async follow(first, until = '\u0000') {
      let response = first;
      let url = '';
      while (response.statusCode >= 300 && response.statusCode < 400) {
        url = String(response.headers.location);
        if (url.startsWith(until) || !new URL(url, origin).href.startsWith(origin)) break;
        response = await browser.get(url);
      }
      return { url, response };
    },
    jar,
  };
  return browser;
}
