/**
 * Reads PostgreSQL's text form of the types where the two drivers differ, so that both give the same:
 * int8 and whole numerics as safe integers, date as 'YYYY-MM-DD', timestamptz as milliseconds since 1970, bytea as
 * Uint8Array.
 */
class UnsafeInteger extends RangeError {
  override name = 'UnsafeInteger';
}

/** @throws UnsafeInteger beyond 2^53 - 1: such a number would be shown wrong */
function readInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new UnsafeInteger('An int8 does not fit a safe integer.');
  return value;
}

/** A sum of int8 is a numeric. Fractions are refused: no floats in SQL, round or cast there. */
function readNumeric(text: string): number {
  if (!/^-?\d+(\.0+)?$/.test(text))
    throw new UnsafeInteger('A numeric is not whole; round or cast it in SQL.');
  return readInteger(text);
}

/** @param text in a session whose zone is UTC: '2026-03-01 02:00:00.123+00' @throws RangeError for any other zone */
function readInstant(text: string): number {
  const instant = Date.parse(text.replace(' ', 'T').replace(/\+00$/, 'Z'));
  if (Number.isNaN(instant)) throw new RangeError('A timestamptz is not an instant in UTC.');
  return instant;
}

const readDay = (text: string): string => text;

function readArray<T>(read: (text: string) => T): (text: string) => (T | null)[] {
  return (text) => {
    const inner = text.slice(1, -1);
    return inner === '' ? [] : inner.split(',').map((item) => (item === 'NULL' ? null : read(item)));
  };
}

function readBytes(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text.slice(2), 'hex'));
}

/** By type id (pg_type.oid). Array forms never hold quotes, as none of these values needs one. */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  17: readBytes,
  20: readInteger,
  1016: readArray(readInteger),
  1082: readDay,
  1182: readArray(readDay),
  1184: readInstant,
  1700: readNumeric,
  1231: readArray(readNumeric),
};
