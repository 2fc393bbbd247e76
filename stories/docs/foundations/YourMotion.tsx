import { useReducedMotion } from '@/hooks/useReducedMotion';

import { Exhibit } from '../Exhibit';

/** What this reader's own system asks for. */
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
