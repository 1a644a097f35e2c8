/** The last page of a bill: what the meters showed, the tariffs, how it is added up, where help is. */

import { computeGst } from '@portal/domain/bills/bill-arithmetic';
import { percentText, rateText } from '@portal/domain/bills/printed-figures';
import { cents } from '@portal/domain/money';
import { unitOf } from '@portal/domain/utility-names';
import {
  cell,
  columnHead,
  dark,
  LEFT,
  LINE,
  type PaperPage,
  RIGHT,
  rowHead,
} from '../../../pdf/paper-page.ts';
import type { BillOnPaper } from './bill-details.ts';
import { shownOn } from './bill-rows.rules.ts';
import { helpCopy } from './help-copy.ts';
import { billCopy as copy, itemName, utilityNames } from './paper-copy.ts';
import { formatSpan, sendSentence } from './paper-days.ts';

const COLUMNS = [LEFT, 266, 424, 566] as const;
const ROW = 24;
const HELP_LEFT = LEFT + 132;
/** Of the longest passage. */
const HELP_HEIGHT = 140;

/** @returns where the next part begins */
export function drawLastPage(page: PaperPage, bill: BillOnPaper, top: number): void {
  let y = drawTable(page, copy.meters, copy.meterHead, meterRows(bill), top);
  if (bill.facts.readings.length === 0)
    y = page.write(page.pdf.root, 'P', copy.noMeters, 'body', { x: LEFT, y: y - 8 }) + 16;
  const send = sendSentence(bill.sendReadings);
  if (send !== '') y = page.write(page.pdf.root, 'P', send, 'strong', { x: LEFT, y: y + 2 }) + 12;
  y = drawTable(page, copy.tariffs, copy.tariffHead, tariffRows(bill), y + 12);
  y = drawHeading(page, copy.rounding, y + 16);
  y = page.write(page.pdf.root, 'P', copy.roundingText, 'body', { x: LEFT, y, width: 600 });
  drawHelp(page, bill, y + 16);
}

const drawHeading = (page: PaperPage, heading: string, top: number): number =>
  page.write(page.pdf.root, 'H2', heading, 'heading', { x: LEFT, y: page.place(top, 90) }) + 6;

/** The same help in the four languages of the country, each under its own name for itself. */
function drawHelp(page: PaperPage, { facts, payee }: BillOnPaper, top: number): void {
  let y = drawHeading(page, copy.help, top);
  for (const { language, name, owed, nothingOwed } of helpCopy) {
    const section = page.pdf.group(page.pdf.root, 'Sect');
    y = page.place(y, HELP_HEIGHT);
    page.write(section, 'H3', name, 'small', { x: LEFT, y, language });
    const text = (facts.payable > 0 ? owed : nothingOwed)(payee.helpline);
    y = page.write(section, 'P', text, 'note', { x: HELP_LEFT, y, language }) + 8;
  }
}

const meterRows = ({ facts }: BillOnPaper): (readonly string[])[] =>
  facts.readings.map((reading) => {
    const unit = unitOf[reading.utility];
    return [
      `${utilityNames[reading.utility]}, ${reading.deviceNo}`,
      `${shownOn(reading, reading.beforeMilli)} ${unit}`,
      `${shownOn(reading, reading.nowMilli)} ${unit}`,
      reading.estimated ? copy.meterEstimated : copy.meterActual,
    ];
  });

function tariffRows({ facts }: BillOnPaper): (readonly string[])[] {
  return facts.checked.lines.flatMap(({ line }) => {
    const { utility, item, rateE4, stored } = line;
    if (utility === null || rateE4 === null || line.kind !== 'charge') return [];
    const name = copy.charge(utilityNames[utility], itemName(item));
    const days = stored.usedFrom && stored.usedTo ? formatSpan(stored.usedFrom, stored.usedTo) : '';
    if (stored.unit === null) return [[name, copy.ofTariff(percentText(rateE4)), '', days]];
    const withGst = rateE4 + computeGst(cents(rateE4), facts.gstBasisPoints);
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
  const start = page.place(top, 100);
  page.write(pdf.root, 'H2', heading, 'heading', { x: LEFT, y: start });
  if (rows.length === 0) return start + 32;
  const table = pdf.group(pdf.root, 'Table');
  const line = (cells: readonly string[], style: 'small' | 'body', y: number) => {
    const row = pdf.group(table, 'TR');
    cells.forEach((text, column) => {
      if (text === '') return;
      const empty = cells.slice(column + 1).findIndex((after) => after !== '');
      const columns = empty < 0 ? cells.length - column : empty + 1;
      const tag = style === 'small' ? columnHead : column === 0 ? rowHead(columns) : cell(columns);
      page.write(row, tag, text, style, {
        x: COLUMNS[column] ?? LEFT,
        y,
        width: computeWidth(column, columns),
      });
    });
  };
  const drawHead = (y: number): number => {
    line(head, 'small', y);
    page.rule(y + 22, { colour: dark });
    return y + 30;
  };
  let y = drawHead(start + 30);
  for (const cells of rows) {
    const lines = Math.max(...cells.map((text, column) => page.linesOf(text, 'body', computeWidth(column))));
    const height = ROW + (lines - 1) * LINE;
    const at = page.place(y, height);
    y = at < y ? drawHead(at) : at;
    line(cells, 'body', y);
    y += height;
  }
  return y + 4;
}

const computeWidth = (column: number, columns = 1): number =>
  (COLUMNS[column + columns] ?? RIGHT) - (COLUMNS[column] ?? LEFT) - 6;
