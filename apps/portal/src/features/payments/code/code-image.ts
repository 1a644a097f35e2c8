/**
 * The code as a file: a PNG in whole pixels, as banks' apps load no drawings; the drawing itself where no picture can
 * be made of it. Saved by the browser, or handed on where the device can.
 */
import { paynowFileName } from '@portal/domain/file-names';
import { toSgDay } from '@portal/domain/sg-time';
import { saveFile } from '../../../lib/api/download.ts';
import { now } from '../../../lib/clock.ts';
import type { PaynowCode } from './paynow-code.ts';

const SMALLEST_SIDE = 960;
const SVG = 'image/svg+xml';

/** For an <img>: a picture runs nothing that it holds, markup in the page would. */
export const svgAddress = (svg: string): string => `data:${SVG};charset=utf-8,${encodeURIComponent(svg)}`;

export async function codeFile(code: PaynowCode): Promise<File> {
  const account = code.parts[0]?.account;
  const picture = await renderPng(code.svg).catch(() => null);
  const bytes = picture ?? new Blob([code.svg], { type: SVG });
  const extension = picture === null ? 'svg' : 'png';
  const name = account === undefined ? code.orderId : paynowFileName(account, toSgDay(now()), extension);
  return new File([bytes], name, { type: bytes.type });
}

export const saveCode = (file: File): void => saveFile(file, file.name);

/** Whether this device hands files on; asked with a file of the kind. */
export function canShare(): boolean {
  if (typeof navigator.share !== 'function' || typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([''], 'code.png', { type: 'image/png' })] });
}

/**
 * Handed to another app of the device. Where that fails after all, the picture is saved instead; changing one's mind
 * is no failure. @returns whether it was saved
 */
export async function shareCode(file: File, title: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title });
    return false;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    saveCode(file);
    return true;
  }
}

/** Waits for `load`, not for `decode()`, which a page that draws no frames never answers. */
function loadPicture(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('no drawing'));
    picture.src = address;
  });
}

async function renderPng(svg: string): Promise<Blob> {
  const picture = await loadPicture(svgAddress(svg));
  const modules = Number(/viewBox="0 0 (\d+) \d+"/.exec(svg)?.[1] ?? '0') || SMALLEST_SIDE;
  const side = modules * Math.ceil(SMALLEST_SIDE / modules);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const drawing = canvas.getContext('2d');
  if (drawing === null) throw new Error('this browser draws no pictures');
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, side, side);
  drawing.imageSmoothingEnabled = false;
  drawing.drawImage(picture, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (bytes) => (bytes === null ? reject(new Error('no picture')) : resolve(bytes)),
      'image/png',
    );
  });
}
