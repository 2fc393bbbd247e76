import { mergeConfig } from 'vite';

import { hashPassword } from '../../scripts/build/settings/adminPassword.ts';
import shop from '../../vite.config.ts';
import { ADMIN_PASSWORD } from './builds.ts';

/** 32 times fewer than in a real build: the tests log in more than a hundred times. */
const ROUNDS = 2 ** 10;

/** The shop's build with a hash of the password that is checked in milliseconds. */
export default mergeConfig(shop, {
  plugins: [
    {
      name: 'quick-login',
      config: () => ({
        define: {
          'import.meta.env.VITE_ADMIN_PASSWORD_HASH': JSON.stringify(
            hashPassword(ADMIN_PASSWORD, ROUNDS),
          ),
        },
      }),
    },
  ],
});
