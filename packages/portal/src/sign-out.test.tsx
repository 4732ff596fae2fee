import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeDeviceStorage, deviceStorage, openDeviceStorage } from './device-storage';
import { keptEditName } from './kept-edits';
import { SignOutConfirmation } from './sign-out';
import { portalUnderTest } from './testing';

const WARNING = 'This device has changes to an agreement that aren’t saved. Logging out deletes them.';

async function ask() {
  const element = <SignOutConfirmation isOpen onCancel={() => undefined} />;
  render(portalUnderTest({ portal: 'attorney', routes: [{ path: '/', element }], path: '/' }).element);
  await screen.findByRole('dialog', { name: 'Are you sure you want to log out?' });
}

beforeEach(() => openDeviceStorage(new Uint8Array(32).fill(1)));
afterEach(() => {
  window.localStorage.clear();
  closeDeviceStorage();
});

describe('the question before signing out', () => {
  it('warns of changes to an agreement that only this device has', async () => {
    deviceStorage.keep(keptEditName('frances', 'agreement'), 'Words');
    await ask();
    expect(screen.getByText(WARNING)).toBeDefined();
  });

  it('says nothing of it where everything is saved', async () => {
    deviceStorage.keep('troth-note.7', 'A note');
    await ask();
    expect(screen.queryByText(WARNING)).toBeNull();
  });
});
