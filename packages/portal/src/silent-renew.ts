// Runs in the hidden frame of a silent sign-in: hands the provider's answer to the page that opened the frame, in the
// form that oidc-client-ts listens for. It needs no library of its own, so renewing stays quick.
if (window.parent !== window) {
  window.parent.postMessage(
    { source: 'oidc-client', url: window.location.href, keepOpen: false },
    window.location.origin,
  );
}
export {};
