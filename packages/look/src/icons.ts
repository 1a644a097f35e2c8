/**
 * The icons as SVG path data: 24 grid, 1.75 stroke, round, no fill. One list for the portal (ui/icons.tsx)
 * and for server-rendered pages. An icon stands beside words, so it is hidden from screen readers.
 */
export const iconPaths = {
  electricity: 'M13 2.8 4.6 13.6h6.2L10.4 21.2 19 10.2h-6.4L13 2.8Z',
  water: 'M12 2.8c3.4 3.9 6.3 7.2 6.3 11.2a6.3 6.3 0 0 1-12.6 0C5.7 10 8.6 6.7 12 2.8Z',
  gas: 'M12.6 2.6c.5 3.2-1 4.7-2.7 6.6-.5-.7-.8-1.4-.9-2.3C6.9 9 5.4 11.5 5.4 14.4a6.6 6.6 0 0 0 13.2 0c0-4.6-3.2-8.3-6-11.8ZM12 21c-1.9 0-3-1.3-3-3 0-1.6 1.3-2.7 3-4.6 1.7 1.9 3 3 3 4.6 0 1.7-1.1 3-3 3Z',
  bank: 'M4 9.5 12 4.5l8 5ZM6.5 9.5V17M10.2 9.5V17M13.8 9.5V17M17.5 9.5V17M4.5 20h15M5.5 17h13',
  home: 'M4 10.6 12 4l8 6.6V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1ZM9.5 20v-6h5v6',
  building:
    'M5 20.5V5a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1v15.5M14 9.5h4a1 1 0 0 1 1 1v10M3.5 20.5h17M8 8h3M8 11.5h3M8 15h3M16.5 13v.1M16.5 16.5v.1',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.2a7.5 7.5 0 0 1 15 0',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.8 19.5a6.2 6.2 0 0 1 12.4 0M15.5 4.8a3.5 3.5 0 0 1 0 6.5M17.5 14a6.2 6.2 0 0 1 3.7 5.5',
  edit: 'M5 19h3.5L19 8.5 15.5 5 5 15.5ZM13 7.5l3.5 3.5',
  pulse: 'M3 12h4l2.5-6.5L14 18.5l2.5-6.5H21',
  mail: 'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM4 7l8 6 8-6',
  key: 'M8 20a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4ZM11 12.8 20 4M16.3 7.6l2.7 2.7',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  shield: 'M12 3.2 19 5.6v5.8c0 4.2-2.8 7.5-7 9.3-4.2-1.8-7-5.1-7-9.3V5.6ZM12 8.5v3.8M12 15.4v.1',
  warning: 'M12 4.2 21 19.5H3ZM12 10v4M12 16.7v.1',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5M12 8v.1',
  check: 'm5 12.6 4.6 4.5L19 7.4',
  close: 'm5.5 5.5 13 13M18.5 5.5l-13 13',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  search: 'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM15.8 15.8 20.5 20.5',
  lock: 'M7 11h10a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  logout: 'M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M10.5 12H20M16.5 8.5 20 12l-3.5 3.5',
  external: 'M10 5H6a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-4M14 4.5h5.5V10M19.5 4.5 11.5 12.5',
  download: 'M12 4v11M7.5 11l4.5 4.5L16.5 11M4.5 20h15',
  upload: 'M12 20V9.5M7.5 13.5 12 9l4.5 4.5M4.5 4.5h15',
  qr: 'M4.5 4.5h5v5h-5ZM14.5 4.5h5v5h-5ZM4.5 14.5h5v5h-5ZM14 14h2.5v2.5H14M19.5 14v2.5M14 19.5h2M18.5 19.5h1',
  table:
    'M4.5 5h15a.8.8 0 0 1 .8.8v12.4a.8.8 0 0 1-.8.8h-15a.8.8 0 0 1-.8-.8V5.8a.8.8 0 0 1 .8-.8ZM3.7 9.7h16.6M3.7 14.3h16.6M9.5 9.7V19',
  file: 'M14 3.5H7a1 1 0 0 0-1 1v15a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V7.5ZM14 3.5v4h4M9 12.5h6M9 16h6',
  calendar:
    'M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1ZM4 10h16M8.5 3v4M15.5 3v4',
  mobile:
    'M8 3h8a1.2 1.2 0 0 1 1.2 1.2v15.6A1.2 1.2 0 0 1 16 21H8a1.2 1.2 0 0 1-1.2-1.2V4.2A1.2 1.2 0 0 1 8 3ZM11 18h2',
  kiosk:
    'M7 3.5h10a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM9.5 7h5M9.5 10.5h3M12 14.5V20M8.5 20h7',
  chat: 'M5 5h14a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-8L7 20v-3.5H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z',
  send: 'M20.5 3.5 10.5 13.5M20.5 3.5 14.5 20.5l-4-7-7-4Z',
  phone:
    'M6.2 4h3l1.5 4-2 1.4a11.5 11.5 0 0 0 5.9 5.9l1.4-2 4 1.5v3a1.7 1.7 0 0 1-1.8 1.7C10.8 19 5 13.2 4.5 5.8A1.7 1.7 0 0 1 6.2 4Z',
  bars: 'M5.5 13v7M12 4v16M18.5 9.5V20',
  card: 'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM3.5 9.5h17M6.5 14.5h4',
  bulb: 'M9 17.5h6M10 20.5h4M9.2 17.3c0-2-2.7-3.4-2.7-7a5.5 5.5 0 0 1 11 0c0 3.6-2.7 5-2.7 7',
  gift: 'M4.5 8.5h15v3.5h-15ZM6 12h12v8H6ZM12 8.5V20M12 8.5C10.5 4 6.5 4.5 7 7c.2 1 2 1.5 5 1.5ZM12 8.5C13.5 4 17.5 4.5 17 7c-.2 1-2 1.5-5 1.5Z',
  meter: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 12l3.5-3.5M12 7v.1M7.5 12h.1M16.5 12h.1',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13L18.5 12Z',
  swap: 'M5 8.5h14l-3.2-3.2M19 15.5H5l3.2 3.2',
  camera:
    'M4.5 8h3l1.5-2.5h6L16.5 8h3a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1ZM12 16.4a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4h-4',
  chevronDown: 'm6.5 9.5 5.5 5.5 5.5-5.5',
  chevronUp: 'm6.5 14.5 5.5-5.5 5.5 5.5',
  chevronRight: 'm9.5 6.5 5.5 5.5-5.5 5.5',
  chevronLeft: 'm14.5 6.5-5.5 5.5 5.5 5.5',
} as const;

export type IconName = keyof typeof iconPaths;

/** An icon for server-rendered pages. @param size in CSS pixels, 22 by default */
export function iconSvg(name: IconName, size = 22): string {
  return `<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><path d="${iconPaths[name]}"/></svg>`;
}
