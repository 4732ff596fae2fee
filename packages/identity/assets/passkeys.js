// Asks the browser for a passkey when a form's button is pressed, then sends its answer with the form.
const { browserSupportsWebAuthn, startAuthentication, startRegistration } = window.SimpleWebAuthnBrowser;

for (const form of document.querySelectorAll('form[data-passkey]')) {
  const say = (name) => {
    for (const text of form.querySelectorAll('[data-failed], [data-unsupported]'))
      text.hidden = !text.matches(`[data-${name}]`);
  };
  const optionsJSON = JSON.parse(form.dataset.options);
  const ask = () =>
    form.dataset.passkey === 'create' ? startRegistration({ optionsJSON }) : startAuthentication({ optionsJSON });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    say('nothing');
    if (!browserSupportsWebAuthn()) return say('unsupported');
    try {
      form.elements.response.value = JSON.stringify(await ask());
    } catch {
      // Cancelled, timed out, or refused by the browser: the person may press the button again.
      delete form.dataset.sent;
      return say('failed');
    }
    form.submit();
  });
}
