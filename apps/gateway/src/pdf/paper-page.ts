/** The page of a bill, receipt or letter: places in the picture's pixels (96 to the inch), styles, rules. Knows no bill. */
import {
  type CellTag,
  inks,
  type Language,
  type PdfDocument,
  type PdfElement,
  type TextStyle,
} from './pdf-document.ts';

/** Pixels of the picture in points of the paper. */
export const POINT = 0.75;
export const LEFT = 48;
export const RIGHT = 746;
export const PAGE_WIDTH = 794;
export const PAGE_TOP = 60;
export const PAGE_BOTTOM = 1060;
/** From one line of a text to the next. */
export const LINE = 18;

const writePage = (number: number, count: number): string => `Page ${number} of ${count}`;

const pt = (pixels: number): number => pixels * POINT;

export const styles = {
  provider: { face: 'heading', size: pt(20), spacing: -0.2 },
  small: { face: 'text', size: pt(13), colour: inks.second },
  note: { face: 'text', size: pt(13), lineGap: pt(1) },
  strongSmall: { face: 'strong', size: pt(13) },
  body: { face: 'text', size: pt(14) },
  bodySecond: { face: 'text', size: pt(14), colour: inks.second },
  strong: { face: 'strong', size: pt(14) },
  number: { face: 'strong', size: pt(22) },
  big: { face: 'heading', size: pt(30), spacing: -0.6 },
  bigSecond: { face: 'heading', size: pt(22), spacing: -0.3 },
  heading: { face: 'heading', size: pt(16) },
  total: { face: 'heading', size: pt(18) },
  amount: { face: 'heading', size: pt(24), spacing: -0.4 },
  title: { face: 'heading', size: pt(26), spacing: -0.4 },
} as const satisfies Record<string, TextStyle>;
export type StyleName = keyof typeof styles;

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly align?: 'left' | 'right';
  /** On one line, smaller where there is no room: figures, names of their own. */
  readonly fits?: boolean;
  /** English where none is named. */
  readonly language?: Language | undefined;
}

/** Of a table: the name of a column, of a row, and what stands under and beside them. */
export const columnHead: CellTag = { type: 'TH', scope: 'Column' };
export const rowHead = (columns?: number): CellTag => ({
  type: 'TH',
  scope: 'Row',
  ...(columns && { columns }),
});
export const cell = (columns?: number): CellTag => ({ type: 'TD', ...(columns && { columns }) });

export class PaperPage {
  readonly pdf: PdfDocument;

  constructor(pdf: PdfDocument) {
    this.pdf = pdf;
  }

  /** @returns where the next line begins, in pixels */
  write(parent: PdfElement, tag: string | CellTag, text: string, style: StyleName, spot: Spot): number {
    const { x, y, width = RIGHT - x, align = 'left', fits = false, language } = spot;
    const wide = fits ? this.widthOf(text, style) : 0;
    const size = styles[style].size * (wide > width ? (width / wide) * 0.99 : 1);
    const left = align === 'right' ? x - width : x;
    const place = { x: pt(left), y: pt(y), width: pt(width), align };
    const written = { ...styles[style], size, ...(language && { language }) };
    const below = this.pdf.text(parent, tag, text, written, place);
    return below === null ? y + styles[style].size / POINT : below / POINT;
  }

  /** Body text in which some words stand out. @returns where the next line begins, in pixels */
  paragraph(
    parent: PdfElement,
    pieces: readonly { readonly text: string; readonly isStrong: boolean }[],
    { x, y, width = RIGHT - x }: Spot,
  ): number {
    const faced = pieces.map(({ text, isStrong }) => ({
      text,
      face: isStrong ? styles.strong.face : styles.body.face,
    }));
    const below = this.pdf.paragraph(parent, faced, styles.body, { x: pt(x), y: pt(y), width: pt(width) });
    return below === null ? y + styles.body.size / POINT : below / POINT;
  }

  /** In one line: what follows a text in bold. */
  widthOf(text: string, style: StyleName): number {
    return this.pdf.measureWidth(text, styles[style]) / POINT;
  }

  linesOf(text: string, style: StyleName, width: number): number {
    return this.pdf.countLines(text, styles[style], pt(width));
  }

  /** Where something of a height goes: here, or at the top of a new page. */
  place(y: number, height: number): number {
    if (y + height <= PAGE_BOTTOM) return y;
    this.pdf.addPage();
    return PAGE_TOP;
  }

  /** Helpline and number of the page, on all of them. */
  footers(helpline: string): void {
    const y = pt(1084);
    this.pdf.footers((number, count) => {
      this.pdf.put(helpline, styles.small, { x: pt(LEFT), y, width: pt(300) });
      const width = pt(200);
      this.pdf.put(writePage(number, count), styles.small, {
        x: pt(RIGHT) - width,
        y,
        width,
        align: 'right',
      });
    });
  }

  rule(y: number, { from = LEFT, to = RIGHT, colour = inks.line as string, width = 1 } = {}): void {
    this.pdf.decoration((doc) =>
      doc.moveTo(pt(from), pt(y)).lineTo(pt(to), pt(y)).lineWidth(pt(width)).strokeColor(colour).stroke(),
    );
  }

  box(x: number, y: number, width: number, height: number, colour: string, line = 1): void {
    this.pdf.decoration((doc) =>
      doc
        .roundedRect(pt(x), pt(y), pt(width), pt(height), pt(12))
        .lineWidth(pt(line))
        .strokeColor(colour)
        .stroke(),
    );
  }
}

export const dark: string = inks.ink;
export const second: string = inks.second;
