import { expect, it } from 'vitest';
import { readPages, readRows, repeatPages } from './pages.ts';

const rows = [1, 2, 3, 4, 5];
const stopping = () => {
  const stop = new AbortController();
  const asked: (number | null)[] = [];
  const read = async (after: number | null) => {
    asked.push(after);
    return rows.filter((row) => row > (after ?? 0)).slice(0, 2);
  };
  return { stop, asked, read, signal: stop.signal };
};

it('a job reads one page after the other, until a page is not full', async () => {
  const { asked, read } = stopping();
  const pages: (readonly number[])[] = [];
  for await (const page of readPages({ limit: 2 }, read)) pages.push(page);
  expect(pages).toEqual([[1, 2], [3, 4], [5]]);
  expect(asked).toEqual([null, 2, 4]);
});

it('a job that is stopped begins no other page', async () => {
  const { asked, read, stop, signal } = stopping();
  for await (const page of readPages({ limit: 2, signal }, read)) if (page.includes(4)) stop.abort();
  expect(asked).toEqual([null, 2]);
});

it('a job that is stopped begins no other row of its page', async () => {
  const { read, stop, signal } = stopping();
  const done: number[] = [];
  for await (const row of readRows({ limit: 2, signal }, read)) {
    done.push(row);
    if (row === 3) stop.abort();
  }
  expect(done).toEqual([1, 2, 3]);
});

it('a deletion ends with the last page, or with the stop', async () => {
  const { stop, signal } = stopping();
  const left = [2, 2, 1];
  expect(await repeatPages({ limit: 2 }, async () => left.shift() ?? 0)).toBe(5);
  const endless = async () => {
    stop.abort();
    return 2;
  };
  expect(await repeatPages({ limit: 2, signal }, endless)).toBe(2);
});
