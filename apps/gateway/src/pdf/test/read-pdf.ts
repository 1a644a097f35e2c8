/** Reads a PDF as a customer's reader does: text, tags, faces, and a picture of its first page. For tests. */
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export async function readPdf(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const places = items
      .flatMap((item) => ('str' in item ? [{ text: item.str, bottom: Number(item.transform[5]) }] : []))
      .filter(({ text }) => text.trim() !== '');
    const texts = places.map(({ text }) => text);
    /** Points from the lower edge of the page. */
    pages.push({ texts, places, roles: getRoles(await page.getStructTree()) });
  }
  const { info } = await document.getMetadata();
  return {
    pages,
    texts: pages.flatMap(({ texts }) => texts),
    info: new Map(Object.entries(info)),
    marks: Object.fromEntries(Object(await document.getMarkInfo())),
    /** Names of the faces; those without a tag of six letters are not embedded. */
    faces: [
      ...new Set(
        [
          ...Buffer.from(bytes)
            .toString('latin1')
            .matchAll(/\/BaseFont \/([\w+-]+)/g),
        ].map(([, name]) => name),
      ),
    ],
  };
}

/** The first page, as pixels of four bytes. */
export async function readPicture(bytes: Uint8Array, scale: number) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  await page.render({ canvas, viewport }).promise;
  return canvas.getContext('2d');
}

/** Of a tree of tags, from top to bottom. */
function getRoles(node: object | null): string[] {
  if (node === null) return [];
  const { role, children }: { role?: unknown; children?: unknown } = node;
  const below = Array.isArray(children) ? children.flatMap((child: object) => getRoles(child)) : [];
  return typeof role === 'string' ? [role, ...below] : below;
}
