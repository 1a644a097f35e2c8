/** Lengths and durations in style sheets are tokens of packages/look: gaps, margins, paddings, type, radii and motion. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Breach } from './report.ts';
import { sourcesBelow } from './text-check.ts';

/** Sheets that hold the tokens, of the product and of a kiosk, and the chat of an outside company. */
const OWN_VALUES = /packages\/look\/src\/(?:tokens|kiosk)\.css$|apps\/sandbox\/src\/chat\//;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const DECLARATION =
  /(?<=[{;\s])(?:(?:row-|column-)?gap|margin[a-z-]*|padding[a-z-]*|font(?:-size)?|border-[a-z-]*radius|transition[a-z-]*|animation[a-z-]*):([^;{}]+)/g;
const LENGTH = /(?<![\w.-])-?(\d*\.?\d+)(px|rem|ms|s)\b/g;
/** Below the first step are hairlines, above the last one figures and pictures; loops that wait take seconds. */
const FROM = { px: 1.6, rem: 0.1, ms: 1, s: 0.01 };
const TO = { px: 49, rem: 2.3, ms: 900, s: 0.9 };

type Unit = keyof typeof FROM;

function hasRawStep(value: string): boolean {
  // A line height has no token of its own.
  const lengths = value.replace(/ \/ \S+/, '').matchAll(LENGTH);
  return [...lengths].some(([, number, unit]) => {
    const size = Number(number);
    return size >= FROM[unit as Unit] && size < TO[unit as Unit];
  });
}

const withoutComments = (css: string): string =>
  css.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));

function findBreaches(root: string, path: string): Breach[] {
  const css = withoutComments(readFileSync(join(root, path), 'utf8'));
  return [...css.matchAll(DECLARATION)]
    .filter(([, value = '']) => hasRawStep(value))
    .map(({ index }) => ({
      rule: styleRule,
      where: `${path}:${css.slice(0, index).split('\n').length}`,
      advice: 'Take --space-, --grow-, --size-, --radius- or a duration from packages/look/src/tokens.css.',
    }));
}

export const styleRule = 'style-takes-tokens';

export function styleBreaches(root: string, folders: readonly string[], except: RegExp): Breach[] {
  return folders
    .flatMap((folder) => sourcesBelow(root, folder, except, /\.css$/))
    .filter((path) => !OWN_VALUES.test(path))
    .flatMap((path) => findBreaches(root, path));
}
