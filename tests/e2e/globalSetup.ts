import { buildAndHost } from './buildShop.ts';

/** Builds the shop without and with a backend in parallel, and serves both until the end. */
export default async function setUp() {
  const stops = await Promise.all([
    buildAndHost('local', {}, { quickLogin: true }),
    buildAndHost('backend', {}, { quickLogin: true }),
  ]);
  return async () => void (await Promise.all(stops.map(async (stop) => stop())));
}
