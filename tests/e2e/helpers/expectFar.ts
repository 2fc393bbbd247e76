import { expect, type Locator } from '@playwright/test';

/** A distance in px: a finger that taps twice does not hit the same place. */
const TOUCH_TARGET = 44;

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The element's place now. */
export async function placeOf(element: Locator): Promise<Place> {
  const place = await element.boundingBox();
  if (place === null) throw new Error('The element is not drawn');
  return place;
}

/** None of the buttons is near the place at which what shows them was pressed. */
export async function expectFar(buttons: Locator, pressed: Place): Promise<void> {
  await expect(buttons.first()).toBeVisible();
  const places = await Promise.all((await buttons.all()).map(placeOf));
  const gaps = places.map(({ x, y, width, height }) => {
    const across = Math.max(x - pressed.x - pressed.width, pressed.x - x - width);
    const down = Math.max(y - pressed.y - pressed.height, pressed.y - y - height);
    return Math.max(across, down);
  });
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(TOUCH_TARGET);
}
