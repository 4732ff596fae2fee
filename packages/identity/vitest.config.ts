import { defineConfig } from 'vitest/config';

// Passwords are hashed for real and a database is started per file: slow machines need the room.
export default defineConfig({
  test: {
    // Every file has a server and a database of its own; loading the program again for each took a third of the time.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
