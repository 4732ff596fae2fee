import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { host: '127.0.0.1', port: 4010 },
  preview: { host: '127.0.0.1', port: 4010 },
  build: { outDir: '../dist/gallery', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
});
