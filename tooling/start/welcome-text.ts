/** Text in the terminal when the portal is up: its address and the people who can sign in. */
import type { SandboxPerson } from '../../apps/sandbox/src/ports.ts';

export function welcomeText(origin: string, people: readonly SandboxPerson[], password: string): string {
  const where = `\nServices Portal is at ${origin}`;
  if (people.length === 0) return `${where}\nCtrl-C stops it.`;
  const width = Math.max(...people.map(({ email }) => email.length));
  const names = Math.max(...people.map(({ name }) => name.length));
  const lines = people.map(
    ({ email, name, state }) => `  ${email.padEnd(width)}  ${name.padEnd(names)}  ${state}`,
  );
  return [
    where,
    `Its mails, its time and who can sign in: ${origin}/sandbox`,
    '',
    `Sign in with the password ${password} as`,
    ...lines,
    '',
    'Ctrl-C stops it.',
  ].join('\n');
}
