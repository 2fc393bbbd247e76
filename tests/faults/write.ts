import type { Fault } from './fault.ts';

export const writeFaults: readonly Fault[] = [
  {
    title: 'a request that is too large is sent again and again',
    file: 'src/panel/data/write/pushResult.ts',
    find: '[400, 409, 413, 422]',
    replace: '[400, 409, 422]',
    tests: ['unit src/panel/data/write'],
  },
  {
    title: 'a revoked device token is kept after the password was changed',
    file: 'src/panel/data/write/sendRequest.ts',
    find: '      if (answer.error?.code === WRONG_PASSWORD) credentials.deviceToken.discard();\n',
    replace: '',
    tests: ['unit src/panel/data', 'backend tests/backend/save/savePassword.test.ts'],
  },
  {
    title: 'contact details saved with a slow clock are not the latest',
    file: 'src/panel/data/write/rows/saveContact.ts',
    find: 'before + 1',
    replace: 'before - 1',
    tests: ['unit src/panel/data/write'],
  },
  {
    title: 'a row that changes a second time meanwhile counts as deleted',
    file: 'src/panel/data/write/rows/writeRow.ts',
    find: "return second.kind === 'notFound' ? HIDDEN : second;",
    replace: 'return second;',
    tests: ['unit src/panel/data/write'],
  },
  {
    title: 'a text that begins with a minus is run as a formula by Excel',
    file: 'src/panel/data/spreadsheet/escapeFormula.ts',
    find: '[=+\\-@]',
    replace: '[=+@]',
    tests: ['unit src/panel/data/spreadsheet'],
  },
  {
    title: 'a password with ş typed on another keyboard is refused',
    file: 'src/panel/data/password.ts',
    find: "password.normalize('NFC').trim()",
    replace: 'password.trim()',
    tests: ['unit src/panel/data src/data scripts/build/settings'],
  },
  {
    title: 'a lock that was not granted in time is ignored',
    file: 'src/panel/data/browser/browserTabLock.ts',
    find: 'if (hasStarted || signal.aborted) throw error;',
    replace: 'if (hasStarted) throw error;',
    tests: ['unit src/panel/data/browser'],
  },
  {
    title: 'the photograph of an open form is removed at once',
    file: 'src/panel/data/pictures/connectPictures.ts',
    find: 'picture && picture.keptAt < Date.now() - KEPT_MS',
    replace: 'picture && picture.keptAt < Date.now() + KEPT_MS',
    tests: [
      'backend tests/backend/pictures',
      'e2e tests/e2e/backend/owner/ownerPhotographs.spec.ts',
    ],
  },
  {
    title: 'a change of another tab is lost when this tab saves the same item',
    file: 'src/panel/data/local/localEditor.ts',
    find: 'shown && seen ? merged(shown, seen, item) : item',
    replace: 'shown && seen ? merged(seen, seen, item) : item',
    tests: ['unit src/panel/data/local'],
  },
];
