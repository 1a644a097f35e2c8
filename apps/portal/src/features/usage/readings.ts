/** One half hour in words: for the label over the chart, for those who listen, and for the table. */
import { formatSgd, spokenSgd } from '@portal/domain/money';
import { formatSlot } from '@portal/domain/sg-time';
import type { SlotReading } from '../../charts/index.ts';
import { copy, formatAmount } from './copy.ts';
import type { UsageDay } from './usage-day-view.ts';

export function toSlotReading(day: UsageDay, slot: number): SlotReading {
  const time = formatSlot(slot);
  const halfHour = day.halfHours[slot];
  if (!halfHour || halfHour.value === null) return unmeasured(day, slot, time);
  const { value, cost, estimated } = halfHour;
  const texts = [
    time,
    copy.spokenAmount(value, day.unit),
    cost !== null && spokenSgd(cost),
    estimated && copy.estimated,
  ];
  return {
    label: [
      time,
      formatAmount(value, day.unit),
      ...(cost === null ? [] : [formatSgd(cost)]),
      ...(estimated ? [copy.estimated] : []),
    ],
    spoken: texts.filter((word) => word !== false).join(', '),
  };
}

function unmeasured(day: UsageDay, slot: number, time: string): SlotReading {
  const yet = slot >= day.measuredTo;
  const word = yet ? copy.notMeasuredYet : copy.notMeasured;
  const usual = day.halfHours[slot]?.usual ?? null;
  if (!yet || usual === null) return { label: [time, word], spoken: `${time}, ${word}` };
  const spoken = copy.usually(copy.spokenAmount(usual, day.unit));
  return {
    label: [time, copy.usually(formatAmount(usual, day.unit))],
    spoken: `${time}, ${word}, ${spoken}`,
  };
}
