// Cloudflare: `npm run deploy` names this file to Wrangler where the shop's controls are open (.wrangler/deploy/config.json).
import { answer } from '../../dist-edge/answer.js';

export default {
  fetch: async (request, env) => (await answer(request)) ?? env.ASSETS.fetch(request),
};
