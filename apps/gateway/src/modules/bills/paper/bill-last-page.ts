/** The last page of a bill: what the meters showed, the tariffs, how it is added up, where help is. */

import { gstOf } from '@portal/domain/bill-arithmetic';
import { meterDigits } from '@portal/domain/meter-digits';
import { cents } from '@portal/domain/money';
import { percentText, rateText } from '@portal/domain/printed-figures';
import { formatDay } from '@portal/domain/sg-time';
import { unitOf } from '@portal/domain/utility-names';
import type { BillOnPaper } from './bill-details.ts';
import { billCopy as copy, itemName, utilityNames } from './paper-copy.ts';
import { dark, LEFT, type PaperPage, RIGHT } from './paper-page.ts';

const COLUMNS = [LEFT, 266, 424, 566] as const;
const ROW = 24;

/** @returns where the next part begins */
export function drawLastPage(page: PaperPage, bill: BillOnPaper, top: number): void {
  let y = drawTable(page, copy.meters, copy.meterHead, meterRows(bill), top);
  if (bill.facts.readings.length === 0)
    y = page.write(page.pdf.root, 'P', copy.noMeters, 'body', { x: LEFT, y: y - 8 }) + 16;
  y = drawTable(page, copy.tariffs, copy.tariffHead, tariffRows(bill), y + 12);
  for (const [heading, text] of [
    [copy.rounding, copy.roundingText],
    [copy.help, copy.helpText(bill.payee.helpline)],
  ] as const) {
    y = page.write(page.pdf.root, 'H2', heading, 'heading', { x: LEFT, y: y + 16 }) + 6;
    y = page.write(page.pdf.root, 'P', text, 'body', { x: LEFT, y, width: 600 });
  }
}

const meterRows = ({ facts }: BillOnPaper): (readonly string[])[] =>
  facts.readings.map((reading) => {
    const register = { before: reading.digitsBefore, after: reading.digitsAfter };
    return [
      `${utilityNames[reading.utility]}, ${reading.deviceNo}`,
      `${meterDigits(reading.beforeMilli, register)} ${unitOf[reading.utility]}`,
      `${meterDigits(reading.nowMilli, register)} ${unitOf[reading.utility]}`,
      reading.estimated ? copy.meterEstimated : copy.meterActual,
    ];
  });

function tariffRows({ facts }: BillOnPaper): (readonly string[])[] {
  return facts.checked.lines.flatMap(({ line }) => {
    const { utility, item, rateE4, stored } = line;
    if (utility === null || rateE4 === null || line.kind !== 'charge') return [];
    const name = `${utilityNames[utility]}: ${itemName(item).toLowerCase()}`;
    const days =
      stored.usedFrom && stored.usedTo ? `${formatDay(stored.usedFrom)} to ${formatDay(stored.usedTo)}` : '';
    if (stored.unit === null) return [[name, copy.ofTariff(percentText(rateE4)), '', days]];
    const withGst = rateE4 + gstOf(cents(rateE4), facts.gstBasisPoints);
    const rate = (e4: number) => copy.perUnit(rateText(e4), stored.unit ?? '');
    return [[name, rate(rateE4), rate(withGst), days]];
  });
}

function drawTable(
  page: PaperPage,
  heading: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  top: number,
): number {
  const { pdf } = page;
  page.write(pdf.root, 'H2', heading, 'heading', { x: LEFT, y: top });
  if (rows.length === 0) return top + 32;
  const table = pdf.group(pdf.root, 'Table');
  const line = (
    cells: readonly string[],
    tag: (column: number) => string,
    style: 'small' | 'body',
    y: number,
  ) => {
    const row = pdf.group(table, 'TR');
    cells.forEach((cell, column) => {
      const x = COLUMNS[column] ?? LEFT;
      const width = (COLUMNS[column + 1] ?? RIGHT) - x - 6;
      if (cell !== '') page.write(row, tag(column), cell, style, { x, y, width });
    });
  };
  line(head, () => 'TH', 'small', top + 30);
  page.rule(top + 52, { colour: dark });
  rows.forEach((cells, index) => {
    line(cells, (column) => (column === 0 ? 'TH' : 'TD'), 'body', top + 60 + index * ROW);
  });
  return top + 64 + rows.length * ROW;
}
