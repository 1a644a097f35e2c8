/** `whenQuiet()` waits until nothing on the page has changed for a while; two seconds are enough. */
globalThis.whenQuiet = () =>
  new Promise((resolve) => {
    // Longer than a search or a skeleton waits before it is seen.
    const longestDelay = 350;
    let timer = setTimeout(done, longestDelay);
    const end = setTimeout(done, 2_000);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, longestDelay);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    function done() {
      clearTimeout(timer);
      clearTimeout(end);
      observer.disconnect();
      resolve();
    }
  });
