import { formatDay, formatTime, type SgDay, toSgDay } from '@portal/domain/sg-time';

export const copy = {
  next: 'What happens next',
  steps: 'Where it stands',
  stepState: { done: 'Done: ', now: 'Now: ', next: 'To come: ', refused: 'Refused: ' },
  history: 'History',
  details: 'Details and documents',
  change: 'Change',
  changeOrCancel: 'Change or cancel',
  late: (writeBy: SgDay) => `We are late. We write to you by ${formatDay(writeBy)}.`,
  changed: (pill: string, heading: string) => `This request has changed. ${pill}: ${heading}`,
  loading: 'Loading your request',
  failed: 'We cannot show your request just now',
  failedNote: 'Nothing of it is lost.',
  at: (instant: string) => {
    const at = Date.parse(instant);
    return `${formatDay(toSgDay(at))}, ${formatTime(at)}`;
  },
} as const;
