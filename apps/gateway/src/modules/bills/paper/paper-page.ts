/** The page of a bill or receipt: places in the picture's pixels (96 to the inch), styles, rules. Knows no bill. */
import { inks, type PdfDocument, type PdfElement, type TextStyle } from '../../../pdf/pdf-document.ts';

/** Pixels of the picture in points of the paper. */
export const POINT = 0.75;
export const LEFT = 48;
export const RIGHT = 746;
export const PAGE_WIDTH = 794;

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
}

export class PaperPage {
  readonly pdf: PdfDocument;

  constructor(pdf: PdfDocument) {
    this.pdf = pdf;
  }

  /** @returns where the next line begins, in pixels */
  write(parent: PdfElement, tag: string, text: string, style: StyleName, spot: Spot): number {
    const { x, y, width = RIGHT - x, align = 'left' } = spot;
    const left = align === 'right' ? x - width : x;
    const place = { x: pt(left), y: pt(y), width: pt(width), align };
    const below = this.pdf.text(parent, tag, text, styles[style], place);
    return below === null ? y + styles[style].size / POINT : below / POINT;
  }

  /** In one line: what follows a text in bold. */
  widthOf(text: string, style: StyleName): number {
    return this.pdf.widthOf(text, styles[style]) / POINT;
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
