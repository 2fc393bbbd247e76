// Vercel: vercel.json names this file. Without an answer Vercel sends the file of the build.
export { answer as default } from '../../dist-edge/answer.js';
