/**
 * The chart as a picture: the drawing that stands on the page, with the colours that it has there, under its title and
 * above its legend. An SVG that needs nothing from outside, or that SVG as a PNG.
 */
import { fileName } from '@portal/domain/file-names';
import { saveFile } from '../../../lib/api/download.ts';
import { listLegend } from '../period/legend-items.ts';
import type { PeriodWords } from '../period/words.ts';
import type { DownloadSource } from './fetch-data.ts';

interface PictureOrder {
  readonly kind: 'png' | 'svg';
  readonly words: PeriodWords | null;
  readonly source: DownloadSource;
}

const MARGIN = 32;
const LINE = 24;
/** Pixels of the PNG for one of the drawing. */
const SHARPNESS = 2;
const SVG = 'http://www.w3.org/2000/svg';

/** @throws Error when no chart is there, or the browser cannot draw it */
export async function savePicture(
  frame: HTMLElement | null,
  { kind, words, source }: PictureOrder,
): Promise<void> {
  const drawing = frame?.querySelector('svg[data-chart]');
  const { period, isMoney } = source.usage;
  if (!(drawing instanceof SVGSVGElement) || !words || !period) throw new Error('no chart to save');
  const picture = compose(drawing, {
    title: words.tableTitle,
    sentence: `${words.heading}. ${words.sentence}`,
    legend: listLegend(period, isMoney)
      .map(({ text }) => text)
      .join('   '),
  });
  const svg = new Blob([new XMLSerializer().serializeToString(picture)], { type: 'image/svg+xml' });
  const bytes = kind === 'svg' ? svg : await toPng(svg, picture);
  saveFile(bytes, fileName(['Usage', words.chartName], kind));
}

interface PictureWords {
  readonly title: string;
  readonly sentence: string;
  readonly legend: string;
}

function compose(drawing: SVGSVGElement, words: PictureWords): SVGSVGElement {
  const { width, height } = drawing.getBoundingClientRect();
  const look = getComputedStyle(drawing);
  const root = getComputedStyle(document.documentElement);
  const [ink, surface] = [root.getPropertyValue('--ink'), root.getPropertyValue('--surface')];
  const copy = document.createElementNS(SVG, 'svg');
  const [wide, high] = [width + 2 * MARGIN, height + 2 * MARGIN + 3 * LINE];
  for (const [name, value] of Object.entries({ width: wide, height: high, viewBox: `0 0 ${wide} ${high}` }))
    copy.setAttribute(name, String(value));
  const ground = copy.appendChild(document.createElementNS(SVG, 'rect'));
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', surface);
  const write = (text: string, y: number, size: number, weight = 400) => {
    const line = copy.appendChild(document.createElementNS(SVG, 'text'));
    line.setAttribute('x', String(MARGIN));
    line.setAttribute('y', String(y));
    line.setAttribute('fill', ink);
    line.setAttribute('font-family', 'sans-serif');
    line.setAttribute('font-size', String(size));
    line.setAttribute('font-weight', String(weight));
    line.textContent = text;
  };
  write(words.title, MARGIN + 4, 18, 600);
  write(words.sentence, MARGIN + LINE, 14);
  const chart = withLook(drawing);
  chart.setAttribute('x', String(MARGIN));
  chart.setAttribute('y', String(MARGIN + LINE));
  chart.setAttribute('width', String(width));
  chart.setAttribute('height', String(height));
  chart.setAttribute('color', look.color);
  copy.appendChild(chart);
  write(words.legend, high - MARGIN, 13);
  return copy;
}

/** Presentation that the page's style sheet gives and a file has to carry itself; as attributes, which the policy allows. */
const carried = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'color',
] as const;

function withLook(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const style = getComputedStyle(original);
    element.removeAttribute('class');
    // A fill that names a pattern stays as it is.
    const isPattern = element.getAttribute('fill')?.startsWith('url(') === true;
    for (const name of carried)
      if (!(isPattern && name === 'fill')) element.setAttribute(name, style.getPropertyValue(name));
  });
  copy.removeAttribute('class');
  return copy;
}

async function toPng(svg: Blob, picture: SVGSVGElement): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Number(picture.getAttribute('width')) * SHARPNESS;
    canvas.height = Number(picture.getAttribute('height')) * SHARPNESS;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (bytes) => (bytes ? resolve(bytes) : reject(new Error('the picture cannot be drawn'))),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
