/** Specification 2, "Welcome modal". */
export const welcome = {
  title: 'Aradığınız parça bizde var',
  representative: 'Sitedeki ürünler temsilidir.',
  text: 've tüm araçlar için bütün yedek parçalar mevcuttur. Bize yazın ya da arayın.',
  /** A shop with a name of its own, which names no makes. */
  own: { title: 'Hoş geldiniz', text: 'Aradığınız parçayı bize yazın ya da arayın.' },
} as const;
