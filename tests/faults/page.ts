import type { Fault } from './fault.ts';

export const pageFaults: readonly Fault[] = [
  {
    title: 'the page does not say that it is Turkish',
    file: 'index.html',
    find: '<html lang="tr">',
    replace: '<html>',
    tests: ['unit scripts/build', 'e2e tests/e2e/shop/firstDrawing.spec.ts'],
  },
  {
    title: 'the chat link of a page that did not start gives its handle away',
    file: 'index.html',
    find: ' target="_blank" rel="noopener noreferrer"',
    replace: ' target="_blank"',
    tests: ['unit scripts/build', 'e2e tests/e2e/desktop/notStarted.spec.ts'],
  },
  {
    title: 'a start that ends in an error shows no phone number at once',
    file: 'src/page/watchStart.ts',
    find: 'target === window || target instanceof HTMLScriptElement',
    replace: 'target instanceof HTMLScriptElement',
    tests: ['e2e tests/e2e/desktop/notStarted.spec.ts'],
  },
  {
    title: 'older browsers find the wrong last item',
    file: 'src/page/fillGaps.ts',
    find: 'this.length + index',
    replace: 'this.length - index',
    tests: ['unit scripts/build/page/startScript.test.ts'],
  },
  {
    title: 'the page of another build is stored with the files of this one',
    file: 'src/offline/page.ts',
    find: 'status !== 200 || !body.includes(entry)',
    replace: 'status !== 200 && !body.includes(entry)',
    tests: ['e2e tests/e2e/phone/offline/newBuild.spec.ts'],
  },
  {
    title: 'a failing server hides the stored page',
    file: 'src/offline/page.ts',
    find: 'answer.status < 500 ?',
    replace: 'answer.status < 600 ?',
    tests: ['e2e tests/e2e/phone/offline'],
  },
  {
    title: 'a new build removes the stored pictures',
    file: 'src/offline/worker.ts',
    find: '[filesCache, picturesCache]',
    replace: '[filesCache]',
    tests: ['e2e tests/e2e/phone/offline/newBuild.spec.ts'],
  },
  {
    title: 'stored answers are not found where the host sends Vary',
    file: 'src/offline/shopCaches.ts',
    find: ', ignoreVary: true',
    replace: '',
    tests: ['e2e tests/e2e/phone/offline'],
  },
  {
    title: 'an answer with an error is stored as a picture',
    file: 'src/offline/pictures.ts',
    find: "!answer.ok || !answer.headers.get('Content-Type')?.startsWith('image/')",
    replace: '!answer.ok',
    tests: ['e2e tests/e2e/phone/offline'],
  },
];
