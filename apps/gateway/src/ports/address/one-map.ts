/** The address directory over OneMap's API: a search by postal code, with a token that is renewed before it ends. */
import type { Clock } from '@portal/domain/clock';
import * as z from 'zod/mini';
import { boundedFetch, FetchFailed } from '../bounded-fetch.ts';
import { readSearchAnswer } from './one-map-answers.ts';
import { type AddressDirectory, AddressDirectoryUnavailable, type DirectoryBuilding } from './port.ts';

export interface OneMapSettings {
  readonly origin: string;
  readonly email: string;
  readonly password: string;
  readonly timeoutMs?: number;
}

const tokenAnswer = z.object({
  access_token: z.string().check(z.minLength(1), z.maxLength(4096)),
  /** Seconds since 1970, as a number or as text. */
  expiry_timestamp: z.union([z.number(), z.string().check(z.regex(/^\d+$/))]),
});

/** A token is not used in its last minutes: it might end on the way. */
const SPARE_MS = 5 * 60_000;
const UNAUTHORIZED = 401;
/** A postal code has a handful of buildings; more pages than that are no answer. */
const MOST_PAGES = 5;
const LIMITS = { timeoutMs: 5_000, maxBytes: 256 * 1024 };

interface Token {
  readonly value: string;
  readonly endsAt: number;
}

export function oneMapDirectory(settings: OneMapSettings, clock: Clock): AddressDirectory {
  const { origin, email, password, timeoutMs = LIMITS.timeoutMs } = settings;
  const reach = boundedFetch({ origins: new Set([origin]), maxBytes: LIMITS.maxBytes, timeoutMs });
  let renewing: Promise<Token> | null = null;

  async function send(path: string, init: RequestInit): Promise<Response> {
    return reach(`${origin}${path}`, init).catch((error: unknown) => {
      throw new AddressDirectoryUnavailable(error instanceof FetchFailed ? error.message : 'no connection');
    });
  }

  async function renew(): Promise<Token> {
    const answer = await send('/api/auth/post/getToken', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const read = tokenAnswer.safeParse(answer.ok ? await readJson(answer) : null);
    if (!read.success) throw new AddressDirectoryUnavailable(`no token: status ${answer.status}`);
    const { access_token: value, expiry_timestamp: seconds } = read.data;
    return { value, endsAt: Number(seconds) * 1000 };
  }

  /** Requests that come together share one renewal; one that failed is tried again by the next. */
  async function getToken(isFresh: boolean): Promise<string> {
    const known = isFresh ? null : await renewing?.catch(() => null);
    if (known && known.endsAt - SPARE_MS > clock.now()) return known.value;
    renewing = renew();
    return (await renewing).value;
  }

  async function search(postalCode: string, page: number, token: string): Promise<Response> {
    const query = new URLSearchParams({
      searchVal: postalCode,
      returnGeom: 'N',
      getAddrDetails: 'Y',
      pageNum: String(page),
    });
    return send(`/api/common/elastic/search?${query}`, { headers: { authorization: token } });
  }

  /** A token that is refused early is renewed once. */
  async function findPage(postalCode: string, page: number) {
    const first = await search(postalCode, page, await getToken(false));
    const answer =
      first.status === UNAUTHORIZED ? await search(postalCode, page, await getToken(true)) : first;
    if (!answer.ok) throw new AddressDirectoryUnavailable(`status ${answer.status}`);
    return readSearchAnswer(await readJson(answer), postalCode);
  }

  return {
    async findByPostalCode(postalCode) {
      const { pages, buildings } = await findPage(postalCode, 1);
      const all: DirectoryBuilding[] = [...buildings];
      for (let page = 2; page <= Math.min(pages, MOST_PAGES); page += 1)
        all.push(...(await findPage(postalCode, page)).buildings);
      return all;
    },
  };
}

const readJson = (answer: Response): Promise<unknown> => answer.json().catch(() => null);
