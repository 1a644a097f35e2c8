// The hidden frame of silent renewal: hands the provider's answer to the page around it, on this origin only.
// The OIDC client knows messages by this source.
window.parent.postMessage(
  { source: 'oidc-client', url: window.location.href, keepOpen: false },
  window.location.origin,
);
