/**
 * A document of the portal: A4, in English but for passages that name their language, with a title, its faces embedded, and every part of it tagged for those who
 * have it read to them. Knows no bill and no form.
 */

import { type SgDay, startOfSgDay } from '@portal/domain/sg-time';
import type { EmbeddedFace, FaceSubset, ScriptSubset } from '@portal/look/embedded-faces';
import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { dateAt } from '../clock.ts';
import { faceOf } from './faces.ts';
import { runsOf } from './printable.rules.ts';

export type PdfElement = PDFKit.PDFStructureElement;

/** Ink on paper: the tokens of the light theme. */
export const inks = {
  ink: '#11202B',
  second: '#43505A',
  line: '#C9CEC4',
  edge: '#7D8882',
  accent: '#FFBF3C',
} as const;

/** Of a passage that is not in English. */
export type Language = 'zh-SG' | 'ms' | 'ta';

const scriptOf: Readonly<Record<Language, ScriptSubset | undefined>> = {
  'zh-SG': 'chinese-simplified',
  ms: undefined,
  ta: 'tamil',
};

export interface TextStyle {
  readonly face: EmbeddedFace;
  readonly size: number;
  readonly colour?: string;
  readonly lineGap?: number;
  /** Between letters. */
  readonly spacing?: number;
  readonly language?: Language;
}

/** A cell of a table: what it is the head of, and how many columns it takes. */
export interface CellTag {
  readonly type: 'TH' | 'TD';
  readonly scope?: 'Column' | 'Row';
  readonly columns?: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right' | 'center';
}

declare global {
  namespace PDFKit {
    interface PDFStructureElement {
      /** What is written of it. */
      readonly dictionary: { readonly data: Record<string, unknown> };
    }
  }
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** A face that is parsed already: the library takes it; the types of it do not say so. */
      registerFont(name: string, face: Font): this;
    }
  }
}

const attributesOf = ({ scope, columns }: CellTag): Readonly<Record<string, string | number>> => ({
  O: 'Table',
  ...(scope ? { Scope: scope } : {}),
  ...(columns ? { ColSpan: columns } : {}),
});

const belowLine = ({ descent, lineGap, unitsPerEm }: Font): number => (lineGap - descent) / unitsPerEm;

/** The library knows it; the types of it do not. */
const ACCESSIBLE: string = 'PDF/UA';

export class PdfDocument {
  readonly doc: PDFKit.PDFDocument;
  readonly root: PdfElement;
  readonly #registered = new Set<string>();

  /** @param day when it is made; two of one day are the same to the byte */
  constructor({ title, day }: { readonly title: string; readonly day: SgDay }) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      subset: ACCESSIBLE as PDFKit.Mixins.PDFSubsets,
      tagged: true,
      displayTitle: true,
      // How many there are is printed on each.
      bufferPages: true,
      lang: 'en-SG',
      info: { Title: title, CreationDate: dateAt(startOfSgDay(day)) },
      // None to begin with: the library would take one that is not embedded.
      font: '',
    });
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** A part of the document that holds others: a list, a section. */
  group(parent: PdfElement, type: string): PdfElement {
    const element = this.doc.struct(type);
    parent.add(element);
    return element;
  }

  /** Text as one tagged part. @returns where the line after it begins; null when it cannot be written */
  text(
    parent: PdfElement,
    tag: string | CellTag,
    text: string,
    style: TextStyle,
    place: Place,
  ): number | null {
    const { language } = style;
    const runs = runsOf(text, language && scriptOf[language]);
    if (runs === null) return null;
    const type = typeof tag === 'string' ? tag : tag.type;
    const element = this.doc.struct(type, language ? { lang: language } : {}, () => {
      // Tamil vowels are drawn before their consonants: without ActualText, copied words would be wrong.
      if (language === 'ta') this.doc.markContent('Span', { actual: text });
      this.#write(runs, style, place);
      if (language === 'ta') this.doc.endMarkedContent();
    });
    if (typeof tag !== 'string') element.dictionary.data.A = attributesOf(tag);
    parent.add(element);
    return this.doc.y;
  }

  /** How wide a text is in one line, in points; 0 when it cannot be written. */
  widthOf(text: string, { face, size, spacing = 0 }: TextStyle): number {
    this.doc.fontSize(size);
    return (runsOf(text) ?? []).reduce((width, run) => {
      this.#use(face, run.subset);
      return width + this.doc.widthOfString(run.text, { characterSpacing: spacing });
    }, 0);
  }

  /** How many lines a text takes. */
  linesOf(text: string, { face, size, lineGap = 0 }: TextStyle, width: number): number {
    const [first] = runsOf(text) ?? [];
    if (first === undefined) return 1;
    this.doc.fontSize(size);
    this.#use(face, first.subset);
    const line = this.doc.currentLineHeight(true) + lineGap;
    return Math.max(1, Math.round(this.doc.heightOfString(text, { width, lineGap }) / line));
  }

  /** A picture that is read out as one sentence. */
  figure(parent: PdfElement, alt: string, draw: (doc: PDFKit.PDFDocument) => void): void {
    parent.add(
      this.doc.struct('Figure', { alt }, () => {
        this.doc.save();
        draw(this.doc);
        this.doc.restore();
      }),
    );
  }

  /** Text inside a figure or a decoration, which is no part of its own. */
  put(text: string, style: TextStyle, place: Place): void {
    const runs = runsOf(text);
    if (runs !== null) this.#write(runs, style, place);
  }

  addPage(): void {
    this.doc.addPage({ size: 'A4', margin: 0 });
  }

  /** What stands at the foot of every page and is not read out; drawn last. */
  footers(draw: (page: number, of: number) => void): void {
    const { count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(index);
      this.doc.markContent('Artifact', { type: 'Pagination' });
      draw(index + 1, count);
      this.doc.endMarkedContent();
    }
  }

  #write(runs: NonNullable<ReturnType<typeof runsOf>>, style: TextStyle, place: Place): void {
    const { doc } = this;
    const { face, size, colour = inks.ink, lineGap = 0, spacing = 0 } = style;
    doc.fillColor(colour).fontSize(size);
    // Runs in different faces share a baseline and one line height, the largest of theirs.
    const faces = runs.map(({ subset }) => faceOf(face, subset));
    const above = size * Math.max(...faces.map(({ ascent, unitsPerEm }) => ascent / unitsPerEm));
    const below = size * Math.max(...faces.map(belowLine));
    runs.forEach(({ subset, text }, index) => {
      this.#use(face, subset);
      const options = {
        width: place.width,
        align: place.align ?? 'left',
        baseline: -above,
        lineGap: lineGap + above + below - doc.currentLineHeight(true),
        characterSpacing: spacing,
        continued: index < runs.length - 1,
      };
      if (index === 0) doc.text(text, place.x, place.y, options);
      else doc.text(text, options);
    });
  }

  #use(face: EmbeddedFace, subset: FaceSubset): void {
    const name = `${face}-${subset}`;
    if (!this.#registered.has(name)) this.doc.registerFont(name, faceOf(face, subset));
    this.#registered.add(name);
    this.doc.font(name);
  }

  /** Lines, boxes and marks that are not read out. */
  decoration(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc.save();
    draw(this.doc);
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  end(): PDFKit.PDFDocument {
    this.root.end();
    this.doc.end();
    return this.doc;
  }
}
