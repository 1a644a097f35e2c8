/**
 * A document of the portal: A4, with a title and embedded fonts, in English except for passages that name their
 * language, every part tagged for screen readers. Knows no bill and no form.
 */

import { type SgDay, startOfSgDay } from '@portal/domain/sg-time';
import type { EmbeddedFace, FaceSubset, ScriptSubset } from '@portal/look/embedded-faces';
import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { dateAt } from '../clock.ts';
import { loadFace } from './faces.ts';
import { type Run, splitIntoRuns } from './printable.rules.ts';

export type PdfElement = PDFKit.PDFStructureElement;

/** Ink on paper: the tokens of the light theme. */
export const inks = {
  ink: '#11202B',
  second: '#43505A',
  line: '#C9CEC4',
  edge: '#7D8882',
  accent: '#FFBF3C',
} as const;

/** Language of a passage that is not in English. */
export type Language = 'zh-SG' | 'ms' | 'ta';

const scriptByLanguage: Readonly<Record<Language, ScriptSubset | undefined>> = {
  'zh-SG': 'chinese-simplified',
  ms: undefined,
  ta: 'tamil',
};

export interface TextStyle {
  readonly face: EmbeddedFace;
  readonly size: number;
  readonly colour?: string;
  readonly lineGap?: number;
  /** Space between letters. */
  readonly spacing?: number;
  readonly language?: Language;
}

/** A piece of a paragraph. */
export interface FacedText {
  readonly text: string;
  readonly face: EmbeddedFace;
}

type FacedRun = Run & Pick<FacedText, 'face'>;

/** null when a letter has no face. */
function toFacedRuns(pieces: readonly FacedText[], script?: ScriptSubset): FacedRun[] | null {
  const all = pieces.map(({ text, face }) =>
    splitIntoRuns(text, script)?.map((run): FacedRun => ({ ...run, face })),
  );
  return all.every((runs) => runs !== undefined) ? all.flat() : null;
}

/** A cell of a table, with its scope as a header and its number of columns. */
export interface CellTag {
  readonly type: 'TH' | 'TD';
  readonly scope?: 'Column' | 'Row';
  readonly columns?: number;
}

export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right' | 'center';
}

declare global {
  namespace PDFKit {
    interface PDFStructureElement {
      /** The entries of the element in the file. */
      readonly dictionary: { readonly data: Record<string, unknown> };
    }
  }
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Registers a parsed face; missing in the library's types. */
      registerFont(name: string, face: Font): this;
    }
  }
}

const toAttributes = ({ scope, columns }: CellTag): Readonly<Record<string, string | number>> => ({
  O: 'Table',
  ...(scope ? { Scope: scope } : {}),
  ...(columns ? { ColSpan: columns } : {}),
});

const belowLine = ({ descent, lineGap, unitsPerEm }: Font): number => (lineGap - descent) / unitsPerEm;

/** Known to the library, missing in its types. */
const ACCESSIBLE: string = 'PDF/UA';

export class PdfDocument {
  readonly doc: PDFKit.PDFDocument;
  readonly root: PdfElement;
  readonly #registered = new Set<string>();

  /** @param day of creation; two documents of one day are the same to the byte */
  constructor({ title, day }: { readonly title: string; readonly day: SgDay }) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      subset: ACCESSIBLE as PDFKit.Mixins.PDFSubsets,
      tagged: true,
      displayTitle: true,
      // The number of pages is printed on each page.
      bufferPages: true,
      lang: 'en-SG',
      info: { Title: title, CreationDate: dateAt(startOfSgDay(day)) },
      // No default font: the library would choose one that is not embedded.
      font: '',
    });
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** Adds an element that holds others: a list, a section. */
  group(parent: PdfElement, type: string): PdfElement {
    const element = this.doc.struct(type);
    parent.add(element);
    return element;
  }

  /** Writes text as one tagged element. @returns the y of the next line; null when a letter has no face */
  text(
    parent: PdfElement,
    tag: string | CellTag,
    text: string,
    style: TextStyle,
    place: TextBox,
  ): number | null {
    const { language, face } = style;
    const runs = toFacedRuns([{ text, face }], language && scriptByLanguage[language]);
    if (runs === null) return null;
    const type = typeof tag === 'string' ? tag : tag.type;
    const element = this.doc.struct(type, language ? { lang: language } : {}, () => {
      // Tamil vowels are drawn before their consonants: without ActualText, copied words would be wrong.
      if (language === 'ta') this.doc.markContent('Span', { actual: text });
      this.#write(runs, style, place);
      if (language === 'ta') this.doc.endMarkedContent();
    });
    if (typeof tag !== 'string') element.dictionary.data.A = toAttributes(tag);
    parent.add(element);
    return this.doc.y;
  }

  /** Writes pieces in different faces as one paragraph. @returns the y of the next line; null as in `text` */
  paragraph(
    parent: PdfElement,
    pieces: readonly FacedText[],
    style: TextStyle,
    place: TextBox,
  ): number | null {
    const runs = toFacedRuns(pieces);
    if (runs === null) return null;
    parent.add(this.doc.struct('P', {}, () => this.#write(runs, style, place)));
    return this.doc.y;
  }

  /** Measures a text in one line, in points; 0 when a letter has no face. */
  measureWidth(text: string, { face, size, spacing = 0 }: TextStyle): number {
    this.doc.fontSize(size);
    return (splitIntoRuns(text) ?? []).reduce((width, run) => {
      this.#use(face, run.subset);
      return width + this.doc.widthOfString(run.text, { characterSpacing: spacing });
    }, 0);
  }

  /** Counts the lines of a text. */
  countLines(text: string, { face, size, lineGap = 0 }: TextStyle, width: number): number {
    const [first] = splitIntoRuns(text) ?? [];
    if (first === undefined) return 1;
    this.doc.fontSize(size);
    this.#use(face, first.subset);
    const line = this.doc.currentLineHeight(true) + lineGap;
    return Math.max(1, Math.round(this.doc.heightOfString(text, { width, lineGap }) / line));
  }

  /** Draws a figure with an alternative text. */
  figure(parent: PdfElement, alt: string, draw: (doc: PDFKit.PDFDocument) => void): void {
    parent.add(
      this.doc.struct('Figure', { alt }, () => {
        this.doc.save();
        draw(this.doc);
        this.doc.restore();
      }),
    );
  }

  /** Writes text inside a figure or a decoration, without an element of its own. */
  put(text: string, style: TextStyle, place: TextBox): void {
    const runs = toFacedRuns([{ text, face: style.face }]);
    if (runs !== null) this.#write(runs, style, place);
  }

  addPage(): void {
    this.doc.addPage({ size: 'A4', margin: 0 });
  }

  /** Draws the footers, last; screen readers skip them. */
  footers(draw: (page: number, of: number) => void): void {
    const { count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(index);
      this.doc.markContent('Artifact', { type: 'Pagination' });
      draw(index + 1, count);
      this.doc.endMarkedContent();
    }
  }

  #write(runs: readonly FacedRun[], style: TextStyle, place: TextBox): void {
    const { doc } = this;
    const { size, colour = inks.ink, lineGap = 0, spacing = 0 } = style;
    doc.fillColor(colour).fontSize(size);
    // Runs in different faces share a baseline and one line height, the largest of theirs.
    const faces = runs.map(({ face, subset }) => loadFace(face, subset));
    const above = size * Math.max(...faces.map(({ ascent, unitsPerEm }) => ascent / unitsPerEm));
    const below = size * Math.max(...faces.map(belowLine));
    runs.forEach(({ face, subset, text }, index) => {
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
    if (!this.#registered.has(name)) this.doc.registerFont(name, loadFace(face, subset));
    this.#registered.add(name);
    this.doc.font(name);
  }

  /** Draws lines, boxes and marks that screen readers skip. */
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
