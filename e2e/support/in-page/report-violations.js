/** Runs in every page: a violation of the content policy counts as an uncaught error. */
document.addEventListener('securitypolicyviolation', (event) => {
  reportError(
    new Error(`content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
  );
});
