// Cloudflare: `npm run deploy` names this file to Wrangler where the shop's controls are open (.wrangler/deploy/config.json).
import { answer } from '../../dist-edge/answer.js';

export default {
  async fetch(request, env) {
    try {
      return (await answer(request)) ?? (await env.ASSETS.fetch(request));
    } catch (error) {
      console.error(error);
      return env.ASSETS.fetch(request);
    }
  },
};
