/** What was used in the months up to the bill, as bars beside one another; read out as one sentence each. */
import { formatMonth, type SgMonth } from '@portal/domain/sg-time';
import { type Utility, unitOf, utilities } from '@portal/domain/utility-names';
import { inks } from '../../../pdf/pdf-document.ts';
import type { MonthUse } from '../bill-facts.ts';
import { quantityOf } from './bill-rows.rules.ts';
import { billCopy as copy, utilityNames } from './paper-copy.ts';
import { dark, LEFT, type PaperPage, POINT, second, styles } from './paper-page.ts';
import { drawBar } from './patterns.ts';

/** With heading and note. */
export const USE_HEIGHT = 182;

const COLUMN = 242.5;
const PITCH = 34.3;
const BAR_WIDTH = 22;
const TALLEST = 61;

const monthName = (month: SgMonth): string => formatMonth(month).slice(0, 3);

export function drawUse(page: PaperPage, use: readonly MonthUse[], top: number): void {
  const months = use.map(({ month }) => month).sort();
  const [first, last] = [months.at(0), months.at(-1)];
  if (first === undefined || last === undefined) return;
  const section = page.pdf.group(page.pdf.root, 'Sect');
  const range = copy.use(spoken(first, last), formatMonth(last));
  page.write(section, 'H2', first === last ? copy.useOf(formatMonth(last)) : range, 'heading', {
    x: LEFT,
    y: top,
  });
  const measured = utilities.filter((utility) => use.some((each) => each.utility === utility));
  measured.forEach((utility, index) => {
    const own = use.filter((each) => each.utility === utility);
    drawUtility(page, utility, own, LEFT + index * COLUMN, top + 25);
  });
  if (use.some(({ estimated }) => estimated))
    page.write(page.pdf.root, 'P', copy.star, 'small', { x: LEFT, y: top + 158 });

  function drawUtility(
    on: PaperPage,
    utility: Utility,
    own: readonly MonthUse[],
    x: number,
    y: number,
  ): void {
    const name = utilityNames[utility];
    on.write(section, 'P', name, 'strongSmall', { x, y, width: 120 });
    on.write(section, 'P', unitOf[utility], 'small', {
      x: x + on.widthOf(`${name} `, 'strongSmall'),
      y,
      width: 80,
    });
    const most = Math.max(1, ...own.map(({ milli }) => milli));
    const base = y + 100;
    on.pdf.figure(section, altOf(utility, own), (doc) => {
      own.forEach((each, index) => {
        const height = Math.max(0, (each.milli / most) * TALLEST);
        const left = x + 5 + index * PITCH;
        drawBar(doc, { x: left, y: base - height, width: BAR_WIDTH, height }, utility, each.estimated);
        const isLast = index === own.length - 1;
        const style = { ...styles[isLast ? 'strongSmall' : 'small'], colour: isLast ? dark : second };
        const place = { x: (left - 9) * POINT, width: (BAR_WIDTH + 18) * POINT, align: 'center' } as const;
        on.pdf.put(quantityOf(each.milli, unitOf[utility]), style, {
          ...place,
          y: (base - height - 18) * POINT,
        });
        const label = `${monthName(each.month)}${each.estimated ? '*' : ''}`;
        on.pdf.put(label, style, { ...place, y: (base + 4) * POINT });
      });
    });
    on.rule(base, { from: x, to: x + 206, colour: inks.edge });
  }
}

/** 'June', or 'June 2025' when the months go over the turn of a year. */
function spoken(first: SgMonth, last: SgMonth): string {
  const name = formatMonth(first);
  return first.slice(0, 4) === last.slice(0, 4) ? name.slice(0, -5) : name;
}

function altOf(utility: Utility, own: readonly MonthUse[]): string {
  const months = own.map(
    ({ month, milli, estimated }) =>
      `${formatMonth(month)} ${quantityOf(milli, unitOf[utility])}${estimated ? ` (${copy.estimated})` : ''}`,
  );
  return `${utilityNames[utility]}, ${unitOf[utility]}: ${months.join(', ')}`;
}
