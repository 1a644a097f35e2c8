/** How the parts of the form are set on its page, from top to bottom. Knows no detail of a company. */
import {
  inks,
  type PdfDocument,
  type PdfElement,
  type TextBox,
  type TextStyle,
} from '../../../pdf/pdf-document.ts';

export const LEFT = 48;
export const RIGHT = 547.28;
export const WIDTH = RIGHT - LEFT;

const styles = {
  name: { face: 'heading', size: 15 },
  title: { face: 'heading', size: 23, spacing: -0.3 },
  section: { face: 'heading', size: 13 },
  text: { face: 'text', size: 10.5, colour: inks.second, lineGap: 1.5 },
  value: { face: 'strong', size: 11 },
  small: { face: 'text', size: 9, colour: inks.second, lineGap: 1 },
  smallStrong: { face: 'strong', size: 9 },
} as const satisfies Record<string, TextStyle>;

const LABEL_WIDTH = 170;
const LINE_HEIGHT = 22;
const BOX_HEIGHT = 96;

export class FormPage {
  readonly pdf: PdfDocument;
  /** Where the next part begins. */
  at = 0;

  constructor(pdf: PdfDocument) {
    this.pdf = pdf;
  }

  /** @returns where the next line begins, or null when the text cannot be written */
  write(
    tag: string,
    text: string,
    style: keyof typeof styles,
    place: TextBox,
    parent?: PdfElement,
  ): number | null {
    return this.pdf.text(parent ?? this.pdf.root, tag, text, styles[style], place);
  }

  flow(tag: string, text: string, style: keyof typeof styles, gap: number): void {
    this.at = (this.write(tag, text, style, { x: LEFT, y: this.at, width: WIDTH }) ?? this.at) + gap;
  }

  section(heading: string): void {
    this.#rule(this.at, inks.ink, 1);
    this.at += 9;
    this.flow('H2', heading, 'section', 5);
  }

  #rule(y: number, colour: string, width: number): void {
    this.pdf.decoration((doc) =>
      doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).strokeColor(colour).stroke(),
    );
  }

  /** Unknown values, and those that the font cannot print, stay empty to be written by hand. */
  details(rows: readonly (readonly [label: string, value: string])[]): void {
    const list = this.pdf.group(this.pdf.root, 'L');
    for (const [label, value] of rows) {
      const item = this.pdf.group(list, 'LI');
      this.write('Lbl', label, 'text', { x: LEFT, y: this.at, width: LABEL_WIDTH }, item);
      const place = { x: LEFT + LABEL_WIDTH, y: this.at - 0.5, width: WIDTH - LABEL_WIDTH };
      const below = this.write('LBody', value, 'value', place, item);
      const height = below === null ? LINE_HEIGHT - 4 : below - this.at;
      if (below === null || value === '') {
        this.pdf.decoration((doc) =>
          doc
            .moveTo(place.x, this.at + 13)
            .lineTo(RIGHT, this.at + 13)
            .lineWidth(0.7)
            .strokeColor(inks.edge)
            .stroke(),
        );
      }
      this.at += Math.max(height, LINE_HEIGHT - 6) + 3;
    }
    this.at += 11;
  }

  bullets(items: readonly string[]): void {
    const list = this.pdf.group(this.pdf.root, 'L');
    for (const text of items) {
      const item = this.pdf.group(list, 'LI');
      this.write('Lbl', '•', 'text', { x: LEFT, y: this.at, width: 12 }, item);
      const place = { x: LEFT + 14, y: this.at, width: WIDTH - 14 };
      this.at = (this.write('LBody', text, 'text', place, item) ?? this.at) + 2;
    }
    this.at += 3;
  }

  /** Two boxes side by side, to be signed and stamped in. */
  boxes([left, right]: readonly [string, string]): void {
    const gap = 16;
    const width = (WIDTH - gap) / 2;
    [left, right].forEach((label, index) => {
      const x = LEFT + index * (width + gap);
      const top = this.at;
      this.pdf.decoration((doc) =>
        doc.roundedRect(x, top, width, BOX_HEIGHT, 5).lineWidth(1).strokeColor(inks.edge).stroke(),
      );
      this.write('P', label, 'small', { x: x + 10, y: top + 8, width: width - 20 });
    });
    this.at += BOX_HEIGHT + 34;
  }

  /** Lines side by side, each with what belongs on it below. */
  lines(labels: readonly string[]): void {
    const gap = 16;
    const width = (WIDTH - gap * (labels.length - 1)) / labels.length;
    labels.forEach((label, index) => {
      const x = LEFT + index * (width + gap);
      const y = this.at;
      this.pdf.decoration((doc) =>
        doc
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(1)
          .strokeColor(inks.edge)
          .stroke(),
      );
      this.write('P', label, 'small', { x, y: y + 4, width });
    });
    this.at += LINE_HEIGHT;
  }
}
