/**
 * The script that applies a person's choice of theme, the mode of the portal, and that the tab has a sign-in, for which public
 * pages keep a place, before the first paint, as text: pages load it from /look/theme.js, as the policy allows no inline script.
 * Each is kept under one name for all pages.
 */
export const THEME_KEY = 'portal.theme';

export type ThemeChoice = 'system' | 'light' | 'dark';

/**
 * Query parameters and names in session storage (S1 §1); lib/modes.ts of the portal has the last word. They are kept
 * here already: a button pressed before the portal's own script has loaded keeps them. On pages of the identity
 * provider 'redirect' names the way back instead.
 */
const MODE = 'mode';
const REDIRECT = 'redirect';

/** Begins the name of a sign-in of this tab; lib/session/session.ts of the portal has the last word on it. */
const SIGN_IN = 'oidc.user:';

/** Where the app puts its bridge: on the window (Android), or among the web view's message handlers (iOS). */
export const APP_BRIDGE = 'servicesPortal';

export const themeScript = `(function () {
  var page = document.documentElement.dataset;
  try {
    var theme = localStorage.getItem('${THEME_KEY}');
    if (theme === 'light' || theme === 'dark') page.theme = theme;
  } catch (e) {}
  try {
    var known = /^(web|mobile|kiosk)$/;
    var search = new URLSearchParams(location.search);
    var asked = search.get('${MODE}');
    var mode = known.test(asked) ? asked : sessionStorage.getItem('${MODE}');
    var handlers = window.webkit && window.webkit.messageHandlers;
    var isInApp = Boolean(window.${APP_BRIDGE} || (handlers && handlers.${APP_BRIDGE}));
    page.mode = !known.test(mode) || (mode === 'mobile' && !isInApp) ? 'web' : mode;
    var isSignIn = function (key) { return key.indexOf('${SIGN_IN}') === 0; };
    if (Object.keys(sessionStorage).some(isSignIn)) page.signIn = 'kept';
    if (known.test(asked)) sessionStorage.setItem('${MODE}', asked);
    var end = search.get('${REDIRECT}');
    var isOfProvider = location.pathname.indexOf('/idp/') === 0;
    if (end !== null && !isOfProvider) sessionStorage.setItem('${REDIRECT}', end);
  } catch (e) {}
})();
`;
