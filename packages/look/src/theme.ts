/**
 * The script that applies a person's choice of theme before the first paint, as text: pages load it from
 * /look/theme.js, as the policy allows no inline script. The choice is kept under one name for all pages.
 */
export const THEME_KEY = 'portal.theme';

export type ThemeChoice = 'system' | 'light' | 'dark';

export const themeScript = `(function(){try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}})();\n`;
