import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, onTestFinished, test, vi } from 'vitest';

interface Server {
  name: string;
  /** A command that only says its version. */
  version: string[];
  /** Writes the sample's configuration into the folder, and returns the command that serves it. */
  prepare: (folder: string, port: number) => string[];
}

const sample = (file: string) => readFileSync(`deploy/${file}`, 'utf8');

const caddy: Server = {
  name: 'Caddy',
  version: ['caddy', 'version'],
  prepare: (folder, port) => {
    const config = path.join(folder, 'Caddyfile');
    const text = sample('Caddyfile')
      .replace('dukkan.example {', `{\n\tadmin off\n}\nhttp://127.0.0.1:${port} {`)
      .replace('/var/www/shop', path.join(folder, 'site'));
    writeFileSync(config, text);
    return ['caddy', 'run', '--config', config, '--adapter', 'caddyfile'];
  },
};

const nginx: Server = {
  name: 'nginx',
  version: ['nginx', '-v'],
  prepare: (folder, port) => {
    const config = path.join(folder, 'nginx.conf');
    const text = sample('nginx.conf')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('/var/www/shop', path.join(folder, 'site'));
    const types = 'types { text/html html; application/javascript js; image/svg+xml svg; }';
    const main = `user root; daemon off; pid ${folder}/pid; error_log ${folder}/log; events {}`;
    writeFileSync(config, `${main}\nhttp { access_log off; ${types}\n${text}\n}\n`);
    return ['nginx', '-c', config, '-e', path.join(folder, 'log')];
  },
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Serves a small site with the sample's configuration, and returns its address. */
async function serve({ prepare }: Server): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  mkdirSync(path.join(folder, 'site/assets'), { recursive: true });
  writeFileSync(path.join(folder, 'site/index.html'), '<p>shop</p>');
  writeFileSync(path.join(folder, 'site/404.html'), '<p>missing</p>');
  writeFileSync(path.join(folder, 'site/assets/a.js'), '0');
  writeFileSync(path.join(folder, 'site/manifest.webmanifest'), '{}');
  const port = await freePort();
  const [command = '', ...args] = prepare(folder, port);
  const server = spawn(command, args, { env: { ...process.env, HOME: folder }, stdio: 'ignore' });
  onTestFinished(async () => {
    server.kill();
    await once(server, 'exit');
    rmSync(folder, { recursive: true });
  });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(address)).ok).toBe(true), 10_000);
  return address;
}

for (const server of [nginx, caddy]) {
  const [command = '', ...args] = server.version;
  const isInstalled = spawnSync(command, args).status === 0;
  if (!isInstalled) console.error(`Skipped: ${server.name} is not installed`);

  describe.skipIf(!isInstalled)(`${server.name} with the sample of deploy/`, () => {
    test('lets browsers keep a file of /assets, and not that one is missing', async () => {
      const address = await serve(server);
      const found = await fetch(`${address}/assets/a.js`);
      expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const missing = await fetch(`${address}/assets/b.js`);
      expect(missing.status).toBe(404);
      expect(missing.headers.get('cache-control')).toBeNull();
      expect(await missing.text()).toBe('<p>missing</p>');
      const manifest = await fetch(`${address}/manifest.webmanifest`);
      expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    });
  });
}
