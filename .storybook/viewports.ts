/** The three widths that the shop is designed for: `globals: { viewport: { value: 'phone' } }`. */
export const viewports = {
  phone: { name: 'Phone', type: 'mobile', styles: { width: '360px', height: '740px' } },
  tablet: { name: 'Tablet', type: 'tablet', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1440px', height: '900px' } },
} as const;
