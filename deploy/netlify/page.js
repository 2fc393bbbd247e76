// Netlify: netlify.toml names this folder. Without an answer, and after an error, Netlify sends the file of the build.
import { answer } from '../../dist-edge/answer.js';

export default async (request) => answer(request);

export const config = { path: ['/', '/sitemap*'], method: ['GET', 'HEAD'], onError: 'bypass' };
