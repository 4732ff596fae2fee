// Saves recovery codes as a file, or copies them.
const textOf = (id) => [...document.querySelectorAll(`#${id} li`)].map((line) => line.textContent).join('\n');

for (const button of document.querySelectorAll('[data-downloads]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const url = URL.createObjectURL(new Blob([`${textOf(button.dataset.downloads)}\n`], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), { href: url, download: 'troth-recovery-codes.txt' });
    link.click();
    URL.revokeObjectURL(url);
  });
}

for (const button of document.querySelectorAll('[data-copies]')) {
  if (navigator.clipboard === undefined) continue;
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(textOf(button.dataset.copies));
    document.querySelector('[data-copy-status]').textContent = button.dataset.copied;
    button.textContent = button.dataset.copied;
  });
}
