/** `whenQuiet()` waits until nothing on the page has changed for a while; two seconds are enough. */
globalThis.whenQuiet = () =>
  new Promise((resolve) => {
    let timer = setTimeout(done, 100);
    const end = setTimeout(done, 2_000);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, 100);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    function done() {
      clearTimeout(timer);
      clearTimeout(end);
      observer.disconnect();
      resolve();
    }
  });
