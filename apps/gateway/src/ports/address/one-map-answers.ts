/** Answers of OneMap's search, as buildings. The embedded directory answers in the same shape. */
import * as z from 'zod/mini';
import { AddressDirectoryUnavailable, type DirectoryBuilding } from './port.ts';

const text = z.optional(z.string());
/** All values are text; a missing one is 'NIL'. Fields that nothing here needs are left alone. */
const searchAnswer = z.object({
  found: z.int().check(z.gte(0)),
  totalNumPages: z.int().check(z.gte(0)),
  pageNum: z.int(),
  results: z.array(z.object({ BLK_NO: text, ROAD_NAME: text, BUILDING: text, POSTAL: text })),
});
export type SearchAnswer = z.input<typeof searchAnswer>;

export interface SearchPage {
  readonly pages: number;
  readonly buildings: readonly DirectoryBuilding[];
}

/** 'BEDOK NORTH AVENUE 4' is 'Bedok North Avenue 4'; '2A' stays. */
function toTitleCase(capitals: string): string {
  return capitals
    .toLowerCase()
    .replace(/(^|[\s(/.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\b\d+[a-z]\b/g, (number) => number.toUpperCase());
}

function toText(value: string | undefined): string | null {
  const trimmed = value?.trim() ?? '';
  return trimmed === '' || trimmed.toUpperCase() === 'NIL' ? null : trimmed;
}

/**
 * A search by postal code also finds names that hold the number: only results of that very code count, and only those
 * with a street. @throws AddressDirectoryUnavailable for an answer of another shape
 */
export function readSearchAnswer(answer: unknown, postalCode: string): SearchPage {
  const read = searchAnswer.safeParse(answer);
  if (!read.success) throw new AddressDirectoryUnavailable('an answer that cannot be read');
  const buildings = read.data.results.flatMap(({ BLK_NO, ROAD_NAME, BUILDING, POSTAL }) => {
    const street = toText(ROAD_NAME);
    if (toText(POSTAL) !== postalCode || street === null) return [];
    const building = toText(BUILDING);
    return [
      {
        postalCode,
        block: toText(BLK_NO)?.toUpperCase() ?? null,
        street: toTitleCase(street),
        building: building === null ? null : toTitleCase(building),
      },
    ];
  });
  return { pages: read.data.totalNumPages, buildings };
}
