// Netlify: netlify.toml names this folder. Without an answer, and after an error, Netlify sends the file of the build.
export { answer as default } from '../../dist-edge/answer.js';

export const config = { path: ['/', '/sitemap*'], method: ['GET', 'HEAD'], onError: 'bypass' };
