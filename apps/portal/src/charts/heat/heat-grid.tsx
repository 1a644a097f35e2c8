/**
 * Steps of colour on a canvas, drawn once for what they show and not again while somebody reads them. A cell without data
 * stays empty; a dimmed one lets the card through.
 */
import { memo, useLayoutEffect, useRef } from 'react';
import styles from './heat.module.css';
import { heatColours } from './heat-colours.ts';
import { useColourScheme } from './use-colour-scheme.ts';

/** 24 steps of a day or a week, 0 to 5; null: no data. */
export type HeatLine = readonly (number | null)[];

export interface HeatGridProps {
  readonly lines: readonly HeatLine[];
  /** Lines are columns or rows; the hours run across them. */
  readonly direction: 'columns' | 'rows';
  /** Pixels of a line, and of an hour. Lines of parts of a pixel differ by one. */
  readonly lineSize: number;
  readonly hourSize: number;
  /** Pixels between cells. */
  readonly gap?: number;
  /** Cells that step back; null: none. */
  readonly isDim?: ((line: number, hour: number) => boolean) | null;
  readonly left?: number;
  readonly top?: number;
}

const HOURS = 24;
const DIMMED = 0.22;

export const HeatGrid = memo(function HeatGrid(props: HeatGridProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scheme = useColourScheme();
  const { lines, direction, lineSize, hourSize, gap = 0, isDim = null, left = 0, top = 0 } = props;
  const [along, across] = [Math.round(lines.length * lineSize), HOURS * hourSize];
  const [width, height] = direction === 'columns' ? [along, across] : [across, along];

  useLayoutEffect(() => {
    const node = canvas.current;
    const context = node?.getContext('2d');
    if (!node || !context) return;
    const sharpness = devicePixelRatio || 1;
    node.width = Math.round(width * sharpness);
    node.height = Math.round(height * sharpness);
    context.scale(sharpness, sharpness);
    const colours = heatColours[scheme];
    lines.forEach((line, index) => {
      const begin = Math.round(index * lineSize);
      const size = Math.round((index + 1) * lineSize) - begin - gap;
      // Neighbouring hours of one step are one rectangle.
      for (let from = 0; from < HOURS; ) {
        const [step, dim] = [line[from] ?? null, isDim?.(index, from) ?? false];
        let to = from + 1;
        while (
          to < HOURS &&
          gap === 0 &&
          (line[to] ?? null) === step &&
          (isDim?.(index, to) ?? false) === dim
        )
          to += 1;
        if (step !== null) {
          context.globalAlpha = dim ? DIMMED : 1;
          context.fillStyle = colours[step] ?? '';
          const [start, length] = [from * hourSize, (to - from) * hourSize - gap];
          if (direction === 'columns') context.fillRect(begin, start, size, length);
          else context.fillRect(start, begin, length, size);
        }
        from = to;
      }
    });
  }, [lines, direction, lineSize, hourSize, gap, isDim, scheme, width, height]);

  return <canvas ref={canvas} className={styles.canvas} style={{ width, height, left, top }} />;
});
