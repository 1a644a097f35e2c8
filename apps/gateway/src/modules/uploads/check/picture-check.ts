/**
 * Draws a picture anew, upright and in a bearable size: what is kept holds what can be seen, and nothing of where,
 * when and with what it was taken. Runs in the thread of the check only.
 */
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { MOST_FILE_BYTES } from '@portal/contract/http';
import type { FileType } from '../../../ports/file-store/port.ts';
import { isBearable, pictureHeader } from './picture-size.rules.ts';

type PictureType = Exclude<FileType, 'application/pdf'>;

/** A page of A4 at 340 dots per inch: more than is needed to read a signature. */
const MOST_SIDE_KEPT = 4_000;

const qualities = [88, 75, 60, 40];

function onWhite(canvas: Canvas): Canvas {
  const page = createCanvas(canvas.width, canvas.height);
  const context = page.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, page.width, page.height);
  context.drawImage(canvas, 0, 0);
  return page;
}

/** @returns null: not even the lowest quality is small enough */
function encoded(type: PictureType, canvas: Canvas): { type: PictureType; bytes: Uint8Array } | null {
  if (type === 'image/png') {
    const bytes = canvas.toBuffer('image/png');
    if (bytes.length <= MOST_FILE_BYTES) return { type, bytes: new Uint8Array(bytes) };
  }
  const page = type === 'image/png' ? onWhite(canvas) : canvas;
  for (const quality of qualities) {
    const bytes = page.toBuffer('image/jpeg', quality);
    if (bytes.length <= MOST_FILE_BYTES) return { type: 'image/jpeg', bytes: new Uint8Array(bytes) };
  }
  return null;
}

/** @returns null: broken, or too large to be drawn */
export async function drawnAnew(
  type: PictureType,
  bytes: Uint8Array,
): Promise<{ type: PictureType; bytes: Uint8Array } | null> {
  const header = pictureHeader(type, bytes);
  if (header === null || !isBearable(header)) return null;
  const image = await loadImage(header.essential);
  if (!isBearable(image)) return null;
  const scale = Math.min(1, MOST_SIDE_KEPT / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = createCanvas(width ?? 1, height ?? 1);
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return encoded(type, canvas);
}
