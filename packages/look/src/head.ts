/**
 * The lines that every page's <head> needs for the look: theme before paint, fonts early, the favicon, and
 * the element that keeps React Aria from adding a style element of its own (docs/adr/0003).
 */
export const lookHead = [
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="color-scheme" content="light dark">',
  '<meta name="pressable" id="react-aria-pressable-style">',
  '<script src="/look/theme.js"></script>',
  '<link rel="preload" href="/look/fonts/hanken-grotesk-5.3.0.woff2" as="font" type="font/woff2" crossorigin>',
  '<link rel="preload" href="/look/fonts/instrument-sans-5.3.0.woff2" as="font" type="font/woff2" crossorigin>',
  '<link rel="icon" href="/look/favicon.svg" type="image/svg+xml">',
].join('\n');

/** For pages that are not built by Vite: the same, with the one stylesheet. */
export const serverPageHead = `${lookHead}\n<link rel="stylesheet" href="/look/look.css">`;
