import { defineConfig } from 'vitest/config';

// Passwords are hashed for real and a database is started per file: slow machines need the room.
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 180_000 } });
