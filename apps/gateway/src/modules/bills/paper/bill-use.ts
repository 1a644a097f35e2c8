/** Use in the months up to the bill, as bars beside one another; each is read out as one sentence. */
import { formatMonth, type SgMonth } from '@portal/domain/sg-time';
import { type Utility, unitOf, utilities } from '@portal/domain/utility-names';
import { dark, LEFT, type PaperPage, POINT, second, styles } from '../../../pdf/paper-page.ts';
import { inks } from '../../../pdf/pdf-document.ts';
import type { MonthUse } from '../bill-facts.ts';
import type { BillOnPaper } from './bill-details.ts';
import { formatQuantity } from './bill-rows.rules.ts';
import { billCopy as copy, utilityNames } from './paper-copy.ts';
import { sendSentence } from './paper-days.ts';
import { drawBar } from './patterns.ts';

/** With heading and note. */
export const USE_HEIGHT = 182;

/** For all utilities together, with what is between them. */
const COLUMNS_WIDTH = 727.5;
const GAP = 36;
const MONTHS = 6;
const PITCH = 34.3;
const BAR_WIDTH = 22;
const TALLEST = 61;

const monthName = (month: SgMonth): string => formatMonth(month).slice(0, 3);

export function drawUse(page: PaperPage, { facts: { use }, sendReadings }: BillOnPaper, top: number): void {
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
  const column = COLUMNS_WIDTH / measured.length;
  measured.forEach((utility, index) => {
    const own = use.filter((each) => each.utility === utility);
    drawUtility(page, utility, own, LEFT + index * column, top + 25);
  });
  if (use.some(({ estimated }) => estimated))
    page.write(section, 'P', `${copy.star} ${sendSentence(sendReadings)}`.trim(), 'small', {
      x: LEFT,
      y: top + 158,
    });

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
    // Large figures stand apart as far as there is room, then become smaller.
    const widest = Math.max(
      ...own.map(({ milli }) => on.widthOf(formatQuantity(milli, unitOf[utility]), 'strongSmall')),
    );
    const pitch = Math.max(PITCH, Math.min(widest + 6, (column - GAP) / own.length));
    const size = styles.small.size * Math.min(1, (pitch - 2) / widest);
    on.pdf.figure(section, formatAlt(utility, own), (doc) => {
      own.forEach((each, index) => {
        const height = Math.max(0, (each.milli / most) * TALLEST);
        const left = x + (pitch - BAR_WIDTH) / 2 - 1 + index * pitch;
        drawBar(doc, { x: left, y: base - height, width: BAR_WIDTH, height }, utility, each.estimated);
        const isLast = index === own.length - 1;
        const style = { ...styles[isLast ? 'strongSmall' : 'small'], colour: isLast ? dark : second };
        const around = (pitch - BAR_WIDTH) / 2 + 3;
        const place = {
          x: (left - around) * POINT,
          width: (BAR_WIDTH + 2 * around) * POINT,
          align: 'center',
        } as const;
        on.pdf.put(
          formatQuantity(each.milli, unitOf[utility]),
          { ...style, size },
          {
            ...place,
            y: (base - height - 18) * POINT,
          },
        );
        const label = `${monthName(each.month)}${each.estimated ? '*' : ''}`;
        on.pdf.put(label, style, { ...place, y: (base + 4) * POINT });
      });
    });
    on.rule(base, { from: x, to: x + Math.max(MONTHS * PITCH, own.length * pitch), colour: inks.edge });
  }
}

/** 'June', or 'June 2025' when the months go over the turn of a year. */
function spoken(first: SgMonth, last: SgMonth): string {
  const name = formatMonth(first);
  return first.slice(0, 4) === last.slice(0, 4) ? name.slice(0, -5) : name;
}

function formatAlt(utility: Utility, own: readonly MonthUse[]): string {
  const months = own.map(
    ({ month, milli, estimated }) =>
      `${formatMonth(month)} ${formatQuantity(milli, unitOf[utility])}${estimated ? ` (${copy.estimated})` : ''}`,
  );
  return `${utilityNames[utility]}, ${unitOf[utility]}: ${months.join(', ')}`;
}
