/**
 * Text whose dates, times, quantities, unit and telephone numbers stay on one line, each by itself. For sentences that
 * name one; parts that hold nothing else use the class.
 */
import { Fragment, type ReactNode } from 'react';

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const whole = new RegExp(
  `(${[
    `\\d{1,2} ${month}\\b(?: \\d{4})?`,
    '\\d{1,2}(?::\\d{2})? [AP]M\\b',
    '(?:S\\$)?\\d[\\d.,]* (?:kWh|Cu M|c/kWh|KB|MB|days?|hours?|minutes?|seconds?)\\b',
    '#\\d+-\\d+',
    '\\+\\d{2}(?: \\d{3,4})+',
    '(?:[A-Z]{2}-)?\\d{4}(?:-\\d{3,4})+',
    'e-mails?\\b',
  ].join('|')})`,
  'i',
);

export function unbroken(text: string): ReactNode {
  // A capturing group is kept: every second part is whole.
  const parts = text.split(new RegExp(whole, 'gi'));
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <Fragment key={index}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  );
}
