/** Rounded blocks, which every drawing here is made of. */
import type { ReactNode } from 'react';

/** x, y, width, height. */
type Block = readonly [number, number, number, number];

export function rects<T>(
  items: readonly T[],
  at: (item: T, index: number) => Block,
  className: string | undefined,
  radius: number,
): ReactNode {
  return items.map((item, index) => {
    const [x, y, width, height] = at(item, index);
    return (
      <rect key={`${x} ${y}`} className={className} x={x} y={y} width={width} height={height} rx={radius} />
    );
  });
}

/** Every place of a table, row by row, as [column, row]. */
export function grid(columns: number, rows: number): (readonly [number, number])[] {
  return Array.from(
    { length: columns * rows },
    (_, index) => [index % columns, Math.floor(index / columns)] as const,
  );
}
