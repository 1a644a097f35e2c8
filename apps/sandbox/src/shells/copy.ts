/** Words of the pages that open the portal as the app and as a kiosk would. */
export const copy = {
  app: {
    title: 'Inside the app',
    lead: 'The app shows the portal in a window of its own and draws what is around it. Here it opens in a new tab in the mode of the app.',
    expect: 'What is different',
    points: [
      'The app draws header and navigation itself. This tab has no app around it, so the portal keeps its own.',
      'Sign up leads straight to the sign-up, without the page about what to have ready.',
      'The chat opens on the page, never in a window.',
      'Opening the welcome page while logged in logs you out.',
      'When an account cannot be read, there is a page with Try Again in place of a logout.',
    ],
    open: 'Open the app shell',
  },
  kiosk: {
    title: 'On a kiosk',
    lead: 'A kiosk is a screen in a public place, 1080 wide and 1920 high. Here the portal opens in a new tab that thinks it is one.',
    expect: 'What is different',
    points: [
      'A sidebar takes the place of the header, with End Session always in view.',
      'End Session logs out, forgets everything in this browser and leads back to this page.',
      'Nothing that one person closes or types is kept for the next.',
      'Nothing leads out of the portal.',
    ],
    open: 'Open the kiosk',
  },
  mode: 'The mode ends with that tab, or when an address in it says mode=web, as this one does:',
  web: 'Open the portal as on the web',
  newTab: ' (opens in a new tab)',
} as const;
