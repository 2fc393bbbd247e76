import {
  BRAND_STEP_MS,
  BRAND_TRANSITION_MS,
  HERO_ADVANCE_MS,
  LOAD_LIMIT_MS,
  UNDO_MS,
  WELCOME_DELAY_MS,
} from '@/domain/limits';

import { Table } from '../../Table';

const inSeconds = (ms: number) => `${ms / 1000} s`;

/** Table of the shop's intervals and delays. */
export function Clocks() {
  return (
    <Table
      label="Times"
      head={['What', 'Time', 'Kept by']}
      rows={[
        ['The next slide comes', inSeconds(HERO_ADVANCE_MS), 'HeroSection'],
        ['The next brand comes', inSeconds(BRAND_STEP_MS), 'BrandsSection'],
        ['A step of the brands takes', inSeconds(BRAND_TRANSITION_MS), 'BrandCarousel'],
        ['The greeting appears', inSeconds(WELCOME_DELAY_MS), 'WelcomeModalView'],
        ['A deletion can be undone', inSeconds(UNDO_MS), 'UndoSnackbarView'],
        ['Loading ends at the latest', inSeconds(LOAD_LIMIT_MS), 'the repository'],
      ]}
    />
  );
}
