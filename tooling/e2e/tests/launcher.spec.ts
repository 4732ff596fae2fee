import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Launch, launch } from '../src/launcher';
import { PASSWORD, Person } from '../src/person';
import { addressesFrom, firstPortOf } from '../src/product';
import { smallDisk } from '../src/small-disk';
import { test } from '../src/test';

const FIRST_PORT = firstPortOf('launcher');
const at = addressesFrom(FIRST_PORT);

// All of them listen at the same ports: one after the other.
test.describe.configure({ mode: 'default' });

/** Starts it, does something while it runs, and stops it as Ctrl-C does. */
async function whileRunning(dataFolder: string, work: (running: Launch) => Promise<void>): Promise<Launch> {
  const running = launch(FIRST_PORT, dataFolder);
  try {
    await running.isRunning;
    await work(running);
  } finally {
    running.interrupt();
  }
  expect(await running.ended, running.said()).toBe(0);
  return running;
}

test('npm start says what runs where, stops on Ctrl-C, and finds everything again', async ({ browser, request }) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'troth-start-'));
  try {
    const email = 'first-start@example.com';
    const first = await whileRunning(dataFolder, async (running) => {
      const said = running.said();
      for (const address of [at.customer, at.attorney, at.admin]) {
        expect(said).toContain(address);
        expect((await request.get(`${address}/`)).status(), address).toBe(200);
      }
      for (const person of ['alex', 'blake', 'casey', 'devon', 'emery', 'frances', 'gray', 'harper', 'admin'])
        expect(said).toContain(`${person}@demo.troth`);
      expect(said).toContain('troth-demo');
      expect(said).toContain(`${at.api}/inbox`);
      const person = await Person.arrive(browser, email, at);
      await person.signUp('/');
      await person.context.close();
    });
    expect(first.said()).toMatch(/Stopping …\s+Stopped\. Your data is safe\./);
    await expect(request.get(`${at.customer}/`)).rejects.toThrow(/ECONNREFUSED/);
    expect(existsSync(join(dataFolder, 'troth.lock'))).toBe(false);

    await whileRunning(dataFolder, async () => {
      const person = await Person.arrive(browser, email, at);
      await person.signIn(PASSWORD);
      await person.context.close();
    });
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
});

test('npm run dev works after npm start, with Vite’s portals and the API of the source', async ({ request }) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'troth-dev-'));
  const developing = launch(FIRST_PORT, dataFolder, 'dev');
  try {
    // What `npm start` built is there already: the browser tests run it.
    await developing.isRunning;
    expect((await request.get(`${at.api}/health`)).status()).toBe(200);
    for (const address of [at.customer, at.attorney, at.admin]) {
      const page = await request.get(`${address}/`);
      expect(page.status(), address).toBe(200);
      expect(await page.text(), address).toContain('/@vite/client');
      expect(await (await request.get(`${address}/environment.json`)).json()).toMatchObject({ apiBase: at.api });
    }
    expect(developing.said()).not.toContain('EADDRINUSE');
  } finally {
    developing.interrupt();
    await developing.ended;
    rmSync(dataFolder, { recursive: true, force: true });
  }
});

test('npm start names the port that is taken, before it builds or touches anything', async () => {
  const dataFolder = join(tmpdir(), `troth-untouched-${process.pid}`);
  const other = createServer().listen(FIRST_PORT + 2, '127.0.0.1');
  await once(other, 'listening');
  try {
    const refused = launch(FIRST_PORT, dataFolder);
    expect(await refused.ended).toBe(1);
    expect(refused.said()).toContain(`Port ${FIRST_PORT + 2} on 127.0.0.1 is taken, and the attorney portal needs it.`);
    expect(refused.said()).toContain(`ATTORNEY_PORT=${FIRST_PORT + 102} npm start`);
    expect(refused.said()).not.toMatch(/Building|at .*\.m?js:\d+/);
    expect(existsSync(dataFolder)).toBe(false);
  } finally {
    other.close();
  }
});

test('npm start says that the disk is full, and a full disk ruins nothing', async ({ browser }) => {
  const disk = smallDisk(20);
  test.skip(disk === null, 'This system lets us make no disk that is small enough to fill.');
  if (disk === null) return;
  const dataFolder = join(disk.path, 'data');
  const filler = join(disk.path, 'filler');
  const fill = () => {
    const { bavail, bsize } = statfsSync(disk.path);
    writeFileSync(filler, Buffer.alloc(bavail * bsize));
    expect(statfsSync(disk.path).bavail).toBe(0);
  };
  const startInVain = async () => {
    const refused = launch(FIRST_PORT, dataFolder);
    expect(await refused.ended).toBe(1);
    expect(refused.said()).toContain(`There is no room left on the disk that holds ${dataFolder}.`);
    expect(refused.said()).not.toMatch(/at .*\.m?js:\d+/);
  };
  try {
    // Too small to hold a database: nothing half made stays.
    await startInVain();
    expect(readdirSync(dataFolder).filter((name) => name !== 'troth.log')).toEqual([]);

    // It fills up while the product runs. The product stops in order, and says next time what is wrong.
    disk.resize(160);
    const email = 'full-disk@example.com';
    await whileRunning(dataFolder, async () => {
      const person = await Person.arrive(browser, email, at);
      await person.signUp('/');
      await person.context.close();
      fill();
    });
    await startInVain();

    // With room again everything is there.
    rmSync(filler);
    await whileRunning(dataFolder, async () => {
      const person = await Person.arrive(browser, email, at);
      await person.signIn(PASSWORD);
      await person.context.close();
    });
  } finally {
    disk.remove();
  }
});
