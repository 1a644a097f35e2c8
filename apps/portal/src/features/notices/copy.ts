/** Words of the notices. Fixed texts are the specification's and the readings'. */
export const copy = {
  scam: {
    name: 'Scam advisory',
    /** One text, its first sentence drawn bold. */
    warning: 'Beware of scams.',
    /** Every second part is heard everywhere, but seen only where it has room. */
    advice: [
      'We never ask for one-time codes',
      ' or card numbers',
      ' by SMS.',
      ' Our QR codes appear only in this portal and on your bill.',
    ],
    close: 'Close the scam advisory',
    closed: 'Scam advisory closed.',
  },
  tips: {
    name: 'Conservation tips',
    first: {
      title: 'Set the air-con to 25°C',
      text: 'Each degree higher saves a typical flat about S$4 a month.',
    },
    second: {
      title: 'Wash full loads',
      text: 'One full load uses less water and electricity than two half loads.',
    },
    /** S1 §2. */
    link: 'Conservation Tips',
  },
  onboarding: {
    position: (index: number, count: number) => `${index + 1} of ${count}`,
    back: 'Back',
    next: 'Next',
    done: 'Done',
    close: 'Close',
    /** Alerts without a title of their own (readings §1). */
    errorTitle: 'Error',
    /** S1 §8: one line, one space. */
    error: (code: string) => `An occurred error ${code}`,
  },
  news: {
    overline: 'NEW: eGIRO',
    title: 'GIRO without the paper form',
    text: 'Approve at your bank on this screen. Nothing to print, sign or post.',
    points: [
      'Approved in minutes instead of weeks',
      'Deducted on the due date, never earlier',
      'Cancel here whenever you like',
    ],
    apply: 'Apply now',
    notNow: 'Not now',
    close: 'Close',
  },
  promotions: {
    name: 'News and offers',
    loading: 'Loading news and offers',
    position: (index: number, count: number) => `${index + 1} of ${count}`,
    slide: (index: number, count: number, title: string) => `${index + 1} of ${count}: ${title}`,
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause slides',
    play: 'Play slides',
  },
} as const;
