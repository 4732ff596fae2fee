import { describe, expect, it, vi } from 'vitest';
import { deviceStorage } from '@troth/portal/device-storage';
import { type Draft, draftsIn } from './drafts';

const draft = (text: string, version = 1): Draft => ({ input: { text, optionIds: [] }, version });

function aBrowser() {
  const open = new Set<string>();
  const tab = (id: string) => {
    open.add(id);
    return draftsIn(deviceStorage, 'alex', { id, openTabs: () => Promise.resolve(open) });
  };
  return { tab, close: (id: string) => open.delete(id) };
}

describe('drafts on the device', () => {
  it('of a closed tab become those of the next one', async () => {
    const browser = aBrowser();
    browser.tab('one').keep('q', draft('left behind', 3));
    browser.close('one');
    const next = browser.tab('two');
    expect(next.read('q')).toBeNull();
    await next.adopt();
    expect(next.read('q')).toMatchObject(draft('left behind', 3));
  });

  it('of an open tab stay its own: what is half typed there is not saved here', async () => {
    const browser = aBrowser();
    const one = browser.tab('one');
    one.keep('q', draft('half ty'));
    const two = browser.tab('two');
    await two.adopt();
    expect(two.read('q')).toBeNull();
    two.keep('q', draft('another'));
    two.drop('q');
    expect(one.read('q')).toMatchObject(draft('half ty'));
  });

  it('of several closed tabs the last one typed is taken', async () => {
    const browser = aBrowser();
    vi.spyOn(Date, 'now').mockReturnValueOnce(2000).mockReturnValueOnce(1000);
    browser.tab('one').keep('q', draft('later'));
    browser.tab('two').keep('q', draft('earlier'));
    browser.close('one');
    browser.close('two');
    const next = browser.tab('three');
    await next.adopt();
    expect(next.read('q')).toMatchObject(draft('later'));
    vi.restoreAllMocks();
  });

  it('of another person are left alone, and what is no draft is forgotten', async () => {
    const browser = aBrowser();
    const ofBlake = draftsIn(deviceStorage, 'blake', {
      id: 'old',
      openTabs: () => Promise.resolve(new Set<string>()),
    });
    ofBlake.keep('q', draft('of Blake'));
    deviceStorage.keep('troth-draft.alex.gone.q', '{"text":1}');
    const next = browser.tab('next');
    await next.adopt();
    expect(next.read('q')).toBeNull();
    expect(deviceStorage.names()).not.toContain('troth-draft.alex.gone.q');
    expect(ofBlake.read('q')).toMatchObject(draft('of Blake'));
  });
});
