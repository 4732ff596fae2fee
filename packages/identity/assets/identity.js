// The pages work without this. It adds a button that shows the password, sends a log-out on that the portal has
// asked about already, and keeps an impatient second click from sending a form twice.
for (const button of document.querySelectorAll('[data-reveals]')) {
  const input = document.getElementById(button.dataset.reveals);
  button.hidden = false;
  button.addEventListener('click', () => {
    const isShown = input.type === 'password';
    input.type = isShown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(isShown));
    button.setAttribute('aria-label', isShown ? button.dataset.hide : button.dataset.show);
  });
}

for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = 'yes';
  });
}

// A page that the browser kept for its back button may be sent again.
window.addEventListener('pageshow', () => {
  for (const form of document.forms) delete form.dataset.sent;
});

document.querySelector('button[data-press]')?.click();
