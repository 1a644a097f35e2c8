/** Finds the QR in a picture, from its pixels alone. */
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import jsqr from 'jsqr';

/** A photograph has more pixels than the reader needs; a drawing of 240 has fewer than it likes. */
const SIZES = [1000, 600, 1600];
const LARGEST_SIDE = 12_000;

/** @returns the text of the code; null when there is none to be read, or the bytes are no picture */
export async function readPicture(bytes: Buffer): Promise<string | null> {
  const image = await loadImage(bytes).catch(() => null);
  if (image === null || Math.max(image.width, image.height) > LARGEST_SIDE) return null;
  for (const size of SIZES) {
    const text = readAt(image, size);
    if (text !== null) return text;
  }
  return null;
}

function readAt(image: Image, size: number): string | null {
  const scale = size / Math.max(image.width, image.height);
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)));
  if (width === undefined || height === undefined) return null;
  const context = createCanvas(width, height).getContext('2d');
  // Transparent pixels are paper.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return jsqr.default(new Uint8ClampedArray(data), width, height)?.data || null;
}
