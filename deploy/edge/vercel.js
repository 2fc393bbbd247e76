// Vercel: vercel.json names this file. Without an answer Vercel sends the file of the build.
import { answer } from '../../dist-edge/answer.js';

export default async function proxy(request) {
  try {
    return await answer(request);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
