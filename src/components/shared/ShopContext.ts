import { createContext, use } from 'react';

import { shopFacts } from '@/content/shop/shopFacts';

/** What the page says of the shop (D49). Without a provider: what the build says. */
export const ShopContext = createContext(shopFacts({}));

export const useShop = () => use(ShopContext);
