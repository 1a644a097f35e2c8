/** An error on the console is a fault of the page, such as two children under one key: the test in which it comes fails. */
import { afterEach } from 'vitest';

const errors: unknown[][] = [];
console.error = (...said: unknown[]) => void errors.push(said);

afterEach(() => {
  const [first] = errors.splice(0);
  if (first) throw new Error(`on the console: ${first.map(String).join(' ')}`);
});
