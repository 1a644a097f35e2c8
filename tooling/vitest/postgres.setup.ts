/** One throwaway PostgreSQL for all operation tests of a run; its address is in TEST_POSTGRES_URL. */
import { startThrowawayPostgres } from '../postgres.ts';

export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_POSTGRES_URL) return undefined;
  const server = await startThrowawayPostgres();
  process.env.TEST_POSTGRES_URL = server.url;
  return async () => {
    delete process.env.TEST_POSTGRES_URL;
    await server.stop();
  };
}
