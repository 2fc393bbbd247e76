import { useReducedMotion } from '@/hooks/useReducedMotion';

import { Exhibit } from '../../Exhibit';

/** The reader's system setting for reduced motion. */
export function YourMotion() {
  const isReduced = useReducedMotion();
  return (
    <Exhibit>
      Your system asks for <strong>{isReduced ? 'less motion' : 'motion as usual'}</strong>:{' '}
      {isReduced
        ? 'the stories you see here stand still.'
        : 'the stories you see here move as they do for most visitors.'}
    </Exhibit>
  );
}
