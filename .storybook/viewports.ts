/** The three widths that the shop is designed, tested and photographed for. */
const designed = {
  phone: { name: 'Phone', type: 'mobile', styles: { width: '360px', height: '740px' } },
  tablet: { name: 'Tablet', type: 'tablet', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1440px', height: '900px' } },
} as const;

/** Phones that one sees in Turkish hands, from the narrowest to the widest; sizes in CSS pixels. */
const phones = {
  galaxyS24: {
    name: 'Samsung Galaxy S24',
    type: 'mobile',
    styles: { width: '360px', height: '780px' },
  },
  redmi10A: {
    name: 'Redmi 9C / 10A',
    type: 'mobile',
    styles: { width: '360px', height: '800px' },
  },
  iphoneSE: { name: 'iPhone SE', type: 'mobile', styles: { width: '375px', height: '667px' } },
  iphone14: { name: 'iPhone 13 / 14', type: 'mobile', styles: { width: '390px', height: '844px' } },
  redmiNote: {
    name: 'Redmi Note 11 / 12 / 13',
    type: 'mobile',
    styles: { width: '393px', height: '873px' },
  },
  iphone16: { name: 'iPhone 15 / 16', type: 'mobile', styles: { width: '393px', height: '852px' } },
  galaxyA71: {
    name: 'Samsung Galaxy A51 / A71',
    type: 'mobile',
    styles: { width: '412px', height: '914px' },
  },
  iphone11: { name: 'iPhone 11', type: 'mobile', styles: { width: '414px', height: '896px' } },
} as const;

/** `globals: { viewport: { value: 'phone' } }`. */
export const viewports = { ...designed, ...phones };
