/** A bare Fastify server that sends the statements of a request through a pool of the same size, and their last rows back. */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import type { Batch } from './capture.ts';

const { DATABASE_URL, STATEMENTS = '', PORT } = process.env;
const statements: Record<string, Batch[][]> = JSON.parse(readFileSync(STATEMENTS, 'utf8'));
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
const app = Fastify();

app.post<{ Params: { name: string }; Headers: { 'x-person': string } }>('/run/:name', async (request) => {
  let rows: unknown[] = [];
  for (const batch of statements[request.params.name]?.[Number(request.headers['x-person'])] ?? []) {
    const results = await Promise.all(
      batch.map(({ values, ...named }) => pool.query({ ...named, values: [...values] })),
    );
    rows = results.flatMap((result) => result.rows);
  }
  return rows;
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
