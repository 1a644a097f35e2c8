/** A test that asks nobody in particular is answered by nobody: no call ever leaves it. Runs before each file. */
globalThis.fetch = async () => {
  throw new TypeError('a test has no network');
};
