/** Pages that signing in leads to for whoever may not use the portal yet (S1 §4, 'Link status routing'). */
export const landings: Readonly<Record<string, { path: string; heading: string | RegExp }>> = {
  hui: { path: '/verify', heading: 'Please verify your email address.' },
  ivan: { path: '/link-account', heading: 'Is the account yours, or a company’s?' },
  simei: { path: '/link-account', heading: 'Is the account yours, or a company’s?' },
  indra: { path: '/link-account/individual', heading: 'Link your account' },
  omar: { path: '/link-account/individual', heading: 'Link your account' },
  jaya: { path: '/link-account/company/manual', heading: 'Upload the signed form' },
  kumar: { path: '/link-account/company/manual', heading: 'We have received your application' },
  lena: { path: '/not-active', heading: /pending approval or under review/ },
  staff: { path: '/internal/queues/link-applications', heading: 'Link applications' },
};
