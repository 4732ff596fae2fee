import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDeviceStorage, deviceStorage, openDeviceStorage } from './device-storage';

const keyOf = (person: number) => new Uint8Array(32).fill(person);
const everything = () => JSON.stringify({ ...window.localStorage });

beforeEach(async () => {
  window.localStorage.clear();
  await openDeviceStorage(keyOf(1));
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
  closeDeviceStorage();
});

describe('what is kept on the device (ASVS 5.0 14.3.3)', () => {
  it('is read as it was kept, and cannot be read in the files', () => {
    expect(deviceStorage.keep('troth-note.7', 'Nguyễn owes O’Brien-Smith $40,000 — “a gift”')).toBe(true);
    expect(deviceStorage.read('troth-note.7')).toBe('Nguyễn owes O’Brien-Smith $40,000 — “a gift”');
    expect(deviceStorage.names()).toEqual(['troth-note.7']);
    expect(everything()).not.toMatch(/Nguy|Brien|40,000|gift/);
  });

  it('never looks the same twice', () => {
    deviceStorage.keep('one', 'the same');
    const first = window.localStorage.getItem('one');
    deviceStorage.keep('one', 'the same');
    expect(window.localStorage.getItem('one')).not.toBe(first);
  });

  it('is nothing to another person, and theirs again when they are back', async () => {
    deviceStorage.keep('one', 'mine');
    await openDeviceStorage(keyOf(2));
    expect(deviceStorage.read('one')).toBeNull();
    await openDeviceStorage(keyOf(1));
    expect(deviceStorage.read('one')).toBe('mine');
  });

  it('opens no more when it was altered, moved, cut off or never sealed', () => {
    deviceStorage.keep('one', 'mine');
    const kept = window.localStorage.getItem('one') ?? '';
    for (const [name, value] of [
      ['one', kept.startsWith('A') ? `B${kept.slice(1)}` : `A${kept.slice(1)}`],
      ['two', kept],
      ['one', kept.slice(0, 8)],
      ['one', '{"text":"plain"}'],
    ] as const) {
      window.localStorage.setItem(name, value);
      expect(deviceStorage.read(name)).toBeNull();
    }
  });

  it('is neither read nor kept without the key', () => {
    deviceStorage.keep('one', 'mine');
    closeDeviceStorage();
    expect(deviceStorage.keep('two', 'typed')).toBe(false);
    expect(deviceStorage.read('one')).toBeNull();
    expect(deviceStorage.names()).toEqual(['one']);
  });

  it('is lost without harm where the storage takes nothing', () => {
    const setItem = vi.fn(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    expect(deviceStorage.keep('one', 'typed')).toBe(false);
    expect(setItem).toHaveBeenCalled();
    expect(deviceStorage.read('one')).toBeNull();
  });

  it('goes when it is dropped', () => {
    deviceStorage.keep('one', 'mine');
    deviceStorage.drop('one');
    expect(deviceStorage.names()).toEqual([]);
  });
});
